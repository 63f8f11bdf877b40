/** First names from many places, for word problems. The texts never need a pronoun for them. */
export const NAMES = [
	"Maya",
	"Leo",
	"Amara",
	"Kenji",
	"Sofia",
	"Omar",
	"Priya",
	"Noah",
	"Zuri",
	"Mateo",
	"Aisha",
	"Finn",
	"Linh",
	"Elif",
	"Diego",
	"Nora",
	"Tariq",
	"Ivy",
	"Sunita",
	"Bikram",
] as const;

const A_NAME = new RegExp(`\\b(?:${NAMES.join("|")})\\b`, "g");

/**
 * The text with each person as P1, P2 and so on in order of appearance; `people` are those of earlier texts.
 */
export function withoutNames(text: string, people: string[] = []): string {
	return text.replaceAll(A_NAME, (name) => {
		if (!people.includes(name)) people.push(name);
		return `P${people.indexOf(name) + 1}`;
	});
}

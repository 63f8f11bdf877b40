/** First names of many places, for stories. Stories never need a pronoun for them. */
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

/** "1 row", "3 rows". */
export function counted(count: number, one: string, many = `${one}s`): string {
	return `${count} ${count === 1 ? one : many}`;
}

/** "an apple", "a pear". Words that only sound otherwise ("hour", "unit") are not for it. */
export function withArticle(word: string): string {
	return `${/^[aeiou]/i.test(word) ? "an" : "a"} ${word}`;
}

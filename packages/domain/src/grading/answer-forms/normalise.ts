// The one door through which every entry and every key passes, whatever its answer type:
// what looks alike on paper becomes the same character here, and nowhere else.

/** Longest entry that is read at all, in UTF-16 units; a longer one is refused before any work on it. */
export const LONGEST_ENTRY = 200;

const VULGAR_FRACTIONS =
	"¼1/4 ½1/2 ¾3/4 ⅐1/7 ⅑1/9 ⅒1/10 ⅓1/3 ⅔2/3 ⅕1/5 ⅖2/5 ⅗3/5 ⅘4/5 ⅙1/6 ⅚5/6 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8 ↉0/3";

const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
	...each("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u207b\u02d7\ufe58\ufe63", "-"),
	...each("\u2044\u2215\u29f8", "/"),
	...each("\u2018\u2019\u02bc\u2032\u00b4\u0060", "'"),
	...each("\u066a\ufe6a", "%"),
	...each("\ufe69", "$"),
	...each("\u066b", "."),
	...each("\u066c", ","),
	...each("\u180e\u2800", " "),
	["\u215f", " 1/"],
	// Blanks on both sides keep the fraction apart from its neighbours: "1½" is mixed, "½5" is nothing.
	...VULGAR_FRACTIONS.split(" ").map((pair): [string, string] => [pair.slice(0, 1), ` ${pair.slice(1)} `]),
]);

/** Inclusive ranges of marks that print nothing: soft hyphen, joiners, direction marks, variation selectors. */
const INVISIBLE: readonly (readonly [number, number])[] = [
	[0x00ad, 0x00ad],
	[0x034f, 0x034f],
	[0x061c, 0x061c],
	[0x180b, 0x180d],
	[0x200b, 0x200f],
	[0x202a, 0x202e],
	[0x2060, 0x206f],
	[0xfe00, 0xfe0f],
	[0xfeff, 0xfeff],
];

/** First code point of each run of ten digits that is read like 0-9: Arabic, Persian, Devanagari, Bengali. */
const DIGIT_ZEROS: readonly number[] = [0x0660, 0x06f0, 0x0966, 0x09e6];

/**
 * The entry in plain characters, trimmed: one minus, one slash, one blank, ASCII digits, no invisible marks,
 * NFC. Inner blanks keep their number ("1  234" is not a grouped number). Never throws, linear time.
 */
export function normalise(text: string): string {
	let plain = "";
	for (const character of text.normalize("NFC")) plain += plainCharacter(character);
	return plain.trim();
}

function plainCharacter(character: string): string {
	const code = character.codePointAt(0) ?? 0;
	if (code > 0x20 && code < 0x60) return character;
	const replacement = REPLACEMENTS.get(character);
	if (replacement !== undefined) return replacement;
	if (INVISIBLE.some(([first, last]) => code >= first && code <= last)) return "";
	if (character.trim() === "") return " ";
	// Fullwidth forms repeat the printable ASCII characters in the same order.
	if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0);
	const zero = DIGIT_ZEROS.find((first) => code >= first && code < first + 10);
	return zero === undefined ? character : String(code - zero);
}

function each(characters: string, replacement: string): [string, string][] {
	return [...characters].map((character) => [character, replacement]);
}

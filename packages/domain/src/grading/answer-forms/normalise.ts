// Every entry and every key passes through here, whatever its answer type: characters that look alike on
// paper become the same one here, and nowhere else.

/** Longest entry to read, in UTF-16 units; a longer one is refused before any work on it. */
export const MAX_ENTRY_LENGTH = 200;

const VULGAR_FRACTIONS =
	"¼1/4 ½1/2 ¾3/4 ⅐1/7 ⅑1/9 ⅒1/10 ⅓1/3 ⅔2/3 ⅕1/5 ⅖2/5 ⅗3/5 ⅘4/5 ⅙1/6 ⅚5/6 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8 ↉0/3";

/** Invisible characters: soft hyphen, joiners, direction marks, variation selectors; inclusive ranges. */
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

/**
 * First code point of each run of ten digits that count as 0-9: Arabic, Persian, Devanagari, Bengali,
 * mathematical.
 */
const DIGIT_ZEROS: readonly number[] = [
	0x0660, 0x06f0, 0x0966, 0x09e6, 0x1d7ce, 0x1d7d8, 0x1d7e2, 0x1d7ec, 0x1d7f6,
];

const REPLACEMENTS: ReadonlyMap<string, string> = new Map([
	...each("\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2796\u207b\u02d7\ufe58\ufe63", "-"),
	...each("\u2795", "+"),
	...each("\u2044\u2215\u29f8", "/"),
	...each("\u2018\u2019\u02bc\u2032\u00b4\u0060", "'"),
	...each("\u066a\ufe6a", "%"),
	...each("\ufe69", "$"),
	...each("\u066b", "."),
	...each("\u066c", ","),
	...each("\u180e\u2800", " "),
	...INVISIBLE.flatMap(([first, last]) => range(first, last)).map((code) => toPair(code, "")),
	...DIGIT_ZEROS.flatMap((zero) => range(zero, zero + 9).map((code) => toPair(code, `${code - zero}`))),
	// Fullwidth forms repeat the printable ASCII characters in the same order.
	...range(0xff01, 0xff5e).map((code) => toPair(code, String.fromCharCode(code - 0xfee0))),
	...each("\u2216\u29f5\ufe68", "\\"),
	["\u215f", " 1/"],
	// Blanks on both sides separate the fraction from its neighbors: "1½" is mixed, "½5" is nothing.
	...VULGAR_FRACTIONS.split(" ").map((pair): [string, string] => [pair.slice(0, 1), ` ${pair.slice(1)} `]),
]);

const BLANK = 0x20;

/** A fraction of superscript and subscript digits, as some keyboards write it: "³⁄₄". */
const SET_FRACTION = /([⁰¹²³⁴-⁹]+)[⁄∕/]([₀-₉]+)/gu;
const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const LOWERED = "₀₁₂₃₄₅₆₇₈₉";

/** Whether all characters stay as they are: ASCII without the grave accent and without control characters. */
function isPlain(text: string): boolean {
	for (let at = 0; at < text.length; at += 1) {
		const code = text.charCodeAt(at);
		if (code < BLANK || code > 0x7e || code === 0x60) return false;
	}
	return true;
}

/**
 * The entry in plain characters, trimmed: one minus, one slash, one blank, ASCII digits, no invisible marks,
 * NFC. Inner blanks are not merged ("1  234" is not a grouped number). Never throws, linear time.
 */
export function normalise(text: string): string {
	if (isPlain(text)) return hasBlankEnd(text) ? text.trim() : text;
	let plain = "";
	for (const character of withPlainFractions(text.normalize("NFC"))) plain += plainCharacter(character);
	return plain.trim();
}

function hasBlankEnd(text: string): boolean {
	return text.charCodeAt(0) === BLANK || text.charCodeAt(text.length - 1) === BLANK;
}

function withPlainFractions(text: string): string {
	const digits = (characters: string, from: string) =>
		[...characters].map((each) => from.indexOf(each)).join("");
	return text.replace(
		SET_FRACTION,
		(_, top: string, bottom: string) => ` ${digits(top, RAISED)}/${digits(bottom, LOWERED)} `,
	);
}

function plainCharacter(character: string): string {
	const replacement = REPLACEMENTS.get(character);
	if (replacement !== undefined) return replacement;
	return character.trim() === "" ? " " : character;
}

function each(characters: string, replacement: string): [string, string][] {
	return [...characters].map((character) => [character, replacement]);
}

function range(first: number, last: number): number[] {
	return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function toPair(code: number, replacement: string): [string, string] {
	return [String.fromCodePoint(code), replacement];
}

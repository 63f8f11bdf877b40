import { normalise } from "./normalise.ts";

/** What the page prints before and after the answer box; an entry may repeat it. Plain text. */
export interface Decorations {
	answer_prefix?: string | undefined;
	answer_suffix?: string | undefined;
}

/** Spellings that mean the same, without blanks and in lower case, so that "6 centimeters" passes where "cm" is printed. */
const USUAL_SPELLINGS: readonly (readonly string[])[] = [
	["%", "percent"],
	["¢", "cents", "cent"],
	["mm", "millimeters", "millimeter", "millimetres", "millimetre"],
	["cm", "centimeters", "centimeter", "centimetres", "centimetre"],
	["m", "meters", "meter", "metres", "metre"],
	["km", "kilometers", "kilometer", "kilometres", "kilometre"],
	["in", "inches", "inch"],
	["ft", "feet", "foot"],
	["g", "grams", "gram"],
	["kg", "kilograms", "kilogram"],
	["ml", "milliliters", "milliliter", "millilitres", "millilitre"],
	["l", "liters", "liter", "litres", "litre"],
	["min", "minutes", "minute"],
	["h", "hr", "hours", "hour"],
	["°", "degrees", "degree", "deg"],
	["squareunits", "sq.units", "squnits", "units²", "units^2"],
	["cm²", "cm2", "cm^2", "sqcm", "squarecentimeters", "squarecentimetres", "squarecm"],
	["m²", "m2", "m^2", "sqm", "squaremeters", "squaremetres"],
	["ft²", "ft2", "ft^2", "sqft", "squarefeet"],
];
const DOLLARS: readonly string[] = ["$", "usd", "us$", "dollars", "dollar"];

/**
 * The normalised entry without the decorations the question itself prints: `$6`, `-$6`, `6 cm`, `6%`, `x=6`.
 * Anything else stays, for the reader to refuse with its reason.
 */
export function takeOffDecorations(text: string, { answer_prefix, answer_suffix }: Decorations): string {
	if (answer_prefix === undefined && answer_suffix === undefined) return text;
	const before = spellings(answer_prefix);
	const after = spellings(answer_suffix);
	// Money is printed on one side and, as often as not, typed on the other.
	const money = [...before, ...after].some((spelling) => DOLLARS.includes(spelling)) ? DOLLARS : [];
	return withoutEnd(withoutStart(text, [...before, ...money]), [...after, ...money]);
}

function spellings(decoration: string | undefined): readonly string[] {
	const plain = bare(normalise(decoration ?? ""));
	if (plain === "") return [];
	if (DOLLARS.includes(plain)) return DOLLARS;
	return USUAL_SPELLINGS.find((group) => group.includes(plain)) ?? [plain];
}

function withoutStart(text: string, starts: readonly string[]): string {
	const sign = text.startsWith("-") || text.startsWith("+") ? text.slice(0, 1) : "";
	const rest = text.slice(sign.length);
	const lengths = starts.map((start) => matchedLength([...rest], [...start]));
	return `${sign}${rest.slice(Math.max(0, ...lengths)).trim()}`;
}

function withoutEnd(text: string, ends: readonly string[]): string {
	const backwards = [...text].reverse();
	const lengths = ends.map((end) => matchedLength(backwards, [...end].reverse()));
	return text.slice(0, text.length - Math.max(0, ...lengths)).trim();
}

/** How many characters of `text`, blanks among them not counted against it, spell `wanted`; 0 when they do not. */
function matchedLength(text: string[], wanted: string[]): number {
	let at = 0;
	let length = 0;
	for (const character of text) {
		if (at === wanted.length) break;
		length += character.length;
		if (character === " ") continue;
		if (character.toLowerCase() !== wanted[at]) return 0;
		at += 1;
	}
	return at === wanted.length ? length : 0;
}

function bare(text: string): string {
	return text.replaceAll(" ", "").toLowerCase();
}

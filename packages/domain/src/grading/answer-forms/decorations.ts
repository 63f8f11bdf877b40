import { normalise } from "./normalise.ts";
import { isDigit } from "./scan-number.ts";
import { foldBlanks } from "./string.ts";

/** The text printed before and after the answer box; an entry may repeat it. Plain text. */
export interface Decorations {
	answer_prefix?: string | undefined;
	answer_suffix?: string | undefined;
}

const DOLLARS: readonly string[] = ["$", "usd", "us$", "dollars", "dollar"];
const PERCENTS: readonly string[] = ["%", "percent", "per cent"].map(bare);
const PI: readonly string[] = ["π", "pi"];

/**
 * Spellings with the same meaning, without blanks and in lower case, so that "6 centimeters" is accepted
 * where "cm" is printed.
 */
const USUAL_SPELLINGS: readonly (readonly string[])[] = [
	DOLLARS,
	PERCENTS,
	PI,
	["¢", "cents", "cent"],
	["€", "eur", "euros", "euro"],
	["rs", "rs.", "npr", "rupees", "rupee"],
	["mm", "millimeters", "millimeter", "millimetres", "millimetre"],
	["cm", "centimeters", "centimeter", "centimetres", "centimetre"],
	["m", "meters", "meter", "metres", "metre"],
	["km", "kilometers", "kilometer", "kilometres", "kilometre"],
	["in", "in.", "inches", "inch"],
	["ft", "ft.", "feet", "foot"],
	["yd", "yd.", "yards", "yard"],
	["mi", "mi.", "miles", "mile"],
	["g", "grams", "gram"],
	["kg", "kilograms", "kilogram"],
	["oz", "oz.", "ounces", "ounce"],
	["lb", "lb.", "lbs", "pounds", "pound"],
	["£", "gbp", "pounds", "pound"],
	["ml", "milliliters", "milliliter", "millilitres", "millilitre"],
	["l", "liters", "liter", "litres", "litre"],
	["s", "sec", "seconds", "second"],
	["min", "min.", "minutes", "minute"],
	["h", "hr", "hrs", "hours", "hour"],
	["°", "degrees", "degree", "deg"],
	...powers("units", "unit"),
	...powers("cm", "centimeters", "centimetres"),
	...powers("m", "meters", "metres"),
	...powers("km", "kilometers", "kilometres"),
	...powers("in", "in.", "inches"),
	...powers("ft", "ft.", "feet"),
	["km/h", "kmh", "kph", "kilometersperhour", "kilometresperhour"],
	["mph", "mi/h", "milesperhour"],
];

/** "Square" and "cubic" with the common names of a unit, and its common powers. */
function powers(...names: string[]): string[][] {
	const [short = ""] = names;
	const power = (words: string[], digit: string, raised: string) => [
		...words.flatMap((word) => names.map((name) => `${word}${name}`)),
		...[raised, digit, `^${digit}`].map((ending) => `${short}${ending}`),
	];
	return [power(["square", "sq", "sq."], "2", "²"), power(["cubic", "cu", "cu."], "3", "³")];
}

const GROUP_OF: ReadonlyMap<string, readonly string[]> = new Map(
	// The first group with the spelling wins: "pounds" printed beside a weight means its own group too.
	USUAL_SPELLINGS.toReversed().flatMap((group) => group.map((spelling) => [spelling, group] as const)),
);

/** Takes printed text off a normalized entry. */
export interface Undecorate {
	/** A number without what the question prints beside it: `$6`, `-$6`, `6 cm`, `6%`, `x=6`, `12π` become the number. */
	number(text: string): string;
	/** A text without whole words that the question prints: "isosceles triangle" where "triangle" is printed. */
	words(text: string): string;
}

const NOTHING_PRINTED: Undecorate = { number: (text) => text, words: (text) => text };

/** Many questions print the same unit. Emptied when full: texts of authors must not fill the memory. */
const MOST_KEPT = 1000;
const kept = new Map<string, Undecorate>();

/** How to take off the decorations that a question prints. Anything else in an entry stays. */
export function undecorate({ answer_prefix, answer_suffix }: Decorations): Undecorate {
	if (answer_prefix === undefined && answer_suffix === undefined) return NOTHING_PRINTED;
	const prefix = answer_prefix ?? "";
	const suffix = answer_suffix ?? "";
	const name = `${prefix}\n${suffix}`;
	const known = kept.get(name);
	if (known !== undefined) return known;
	if (kept.size >= MOST_KEPT) kept.clear();
	const made = { number: numberUndecorator(prefix, suffix), words: wordsUndecorator(prefix, suffix) };
	kept.set(name, made);
	return made;
}

function numberUndecorator(prefix: string, suffix: string): (text: string) => string {
	const printed_before = beginnings(prefix);
	const printed_after = endings(suffix);
	const printed = [...printed_before, ...printed_after];
	// Money is printed on one side and often typed on the other; a percent sign counts only at the end.
	const money = printed.some((spelling) => DOLLARS.includes(spelling)) ? DOLLARS : [];
	const percent = printed.some((spelling) => PERCENTS.includes(spelling)) ? PERCENTS : [];
	const before = [...printed_before, ...money].filter((spelling) => !PERCENTS.includes(spelling));
	const starts = before.map((start) => [...start]);
	const ends = [...printed_after, ...money, ...percent].map((end) => [...end].reverse());
	const canStart = beginsAny(starts);
	const canEnd = beginsAny(ends);
	return (text) => {
		const rest = isUnsigned(text) && !canStart(text.charAt(0)) ? text : withoutStart(text, starts);
		return canEnd(rest.charAt(rest.length - 1)) ? withoutEnd(rest, ends) : rest;
	};
}

function isUnsigned(text: string): boolean {
	return !text.startsWith("-") && !text.startsWith("+");
}

/** Whether a character can be the first of any spelling: most entries end with a digit, and no unit does. */
function beginsAny(spellings: readonly string[][]): (character: string) => boolean {
	const firsts = new Set(spellings.map(([first = ""]) => first));
	// Half of a surrogate pair is not a character; the slow way decides.
	return (character) => character > "\u007f" || firsts.has(character.toLowerCase());
}

function wordsUndecorator(prefix: string, suffix: string): (text: string) => string {
	const before = `${foldBlanks(normalise(prefix))} `;
	const after = ` ${foldBlanks(normalise(suffix))}`;
	return (text) => {
		const words = foldBlanks(text);
		const is_first = isSameWord(words.slice(0, before.length), before);
		const rest = is_first ? words.slice(before.length) : words;
		return isSameWord(rest.slice(-after.length), after) ? rest.slice(0, -after.length) : rest;
	};
}

function isSameWord(a: string, b: string): boolean {
	return b.trim() !== "" && a.toLowerCase() === b.toLowerCase();
}

/** Spellings of a prefix; for "x =" also the sign alone. */
function beginnings(prefix: string): readonly string[] {
	const plain = bare(normalise(prefix));
	return plain.endsWith("=") ? [plain, "="] : spellings(plain);
}

/**
 * Spellings of a suffix; one that begins with pi may be repeated with or without its unit, or with a
 * multiplication sign.
 */
function endings(suffix: string): readonly string[] {
	const plain = bare(normalise(suffix));
	const words = normalise(suffix).toLowerCase();
	if (!plain.startsWith("π") && words !== "pi" && !words.startsWith("pi ")) return spellings(plain);
	const unit = spellings(plain.slice(plain.startsWith("π") ? 1 : 2));
	const pi = ["", "*", "×", "·", "x"].flatMap((sign) => PI.map((name) => `${sign}${name}`));
	return [...pi, ...unit, ...pi.flatMap((name) => unit.map((ending) => `${name}${ending}`))];
}

function spellings(plain: string): readonly string[] {
	if (plain === "") return [];
	const group = GROUP_OF.get(plain);
	if (group !== undefined) return group;
	// A word of the question: "6 apple" where "apples" is printed.
	if (!/^\p{L}{3,}$/u.test(plain)) return [plain];
	return plain.endsWith("s") ? [plain, plain.slice(0, -1)] : [plain, `${plain}s`];
}

function withoutStart(text: string, starts: readonly string[][]): string {
	const whole = startLength(text, starts);
	if (whole > 0) return text.slice(whole).trimStart();
	const sign = isUnsigned(text) ? "" : text.slice(0, 1);
	const rest = text.slice(sign.length);
	return `${sign}${rest.slice(startLength(rest, starts)).trimStart()}`;
}

/** How many leading characters match the longest of the starts; digits are never cut from a number. */
function startLength(text: string, starts: readonly string[][]): number {
	const characters = [...text];
	const length = Math.max(0, ...starts.map((start) => matchedLength(characters, start)));
	const cuts_number = isDigit(text.charCodeAt(length - 1)) && isDigit(text.charCodeAt(length));
	return cuts_number ? 0 : length;
}

/** `ends` are spelled backwards. */
function withoutEnd(text: string, ends: readonly string[][]): string {
	const backwards = [...text].reverse();
	const at = text.length - Math.max(0, ...ends.map((end) => matchedLength(backwards, end)));
	const cuts_number = isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(at));
	return cuts_number ? text : text.slice(0, at).trimEnd();
}

/** How many characters of `text`, including ignored blanks, spell `wanted`; 0 if they do not. */
function matchedLength(text: readonly string[], wanted: readonly string[]): number {
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

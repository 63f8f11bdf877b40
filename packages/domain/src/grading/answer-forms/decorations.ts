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

/**
 * The normalized entry without the decorations that the question prints: `$6`, `-$6`, `6 cm`, `6%`, `x=6`,
 * `12π`. Anything else stays, and the reader refuses it with a reason.
 */
export function takeOffDecorations(text: string, { answer_prefix, answer_suffix }: Decorations): string {
	if (answer_prefix === undefined && answer_suffix === undefined) return text;
	const printed_before = beginnings(answer_prefix ?? "");
	const printed_after = endings(answer_suffix ?? "");
	const printed = [...printed_before, ...printed_after];
	// Money is printed on one side and often typed on the other; a percent sign counts only at the end.
	const money = printed.some((spelling) => DOLLARS.includes(spelling)) ? DOLLARS : [];
	const percent = printed.some((spelling) => PERCENTS.includes(spelling)) ? PERCENTS : [];
	const before = [...printed_before, ...money].filter((spelling) => !PERCENTS.includes(spelling));
	return withoutEnd(withoutStart(text, before), [...printed_after, ...money, ...percent]);
}

/**
 * The normalized text without whole words that the question prints before or after the box: "isosceles
 * triangle" where "triangle" is printed. A text with no other words stays.
 */
export function takeOffWords(text: string, { answer_prefix, answer_suffix }: Decorations): string {
	if (answer_prefix === undefined && answer_suffix === undefined) return text;
	const before = `${foldBlanks(normalise(answer_prefix ?? ""))} `;
	const after = ` ${foldBlanks(normalise(answer_suffix ?? ""))}`;
	const words = foldBlanks(text);
	const is_first = isSameWord(words.slice(0, before.length), before);
	const rest = is_first ? words.slice(before.length) : words;
	return isSameWord(rest.slice(-after.length), after) ? rest.slice(0, -after.length) : rest;
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

function withoutStart(text: string, starts: readonly string[]): string {
	const whole = startLength(text, starts);
	if (whole > 0) return text.slice(whole).trimStart();
	const sign = text.startsWith("-") || text.startsWith("+") ? text.slice(0, 1) : "";
	const rest = text.slice(sign.length);
	return `${sign}${rest.slice(startLength(rest, starts)).trimStart()}`;
}

/** How many leading characters match the longest of the starts; digits are never cut from a number. */
function startLength(text: string, starts: readonly string[]): number {
	const lengths = starts.map((start) => matchedLength([...text], [...start]));
	const length = Math.max(0, ...lengths);
	const cuts_number = isDigit(text.charCodeAt(length - 1)) && isDigit(text.charCodeAt(length));
	return cuts_number ? 0 : length;
}

function withoutEnd(text: string, ends: readonly string[]): string {
	const backwards = [...text].reverse();
	const lengths = ends.map((end) => matchedLength(backwards, [...end].reverse()));
	const at = text.length - Math.max(0, ...lengths);
	const cuts_number = isDigit(text.charCodeAt(at - 1)) && isDigit(text.charCodeAt(at));
	return cuts_number ? text : text.slice(0, at).trimEnd();
}

/** How many characters of `text`, including ignored blanks, spell `wanted`; 0 if they do not. */
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

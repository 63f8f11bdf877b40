export { NAMES } from "@learnin/domain/question/text/names";

/** "1 row", "3 rows". */
export function counted(count: number, one: string, many = `${one}s`): string {
	return `${count} ${count === 1 ? one : many}`;
}

/** "an apple", "a pear". Not for words whose spelling and sound differ ("hour", "unit"). */
export function withArticle(word: string): string {
	return `${/^[aeiou]/i.test(word) ? "an" : "a"} ${word}`;
}

const UNITS_IN_FULL: Readonly<Record<string, string>> = {
	in: "inches",
	ft: "feet",
	yd: "yards",
	mm: "millimeters",
	cm: "centimeters",
	m: "meters",
	km: "kilometers",
};

/** The whole word of an abbreviated unit of length, as after "square"; other words stay. */
export function inFull(unit: string): string {
	return UNITS_IN_FULL[unit] ?? unit;
}

const ONE_OF: Readonly<Record<string, string>> = { feet: "foot", inches: "inch", loaves: "loaf" };

/** A unit after its number, in digits or as a formula: "1 unit" and "3/8 square foot", but "2 units" and "1.5 feet". */
function unitAfter(shown: string, unit: string): string {
	const [, top, bottom] = /^\$\\dfrac\{(\d+)\}\{(\d+)\}\$$/.exec(shown) ?? [];
	const isAtMostOne = shown === "1" || shown === "$1$" || (top !== undefined && Number(top) < Number(bottom));
	if (!isAtMostOne) return unit;
	// "miles per hour" counts miles.
	const [counts = "", ...per] = unit.split(/(?= per )/);
	const [, before = "", word = ""] = /^(.*?)([a-z]*)$/.exec(counts) ?? [];
	return [before, ONE_OF[word] ?? word.replace(/(?<!s)s$/, ""), ...per].join("");
}

/** A number with its unit; the cent sign follows it without a blank. */
export function withUnit(shown: string, unit = ""): string {
	return unit === "" || unit === "¢" ? `${shown}${unit}` : `${shown} ${unitAfter(shown, unit)}`;
}

/** The text with a capital first letter. */
export function startLarge(text: string): string {
	return `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;
}

import { unitAfter } from "@learnin/domain/question/text/unit-after";

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
	"in.": "inches",
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

const SIGNS_AFTER: readonly string[] = ["", "¢", "°", "°C", "°F", "%"];

/** A number with its unit; a sign follows it without a blank. */
export function withUnit(shown: string, unit = ""): string {
	return SIGNS_AFTER.includes(unit) ? `${shown}${unit}` : `${shown} ${unitAfter(shown, unit)}`;
}

/** The text with a capital first letter. */
export function startLarge(text: string): string {
	return `${text[0]?.toUpperCase() ?? ""}${text.slice(1)}`;
}

/** "A", "A and B", "A, B, and C". */
export function list(items: readonly (number | string)[], word: "and" | "or" = "and"): string {
	if (items.length < 3) return items.join(` ${word} `);
	return `${items.slice(0, -1).join(", ")}, ${word} ${items.at(-1)}`;
}

import type { Gate } from "./gate.ts";
import { textsOf } from "./gate.ts";

/** A number, a formula or a named point, and up to four words that belong to it: "3 cubes long", "A (2, 5)". */
const AMOUNT = String.raw`(?:[A-Z] ?)?#(?:(?! (?:and|or|is|are|of|by|to|for|in|on|at|with|which|where)\b)[ -][\w’-]+){0,4}`;
const SAME_START = String.raw`(an?|the|one|two|three|four|no|in)`;

/** Three things of the same kind with "and" or "or", but no comma before it. */
const WITHOUT_LAST_COMMA: readonly RegExp[] = [
	// "2, 4 and 6"; not the second half of "1 and 12, 2 and 6".
	new RegExp(
		String.raw`(?<![\w#]|\b(?:and|or) )${AMOUNT}, ${AMOUNT} (?:and|or) (?:with )?(?:[A-Z] ?)?#(?!, #)`,
	),
	// "a fraction, a decimal or a percent".
	new RegExp(
		String.raw`\b${SAME_START} [\w-]+(?: [\w-]+){0,2}, \1 [\w-]+(?: [\w-]+){0,2} (?:and|or) \1 `,
		"i",
	),
	// "Rays, lines and segments are", at the start of a sentence; "slide, turn or flip it?", at the end of one.
	/(?:^|[.?!:] )[\w-]+, [\w-]+ (?:and|or) (?!not\b)[\w-]+/,
	/(?<!(?:^|[.?!:] )(?:In|On|At|For|From|With|To|After|Before) [^,]*)\b[\w-]+, ([\w-]+) (?:and|or) (?!not\b|\1\b)[\w-]+(?: it)?[.?!:]/,
];

/** One rule for lists: "A, B, and C", as in American textbooks. */
export const listsHaveCommas: Gate = (question) =>
	textsOf(question)
		.filter((text) => text.includes(", "))
		.filter((text) => WITHOUT_LAST_COMMA.some((pattern) => pattern.test(withoutNumbers(text))))
		.map((text) => `a list without its last comma: "${text}"`);

function withoutNumbers(text: string): string {
	return text
		.replaceAll(/\$[^$]*\$|\[\[\w+\]\]/g, "#")
		.replaceAll(/-?\d[\d,.:/]*\d|-?\d/g, "#")
		.replaceAll(/\((?:#,? ?)+\)/g, "#")
		.replaceAll(/#[°¢%]+[CF]?/g, "#")
		.replaceAll(/#(?: #)+/g, "#");
}

import { canonicalSpelling } from "../../grading/answer-forms/number-entry.ts";
import { readEntry } from "../../grading/read-answer.ts";
import { plainFormula } from "./plain-formula.ts";

/**
 * Markdown with LaTeX as one line of plain characters: "$1\dfrac{2}{3}$" gives "1 2/3". For comparing,
 * searching and reading aloud; pages show the formula.
 */
export function toPlainText(markdown: string): string {
	// Most texts are plain already: they have no markup, and single spaces only.
	if (!/[\\{^$*]|\s\s|[^\S ]/.test(markdown)) return markdown.trim();
	return plainFormula(markdown)
		.replace(/[$*]/g, "")
		.replace(/\s{2,}|[^\S ]/g, " ")
		.trim();
}

/** A complete number; a minus belongs to it only if nothing before it is subtracted from. */
const NUMBER = /(?:(?<![\d)] ?|[a-z])-)?\d+(?:,\d{3})*(?:\.\d+)?(?: \d+\/\d+|\/\d+)?/g;

/** The address of an uploaded picture is not text; its alt text is. */
const ADDRESS = /\]\(\/images\/[a-f0-9]{64}\.webp\)/g;

function toSaid(markdown: string): string {
	return toPlainText(markdown.includes("](/images/") ? markdown.replaceAll(ADDRESS, "]") : markdown);
}

/** Every number in the text in canonical spelling; fractions and mixed numbers count as one number. */
export function numbersIn(markdown: string): Set<string> {
	const numbers = new Set<string>();
	for (const text of toSaid(markdown).match(NUMBER) ?? []) {
		const number = canonicalOf(text);
		if (number !== undefined) numbers.add(number);
	}
	return numbers;
}

/** The canonical spelling of a number; undefined for another text. */
function canonicalOf(text: string): string | undefined {
	// Most are whole, and most other texts have no digit of any script.
	if (/^[1-9]\d{0,8}$/.test(text)) return text;
	if (!/[\d\u0080-\uffff]/.test(text)) return undefined;
	const entry = readEntry(text, {});
	return typeof entry === "string" ? undefined : canonicalSpelling(entry);
}

/**
 * Whether a text contains the answer: a number by its value, other texts of three characters or more word by
 * word.
 */
export function statesAnswer(markdown: string, answer: string): boolean {
	const answered = toPlainText(answer);
	const number = canonicalOf(answered);
	if (number !== undefined)
		return (toSaid(markdown).match(NUMBER) ?? []).some((text) => canonicalOf(text) === number);
	const plain = answered.toLowerCase();
	return plain.length >= 3 && ` ${toSaid(markdown).toLowerCase()} `.includes(plain);
}

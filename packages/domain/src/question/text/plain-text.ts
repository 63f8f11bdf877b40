import { readNumber } from "../../grading/read-answer.ts";
import { plainFormula } from "./plain-formula.ts";

/**
 * Markdown with LaTeX as one line of plain characters: "$1\dfrac{2}{3}$" gives "1 2/3". For comparing,
 * searching and reading aloud; pages show the formula.
 */
export function toPlainText(markdown: string): string {
	return plainFormula(markdown).replace(/[$*]/g, "").replace(/\s+/g, " ").trim();
}

/** A complete number; a minus belongs to it only if nothing before it is subtracted from. */
const NUMBER = /(?:(?<![\d)] ?|[a-z])-)?\d+(?:,\d{3})*(?:\.\d+)?(?: \d+\/\d+|\/\d+)?/g;

/** The address of an uploaded picture is not text; its alt text is. */
const ADDRESS = /\]\(\/images\/[a-f0-9]{64}\.webp\)/g;

function toSaid(markdown: string): string {
	return toPlainText(markdown.replaceAll(ADDRESS, "]"));
}

/** Every number in the text in canonical spelling; fractions and mixed numbers count as one number. */
export function numbersIn(markdown: string): Set<string> {
	const numbers = new Set<string>();
	for (const [text] of toSaid(markdown).matchAll(NUMBER)) {
		const read = readNumber(text);
		if (read.readable) numbers.add(read.canonical);
	}
	return numbers;
}

/**
 * Whether a text contains the answer: a number by its value, other texts of three characters or more word by
 * word.
 */
export function statesAnswer(markdown: string, answer: string): boolean {
	const read = readNumber(toPlainText(answer));
	if (read.readable) return numbersIn(markdown).has(read.canonical);
	const plain = toPlainText(answer).toLowerCase();
	return plain.length >= 3 && ` ${toSaid(markdown).toLowerCase()} `.includes(plain);
}

import type { KnownMistake, Question } from "@learnin/domain/question/question";
import { toPlainText } from "@learnin/domain/question/text/plain-text";
import { stemOf } from "./procedure-of.ts";
import { TRUE_OF_COPIES } from "./true-of-copies.ts";

/** A number as it is written; a minus belongs to it only if nothing before it is subtracted from. */
const NUMBER = /(?:(?<![\d)] ?|[a-z])-)?\d+(?:,\d{3})*(?:\.\d+)?(?: \d+\/\d+|\/\d+)?/g;

const NUMBER_ONLY = new RegExp(`^(?:${NUMBER.source})$`);

/** A text inside a figure. */
const LABEL = />([^<>]*\d[^<>]*)</g;

/** Pictures with a scale or with data show many numbers that nobody is given: they are read off. */
const READ_OFF =
	/number line|line of minutes|ruler|protractor|clock|scale|measuring cup|coordinate|graph|plot|map|straight line from|histogram|dots|columns trial/i;

/** The place of a box in a prompt. */
const BOX = /\[\[\w+\]\]/g;

/**
 * The numbers that a child is given: those of the prompt, and the measures and entries written in the figure. Fractions
 * are compared as they are written, since 4/12 is no copy of 2/6.
 */
function givenNumbers({ prompt, figure }: Pick<Question, "prompt" | "figure">): Set<string> {
	const given = numbersAsWritten(prompt.replaceAll(BOX, ""));
	if (figure === undefined || READ_OFF.test(figure.alt)) return given;
	const shown = [...figure.svg.matchAll(LABEL)].map(([, label = ""]) => label);
	const seen = numbersAsWritten(shown.join("; "));
	for (const number of numbersAsWritten(figure.alt)) if (seen.has(number)) given.add(number);
	return given;
}

function numbersAsWritten(text: string): Set<string> {
	return new Set(toPlainText(text).match(NUMBER)?.map(asWritten));
}

/** Without commas, and 2.50 as 2.5. */
function asWritten(number: string): string {
	return number.includes("/") ? number : `${Number(number.replaceAll(",", ""))}`;
}

/**
 * The known mistakes of written answers that are numbers of the question, and whose feedback is not true for a child who
 * only copied them.
 */
export function falseOfCopies(question: Question): KnownMistake[] {
	if (!isWritten(question)) return [];
	const told = question.figure === undefined ? question.prompt : `${question.prompt} ${question.figure.alt}`;
	const numbers = question.known_mistakes.filter(
		({ id, answer }) => mayStandIn(told, answer) && !TRUE_OF_COPIES.has(stemOf(id)),
	);
	if (numbers.length === 0) return [];
	const given = givenNumbers(question);
	return numbers.filter(({ answer }) => given.has(asWritten(answer)));
}

/** A fast check: false for most numbers, without reading those of the text. Commas stand before the last three digits. */
function mayStandIn(text: string, answer: string): boolean {
	return NUMBER_ONLY.test(answer) && text.includes(answer.slice(-3).replace(/^.*\//, ""));
}

/** A single answer, made or typed, or several typed ones. What is plotted or drawn is not copied. */
function isWritten({ question_type, interaction }: Question): boolean {
	if (question_type === "FILL_ONE") return true;
	return (
		(question_type === "FILL_MULTIPLE" || question_type === "LABELED_INPUT") && interaction === undefined
	);
}

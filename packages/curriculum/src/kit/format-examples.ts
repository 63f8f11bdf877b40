import { numbersIn, toPlainText } from "@learnin/domain/question/text/plain-text";
import type { Question } from "@learnin/domain/question/question";

/** The numbers after "such as" in a format line: "Write a fraction, such as 3/4." */
const EXAMPLES = /(?<=\bsuch as )-?\d+(?: \d+)?(?:\/\d+)?/g;

/** Others of the same kind, by what an example is: a tenth stays a tenth, a mixed number a mixed one. */
const OTHERS: readonly (readonly [kind: RegExp, others: readonly string[]])[] = [
	[/^\d+ /, ["1 1/4", "2 3/4", "3 2/5", "4 5/6", "6 3/8"]],
	[/^1\//, ["1/8", "1/6", "1/9", "1/7", "1/12"]],
	[/\/10$/, ["3/10", "7/10", "9/10", "1/10"]],
	[/\/9$/, ["5/9", "2/9", "7/9", "4/9"]],
];
const PROPER = ["3/4", "2/5", "5/6", "7/8", "4/9", "3/7"];
const IMPROPER = ["7/4", "7/3", "9/5", "11/6", "13/8"];

/** The examples of a format line, with slashes or bars. */
export function examplesIn(cta: string): string[] {
	return toPlainText(cta).match(EXAMPLES) ?? [];
}

/** The format line with examples that give nothing away: none is an answer, or a number of the question. */
export function withOtherExamples(cta: string, question: Question): string {
	if (!cta.includes("such as ")) return cta;
	const told = numbersInAll(numbersToAvoid(question));
	const isTold = (example: string) => isAmong(example, told);
	return cta.replace(EXAMPLES, (example) =>
		isTold(example) ? (othersOf(example).find((other) => !isTold(other)) ?? example) : example,
	);
}

/** Whether one of the texts has a number of the same value, as a fraction or as a decimal. */
export function isStated(example: string, texts: readonly string[]): boolean {
	return isAmong(example, numbersInAll(texts));
}

function numbersInAll(texts: readonly string[]): ReadonlySet<string> {
	return new Set(texts.flatMap((text) => [...numbersIn(text)]));
}

function isAmong(example: string, numbers: ReadonlySet<string>): boolean {
	return [...numbersIn(example), ...numbersIn(decimalOf(example))].some((form) => numbers.has(form));
}

function decimalOf(example: string): string {
	const [, minus = "", wholes = "0", top = "0", bottom = "1"] =
		/^(-?)(?:(\d+) )?(\d+)(?:\/(\d+))?$/.exec(example) ?? [];
	return `${minus}${Number(wholes) + Number(top) / Number(bottom)}`;
}

/** Every text with a number that must not be an example: what is asked, what is shown, and what is right. */
export function numbersToAvoid(question: Question): string[] {
	return [question.prompt, question.figure?.alt ?? "", ...answersOf(question)];
}

function answersOf(question: Question): readonly string[] {
	if (question.question_type === "FILL_ONE") return question.key.answers;
	return question.question_type === "FILL_MULTIPLE" ? question.blanks.flatMap(({ key }) => key.answers) : [];
}

function othersOf(example: string): string[] {
	const [, minus = "", size = ""] = /^(-?)(.*)$/.exec(example) ?? [];
	const [top = 0, bottom = 1] = size.split("/").map(Number);
	const [, others = top > bottom ? IMPROPER : PROPER] = OTHERS.find(([kind]) => kind.test(size)) ?? [];
	return others.map((other) => `${minus}${other}`);
}

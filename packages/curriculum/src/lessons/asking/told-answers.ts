import type { Question } from "@learnin/domain/question/question";
import { toPlainText } from "@learnin/domain/question/text/plain-text";
import { lastEquation } from "../equations.ts";
import { valueOf, WRITTEN_NUMBER } from "../written-numbers.ts";

/** Whether a step reveals the example's answer, where the question itself does not. */
export function tellsAnswer(step: string, question: Question): boolean {
	const equation = lastEquation(step);
	return (
		(equation !== undefined && answersOf(question).includes(`${equation.result}`)) ||
		saysAnswer(step, question) ||
		saysLetter(step, question)
	);
}

/** "so $y = 2$", where the value of y is asked: also of a number that the question has. */
function saysLetter(step: string, question: Question): boolean {
	const prefix = question.question_type === "FILL_ONE" ? (question.answer_prefix ?? "") : "";
	const letter = /^([a-z]) =$/.exec(prefix)?.[1] ?? /value of \$([a-z])\$/.exec(question.prompt)?.[1];
	if (letter === undefined) return false;
	const said = toPlainText(step)
		.replaceAll(/\s*=\s*/g, "=")
		.replaceAll(/,(?=\d{3})/g, "");
	return answersOf(question).some((answer) =>
		new RegExp(`(?<![\\w.)])${letter}=${answer.replaceAll(".", "\\.")}(?!\\.?\\d| ?[-+×÷/])`).test(said),
	);
}

/** Shorter options, such as "fourths", are words of a step about something else, too. */
const LONG_OPTION = 20;

/**
 * Whether a step says the whole text of the right option, "A translation 1 unit left and 5 units up: …", its first
 * sentence, the name that it gives, or the point that it is, and no other option.
 */
export function saysRightOption(step: string, question: Question): boolean {
	if (question.question_type !== "SELECT_ONE") return false;
	const right = question.options.find(({ id }) => id === question.key.option_id)?.label ?? "";
	const others = question.options.filter(({ id }) => id !== question.key.option_id);
	const first = /^.*?\.(?= )/.exec(right)?.[0] ?? right;
	if (first.length > LONG_OPTION && step.toLowerCase().includes(first.toLowerCase()))
		return !others.some(({ label }) => label.startsWith(first));
	if (step.includes(`are called ${right}.`)) return true;
	const isPart = (label: string) => label.toLowerCase().includes(step.toLowerCase());
	if (step.length > LONG_OPTION && isPart(right) && !others.some(({ label }) => isPart(label))) return true;
	return POINT.test(right) && step.includes(right) && !others.some(({ label }) => step.includes(label));
}

/** "$(3, 4)$". */
const POINT = /^\$\(-?\d+, -?\d+\)\$$/;

/** The values of the answer, without signs. None if it is not a number. */
export function answerValues(question: Question): number[] {
	return answersOf(question)
		.map((answer) => valueOf(answer.replace(/^-/, "")))
		.filter((value) => !Number.isNaN(value));
}

/** The values of all boxes of an answer with several. */
export function valuesOfParts(question: Question): number[] {
	const parts =
		question.question_type === "FILL_MULTIPLE"
			? question.blanks
			: question.question_type === "LABELED_INPUT"
				? question.labels
				: [];
	return parts.map(({ key }) => valueOf(key?.answers[0] ?? "")).filter((value) => !Number.isNaN(value));
}

function saysAnswer(step: string, question: Question): boolean {
	const [said = [], told = []] = [question.prompt, step].map((text) => numbersOf(text));
	const signed = answersOf(question).filter((answer) => plain(step).includes(answer));
	// "-1" is said with a sign: it is not the wrong answer "1".
	const wrongs = wrongAnswersOf(question).filter((wrong) => !signed.includes(`-${wrong}`));
	const isList = lastEquation(step) === undefined && wrongs.some((wrong) => told.includes(wrong));
	return answersOf(question)
		.filter((answer) => !answer.startsWith("-") || plain(step).includes(answer))
		.map((answer) => answer.replace(/^-/, ""))
		.filter((answer) => told.includes(answer) && !said.includes(answer))
		.some((answer) => !isList || concludes(step, answer));
}

/** "… is 12": among wrong answers a number alone does not tell that it is the right one. */
function concludes(step: string, answer: string): boolean {
	const said = toPlainText(step).replaceAll(/,(?=\d{3})/g, "");
	return new RegExp(String.raw`(?:=|\bis|\bare) -?${answer.replaceAll(".", String.raw`\.`)}(?!\d)`).test(
		said,
	);
}

/** "3/4" and "2 3/4". */
const FRACTION = /(?<![\d/.])(?:\d+ )?\d+\/\d+(?![\d/])/g;

/** Whole numbers, decimals, fractions, and mixed numbers. */
function numbersOf(text: string): string[] {
	const said = toPlainText(text);
	const whole = said.replaceAll(FRACTION, " ").match(WRITTEN_NUMBER) ?? [];
	return [...whole.map(plain), ...(said.match(FRACTION) ?? [])];
}

function answersOf(question: Question): string[] {
	if (question.question_type === "FILL_ONE") return question.key.answers.map(plain);
	if (question.question_type !== "SELECT_ONE") return [];
	const right = question.options.find(({ id }) => id === question.key.option_id);
	return right === undefined ? [] : [numberOf(right.label)];
}

/** "62" of "$62°$" and "-3.2" of "$-3.2$ inches"; any other text as it is. */
function numberOf(label: string): string {
	return (
		/^\$?(-?[\d{,}]+(?:\.\d+)?)°?\$?(?: [a-z]+)*$/.exec(label)?.[1]?.replaceAll(/\{,\}|,/g, "") ??
		plain(label)
	);
}

/** Known wrong answers of a question with one answer. */
export function wrongAnswersOf(question: Question): string[] {
	if (question.question_type === "FILL_ONE")
		return question.known_mistakes.map(({ answer }) => plain(answer));
	if (question.question_type !== "SELECT_ONE") return [];
	return question.options
		.filter(({ id }) => id !== question.key.option_id)
		.map(({ label }) => numberOf(label));
}

/** A number without the signs of a formula and the commas between its thousands. */
function plain(text: string): string {
	return text.replaceAll(/^\$|\$$|\{,\}|,(?=\d{3})/g, "");
}

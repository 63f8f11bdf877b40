import type { Question } from "@learnin/domain/question/question";
import { lastEquation } from "../equations.ts";
import { valueOf, WRITTEN_NUMBER } from "../written-numbers.ts";

/** Whether a step reveals the example's answer, where the question itself does not. */
export function tellsAnswer(step: string, question: Question): boolean {
	const equation = lastEquation(step);
	return (
		(equation !== undefined && answersOf(question).includes(`${equation.result}`)) ||
		saysAnswer(step, question)
	);
}

/** Shorter options, such as "fourths", are words of a step about something else, too. */
const LONG_OPTION = 20;

/** Whether a step says the whole text of the right option: "A translation 1 unit left and 5 units up: …" */
export function saysRightOption(step: string, question: Question): boolean {
	if (question.question_type !== "SELECT_ONE") return false;
	const right = question.options.find(({ id }) => id === question.key.option_id)?.label ?? "";
	return right.length > LONG_OPTION && step.toLowerCase().includes(right.toLowerCase());
}

/** The values of the answer, without signs. None if it is not a number. */
export function answerValues(question: Question): number[] {
	return answersOf(question)
		.map((answer) => valueOf(answer.replace(/^-/, "")))
		.filter((value) => !Number.isNaN(value));
}

function saysAnswer(step: string, question: Question): boolean {
	const [said = [], told = []] = [question.prompt, step].map((text) => numbersOf(text));
	const isList =
		lastEquation(step) === undefined && wrongAnswersOf(question).some((wrong) => told.includes(wrong));
	return answersOf(question)
		.filter((answer) => !answer.startsWith("-") || plain(step).includes(answer))
		.map((answer) => answer.replace(/^-/, ""))
		.filter((answer) => told.includes(answer) && !said.includes(answer))
		.some((answer) => !isList || concludes(step, answer));
}

/** "… is 12": among wrong answers a number alone does not tell that it is the right one. */
function concludes(step: string, answer: string): boolean {
	return new RegExp(String.raw`(?:=|\bis|\bare) \$?-?${answer.replaceAll(".", String.raw`\.`)}(?!\d)`).test(
		plain(step),
	);
}

function numbersOf(text: string): string[] {
	return (text.match(WRITTEN_NUMBER) ?? []).map(plain);
}

function answersOf(question: Question): string[] {
	if (question.question_type === "FILL_ONE") return question.key.answers.map(plain);
	if (question.question_type !== "SELECT_ONE") return [];
	const right = question.options.find(({ id }) => id === question.key.option_id);
	return right === undefined ? [] : [plain(right.label)];
}

/** Known wrong answers of a question with one answer. */
export function wrongAnswersOf(question: Question): string[] {
	if (question.question_type === "FILL_ONE")
		return question.known_mistakes.map(({ answer }) => plain(answer));
	if (question.question_type !== "SELECT_ONE") return [];
	return question.options.filter(({ id }) => id !== question.key.option_id).map(({ label }) => plain(label));
}

/** A number without the signs of a formula and the commas between its thousands. */
function plain(text: string): string {
	return text.replaceAll(/^\$|\$$|\{,\}|,(?=\d{3})/g, "");
}

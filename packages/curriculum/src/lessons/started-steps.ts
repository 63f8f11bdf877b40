import type { Question } from "@learnin/domain/question/question";
import { statesAnswer, toPlainText } from "@learnin/domain/question/text/plain-text";
import { recordOf } from "@learnin/domain/question-types/question-types";
import { explanationSteps } from "../repairs/explanation-steps.ts";
import { rightLetters } from "./pictures/of-tapped-parts.ts";
import { NUMBER } from "./step-text.ts";
import { tellsAnswer, wrongAnswersOf } from "./asking/told-answers.ts";

/** More would leave no room for the answer on a phone. */
const MOST = 3;

/**
 * The first steps of a question's own solution, shown as done so that the child finishes it: at most half of them, none
 * from the first on that gives the answer away, and of several things to find at least half are left. Empty if that is
 * already too much for the first one. Markdown with LaTeX.
 */
export function startedSteps(question: Question): string[] {
	const steps = explanationSteps(question.explanation);
	const half = steps.slice(0, Math.min(MOST, Math.floor(steps.length / 2)));
	const secrets = distinct(secretsOf(question));
	const may_tell = Math.floor(secrets.length / 2);
	const tooMuch = half.findIndex((step, at) => {
		if (tellsAnswer(step, question) || rightLetters(question, step).length > 0) return true;
		const done = half.slice(0, at + 1);
		return (
			secrets.filter((secret) => done.some((each) => givesAway(each, secret, question))).length > may_tell
		);
	});
	return tooMuch === -1 ? half : half.slice(0, tooMuch);
}

/** Stricter than for steps that are asked about: also where the question has the answer among other things. */
function givesAway(step: string, secret: readonly string[], question: Question): boolean {
	return (
		secret.some((text) => says(step, text) || saysItsNumber(step, text)) && !isAmongWrong(step, question)
	);
}

/** "It is between 560 and 570": which of them it is, is left to find. */
function isAmongWrong(step: string, question: Question): boolean {
	return /\bis between\b/.test(step) && wrongAnswersOf(question).some((wrong) => says(step, wrong));
}

/** Boxes with the same answer count once. */
function distinct(secrets: readonly (readonly string[])[]): (readonly string[])[] {
	return [...new Map(secrets.map((secret) => [secret.join(), secret])).values()];
}

/**
 * What the child finds, each with the texts that tell it: one answer, or every box. Of a card to sort its name tells, as
 * a step about it says where it belongs; the place by itself does not, if others belong there.
 */
function secretsOf(question: Question): (readonly string[])[] {
	if (question.question_type === "FILL_MULTIPLE") return question.blanks.map(({ key }) => key.answers);
	if (question.question_type !== "LABELED_INPUT") return [recordOf(question).rightTexts(question)];
	const places = question.labels.map(({ key }) => key?.answers[0]);
	return question.labels.map(({ label, key, choices }) => {
		const answers = key?.answers ?? [];
		if (choices === undefined) return answers;
		const isShared = places.filter((place) => place === answers[0]).length > 1;
		return isShared ? [label] : [label, ...answers];
	});
}

/** Signs and single letters count, too. */
function says(step: string, secret: string): boolean {
	const [said, wanted] = [step, secret].map(wordsOf);
	return statesAnswer(step, secret) || (wanted !== "" && ` ${said} `.includes(` ${wanted} `));
}

function wordsOf(text: string): string {
	return toPlainText(text)
		.toLowerCase()
		.replaceAll(/[.,;:!?](?=\s|$)/g, "");
}

/** "It ends at 5" tells 5 inches. */
function saysItsNumber(step: string, secret: string): boolean {
	const number = AMOUNT.exec(toPlainText(secret))?.[1];
	return number !== undefined && statesAnswer(step, number);
}

const AMOUNT = new RegExp(`^(-?${NUMBER}) ?[^\\d\\s+×÷:()=<>-]+$`);

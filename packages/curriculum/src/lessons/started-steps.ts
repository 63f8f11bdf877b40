import type { Question } from "@learnin/domain/question/question";
import { statesAnswer, toPlainText } from "@learnin/domain/question/text/plain-text";
import { recordOf } from "@learnin/domain/question-types/question-types";
import { explanationSteps } from "../repairs/explanation-steps.ts";
import { rightLetters } from "./pictures-of-tapped-parts.ts";
import { NUMBER } from "./step-text.ts";
import { tellsAnswer } from "./told-answers.ts";

/** More would leave no room for the answer on a phone. */
const MOST = 3;

/**
 * The first steps of a question's own solution, shown as done so that the child finishes it: at most half of them, and
 * none from the first on that gives the answer away. Empty if that is already the first one. Markdown with LaTeX.
 */
export function startedSteps(question: Question): string[] {
	const steps = explanationSteps(question.explanation);
	const half = steps.slice(0, Math.min(MOST, Math.floor(steps.length / 2)));
	const telling = half.findIndex((step) => givesAway(step, question));
	return telling === -1 ? half : half.slice(0, telling);
}

/** Stricter than for steps that are asked about: also where the question has the answer among other things. */
function givesAway(step: string, question: Question): boolean {
	return (
		tellsAnswer(step, question) ||
		rightLetters(question, step).length > 0 ||
		secretsOf(question).some((secret) => says(step, secret) || saysItsNumber(step, secret))
	);
}

/** What is right, and the cards to sort: a step about a card says where it belongs. */
function secretsOf(question: Question): string[] {
	const cards =
		question.question_type === "LABELED_INPUT"
			? question.labels.filter(({ choices }) => choices !== undefined).map(({ label }) => label)
			: [];
	return [...recordOf(question).rightTexts(question), ...cards];
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

import type { Question, QuestionByType } from "@learnin/domain/question/question";
import { statesAnswer, toPlainText } from "@learnin/domain/question/text/plain-text";
import { recordOf } from "@learnin/domain/question-types/question-types";
import { explanationSteps } from "../repairs/explanation-steps.ts";
import { rightLetters } from "./pictures/of-tapped-parts.ts";
import { NUMBER } from "./step-text.ts";
import { isSaid, matchOf, tellsPair, workedPair } from "./worked-pair.ts";
import { tellsAnswer, wrongAnswersOf } from "./asking/told-answers.ts";

/** More would leave no room for the answer on a phone. */
const MOST = 3;

/**
 * The first steps of a question's own solution, shown as done so that the child finishes it: at most half of them, none
 * from the first on that gives the answer away, and of several things to find at least half are left. Empty if that is
 * already too much for the first one. Markdown with LaTeX.
 */
export function startedSteps(question: Question): string[] {
	if (question.question_type === "MATCH_THE_FOLLOWING") return startedPairs(question);
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

type Matching = QuestionByType["MATCH_THE_FOLLOWING"];

/**
 * Of a matching question one pair is worked out, or several that a step finds together, if at least half of them are
 * left. Empty if a pair cannot be told in words.
 */
function startedPairs(question: Matching): string[] {
	const worked = workedPair(question);
	if (worked !== undefined) return fewer([`${worked.first} ${worked.steps[0]}`, ...worked.steps.slice(1)]);
	const all = explanationSteps(question.explanation);
	const list = all.findLastIndex((step) => tellsAll(step, question));
	const steps = list === -1 ? all : all.slice(0, list);
	const pairs = question.explanation.split(/\n{2,}/);
	const alone =
		pairs.length === question.left_options.length ? pairs.find((each) => toldBy(each) === 1) : undefined;
	if (alone !== undefined) return fewer(explanationSteps(alone));
	const first = steps.findIndex((_, at) => toldBy(steps.slice(0, at + 1).join(" ")) > 0);
	const done = steps.slice(0, first + 1);
	if (first !== -1 && toldBy(done.join(" ")) <= question.left_options.length / 2) return fewer(done);
	return withFirstPair(question, steps.slice(0, first === -1 ? MOST - 1 : Math.min(first, MOST - 1)));

	function toldBy(text: string): number {
		return question.left_options.filter(({ id }) => tellsPair(text, question, id)).length;
	}
}

/** "From least to greatest: $0.53$, $0.6$, $0.73$." */
function tellsAll(step: string, question: Matching): boolean {
	return question.left_options.every(({ id }) => {
		const right = matchOf(question, id);
		return right !== undefined && isSaid(step, right);
	});
}

/** The first pair beside what the solution says before it lists them all: "Least: $0.6$." */
function withFirstPair(question: Matching, before: readonly string[]): string[] {
	const [left] = question.left_options;
	const right = left && matchOf(question, left.id);
	return left === undefined || left.label === "" || right === undefined
		? []
		: [...before, `${left.label}: ${right}.`];
}

/** In so many lines that they fit above the answer. */
function fewer(steps: readonly string[]): string[] {
	const [first = "", second = "", ...rest] = steps;
	return steps.length <= MOST ? [...steps] : fewer([`${first} ${second}`, ...rest]);
}

/** Stricter than for steps that are asked about: also where the question has the answer among other things. */
function givesAway(step: string, secret: readonly string[], question: Question): boolean {
	return (
		secret.some((text) => isSaid(step, text) || saysItsNumber(step, text)) && !isAmongWrong(step, question)
	);
}

/** "It is between 560 and 570": which of them it is, is left to find. */
function isAmongWrong(step: string, question: Question): boolean {
	return /\bis between\b/.test(step) && wrongAnswersOf(question).some((wrong) => isSaid(step, wrong));
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

/** "It ends at 5" tells 5 inches. */
function saysItsNumber(step: string, secret: string): boolean {
	const number = AMOUNT.exec(toPlainText(secret))?.[1];
	return number !== undefined && statesAnswer(step, number);
}

const AMOUNT = new RegExp(`^(-?${NUMBER}) ?[^\\d\\s+×÷:()=<>-]+$`);

import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";
import { rightAnswer } from "@learnin/domain/question/right-answer";
import { recordOf } from "@learnin/domain/question-types/question-types";
import { whatIsAsked } from "@learnin/domain/question/what-is-asked";
import type { DrawnQuestion } from "../generators/draw-questions.ts";
import { generatorFor } from "../generators/generators.ts";
import { stemOf } from "../procedures/procedure-of.ts";

const TRIES = 300;
/** In words: a known mistake that cannot happen in the twin weighs as much as this many different words. */
const MISSING_MISTAKE = 6;

export interface TwinWish {
	skill_id: string;
	difficulty: Difficulty;
	question: Question;
	/** The first seed to try; the next whole numbers follow. */
	seed: number;
	/** How many seeds are tried; fewer are faster, and the twin is less similar. */
	tries?: number;
	/** A short name of a question's content; must be a function of `whatIsAsked`. */
	fingerprintOf?: (question: Question) => string;
}

/**
 * A question like this one: the same skill, difficulty and type, with other numbers and another right answer, so that
 * it reveals nothing; of about a hundred the most similar in words and possible mistakes. Undefined if there is none.
 */
export function drawTwin({
	skill_id,
	difficulty,
	question,
	seed,
	tries = TRIES,
	fingerprintOf = whatIsAsked,
}: TwinWish): DrawnQuestion | undefined {
	const generator = generatorFor(skill_id);
	if (generator === undefined) return undefined;
	let best: { seed: number; question: Question; distance: number } | undefined;
	for (let at = seed; at < seed + tries && best?.distance !== 0; at += 1) {
		const candidate = generator.generate(at, difficulty);
		if (!isTwin(question, candidate)) continue;
		const distance = distanceBetween(question, candidate);
		if (best === undefined || distance < best.distance) best = { seed: at, question: candidate, distance };
	}
	return best && { seed: best.seed, question: best.question, fingerprint: fingerprintOf(best.question) };
}

/** Whether a question is similar to another one and reveals nothing of its right answer. */
export function isTwin(question: Question, candidate: Question): boolean {
	return isOfItsKind(question, candidate) && !givesAway(question, candidate);
}

function isOfItsKind(question: Question, candidate: Question): boolean {
	return (
		candidate.question_type === question.question_type &&
		candidate.answer_type === question.answer_type &&
		(candidate.figure === undefined) === (question.figure === undefined) &&
		whatIsAsked(candidate) !== whatIsAsked(question)
	);
}

/** Whether it is the same question, or its right answer would also answer the other one. */
export function revealsAnswer(question: Question, candidate: Question): boolean {
	return whatIsAsked(candidate) === whatIsAsked(question) || givesAway(question, candidate);
}

/** Its right answer would also answer the question itself. */
function givesAway(question: Question, candidate: Question): boolean {
	if (
		JSON.stringify(recordOf(question).whatIsRight(question)) ===
		JSON.stringify(recordOf(candidate).whatIsRight(candidate))
	)
		return true;
	// Ids of options mean nothing in another question.
	if ("options" in question || question.question_type === "MATCH_THE_FOLLOWING") return false;
	const { verdict } = gradeAnswer(question, rightAnswer(candidate));
	return verdict === "correct" || verdict === "wrong_form" || verdict === "needs_review";
}

function distanceBetween(question: Question, candidate: Question): number {
	const [own, other] = [wordsOf(question), new Set(wordsOf(candidate))];
	const stems = new Set(candidate.known_mistakes.map(({ id }) => stemOf(id)));
	const missing = question.known_mistakes.filter(({ id }) => !stems.has(stemOf(id))).length;
	return own.filter((word) => !other.has(word)).length + missing * MISSING_MISTAKE;
}

/** All numbers are treated as equal. */
function wordsOf({ prompt }: Question): string[] {
	return prompt.replaceAll(/\d+/g, "0").split(/\s+/);
}

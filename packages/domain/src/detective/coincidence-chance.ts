import type { Question } from "../question/question.ts";
import { recordOf } from "../question-types/question-types.ts";

/**
 * How often a student without the procedure is wrong or guesses. High, so that weak students are not accused.
 */
const LOST = 0.5;

/**
 * The chance, above 0 and below 1, that the first try at a question gives the answer of a known mistake
 * without the procedure behind it: a guessed option, or a slip that ends in the same number.
 */
export function coincidenceChance(question: Question): number {
	return LOST * recordOf(question).coincidenceShare(question);
}

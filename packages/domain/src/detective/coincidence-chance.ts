import type { Question } from "../question/question.ts";

/** How often a student who does not have the procedure is wrong, or chooses blindly: high, so that weak students are not accused. */
const LOST = 0.5;
/** How often a wrong typed answer is the one of a certain known mistake by another way. */
const SAME_ENTRY = 0.1;

/**
 * The chance, above 0 and below 1, that the first try at a question gives the answer of a certain known mistake without the
 * procedure behind it: an option picked blindly, or a slip that ends in the same number.
 */
export function coincidenceChance(question: Question): number {
	switch (question.question_type) {
		case "SELECT_ONE":
			return LOST / Math.max(2, question.options.length);
		case "SELECT_ALL":
		case "MATCH_THE_FOLLOWING":
			// A blind answer shows one of the known mistakes, or none.
			return LOST / (question.known_mistakes.length + 1);
		case "LABELED_INPUT":
			return question.labels.some(({ choices = [] }) => choices.length > 0)
				? LOST / (question.known_mistakes.length + 1)
				: LOST * SAME_ENTRY;
		case "FILL_ONE":
		case "FILL_MULTIPLE":
		case "VERIFY_WITH_LLM":
			return LOST * SAME_ENTRY;
	}
}

import type { Question } from "../question/question.ts";
import { recordOf } from "../question-types/question-types.ts";

/**
 * Hints that are true of every question of a type, for files without hints; a reviewer may write better ones.
 */
export function generalHints(question: Question): string[] {
	return [
		"Read it again slowly. What are you asked to find?",
		recordOf(question).general_hint,
		"Take it step by step, and write each step down.",
		"What do you know, and what are you looking for?",
	];
}

/** The right answer in a sentence, for files without explanations. */
export function generalExplanation(question: Question): string {
	return recordOf(question).explainWords(answerWords(question));
}

/** The right answer, as Markdown. */
export function answerWords(question: Question): string {
	return recordOf(question).answerWords(question);
}

import type { Question } from "@learnin/domain/question/question";

/** Everything to choose from; the two sides of a match together. */
export function optionsOf(question: Question) {
	switch (question.question_type) {
		case "SELECT_ONE":
		case "SELECT_ALL":
			return question.options;
		case "MATCH_THE_FOLLOWING":
			return [...question.left_options, ...question.right_options];
		default:
			return [];
	}
}

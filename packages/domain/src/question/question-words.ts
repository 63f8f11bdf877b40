import { toPlainText } from "./plain-text.ts";
import type { Question } from "./question.ts";

/** All words of a question as plain text, for a search: prompt, instruction, options, labels. */
export function questionWords(question: Question): string {
	return [question.prompt, question.cta ?? "", ...partsOf(question)]
		.map(toPlainText)
		.filter((text) => text !== "")
		.join(" · ");
}

function partsOf(question: Question): string[] {
	switch (question.question_type) {
		case "SELECT_ONE":
		case "SELECT_ALL":
			return question.options.map(({ label }) => label);
		case "MATCH_THE_FOLLOWING":
			return [...question.left_options, ...question.right_options].map(({ label }) => label);
		case "LABELED_INPUT":
			return question.labels.map(({ label }) => label);
		case "FILL_ONE":
		case "FILL_MULTIPLE":
		case "VERIFY_WITH_LLM":
			return [];
	}
}

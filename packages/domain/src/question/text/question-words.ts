import { recordOf } from "../../question-types/question-types.ts";
import { toPlainText } from "./plain-text.ts";
import type { Question } from "../question.ts";

/** All words of a question as plain text, for search: prompt, instruction, options, labels. */
export function questionWords(question: Question): string {
	return [question.prompt, question.cta ?? "", ...recordOf(question).partTexts(question)]
		.map(toPlainText)
		.filter((text) => text !== "")
		.join(" · ");
}

import { checkQuestion } from "@learnin/domain/question/check-question";
import { textsOf } from "@learnin/domain/question/check-texts";
import type { Question } from "@learnin/domain/question/question";
import type { QuestionFault } from "@learnin/domain/question/question-fault";
import { findUnreadableFormula, findUnshownPicture } from "../../platform/rich-text/render.ts";

/**
 * Everything for which the bank refuses a question: what the rules say, formulas that a student would see as code, and
 * pictures in a text that no student would see.
 */
export function faultsOfWritten(question: Question): QuestionFault[] {
	const texts = textsOf(question);
	const found = (fault: QuestionFault["fault"], find: (text: string) => string | undefined) =>
		texts.flatMap(([field, text]): QuestionFault[] => {
			const detail = find(text);
			return detail === undefined ? [] : [{ field, fault, detail }];
		});
	return [
		...checkQuestion(question),
		...found("unreadable-math", findUnreadableFormula),
		...found("unshown-picture", findUnshownPicture),
	];
}

import { checkQuestion } from "@learnin/domain/question/check-question";
import { textsOf } from "@learnin/domain/question/check-texts";
import type { Question } from "@learnin/domain/question/question";
import type { QuestionFault } from "@learnin/domain/question/question-fault";
import { findUnreadableFormula } from "../../platform/rich-text/render.ts";

/** Everything for which the bank refuses a question: what the rules say, and formulas that a student would see as code. */
export function faultsOfWritten(question: Question): QuestionFault[] {
	const unreadable = textsOf(question).flatMap(([field, text]): QuestionFault[] => {
		const detail = findUnreadableFormula(text);
		return detail === undefined ? [] : [{ field, fault: "unreadable-math", detail }];
	});
	return [...checkQuestion(question), ...unreadable];
}

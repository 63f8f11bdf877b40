import { recordOf } from "@learnin/domain/question-types/question-types";
import { checkQuestion } from "@learnin/domain/question/checks/check-question";
import { textsOf } from "@learnin/domain/question/checks/check-texts";
import type { Question } from "@learnin/domain/question/question";
import type { QuestionFault } from "@learnin/domain/question/checks/question-fault";
import { findFaultyFormula, findUnshownPicture } from "../../../platform/rich-text/render.ts";

/**
 * Everything for which the bank refuses a question: rule violations, formulas that a student would see as
 * code, and images in a text that would not be shown.
 */
export function faultsOfWritten(question: Question): QuestionFault[] {
	const texts = renderedTextsOf(question);
	return [
		...checkQuestion(question),
		...texts.flatMap(([field, text]): QuestionFault[] => {
			const found = findFaultyFormula(text);
			return found === undefined ? [] : [{ field, fault: found.fault, detail: found.tex }];
		}),
		...texts.flatMap(([field, text]): QuestionFault[] => {
			const detail = findUnshownPicture(text);
			return detail === undefined ? [] : [{ field, fault: "unshown-picture", detail }];
		}),
	];
}

/**
 * What `renderQuestion` reads as Markdown: also the alternative text of an option's image, and the sample of
 * a written answer.
 */
function renderedTextsOf(question: Question): [field: string, text: string][] {
	const texts = textsOf(question);
	const known = new Set(texts.map(([field]) => field));
	const labels = recordOf(question)
		.placedOptions(question)
		.map(([field, { label }]): [string, string] => [`${field}.label`, label]);
	return [
		...texts,
		...labels.filter(([field]) => !known.has(field)),
		...(question.question_type === "VERIFY_WITH_LLM"
			? ([["key.sample_answer", question.key.sample_answer]] as [string, string][])
			: []),
	];
}

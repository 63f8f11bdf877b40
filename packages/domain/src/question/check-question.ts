import { checkFigure } from "./check-figure.ts";
import { checkFillOne } from "./check-fill-one.ts";
import { checkSelectOne } from "./check-select-one.ts";
import { checkTexts } from "./check-texts.ts";
import type { Question } from "./question.ts";
import type { QuestionFault } from "./question-fault.ts";

/**
 * Everything wrong with a question that a machine can tell, or an empty list. A question with a fault must not
 * be published: its key could fail its own grader, or a hint could give it away.
 */
export function checkQuestion(question: Question): QuestionFault[] {
	const ids = question.known_mistakes.map(({ id }) => id);
	const repeated: QuestionFault[] =
		new Set(ids).size < ids.length
			? [{ field: "known_mistakes", fault: "repeated-id", detail: ids.join(" ") }]
			: [];
	return [
		...checkTexts(question),
		...checkFigure(question.figure),
		...repeated,
		...(question.question_type === "SELECT_ONE" ? checkSelectOne(question) : checkFillOne(question)),
	];
}

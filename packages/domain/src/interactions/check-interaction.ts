import type { Question } from "../question/question.ts";
import type { QuestionFault } from "../question/question-fault.ts";
import { kindOf } from "./interaction-kinds.ts";

/** Faults of the way in which the answer is made; none where it is typed or chosen. */
export function checkInteraction(question: Question): QuestionFault[] {
	const { interaction } = question;
	if (interaction === undefined) return [];
	const why =
		question.question_type === "FILL_ONE"
			? kindOf(interaction).whyUnfit(question, interaction)
			: question.question_type;
	return why === null ? [] : [{ field: "interaction", fault: "interaction-unfit", detail: why }];
}

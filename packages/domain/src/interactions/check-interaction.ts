import type { Question } from "../question/question.ts";
import type { QuestionFault } from "../question/checks/question-fault.ts";
import { whyUnfit } from "./interaction-kinds.ts";

/**
 * Faults of the interaction; none if the answer is typed or chosen. A question without its answer has another fault,
 * and nothing to compare the interaction with.
 */
export function checkInteraction(question: Question): QuestionFault[] {
	const { interaction } = question;
	const why = interaction === undefined || lacksAnswer(question) ? null : whyUnfit(question, interaction);
	return why === null ? [] : [{ field: "interaction", fault: "interaction-unfit", detail: why }];
}

function lacksAnswer(question: Question): boolean {
	if (question.question_type === "FILL_ONE") return question.key.answers.length === 0;
	if (question.question_type !== "FILL_MULTIPLE") return false;
	return question.blanks.some(({ key }) => key.answers.length === 0);
}

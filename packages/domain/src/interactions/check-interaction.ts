import type { Question } from "../question/question.ts";
import type { QuestionFault } from "../question/checks/question-fault.ts";
import { whyUnfit } from "./interaction-kinds.ts";

/** Faults of the interaction; none if the answer is typed or chosen. */
export function checkInteraction(question: Question): QuestionFault[] {
	const { interaction } = question;
	const why = interaction === undefined ? null : whyUnfit(question, interaction);
	return why === null ? [] : [{ field: "interaction", fault: "interaction-unfit", detail: why }];
}

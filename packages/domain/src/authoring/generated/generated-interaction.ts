import type { Question } from "../../question/question.ts";
import { failed, type Finding, notApplicable } from "./generated-finding.ts";
import { checkGeneratedLine } from "./generated-line.ts";
import { checkGeneratedOrder } from "./generated-order.ts";
import { checkGeneratedSort } from "./generated-sort.ts";

/**
 * Whether the interaction of a model's question can make its answer, fits a phone and does not give the answer away.
 * A model may use three kinds; each answers one type of question.
 */
export function checkGeneratedInteraction(question: Question): Finding {
	const { interaction, question_type } = question;
	if (interaction === undefined) return notApplicable("no_interaction");
	if (interaction.kind === "number_line" && question_type === "FILL_ONE")
		return checkGeneratedLine(question, interaction);
	if (interaction.kind === "order" && question_type === "MATCH_THE_FOLLOWING")
		return checkGeneratedOrder(question);
	if (interaction.kind === "sort" && question_type === "LABELED_INPUT") return checkGeneratedSort(question);
	return failed("interaction_of_other_type", interaction.kind);
}

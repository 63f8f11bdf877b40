import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { partsFigure } from "@learnin/domain/interactions/parts/parts-picture";
import type { Figure } from "@learnin/domain/question/question";

/** The drawing whose parts are tapped, with the right ones marked; null until the answer may be shown. */
export function rightParts(question: PracticeQuestion): Figure | null {
	const { interaction, status } = question;
	if (question.question_type !== "SELECT_ALL" || interaction?.kind !== "parts") return null;
	if (status.answer_list === null) return null;
	const right = new Set(status.answer_list.map(({ html }) => html));
	return partsFigure(
		interaction,
		question.options.map(({ label }) => label.spoken),
		question.options.map(({ label }) => right.has(label.html)),
	);
}

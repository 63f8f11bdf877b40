import type { LabeledInputQuestion } from "../../question/question.ts";
import { gapFigure } from "../../exchange/items/gap-figure.ts";

/**
 * Whether labels are a text with gaps: the figure only numbers them and every number is in the prompt. Other
 * formats cannot represent other figures with boxes.
 */
export function isGapQuestion({ prompt, figure, labels, images }: LabeledInputQuestion): boolean {
	return (
		images === undefined &&
		figure?.svg === gapFigure(labels.length).svg &&
		labels.every(({ key }, at) => key !== null && prompt.split(`**(${at + 1})**`).length === 2)
	);
}

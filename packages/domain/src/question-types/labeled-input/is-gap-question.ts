import type { LabeledInputQuestion } from "../../question/question.ts";
import { gapFigure } from "../../exchange/gap-figure.ts";

/**
 * Whether labels are a text with gaps: its picture only numbers them and every number stands in the prompt. Other
 * pictures with boxes on them have no like in other formats.
 */
export function isGapQuestion({ prompt, figure, labels, images }: LabeledInputQuestion): boolean {
	return (
		images === undefined &&
		figure?.svg === gapFigure(labels.length).svg &&
		labels.every(({ key }, at) => key !== null && prompt.split(`**(${at + 1})**`).length === 2)
	);
}

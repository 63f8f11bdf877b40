import type { FillMultipleQuestion } from "../../question/question.ts";
import { whyNoLinePoints } from "../line-points/check-line-points.ts";
import { marksOf } from "../line-points/line-points.ts";
import { HANDLES, isInOrder, pointsOf } from "./box-plot.ts";
import type { BoxPlot } from "./settings.ts";

/** Why a box plot cannot answer this question, or null: its marks, not five boxes, or values out of order. */
export function whyNoBoxPlot(question: FillMultipleQuestion, plot: BoxPlot): string | null {
	const { blanks } = question;
	if (blanks.length !== HANDLES) return `${blanks.length}`;
	const why = whyNoLinePoints(question, pointsOf(plot));
	if (why !== null) return why;
	const keys = blanks.map(({ key }) => key.answers[0] ?? "");
	return isInOrder(marksOf(pointsOf(plot), keys)) ? null : keys.join(", ");
}

import { gradeFillMultiple } from "../../grading/graders/fill-multiple.ts";
import type { FillMultipleQuestion } from "../../question/question.ts";
import { boxCount, entriesOf, MAX_SIDE, MAX_COLUMNS, MAX_ROWS, splitsOf } from "./area-model.ts";
import type { AreaModel } from "./settings.ts";

/**
 * Why a rectangle to split cannot answer this question, or null: its sides, its parts, its boxes, or right lengths that
 * do not make up its sides.
 */
export function whyNoAreaModel(question: FillMultipleQuestion, model: AreaModel): string | null {
	const { width, height, columns, rows } = model;
	const isCount = (value: number, most: number) => Number.isSafeInteger(value) && value >= 1 && value <= most;
	if (!isCount(width, MAX_SIDE) || !isCount(height, MAX_SIDE)) return `${width} × ${height}`;
	if (!isCount(columns, Math.min(MAX_COLUMNS, width)) || !isCount(rows, Math.min(MAX_ROWS, height)))
		return `${columns} × ${rows}`;
	const count = boxCount(model);
	if (count === 0 || question.blanks.length !== count) return `${question.blanks.length}`;
	const keys = question.blanks.map(({ key }) => key.answers[0] ?? "");
	const entries = entriesOf(model, splitsOf(model, keys));
	return gradeFillMultiple(question, entries).verdict === "correct" ? null : keys.join(", ");
}

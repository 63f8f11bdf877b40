import { gradeFillOne } from "../../grading/graders/fill-one.ts";
import type { FillOneQuestion } from "../../question/question.ts";
import { areaOf, boardOf, cutEnds, entryOf, MAX_COLUMNS, MAX_CORNERS, MAX_ROWS } from "./cut.ts";
import type { Cut } from "./settings.ts";

/**
 * Why cutting cannot answer this question, or null: its grid, its figure, or a right answer that is not the figure's
 * area.
 */
export function whyNoCut(question: FillOneQuestion, cut: Cut): string | null {
	const { columns, rows, shape } = cut;
	const isCount = (value: number, most: number) => Number.isSafeInteger(value) && value >= 2 && value <= most;
	if (!isCount(columns, MAX_COLUMNS) || !isCount(rows, MAX_ROWS)) return `${columns} × ${rows}`;
	const isOn = (value: number, most: number) => Number.isSafeInteger(value) && value >= 0 && value <= most;
	const off = shape.find(({ x, y }) => !isOn(x, columns) || !isOn(y, rows));
	if (off !== undefined) return `(${off.x}, ${off.y})`;
	const { least, most } = cutEnds(cut);
	if (shape.length < 3 || shape.length > MAX_CORNERS || least > most) return "shape";
	// Cutting and moving keeps the area: a frame with another area would teach a mistake.
	const area = areaOf(shape);
	const entry = entryOf(boardOf(cut, `${area}`));
	if (entry === "") return `${area}`;
	return gradeFillOne(question, entry).verdict === "correct" ? null : entry;
}

import { gradeBlank } from "../../grading/graders/blank.ts";
import type { FillMultipleQuestion } from "../../question/question.ts";
import { whyNoMarks } from "../number-line/check-number-line.ts";
import { entriesOf, lineOf, marksOf, MAX_POINTS } from "./line-points.ts";
import type { LinePoints } from "./settings.ts";

/**
 * Why points on a line cannot answer this question, or null: its marks, its boxes, or a right answer that is not a
 * mark.
 */
export function whyNoLinePoints(
	{ blanks, is_any_order }: FillMultipleQuestion,
	points: LinePoints,
): string | null {
	const why = whyNoMarks(lineOf(points));
	if (why !== null) return why;
	if (blanks.length > MAX_POINTS || is_any_order === true) return `${blanks.length}`;
	const keys = blanks.map(({ key }) => key.answers[0] ?? "");
	const marks = marksOf(points, keys);
	const off = marks.indexOf(null);
	if (off !== -1) return keys[off] ?? "";
	// As for one point: the entry that the line writes must count as right.
	const types = blanks.map(({ answer_type }) => answer_type);
	const entries = entriesOf(points, marks, types);
	const wrong = blanks.findIndex(
		(blank, at) => gradeBlank(blank, entries[at] ?? "", []).verdict !== "correct",
	);
	return wrong === -1 ? null : (entries[wrong] ?? "");
}

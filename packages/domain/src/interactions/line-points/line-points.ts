import { entryAt, markOf } from "../number-line/number-line.ts";
import type { NumberLine } from "../number-line/settings.ts";
import type { AnswerType } from "../../question/question.ts";
import type { LinePoints } from "./settings.ts";

/** More points than a child can keep apart by letters. */
export const MAX_POINTS = 6;

/** The line of the points. */
export function lineOf(points: LinePoints): NumberLine {
	return { ...points, kind: "number_line" };
}

/** The mark of each entry; null if it is not a mark of the line yet. */
export function marksOf(points: LinePoints, entries: readonly string[]): (number | null)[] {
	return entries.map((entry) => markOf(lineOf(points), entry));
}

/** The entries of points, each in the form that its box wants; empty for none. */
export function entriesOf(
	points: LinePoints,
	marks: readonly (number | null)[],
	answer_types: readonly AnswerType[],
): string[] {
	return marks.map((mark, at) =>
		mark === null ? "" : entryAt(lineOf(points), mark, answer_types[at] ?? "INTEGER"),
	);
}

import type { NumberLine } from "../number-line/settings.ts";

/** Several points to place on one line; the boxes of the question are their values, A, B, C … in order. */
export interface LinePoints extends Omit<NumberLine, "kind"> {
	kind: "line_points";
}

import type { NumberLine } from "../number-line/settings.ts";

/** A box plot above a line; the five boxes of the question are its least value, quartiles with the median between, and greatest. */
export interface BoxPlot extends Omit<NumberLine, "kind"> {
	kind: "box_plot";
}

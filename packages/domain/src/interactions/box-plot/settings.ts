import type { NumberLine } from "../number-line/settings.ts";

/**
 * A box plot above a line; the five boxes of the question are its minimum, lower quartile, median, upper quartile and
 * maximum.
 */
export interface BoxPlot extends Omit<NumberLine, "kind"> {
	kind: "box_plot";
}

/**
 * Columns to draw: bars, the bars of a histogram, stacked pictures, or the dots of a line plot. The boxes of the
 * question are their values.
 */
export interface Chart {
	kind: "chart";
	style: "bars" | "histogram" | "pictures" | "dots";
	/** The label of each column, as plain text; one per box. */
	names: string[];
	/** The values of all columns are multiples of this; one picture or dot stands for it. */
	step: number;
	/** The largest value that a column can have, a multiple of `step`. */
	most: number;
}

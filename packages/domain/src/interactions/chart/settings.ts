/** Columns to draw: bars, the bars of a histogram, pictures on top of each other, or the dots of a line plot. The boxes of the question are their values. */
export interface Chart {
	kind: "chart";
	style: "bars" | "histogram" | "pictures" | "dots";
	/** What stands below each column, as plain text; as many as there are boxes. */
	names: string[];
	/** The values of all columns are multiples of this; one picture or dot stands for it. */
	step: number;
	/** The largest value that a column can have, a multiple of `step`. */
	most: number;
}

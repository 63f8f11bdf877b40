/** Jumps along a number line from a given number; the answer is where they end. */
export interface Jumps {
	kind: "jumps";
	/** Whole numbers at the two ends. */
	from: number;
	to: number;
	/** The start of the jumps. */
	start: number;
	/** The lengths of a short and a long jump; a long one is a multiple of short ones. */
	short: number;
	long: number;
}

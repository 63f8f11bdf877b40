/** Jumps along a number line from a number that is told; the answer is where they end. */
export interface Jumps {
	kind: "jumps";
	/** Whole numbers at the two ends. */
	from: number;
	to: number;
	/** Where the jumps begin. */
	start: number;
	/** How long a short and a long jump are; a long one is so many short ones. */
	short: number;
	long: number;
}

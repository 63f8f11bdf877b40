/** Base-ten blocks that make a number: put down, taken away, and ten of one kind traded for one of the next. */
export interface Blocks {
	kind: "blocks";
	/** What the largest block is worth: 10, 100 or 1000. */
	largest: number;
	/** The number whose blocks lie there at the beginning; 0: none. */
	start: number;
}

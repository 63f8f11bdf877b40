/** Base-ten blocks that make a number: added, removed, and ten of one kind traded for one of the next. */
export interface Blocks {
	kind: "blocks";
	/** The value of the largest block: 10, 100 or 1000. */
	largest: number;
	/** The number whose blocks are there at first; 0: none. */
	start: number;
}

/** Base-ten blocks that make a number: added, removed, and ten of one kind traded for one of the next. */
export interface Blocks {
	kind: "blocks";
	/** The value of the largest block in the smallest ones: 10, 100 or 1000. */
	largest: number;
	/** How many of the smallest blocks the ones there at first are worth; 0: none. */
	start: number;
	/** The value of the smallest block; without it a one. A hundredth makes the square of a hundred a whole. */
	smallest?: "tenth" | "hundredth" | "thousandth";
}

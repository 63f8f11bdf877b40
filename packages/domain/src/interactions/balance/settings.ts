/**
 * An equation on a balance scale: boxes of equal weight, and weights of one. The same step on both sides keeps it
 * level, until one box is alone. The answer is the weight of a box.
 */
export interface Balance {
	kind: "balance";
	/** The initial boxes and ones in each pan. */
	left_boxes: number;
	left_ones: number;
	right_boxes: number;
	right_ones: number;
	/** The letter on the boxes. */
	variable: string;
}

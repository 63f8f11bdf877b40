/**
 * An equation on a balance scale: boxes that all weigh the same, and weights of one. Whoever does the same on both sides
 * keeps it level, until one box is alone. The answer is what a box weighs.
 */
export interface Balance {
	kind: "balance";
	/** How many boxes and ones are in each pan at first. */
	left_boxes: number;
	left_ones: number;
	right_boxes: number;
	right_ones: number;
	/** The letter on the boxes. */
	variable: string;
}

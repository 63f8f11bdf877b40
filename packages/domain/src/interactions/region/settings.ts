/** A region of the coordinate plane: the points on one side of a boundary, or on the right sides of two. */
export interface Region {
	kind: "region";
	/** Whole numbers at the ends of both axes; every whole number has a grid line. */
	x_from: number;
	x_to: number;
	y_from: number;
	y_to: number;
	/** How many boundaries it has; each is parallel to one of the axes. */
	boundaries: 1 | 2;
}

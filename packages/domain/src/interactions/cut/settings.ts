/**
 * A figure on a grid that is cut along a grid line. The piece is moved until both make a rectangle, and a frame is put
 * around it; the answer is the area of the frame in squares.
 */
export interface Cut {
	kind: "cut";
	/** How many squares the grid has. */
	columns: number;
	rows: number;
	/** Corners of the figure in order, on grid points: from the left and from below. */
	shape: Corner[];
	/** The cut is vertical, and its left piece moves, or horizontal, and its upper piece moves. */
	along: "down" | "across";
}

interface Corner {
	x: number;
	y: number;
}

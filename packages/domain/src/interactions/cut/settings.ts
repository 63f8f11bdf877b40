/**
 * A figure on a grid that is cut along a grid line. The piece is moved until both make a rectangle, and a frame is laid
 * around it; the answer is how many squares the frame covers.
 */
export interface Cut {
	kind: "cut";
	/** How many squares the grid has. */
	columns: number;
	rows: number;
	/** Corners of the figure in turn, where grid lines cross: from the left and from below. */
	shape: Corner[];
	/** The cut goes from the top down, and its left piece moves, or from side to side, and its upper piece moves. */
	along: "down" | "across";
}

interface Corner {
	x: number;
	y: number;
}

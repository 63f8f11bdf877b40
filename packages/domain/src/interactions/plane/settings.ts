/** Points to plot on grid points. The boxes of the question are their coordinates: x and y of each in order. */
export interface Plane {
	kind: "plane";
	/** Whole numbers at the ends of both axes. */
	x_from: number;
	x_to: number;
	y_from: number;
	y_to: number;
	/** Distance of the grid lines. */
	step: number;
	/**
	 * How the plotted points are connected: a straight line through two, the segment between them, or the sides of a
	 * polygon. `slope`: a line through two, the second of which moves along with the first, with its rise and run.
	 */
	join: "none" | "line" | "slope" | "segment" | "polygon";
	/** Segments drawn from the start, each from one point to another. */
	segments: Segment[];
	/**
	 * Corners A, B, C … of a figure drawn from the start. If as many points have to be plotted, they are its image, A′,
	 * B′, C′ …
	 */
	shape?: Corner[];
}

interface Corner {
	x: number;
	y: number;
}

interface Segment {
	x1: number;
	y1: number;
	x2: number;
	y2: number;
}

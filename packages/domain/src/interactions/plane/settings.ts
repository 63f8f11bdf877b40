/** Points to plot where grid lines cross. The boxes of the question are their coordinates: x and y of each in turn. */
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
	 * How the plotted points are joined: a straight line through two, the segment between them, or the sides of a polygon. By
	 * its slope: a line through two, the second of which goes along with the first, with its rise and run.
	 */
	join: "none" | "line" | "slope" | "segment" | "polygon";
	/** Straight pieces that are drawn already, each from one point to another. */
	segments: Segment[];
	/** Corners A, B, C … of a figure that is drawn already. Where as many points are to be plotted they are its image, A′, B′, C′ … */
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

/**
 * A scatter plot with a line that is moved by a handle at each end. The boxes of the question are the heights of the
 * line at the left and at the right edge, and then the height read off it, if one is asked for.
 */
export interface BestFit {
	kind: "best_fit";
	/** Whole numbers at the ends of both axes. */
	x_from: number;
	x_to: number;
	y_from: number;
	y_to: number;
	/** Distance of the grid lines. */
	x_step: number;
	y_step: number;
	/** The handles move in steps of this height. */
	step: number;
	/** What the axes show, as plain text. */
	x_name: string;
	y_name: string;
	/** The data. */
	points: DataPoint[];
	/** Another line to compare with, by its heights at both edges. */
	other_left?: number;
	other_right?: number;
	/** Where a height is read off the line. */
	reads_at?: number;
}

interface DataPoint {
	x: number;
	y: number;
}

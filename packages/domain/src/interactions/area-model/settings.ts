/**
 * A rectangle split into parts by lines. The boxes of the question are the lengths of the parts: those of the columns,
 * then those of the rows, as far as it is split that way.
 */
export interface AreaModel {
	kind: "area_model";
	/** The sides of the rectangle. */
	width: number;
	height: number;
	/** How many parts it has side by side, and above each other; 1 if it is not split that way. */
	columns: number;
	rows: number;
	/** Shows the area of each part. */
	has_areas: boolean;
}

/** Equal parts of one whole to shade, in rows and columns; a bar is one row. Only how many are shaded counts. */
export interface Shading {
	kind: "shading";
	rows: number;
	columns: number;
	/** Sectors of a circle, which has one row, or counters of a group; without it a bar or a grid. */
	style?: "circle" | "set";
}

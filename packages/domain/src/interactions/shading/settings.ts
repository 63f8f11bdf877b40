/** Equal parts of one whole to shade, in rows and columns; a bar is one row. Only how many are shaded counts. */
export interface Shading {
	kind: "shading";
	rows: number;
	columns: number;
}

/** Tiles with numbers, letters and signs, some of which are put in a row: an expression or an equation. */
export interface Tiles {
	kind: "tiles";
	/** The text of each tile, without blanks; duplicates are allowed. */
	tiles: string[];
}

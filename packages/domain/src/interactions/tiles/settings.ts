/** Tiles with numbers, letters and signs, some of which are laid in a row: an expression or an equation. */
export interface Tiles {
	kind: "tiles";
	/** What is on each tile, as plain text without blanks; the same may be there twice. */
	tiles: string[];
}

/** A floor on which unit cubes are stacked, row by row and layer by layer; the answer is their number. */
export interface Cubes {
	kind: "cubes";
	/** How many cubes cover the floor: along its front, and from its front to its back. */
	length: number;
	width: number;
	/** The maximum height, in layers. */
	height: number;
}

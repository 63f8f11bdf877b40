/** A floor on which unit cubes are stacked, row by row and layer by layer; the answer is how many there are. */
export interface Cubes {
	kind: "cubes";
	/** How many cubes cover the floor: along its front, and from its front to its back. */
	length: number;
	width: number;
	/** As high as they may be stacked, in layers. */
	height: number;
}

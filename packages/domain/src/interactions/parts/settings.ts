/** Parts of a drawing to tap: corners, sides or lines across it, or faces. Each is one option of the question. */
export interface Parts {
	kind: "parts";
	/** A figure that is drawn but not tappable: its corners in order, from the left and from the top; may be empty. */
	shape: Place[];
	/** In the order of the options: one place is a corner, two are a side or a line, more are a face. */
	parts: Place[][];
}

interface Place {
	x: number;
	y: number;
}

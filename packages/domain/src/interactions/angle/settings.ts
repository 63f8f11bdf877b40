/** An angle opened by rotating one of its sides; the answer is its size in degrees. */
export interface Angle {
	kind: "angle";
	/** The side snaps to multiples of this many degrees. */
	step: number;
	/** Shows a protractor on it; without one it is opened by eye. */
	has_protractor: boolean;
}

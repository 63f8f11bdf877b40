/**
 * An angle to measure: the protractor is rotated onto it and its mark moved to the other side; the answer is its
 * reading.
 */
export interface Protractor {
	kind: "protractor";
	/** The protractor rotates, and its mark snaps, in multiples of this many degrees. */
	step: number;
	/** The rotation of the angle's first side from the right, and the size of the angle. */
	tilt: number;
	degrees: number;
}

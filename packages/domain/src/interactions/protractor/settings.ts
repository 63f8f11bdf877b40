/** An angle to measure: the protractor is turned onto it and its mark moved to the other side; the answer is what it reads. */
export interface Protractor {
	kind: "protractor";
	/** The protractor turns, and its mark stops, at every so many degrees. */
	step: number;
	/** How far the first side of the angle is turned up from the right, and how large the angle is. */
	tilt: number;
	degrees: number;
}

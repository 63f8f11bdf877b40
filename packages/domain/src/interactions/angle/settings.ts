/** An angle to open by turning one of its sides; the answer is how many degrees it has. */
export interface Angle {
	kind: "angle";
	/** The side stops at every so many degrees. */
	step: number;
	/** A protractor lies on it; without one it is opened by eye. */
	has_protractor: boolean;
}

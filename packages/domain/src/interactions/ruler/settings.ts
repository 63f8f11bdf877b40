/** A bar to measure: the ruler is put to it and its mark is moved to the end of the bar; the answer is its reading. */
export interface Ruler {
	kind: "ruler";
	unit: "in" | "cm";
	/** The ruler's length in units. */
	units: number;
	/** Marks per unit. */
	parts: number;
	/** The bar's length, in such parts. */
	bar: number;
}

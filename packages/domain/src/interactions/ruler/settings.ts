/** A bar to measure: the ruler is laid on it and its mark is moved to where the bar ends; the answer is what it reads. */
export interface Ruler {
	kind: "ruler";
	unit: "in" | "cm";
	/** How many units the ruler has. */
	units: number;
	/** Marks of one unit. */
	parts: number;
	/** How long the bar is that is shown, in such parts. */
	bar: number;
}

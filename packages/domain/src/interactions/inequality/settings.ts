/** The solutions of an inequality on a number line: an open or closed dot and an arrow. It is written like "x > 3". */
export interface Inequality {
	kind: "inequality";
	/** Whole numbers at the two ends, with a mark at each whole number between. */
	from: number;
	to: number;
	/** Every nth mark has its number, counted from `from`. */
	number_every: number;
	/** The letter of the inequality. */
	variable: string;
}

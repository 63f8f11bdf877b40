/** One point to place on a line with equal steps. */
export interface NumberLine {
	kind: "number_line";
	/** Whole numbers at the two ends; `from` is less than `to`. */
	from: number;
	to: number;
	/** Equal steps between the ends. The point snaps to their marks. */
	steps: number;
	/** Every nth mark has its number, counted from `from`; 0: only the ends. */
	number_every: number;
}

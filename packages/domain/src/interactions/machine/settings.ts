/** A machine that multiplies its input, and then adds. Its two dials are set so that it makes the pairs of a table. */
export interface Machine {
	kind: "machine";
	/** Input and expected output. */
	rows: { x: number; y: number }[];
	/** The range of both dials. */
	from: number;
	to: number;
}

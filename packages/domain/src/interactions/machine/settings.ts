/** A machine that multiplies what is put in, and then adds. Its two dials are set so that it makes the pairs of a table. */
export interface Machine {
	kind: "machine";
	/** What is put in, and what has to come out. */
	rows: { x: number; y: number }[];
	/** How far both dials go. */
	from: number;
	to: number;
}

/**
 * What children are known to write for a bare task, compiled by hand from lists of error patterns (Ashlock, "Error
 * Patterns in Computation"; Brown and Burton's subtraction bugs; Bush's lists of fraction, decimal and algebra
 * errors). It shares nothing with the kit, so that it can show what the kit misses.
 */
export interface TextbookTask {
	skill: string;
	task: string;
	right: string;
	/** Wrong entries, and how they arise. */
	wrong: Readonly<Record<string, string>>;
}

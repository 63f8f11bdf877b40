import type { Draft } from "../../kit/index.ts";

/** A line from 0 to 1 whose marks are read as fractions; one of tenths would be read in decimals. */
export const lineOfParts = (all: number): Pick<Draft, "line"> =>
	all % 10 === 0 ? {} : { line: { from: 0, to: 1, steps: all, number_every: 0 } };

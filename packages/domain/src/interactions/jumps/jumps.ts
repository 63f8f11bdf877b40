import { wholeEntry } from "../../grading/whole-entry.ts";
import { MAX_STEPS } from "../number-line/number-line.ts";
import type { NumberLine } from "../number-line/settings.ts";
import type { Jumps } from "./settings.ts";

/** Where each jump lands, after the start. */
export type Landings = readonly number[];

/** The line for jumps: a mark for each short jump if there is room, else for each long one. */
export function lineOf({ from, to, short, long }: Jumps): NumberLine {
	const step = (to - from) / short <= MAX_STEPS ? short : long;
	const number_every = step === short ? long / short : 1;
	return { kind: "number_line", from, to, steps: (to - from) / step, number_every };
}

/** The end of the jumps by an entry, or null if impossible. */
export function endOf({ from, to, start, short }: Jumps, entry: string): number | null {
	const end = wholeEntry(entry);
	return end !== null && end >= from && end <= to && (end - start) % short === 0 ? end : null;
}

/** This far along, or as far as whole short jumps stay on the line. */
export function jumped(jumps: Jumps, at: number, by: number): number {
	return nearestEnd(jumps, at + by);
}

/** The nearest number that short jumps from the start can reach. */
export function nearestEnd({ from, to, start, short }: Jumps, number: number): number {
	const [least, most] = [Math.ceil((from - start) / short), Math.floor((to - start) / short)];
	return start + short * Math.min(most, Math.max(least, Math.round((number - start) / short)));
}

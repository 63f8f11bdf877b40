import { isNumbered } from "../number-line/number-line.ts";
import type { NumberLine } from "../number-line/settings.ts";
import type { Ruler } from "./settings.ts";

/** More marks than a finger can distinguish on a phone. */
export const MAX_MARKS = 50;

/** The edge of the ruler: its marks are counted from 0. */
export function lineOf({ units, parts }: Ruler): NumberLine {
	return { kind: "number_line", from: 0, to: units, steps: units * parts, number_every: parts };
}

/** Whether a mark has its number. */
export function isWhole(ruler: Ruler, mark: number): boolean {
	return isNumbered(lineOf(ruler), mark);
}

/**
 * The initial position of the ruler: its zero one unit to the left of the bar, so that it has to be moved. With a typed
 * or restored reading, its mark is where the bar ends, as near as the ruler can be moved.
 */
export function firstShift(ruler: Ruler, mark: number | null): number {
	return mark === null ? -ruler.parts : shifted(ruler, ruler.bar - mark);
}

/** The ruler moved by some marks, up to one unit to either side of the start of the bar. */
export function shifted({ parts }: Ruler, shift: number): number {
	return Math.min(parts, Math.max(-parts, Math.round(shift)));
}

/** A mark of the ruler, clamped to it. */
export function nearestMark(ruler: Ruler, mark: number): number {
	return Math.min(lineOf(ruler).steps, Math.max(0, Math.round(mark)));
}

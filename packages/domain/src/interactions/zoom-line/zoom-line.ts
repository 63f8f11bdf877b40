import { readNumber } from "../../grading/read-answer.ts";
import { decimalText } from "../decimal-text.ts";
import type { ZoomLine } from "./settings.ts";

/** More whole numbers leave no gap between them that a finger can distinguish on a phone. */
export const MAX_WHOLES = 20;
export const MAX_PLACES = 3;

/** What is open, and the point. */
export interface Zoom {
	/** The interval opened on each line, counted from 0, beginning with the line of whole numbers. */
	at: readonly number[];
	/** The point's mark on the finest line; null before it is placed. */
	mark: number | null;
}

export const NOTHING_OPEN: Zoom = { at: [], mark: null };

/** Equal steps of a line: the first line counts whole numbers, and each further one a tenth of the one before. */
export function stepsOn({ from, to }: ZoomLine, level: number): number {
	return level === 0 ? to - from : 10;
}

/** The number at a mark of the line that the opened intervals lead to, in steps of that line. */
function unitsAt({ from }: ZoomLine, at: readonly number[], mark: number): number {
	return at.reduce((units, interval) => (units + interval) * 10, from) + mark;
}

/** The number at a mark with the decimal places of its line: "3", "3.4", "3.40". */
export function labelAt(line: ZoomLine, at: readonly number[], mark: number): string {
	const units = unitsAt(line, at, mark);
	return (units / 10 ** at.length).toFixed(at.length).replace("-", "−");
}

/** Whether a mark has its number even where there is little room, as on a phone. */
export function isNumbered(line: ZoomLine, level: number, mark: number): boolean {
	const every = level === 0 && stepsOn(line, 0) <= 10 ? 1 : 5;
	return mark % every === 0 || mark === stepsOn(line, level);
}

/** The point's number as a child would type it; empty while there is no point. */
export function entryOf(line: ZoomLine, { at, mark }: Zoom): string {
	if (mark === null) return "";
	return decimalText(BigInt(unitsAt(line, at, mark)), 10n ** BigInt(line.places)) ?? "";
}

/** The intervals that lead to an entry, and its mark; null if it is not on the line. */
export function zoomOf(line: ZoomLine, entry: string): Zoom | null {
	const read = readNumber(entry);
	if (!read.readable) return null;
	const { numerator, denominator } = read.number.value;
	const scaled = (numerator - BigInt(line.from) * denominator) * 10n ** BigInt(line.places);
	if (scaled % denominator !== 0n) return null;
	let rest = Number(scaled / denominator);
	const at: number[] = [];
	for (let level = 0; level < line.places; level += 1) {
		const size = 10 ** (line.places - level);
		// The last mark of a line belongs to its last interval.
		const interval = Math.min(stepsOn(line, level) - 1, Math.floor(rest / size));
		at.push(interval);
		rest -= interval * size;
	}
	return (at[0] ?? 0) >= 0 && rest <= 10 ? { at, mark: rest } : null;
}

/** Opens an interval of a line; what was open below it, and the point, are gone, unless it was this one. */
export function opened(zoom: Zoom, level: number, interval: number): Zoom {
	const { at } = zoom;
	if (at[level] === interval) return zoom;
	return { at: [...at.slice(0, level), interval], mark: null };
}

/** The interval under a position, given as a fraction of the line's length from its left end. */
export function intervalUnder(steps: number, share: number): number {
	return Math.min(steps - 1, Math.max(0, Math.floor(share * steps)));
}

/** The mark nearest to such a position. */
export function markUnder(steps: number, share: number): number {
	return Math.min(steps, Math.max(0, Math.round(share * steps)));
}

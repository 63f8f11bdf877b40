import type { LinePoints } from "../line-points/settings.ts";
import type { BoxPlot } from "./settings.ts";

/** The minimum, lower quartile, median, upper quartile and maximum. */
export const HANDLES = 5;

/** The marks of the five handles; null for one that is not placed. */
export type Handles = readonly (number | null)[];

/** The handles as points of one line. */
export function pointsOf(plot: BoxPlot): LinePoints {
	return { ...plot, kind: "line_points" };
}

/** The nearest allowed mark of a handle: never past another one. */
export function allowedMark(handles: Handles, at: number, mark: number): number {
	const low = handles.slice(0, at).findLast((each) => each !== null) ?? 0;
	const high = handles.slice(at + 1).find((each) => each !== null) ?? Infinity;
	return Math.min(high, Math.max(low, mark));
}

/** Whether the placed handles are in order, so that a box can be drawn. */
export function isInOrder(handles: Handles): boolean {
	const placed = handles.filter((each) => each !== null);
	return placed.every((each, at) => at === 0 || (placed[at - 1] ?? 0) <= each);
}

import { wholeEntry } from "../../grading/whole-entry.ts";
import type { Plane } from "./settings.ts";

/** More grid lines than a finger can distinguish on a phone. */
export const MAX_STEPS = 20;
/** More points than a child can keep apart by letters. */
export const MAX_POINTS = 6;

export interface PlanePoint {
	x: number;
	y: number;
}

/** The ends of a plane. */
type PlaneEnds = Pick<Plane, "x_from" | "x_to" | "y_from" | "y_to">;

/** The coordinate of an entry, or null if it is not a grid line. */
function coordinateOf(
	entry: string,
	{ from, to, step }: { from: number; to: number; step: number },
): number | null {
	const value = wholeEntry(entry);
	return value !== null && value >= from && value <= to && (value - from) % step === 0 ? value : null;
}

/** Whether a point is on the plane. */
export function isOn({ x_from, x_to, y_from, y_to }: PlaneEnds, { x, y }: PlanePoint): boolean {
	return x >= x_from && x <= x_to && y >= y_from && y <= y_to;
}

/** The points of entries, x and y of each in order; null for one that is not on the grid yet. */
export function pointsOf(plane: Plane, entries: readonly string[]): (PlanePoint | null)[] {
	const { x_from, x_to, y_from, y_to, step } = plane;
	return Array.from({ length: Math.floor(entries.length / 2) }, (_, at) => {
		const x = coordinateOf(entries[2 * at] ?? "", { from: x_from, to: x_to, step });
		const y = coordinateOf(entries[2 * at + 1] ?? "", { from: y_from, to: y_to, step });
		return x === null || y === null ? null : { x, y };
	});
}

/** A point as a child would type it, x and y; two empty entries for none. */
export function entriesOf(point: PlanePoint | null): [x: string, y: string] {
	return point === null ? ["", ""] : [`${point.x}`, `${point.y}`];
}

/**
 * The grid point nearest to a position, given as fractions of the plane's width from the left and height from the top.
 */
export function nearestPoint(plane: Plane, across: number, down: number): PlanePoint {
	const { x_from, x_to, y_from, y_to } = plane;
	return clamped(plane, { x: x_from + across * (x_to - x_from), y: y_to - down * (y_to - y_from) });
}

/** The point moved by this many grid lines, kept on the plane. */
export function movedPoint(plane: Plane, { x, y }: PlanePoint, right: number, up: number): PlanePoint {
	return clamped(plane, { x: x + right * plane.step, y: y + up * plane.step });
}

/**
 * All points with one of them moved. The second point of a slope moves along with the first as far as the plane
 * allows.
 */
export function placedPoints(
	plane: Plane,
	points: readonly (PlanePoint | null)[],
	at: number,
	point: PlanePoint,
): (PlanePoint | null)[] {
	const next = points.with(at, point);
	const [from, handle] = points;
	if (plane.join !== "slope" || at !== 0 || !from || !handle) return next;
	return next.with(1, clamped(plane, { x: handle.x + point.x - from.x, y: handle.y + point.y - from.y }));
}

/** The run and rise from the first point to the second; null if they are above each other or missing. */
export function slopeOf(points: readonly (PlanePoint | null)[]): { run: number; rise: number } | null {
	const [from, handle] = points;
	if (!from || !handle || from.x === handle.x) return null;
	return { run: handle.x - from.x, rise: handle.y - from.y };
}

/** The start of a point not plotted yet: the origin, or the grid point nearest to it. */
export function startPoint(plane: Plane): PlanePoint {
	return clamped(plane, { x: 0, y: 0 });
}

function clamped({ x_from, x_to, y_from, y_to, step }: Plane, { x, y }: PlanePoint): PlanePoint {
	return { x: onGrid(x, x_from, x_to, step), y: onGrid(y, y_from, y_to, step) };
}

function onGrid(value: number, from: number, to: number, step: number): number {
	const steps = Math.round((Math.min(to, Math.max(from, value)) - from) / step);
	return from + steps * step;
}

/** Whether the points to plot are the image of the drawn figure. */
function isImage({ shape }: Plane, count: number): boolean {
	return shape !== undefined && shape.length === count;
}

/** The name of a point on the drawing: "B", "B′" of an image, empty if it is the only one. */
export function nameOn(plane: Plane, at: number, count: number): string {
	if (isImage(plane, count)) return `${letterOf(at)}′`;
	return count === 1 ? "" : letterOf(at);
}

/** The letter of a point. */
export function letterOf(at: number): string {
	return "ABCDEF"[at] ?? "";
}

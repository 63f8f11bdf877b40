import type { Parts } from "./settings.ts";

/** The most parts, as many as a question may have options, and the size limit of a drawing. */
export const MAX_PARTS = 12;
export const MAX_PLACES = 14;
export const FURTHEST = 1000;

export interface Place {
	x: number;
	y: number;
}

/**
 * The position of each part's marker: its center. If centers are so close that markers would overlap, like those of
 * lines through one point, lines have theirs at their first end.
 */
export function marksOf({ parts }: Parts, near: number): Place[] {
	const middles = parts.map(middleOf);
	const areNear = middles.some((one, at) =>
		middles.slice(0, at).some((other) => Math.hypot(one.x - other.x, one.y - other.y) < near),
	);
	return middles.map((middle, at) => {
		const part = parts[at] ?? [];
		return areNear && part.length === 2 ? (part[0] ?? middle) : middle;
	});
}

function middleOf(part: readonly Place[]): Place {
	const mean = (axis: "x" | "y") =>
		part.reduce((sum, place) => sum + place[axis], 0) / Math.max(1, part.length);
	return { x: mean("x"), y: mean("y") };
}

/** The index of the part at a position: the nearest corner or side within reach, else the face around it. */
export function partAt({ parts }: Parts, place: Place, reach: number): number | null {
	const far = parts.map((part) => distanceTo(part, place));
	const nearest = far.indexOf(Math.min(...far));
	if ((far[nearest] ?? Infinity) <= reach) return nearest;
	const around = parts.findIndex((part) => part.length > 2 && isWithin(part, place));
	return around === -1 ? null : around;
}

/** The distance to a corner or a side; faces are only hit inside. */
function distanceTo(part: readonly Place[], { x, y }: Place): number {
	const [one, other = one] = part;
	if (one === undefined || other === undefined || part.length > 2) return Infinity;
	const [dx, dy] = [other.x - one.x, other.y - one.y];
	const along = dx === 0 && dy === 0 ? 0 : ((x - one.x) * dx + (y - one.y) * dy) / (dx * dx + dy * dy);
	const share = Math.min(1, Math.max(0, along));
	return Math.hypot(x - one.x - share * dx, y - one.y - share * dy);
}

/** Whether a position is inside a face: a ray from it crosses an odd number of its sides. */
function isWithin(face: readonly Place[], { x, y }: Place): boolean {
	return face.reduce((inside, one, at) => {
		const other = face[(at + 1) % face.length] ?? one;
		const isCrossed = one.y > y !== other.y > y;
		return isCrossed && x < one.x + ((y - one.y) / (other.y - one.y)) * (other.x - one.x) ? !inside : inside;
	}, false);
}

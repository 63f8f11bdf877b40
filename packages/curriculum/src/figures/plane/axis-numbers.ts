import type { Room, Stroke, Written } from "./free-place.ts";
import { lengthIn, roomOf } from "./free-place.ts";
import { round } from "../svg.ts";

type Spot = readonly [x: number, y: number];

/** Numbers stay readable if a phone shows the whole plane 160 pixels high. */
export const TEXT = 22;
/** Approximate width of a character of that size. */
const LETTER = 12;

interface Axes {
	x: readonly [from: number, to: number];
	y: readonly [from: number, to: number];
	x_step: number;
	y_step: number;
	/** The lengths of both axes in the picture. */
	size: readonly [across: number, up: number];
	at: (point: Spot) => Spot;
}

interface Covered {
	/** Points, vertices and crossings, which must stay visible. */
	spots: readonly Spot[];
	lines: readonly Stroke[];
}

/** The grid lines of an axis. */
export function stepsOf([from, to]: readonly [number, number], step: number): number[] {
	return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
}

/** The room of the widest of the numbers. */
export function widest(values: readonly number[]): number {
	return LETTER * Math.max(...values.map((value) => shown(value).length));
}

/** The numbers of both axes, each on the side where it hides nothing. */
export function axisNumbers({ x, y, x_step, y_step, size, at }: Axes, covered: Covered): Written[] {
	const [columns, rows] = [stepsOf(x, x_step), stepsOf(y, y_step)];
	const [left, bottom] = at([Math.max(x[0], Math.min(0, x[1])), Math.max(y[0], Math.min(0, y[1]))]);
	const across = numbered(columns, x_step, (widest(columns) + 8) / size[0])
		.filter((value) => value !== 0 || y[0] === 0)
		.map((value) => [24, -8].map((down) => numberAt(value, at([value, 0])[0], bottom + down)));
	const up = numbered(rows, y_step, (TEXT + 2) / size[1])
		.filter((value) => value !== 0)
		.map((value) =>
			[-1, 1].map((side) => numberAt(value, left + side * (9 + widest([value]) / 2), at([0, value])[1] + 8)),
		);
	const spots = covered.spots.map(roomAround);
	return [...across, ...up].flatMap((places) => clearest(places, spots, covered.lines) ?? []);
}

/** What a number must not hide of a point or a crossing; the rim of a dot may touch one. */
function roomAround([x, y]: Spot): Room {
	return { left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 };
}

/**
 * A number of an axis on its usual side, or on the other one where fewer lines cross it; left out if it would hide a point
 * on both.
 */
function clearest(
	places: readonly Written[],
	spots: readonly Room[],
	lines: readonly Stroke[],
): Written | undefined {
	const open = places.filter((place) => !spots.some((spot) => meet(roomOf(place, TEXT), spot)));
	const crossed = open.map((place) =>
		lines.reduce((sum, each) => sum + lengthIn(roomOf(place, TEXT), each), 0),
	);
	return open[crossed.indexOf(Math.min(...crossed))];
}

function meet(one: Room, other: Room): boolean {
	const isBeside = one.left >= other.right || other.left >= one.right;
	return !isBeside && one.top < other.bottom && other.top < one.bottom;
}

/** The grid lines with room for a number, as fractions of the axis: all, or every second, fifth, tenth. */
function numbered(values: readonly number[], step: number, room: number): number[] {
	const apart = 1 / Math.max(1, values.length - 1);
	const every = [1, 2, 5, 10].find((count) => count * apart >= room) ?? 20;
	return values.filter((value) => Math.round(value / step) % every === 0);
}

function numberAt(value: number, x: number, y: number): Written {
	return { at: [x, y], text: shown(value) };
}

function shown(value: number): string {
	return `${round(value)}`.replace("-", "\u2212");
}

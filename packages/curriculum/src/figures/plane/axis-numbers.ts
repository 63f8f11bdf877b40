import type { Room, Stroke } from "./free-place.ts";
import { lengthIn } from "./free-place.ts";
import { PlaneText, TEXT } from "./plane-text.ts";
import { round } from "../svg.ts";

type Spot = readonly [x: number, y: number];

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
	let most = 0;
	for (const value of values) most = Math.max(most, shown(value).length);
	return LETTER * most;
}

/** A number of an axis on its usual side, and on the other one. */
export type NumberPlaces = readonly [usual: PlaneText, other: PlaneText];

/** The numbers of both axes. */
export function numberPlaces({ x, y, x_step, y_step, size, at }: Axes): NumberPlaces[] {
	const [columns, rows] = [stepsOf(x, x_step), stepsOf(y, y_step)];
	const [left, bottom] = at([Math.max(x[0], Math.min(0, x[1])), Math.max(y[0], Math.min(0, y[1]))]);
	const across = numbered(columns, x_step, (widest(columns) + 8) / size[0])
		.filter((value) => value !== 0 || y[0] === 0)
		.map((value): NumberPlaces => {
			const [middle] = at([value, 0]);
			return [numberAt(value, middle, bottom + 24), numberAt(value, middle, bottom - 8)];
		});
	const up = numbered(rows, y_step, (TEXT + 2) / size[1])
		.filter((value) => value !== 0)
		.map((value): NumberPlaces => {
			const [beside, base] = [9 + widest([value]) / 2, at([0, value])[1] + 8];
			return [numberAt(value, left - beside, base), numberAt(value, left + beside, base)];
		});
	return [...across, ...up];
}

/** Each number on the side where it hides nothing. */
export function clearNumbers(numbers: readonly NumberPlaces[], covered: Covered): PlaneText[] {
	const spots = covered.spots.map(roomAround);
	const clear: PlaneText[] = [];
	for (const places of numbers) {
		const place = clearest(places, spots, covered.lines);
		if (place !== undefined) clear.push(place);
	}
	return clear;
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
	places: NumberPlaces,
	spots: readonly Room[],
	lines: readonly Stroke[],
): PlaneText | undefined {
	let best: PlaneText | undefined;
	let least = Number.POSITIVE_INFINITY;
	for (const place of places) {
		const { room } = place;
		if (spots.some((spot) => meet(room, spot))) continue;
		let crossed = 0;
		for (const line of lines) crossed += lengthIn(room, line);
		if (crossed < least) [best, least] = [place, crossed];
		if (least === 0) break;
	}
	return best;
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

function numberAt(value: number, x: number, y: number): PlaneText {
	return new PlaneText([x, y], shown(value));
}

function shown(value: number): string {
	return `${round(value)}`.replace("-", "\u2212");
}

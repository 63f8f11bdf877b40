import type { FigureColour } from "./svg.ts";
import { label, line, paint, round, svg } from "./svg.ts";

export type PlanePoint = readonly [x: number, y: number];

export interface Plane {
	/** Ends of both axes; equal steps on the grid. */
	x: readonly [from: number, to: number];
	y: readonly [from: number, to: number];
	/** Distance of the grid lines; 1 where absent. */
	x_step?: number;
	y_step?: number;
	/** Every how many grid lines a number stands; 1 where absent. */
	number_every?: number;
	x_name?: string;
	y_name?: string;
	points?: readonly { at: PlanePoint; name?: string; colour?: FigureColour }[];
	/** Straight pieces from one point to another. */
	segments?: readonly { from: PlanePoint; to: PlanePoint; colour?: FigureColour; is_dashed?: boolean }[];
	polygons?: readonly { corners: readonly PlanePoint[]; colour: FigureColour }[];
}

const LEFT = 56;
const TOP = 40;
const SIZE = 340;

/** A coordinate plane with numbered axes, and points, pieces of lines and polygons on it. */
export function coordinatePlane(plane: Plane): string {
	const { x, y, x_step = 1, y_step = 1, number_every = 1 } = plane;
	const across = (value: number) => LEFT + ((value - x[0]) / (x[1] - x[0])) * SIZE;
	const up = (value: number) => TOP + ((y[1] - value) / (y[1] - y[0])) * SIZE;
	const at = ([px, py]: PlanePoint): [number, number] => [across(px), up(py)];
	const [zero_x, zero_y] = [Math.max(x[0], Math.min(0, x[1])), Math.max(y[0], Math.min(0, y[1]))];
	const columns = steps(x, x_step);
	const rows = steps(y, y_step);
	const thin = (from: PlanePoint, to: PlanePoint) =>
		line(at(from), at(to), "var(--border-strong)", 1.2).replace("/>", ' stroke-opacity="0.5"/>');
	const grid = [
		...columns.map((value) => thin([value, y[0]], [value, y[1]])),
		...rows.map((value) => thin([x[0], value], [x[1], value])),
		line(at([zero_x, y[0]]), at([zero_x, y[1]]), "var(--ink-2)", 2.5),
		line(at([x[0], zero_y]), at([x[1], zero_y]), "var(--ink-2)", 2.5),
	];
	const is_shown = (value: number, step: number) => Math.round(value / step) % number_every === 0;
	const numbers = [
		...columns
			.filter((value) => is_shown(value, x_step) && (value !== 0 || y[0] === 0))
			.map((value) => label(across(value), up(zero_y) + 18, shown(value), 13)),
		...rows
			.filter((value) => is_shown(value, y_step) && value !== 0)
			.map((value) => label(across(zero_x) - 12 - 4 * shown(value).length, up(value) + 5, shown(value), 13)),
	];
	const names = [
		...(plane.x_name === undefined ? [] : [label(LEFT + SIZE / 2, TOP + SIZE + 42, plane.x_name, 14)]),
		...(plane.y_name === undefined ? [] : [label(LEFT + SIZE / 2, 16, plane.y_name, 14)]),
	];
	const polygons = (plane.polygons ?? []).map(
		({ corners, colour }) =>
			`<polygon points="${corners.map((corner) => at(corner).map(round).join(",")).join(" ")}" fill="${paint(colour)}" fill-opacity="0.3" stroke="${paint(colour)}" stroke-width="3" stroke-linejoin="round"/>`,
	);
	const segments = (plane.segments ?? []).map(({ from, to, colour = "sky", is_dashed }) => {
		const piece = line(at(from), at(to), paint(colour), 3.5);
		return is_dashed === true ? piece.replace("/>", ' stroke-dasharray="7 7"/>') : piece;
	});
	const points = (plane.points ?? []).map(({ at: place, name, colour = "coral" }) => {
		const [cx, cy] = at(place);
		const dot = `<circle cx="${round(cx)}" cy="${round(cy)}" r="7" fill="${paint(colour)}" stroke="var(--surface-2)" stroke-width="2"/>`;
		if (name === undefined) return dot;
		// On a plate, so that a line behind the letter does not cross it.
		const half = 5 * name.length + 3;
		const plate = `<rect x="${round(cx + 15 - half)}" y="${round(cy - 25)}" width="${2 * half}" height="19" rx="5" fill="var(--surface-2)" fill-opacity="0.8"/>`;
		return `${plate}${dot}${label(cx + 15, cy - 10, name, 17)}`;
	});
	return svg(
		LEFT + SIZE + 30,
		TOP + SIZE + 52,
		...grid,
		...polygons,
		...segments,
		...numbers,
		...names,
		...points,
	);
}

function steps([from, to]: readonly [number, number], step: number): number[] {
	return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
}

function shown(value: number): string {
	return `${round(value)}`.replace("-", "\u2212");
}

/** The ends of the line y = slope x + start inside the plane's borders, or null where it does not pass. */
export function lineInside(
	{ x, y }: Pick<Plane, "x" | "y">,
	slope: number,
	start: number,
): readonly [PlanePoint, PlanePoint] | null {
	if (slope === 0)
		return start < y[0] || start > y[1]
			? null
			: [
					[x[0], start],
					[x[1], start],
				];
	const crossings = y.map((value) => (value - start) / slope).sort((a, b) => a - b);
	const from = Math.max(x[0], crossings[0] ?? x[0]);
	const to = Math.min(x[1], crossings[1] ?? x[1]);
	return from >= to
		? null
		: [
				[from, slope * from + start],
				[to, slope * to + start],
			];
}

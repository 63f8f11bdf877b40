import { markedPoints } from "./plane-points.ts";
import type { FigureColour } from "../svg.ts";
import { centered, cornersOf, label, line, openLine, paint, placeOn, round, svg } from "../svg.ts";

export type PlanePoint = readonly [x: number, y: number];

export interface Plane {
	/** Ends of both axes; equal steps on the grid. */
	x: readonly [from: number, to: number];
	y: readonly [from: number, to: number];
	/** Distance of the grid lines; 1 by default. */
	x_step?: number;
	y_step?: number;
	x_name?: string;
	y_name?: string;
	points?: readonly { at: PlanePoint; name?: string; colour?: FigureColour }[];
	/** Segments from one point to another. */
	segments?: readonly { from: PlanePoint; to: PlanePoint; colour?: FigureColour; is_dashed?: boolean }[];
	/** The name is in the center. */
	polygons?: readonly { corners: readonly PlanePoint[]; colour: FigureColour; name?: string }[];
}

/** Numbers stay readable if a phone shows the whole plane 160 pixels high. */
const TEXT = 22;
/** Approximate width of a character of that size. */
const LETTER = 12;

/** A coordinate plane with numbered axes, points, segments and polygons. */
export function coordinatePlane(plane: Plane): string {
	const { x, y, x_step = 1, y_step = 1 } = plane;
	const [columns, rows] = [steps(x, x_step), steps(y, y_step)];
	const [room, size] = [roomAround(plane, rows), sizeOf(plane)];
	const width = room.left + size + room.right;
	const across = (value: number) => room.left + ((value - x[0]) / (x[1] - x[0])) * size;
	const up = (value: number) => room.top + ((y[1] - value) / (y[1] - y[0])) * size;
	const at = ([px, py]: PlanePoint): [number, number] => [across(px), up(py)];
	const [zero_x, zero_y] = [Math.max(x[0], Math.min(0, x[1])), Math.max(y[0], Math.min(0, y[1]))];
	const thin = (from: PlanePoint, to: PlanePoint) =>
		`${openLine(at(from), at(to), "var(--border-strong)", 1.2)} stroke-opacity="0.5"/>`;
	const grid = [
		...columns.map((value) => thin([value, y[0]], [value, y[1]])),
		...rows.map((value) => thin([x[0], value], [x[1], value])),
		line(at([zero_x, y[0]]), at([zero_x, y[1]]), "var(--ink-2)", 2.5),
		line(at([x[0], zero_y]), at([x[1], zero_y]), "var(--ink-2)", 2.5),
	];
	const widest = LETTER * Math.max(...columns.map((value) => shown(value).length));
	const numbers = [
		...numbered(columns, x_step, (widest + 8) / size)
			.filter((value) => value !== 0 || y[0] === 0)
			.map((value) => haloed(across(value), up(zero_y) + 24, shown(value))),
		...numbered(rows, y_step, (TEXT + 2) / size)
			.filter((value) => value !== 0)
			.map((value) => {
				const text = shown(value);
				return haloed(across(zero_x) - 9 - (LETTER / 2) * text.length, up(value) + 8, text);
			}),
	];
	const { x_name = "", y_name = "" } = plane;
	const names = [
		isLetter(x_name)
			? label(room.left + size + 16, up(zero_y) + 7, x_name, TEXT)
			: words(width / 2, up(y[0]) + 52, x_name),
		isLetter(y_name)
			? label(across(zero_x), room.top - 14, y_name, TEXT)
			: words(width / 2, room.top - 12, y_name),
	];
	const polygons = (plane.polygons ?? []).map(
		({ corners, colour }) =>
			`<polygon points="${cornersOf(corners.map(at))}" fill="${paint(colour)}" fill-opacity="0.3" stroke="${paint(colour)}" stroke-width="3" stroke-linejoin="round"/>`,
	);
	const polygon_names = (plane.polygons ?? []).flatMap(({ corners, name }) => {
		if (name === undefined) return [];
		const [px, py] = at(middleOf(corners));
		return [haloed(px, py + 8, name)];
	});
	const segments = (plane.segments ?? []).map(({ from, to, colour = "sky", is_dashed }) => {
		const dashes = is_dashed === true ? ' stroke-dasharray="7 7"' : "";
		return `${openLine(at(from), at(to), paint(colour), 3.5)}${dashes}/>`;
	});
	const points = markedPoints(
		(plane.points ?? []).map(({ at: place, ...point }) => ({ ...point, spot: at(place) })),
		// Words above the plane must stay readable.
		{ width, top: y_name.length > 1 ? room.top - 8 : 0, size: TEXT },
	);
	return svg(
		width,
		room.top + size + room.bottom,
		...grid,
		...polygons,
		...segments,
		...numbers,
		...names,
		...polygon_names,
		...points,
	);
}

/** The position of a point of the plane, in percent of the picture's width and height. */
export function placeOnPlane(plane: Plane, [px, py]: PlanePoint): [number, number] {
	const { x, y, y_step = 1 } = plane;
	const [room, size] = [roomAround(plane, steps(y, y_step)), sizeOf(plane)];
	const across = room.left + ((px - x[0]) / (x[1] - x[0])) * size;
	const up = room.top + ((y[1] - py) / (y[1] - y[0])) * size;
	return placeOn(room.left + size + room.right, room.top + size + room.bottom, [across, up]);
}

/** Margins for text outside the grid: numbers of an axis at the border, and the names. */
function roomAround({ x, y, x_name = "", y_name = "" }: Plane, rows: readonly number[]) {
	const widest = LETTER * Math.max(...rows.map((value) => shown(value).length));
	return {
		left: x[0] >= 0 ? widest + 16 : 16,
		top: y_name === "" ? 14 : isLetter(y_name) ? 38 : 34,
		right: isLetter(x_name) ? 30 : 18,
		bottom: (y[0] >= 0 ? 34 : 14) + (x_name === "" || isLetter(x_name) ? 0 : 26),
	};
}

/** The name of an axis; a long one is smaller, so that it fits the picture. */
function words(x: number, y: number, name: string): string {
	return label(x, y, name, Math.min(20, Math.floor(740 / name.length)));
}

/** A letter is at the end of its axis, words are along it. */
function isLetter(name: string): boolean {
	return name.length === 1;
}

/** The length of both axes. A plane of one quadrant has fewer squares, and words along its axes. */
function sizeOf({ x, y }: Plane): number {
	return x[0] >= 0 && y[0] >= 0 ? 240 : 280;
}

/** The grid lines with room for a number, as fractions of the axis: all, or every second, fifth, tenth. */
function numbered(values: readonly number[], step: number, room: number): number[] {
	const apart = 1 / Math.max(1, values.length - 1);
	const every = [1, 2, 5, 10].find((count) => count * apart >= room) ?? 20;
	return values.filter((value) => Math.round(value / step) % every === 0);
}

function middleOf(corners: readonly PlanePoint[]): PlanePoint {
	const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
	return [mean(0), mean(1)];
}

/** A text with a halo that keeps lines behind it from crossing it. */
function haloed(x: number, y: number, text: string): string {
	return `<text stroke="var(--surface-2)" stroke-width="4" paint-order="stroke" ${centered(x, y, text, TEXT)}`;
}

function steps([from, to]: readonly [number, number], step: number): number[] {
	return Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
}

function shown(value: number): string {
	return `${round(value)}`.replace("-", "\u2212");
}

/** The ends of the line y = slope x + start within the plane, or null if it does not cross it. */
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

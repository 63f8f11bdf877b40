import type { Room, Written } from "./free-place.ts";
import { freePlace, roomOf } from "./free-place.ts";
import { markedPoints } from "./plane-points.ts";
import type { FigureColour } from "../svg.ts";
import { centered, cornersOf, label, line, openLine, paint, placeOn, round, svg } from "../svg.ts";

export type PlanePoint = readonly [x: number, y: number];

interface Segment {
	from: PlanePoint;
	to: PlanePoint;
	colour?: FigureColour;
	is_dashed?: boolean;
}

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
	segments?: readonly Segment[];
	/** The name is in the center. */
	polygons?: readonly { corners: readonly PlanePoint[]; colour: FigureColour; name?: string }[];
}

/** Numbers stay readable if a phone shows the whole plane 160 pixels high. */
const TEXT = 22;
/** Approximate width of a character of that size. */
const LETTER = 12;

/** A coordinate plane with numbered axes, points, segments and polygons. */
export function coordinatePlane(plane: Plane): string {
	const { x, y, x_step = 1, y_step = 1, x_name = "", y_name = "" } = plane;
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
	const numbers = axisNumbers(plane, size, at);
	const letters: readonly Written[] = [
		{ at: [room.left + size + 16, up(zero_y) + 7] as const, text: x_name },
		{ at: [across(zero_x), room.top - 14] as const, text: y_name },
	].filter(({ text }) => isLetter(text));
	const taken = [...numbers, ...letters].map((each) => roomOf(each, TEXT));
	const polygons = (plane.polygons ?? []).map(({ corners, colour }) => filled(corners.map(at), colour));
	const polygon_names = namesInside(
		(plane.polygons ?? []).map(({ corners, name }) => ({ corners: corners.map(at), name })),
		taken,
	);
	const segments = (plane.segments ?? []).map((each) =>
		drawn({ ...each, from: at(each.from), to: at(each.to) }),
	);
	const points = markedPoints(
		(plane.points ?? []).map(({ at: place, ...point }) => ({ ...point, spot: at(place) })),
		{
			width,
			// Words above the plane must stay readable.
			top: y_name.length > 1 ? room.top - 8 : 0,
			size: TEXT,
			taken: [...taken, ...polygon_names.map((each) => roomOf(each, TEXT))],
		},
	);
	return svg(
		width,
		room.top + size + room.bottom,
		...grid,
		...polygons,
		...segments,
		...numbers.map(haloed),
		...letters.map(({ at: [lx, ly], text }) => label(lx, ly, text, TEXT)),
		words(width / 2, up(y[0]) + 52, x_name),
		words(width / 2, room.top - 12, y_name),
		...polygon_names.map(haloed),
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
	return {
		left: x[0] >= 0 ? widest(rows) + 16 : 16,
		top: y_name === "" ? 14 : isLetter(y_name) ? 38 : 34,
		right: isLetter(x_name) ? 30 : 18,
		bottom: (y[0] >= 0 ? 34 : 14) + (x_name === "" || isLetter(x_name) ? 0 : 26),
	};
}

/** Words along an axis; many are smaller, so that they fit the picture. A letter is drawn elsewhere. */
function words(x: number, y: number, name: string): string {
	return isLetter(name) ? "" : label(x, y, name, Math.min(20, Math.floor(740 / name.length)));
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

function filled(corners: readonly PlanePoint[], colour: FigureColour): string {
	return `<polygon points="${cornersOf(corners)}" fill="${paint(colour)}" fill-opacity="0.3" stroke="${paint(colour)}" stroke-width="3" stroke-linejoin="round"/>`;
}

function drawn({ from, to, colour = "sky", is_dashed }: Segment): string {
	const dashes = is_dashed === true ? ' stroke-dasharray="7 7"' : "";
	return `${openLine(from, to, paint(colour), 3.5)}${dashes}/>`;
}

/** The room of the widest of the numbers. */
function widest(values: readonly number[]): number {
	return LETTER * Math.max(...values.map((value) => shown(value).length));
}

function numberAt(value: number, x: number, y: number): Written {
	return { at: [x, y], text: shown(value) };
}

/** The numbers of both axes, where no point hides them. */
function axisNumbers(
	{ x, y, x_step = 1, y_step = 1, points = [] }: Plane,
	size: number,
	at: (point: PlanePoint) => PlanePoint,
): Written[] {
	const [columns, rows] = [steps(x, x_step), steps(y, y_step)];
	const [left, bottom] = at([Math.max(x[0], Math.min(0, x[1])), Math.max(y[0], Math.min(0, y[1]))]);
	const dots = points.map((point) => dotAt(at(point.at)));
	const acrossNumbers = numbered(columns, x_step, (widest(columns) + 8) / size)
		.filter((value) => value !== 0 || y[0] === 0)
		.map((value) => [24, -8].map((down) => numberAt(value, at([value, 0])[0], bottom + down)));
	const upNumbers = numbered(rows, y_step, (TEXT + 2) / size)
		.filter((value) => value !== 0)
		.map((value) =>
			[-1, 1].map((side) => numberAt(value, left + side * (9 + widest([value]) / 2), at([0, value])[1] + 8)),
		);
	return [...acrossNumbers, ...upNumbers].flatMap((places) => besideDots(places, dots) ?? []);
}

/** What a point hides of a number; its rim may touch one. */
function dotAt([x, y]: PlanePoint): Room {
	return { left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 };
}

/** A number of an axis on its usual side, on the other one where a point would hide it, or left out if both are hidden. */
function besideDots(places: readonly Written[], dots: readonly Room[]): Written | undefined {
	return places.find((place) => !dots.some((dot) => meet(roomOf(place, TEXT), dot)));
}

function meet(one: Room, other: Room): boolean {
	const isBeside = one.left >= other.right || other.left >= one.right;
	return !isBeside && one.top < other.bottom && other.top < one.bottom;
}

/** The names of polygons, none over another text. */
function namesInside(
	polygons: readonly { corners: readonly PlanePoint[]; name: string | undefined }[],
	taken: readonly Room[],
): Written[] {
	const names: Written[] = [];
	for (const { corners, name } of polygons) {
		if (name === undefined) continue;
		const used = [...taken, ...names.map((each) => roomOf(each, TEXT))];
		names.push({ at: placeOfName(corners, name, used), text: name });
	}
	return names;
}

/**
 * Where the name of a polygon covers no other text: in the middle, as little as possible toward a corner or side, or just
 * outside.
 */
function placeOfName(corners: readonly PlanePoint[], text: string, taken: readonly Room[]): PlanePoint {
	const middle = middleOf(corners);
	const sides = corners.map((corner, at) => middleOf([corner, corners[at + 1] ?? corners[0] ?? corner]));
	const edges = [...corners, ...sides];
	const inside = [1, 2, 3, 4, 5, 6, 7].flatMap((steps) =>
		edges.map((edge) => towards(middle, edge, steps / 12)),
	);
	const outside = [...sides, ...corners].map((edge) => towards(middle, edge, 1 + 18 / apart(middle, edge)));
	const places = [middle, ...inside, ...outside].map(([px, py]): PlanePoint => [px, py + 8]);
	return freePlace(places, (place) => roomOf({ at: place, text }, TEXT), taken) ?? middle;
}

function apart([ax, ay]: PlanePoint, [bx, by]: PlanePoint): number {
	return Math.hypot(bx - ax, by - ay) || 1;
}

function towards(from: PlanePoint, to: PlanePoint, part: number): PlanePoint {
	return [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])];
}

function middleOf(points: readonly PlanePoint[]): PlanePoint {
	const mean = (axis: 0 | 1) => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
	return [mean(0), mean(1)];
}

/** A text with a halo that keeps lines behind it from crossing it. */
function haloed({ at: [x, y], text }: Written): string {
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

import { axisNumbers, stepsOf, TEXT, widest } from "./axis-numbers.ts";
import type { Stroke, Written } from "./free-place.ts";
import { crossings, roomOf } from "./free-place.ts";
import { dotsOf, namesOf } from "./plane-points.ts";
import { namesInside } from "./polygon-names.ts";
import type { FigureColour } from "../svg.ts";
import { cornersOf, label, line, openLine, paint, placeOn, round, svg } from "../svg.ts";

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

/** A coordinate plane with numbered axes, points, segments and polygons. */
export function coordinatePlane(plane: Plane): string {
	const { x_name = "", y_name = "", points = [], segments = [] } = plane;
	const { x_step = 1, y_step = 1, polygons = [], ...rest } = plane;
	const frame = frameOf(plane);
	const { at, width, top } = frame;
	const lines: readonly Stroke[] = [
		...segments.map(({ from, to }): Stroke => [at(from), at(to)]),
		...polygons.flatMap(({ corners }) => outline(corners.map(at))),
	];
	const spots = [...points.map((point) => at(point.at)), ...crossings(lines)];
	const numbers = axisNumbers({ ...rest, x_step, y_step, size: frame.size, at }, { spots, lines });
	const letters = axisLetters(plane, frame);
	const all = [...lines, ...frame.axes];
	const room = (each: Written) => roomOf(each, TEXT);
	const taken = [...numbers, ...letters].map(room);
	const polygon_names = namesInside(
		polygons.map(({ corners, name }) => ({ corners: corners.map(at), name })),
		TEXT,
		{ taken, lines: all },
	);
	const dots = points.map(({ at: place, ...point }) => ({ ...point, spot: at(place) }));
	const names = namesOf(dots, {
		width,
		// Words above and below the plane must stay readable.
		top: y_name.length > 1 ? top - 8 : 0,
		bottom: frame.height - (x_name.length > 1 ? 26 : 0),
		taken: [...taken, ...polygon_names.map(room)],
		lines: all,
	});
	const written = [...numbers, ...polygon_names, ...names];
	return svg(
		width,
		frame.height,
		...gridOf(plane, frame),
		// Below the lines, of which they must hide nothing.
		...written.map(plate),
		...polygons.map(({ corners, colour }) => filled(corners.map(at), colour)),
		...segments.map((each) => drawn({ ...each, from: at(each.from), to: at(each.to) })),
		...[...letters, ...written].map(({ at: [x, y], text }) => label(x, y, text, TEXT)),
		words(width, frame.height - 8, x_name),
		words(width, top - 12, y_name),
		...dotsOf(dots),
	);
}

/** The position of a point of the plane, in percent of the picture's width and height. */
export function placeOnPlane(plane: Plane, point: PlanePoint): [number, number] {
	const { width, height, at } = frameOf(plane);
	return placeOn(width, height, at(point));
}

interface Frame {
	width: number;
	height: number;
	/** Where the grid begins. */
	top: number;
	/** The lengths of both axes. */
	size: readonly [across: number, up: number];
	axes: readonly Stroke[];
	at: (point: PlanePoint) => [number, number];
}

/** The grid, its axes, and margins for text outside it: numbers of an axis at the border, and the names. */
function frameOf(plane: Plane): Frame {
	const { x, y, y_step = 1, x_name = "", y_name = "" } = plane;
	const left = x[0] >= 0 ? widest(stepsOf(y, y_step)) + 16 : 16;
	const top = y_name === "" ? 14 : isLetter(y_name) ? 38 : 34;
	const right = isLetter(x_name) ? 30 : 18;
	const bottom = (y[0] >= 0 ? 34 : 14) + (x_name === "" || isLetter(x_name) ? 0 : 26);
	const size = sizeOf(plane);
	const at = ([px, py]: PlanePoint): [number, number] => [
		left + ((px - x[0]) / (x[1] - x[0])) * size[0],
		top + ((y[1] - py) / (y[1] - y[0])) * size[1],
	];
	const [zero_x, zero_y] = [Math.max(x[0], Math.min(0, x[1])), Math.max(y[0], Math.min(0, y[1]))];
	const axes: readonly Stroke[] = [
		[at([zero_x, y[0]]), at([zero_x, y[1]])],
		[at([x[0], zero_y]), at([x[1], zero_y])],
	];
	return { width: left + size[0] + right, height: top + size[1] + bottom, top, size, axes, at };
}

/** Quantities in words along both axes fill a phone's width; a plane of one quadrant has fewer squares than of four. */
function sizeOf({ x, y, x_name = "", y_name = "" }: Plane): readonly [across: number, up: number] {
	if (x_name.length > 1 && y_name.length > 1) return [360, 210];
	return x[0] >= 0 && y[0] >= 0 ? [240, 240] : [280, 280];
}

function gridOf({ x, y, x_step = 1, y_step = 1 }: Plane, { at, axes }: Frame): string[] {
	const thin = (from: PlanePoint, to: PlanePoint) =>
		`${openLine(at(from), at(to), "var(--border-strong)", 1.2)} stroke-opacity="0.5"/>`;
	return [
		...stepsOf(x, x_step).map((value) => thin([value, y[0]], [value, y[1]])),
		...stepsOf(y, y_step).map((value) => thin([x[0], value], [x[1], value])),
		...axes.map(([from, to]) => line(from, to, "var(--ink-2)", 2.5)),
	];
}

/** The letters at the ends of the axes. */
function axisLetters({ x_name = "", y_name = "" }: Plane, { axes, top }: Frame): Written[] {
	const [upright, level] = axes;
	const [[across = 0] = [], [end = 0, height = 0] = []] = [upright?.[1], level?.[1]];
	const letters: Written[] = [
		{ at: [end + 16, height + 7], text: x_name },
		{ at: [across, top - 14], text: y_name },
	];
	return letters.filter(({ text }) => isLetter(text));
}

/** Words along an axis; many are smaller, so that they fit the picture. A letter is drawn elsewhere. */
function words(width: number, y: number, name: string): string {
	const size = Math.min(20, Math.floor((Math.max(400, width) * 1.8) / name.length));
	return isLetter(name) ? "" : label(width / 2, y, name, size);
}

/** A letter is at the end of its axis, words are along it. */
function isLetter(name: string): boolean {
	return name.length === 1;
}

/** Keeps the grid out of a text. */
function plate(written: Written): string {
	const { left, right, top, bottom } = roomOf(written, TEXT);
	return `<rect x="${round(left - 2)}" y="${round(top - 2)}" width="${round(right - left + 4)}" height="${round(bottom - top + 4)}" rx="4" fill="var(--surface-2)"/>`;
}

/** The sides of a polygon. */
function outline(corners: readonly PlanePoint[]): Stroke[] {
	return corners.map((corner, at) => [corner, corners[(at + 1) % corners.length] ?? corner]);
}

function filled(corners: readonly PlanePoint[], colour: FigureColour): string {
	return `<polygon points="${cornersOf(corners)}" fill="${paint(colour)}" fill-opacity="0.3" stroke="${paint(colour)}" stroke-width="3" stroke-linejoin="round"/>`;
}

function drawn({ from, to, colour = "sky", is_dashed }: Segment): string {
	const dashes = is_dashed === true ? ' stroke-dasharray="7 7"' : "";
	return `${openLine(from, to, paint(colour), 3.5)}${dashes}/>`;
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

import type { NumberPlaces } from "./axis-numbers.ts";
import { numberPlaces, stepsOf, widest } from "./axis-numbers.ts";
import type { Stroke } from "./free-place.ts";
import { PlaneText } from "./plane-text.ts";
import { label, line, openLine } from "../svg.ts";

type Spot = readonly [x: number, y: number];

/** What a plane is before anything is drawn on it. */
export interface Grid {
	/** Ends of both axes; equal steps on the grid. */
	x: readonly [from: number, to: number];
	y: readonly [from: number, to: number];
	/** Distance of the grid lines; 1 by default. */
	x_step?: number;
	y_step?: number;
	x_name?: string;
	y_name?: string;
}

interface Frame {
	width: number;
	height: number;
	/** Names of points stay between them. */
	top: number;
	bottom: number;
	axes: readonly Stroke[];
	at: (point: Spot) => [number, number];
	/** The grid and both axes, drawn. */
	grid: string;
	/** Where the numbers of both axes may be. */
	numbers: readonly NumberPlaces[];
	/** The base of words above the plane. */
	y_words: number;
	/** The letters at the ends of the axes. */
	letters: readonly PlaneText[];
}

/** A generator draws on one plane, or on a few: most of a picture is known from earlier ones. */
const frames = new Map<string, Frame>();
const MOST_FRAMES = 100;

/** The grid, its axes, and margins for text outside it: numbers of an axis at the border, and the names. */
export function frameOf(plane: Grid): Frame {
	const { x, y, x_step = 1, y_step = 1, x_name = "", y_name = "" } = plane;
	const names = `${keyOf(x_name)};${keyOf(y_name)}`;
	const key = `${x[0]};${x[1]};${x_step};${y[0]};${y[1]};${y_step};${names}`;
	const known = frames.get(key);
	if (known !== undefined) return known;
	const frame = newFrame({ x, y, x_step, y_step, x_name, y_name });
	if (frames.size >= MOST_FRAMES) frames.clear();
	frames.set(key, frame);
	return frame;
}

/** A letter, or whether there are words: what they say is not part of a frame. */
function keyOf(name: string): string {
	return name.length > 1 ? "words" : name;
}

function newFrame(plane: Required<Grid>): Frame {
	const { x, y, y_step, x_name, y_name } = plane;
	const left = x[0] >= 0 ? widest(stepsOf(y, y_step)) + 16 : 16;
	const top = y_name === "" ? 14 : isLetter(y_name) ? 38 : 34;
	const right = isLetter(x_name) ? 30 : 18;
	const below = (y[0] >= 0 ? 34 : 14) + (x_name === "" || isLetter(x_name) ? 0 : 26);
	const size = sizeOf(plane);
	const at = ([px, py]: Spot): [number, number] => [
		left + ((px - x[0]) / (x[1] - x[0])) * size[0],
		top + ((y[1] - py) / (y[1] - y[0])) * size[1],
	];
	const [zero_x, zero_y] = [Math.max(x[0], Math.min(0, x[1])), Math.max(y[0], Math.min(0, y[1]))];
	const upright: Stroke = [at([zero_x, y[0]]), at([zero_x, y[1]])];
	const level: Stroke = [at([x[0], zero_y]), at([x[1], zero_y])];
	const [width, height] = [left + size[0] + right, top + size[1] + below];
	return {
		width,
		height,
		// Words above and below the plane must stay readable.
		top: y_name.length > 1 ? top - 8 : 0,
		bottom: height - (x_name.length > 1 ? 26 : 0),
		axes: [upright, level],
		at,
		grid: drawnGrid(plane, at, [upright, level]),
		numbers: numberPlaces({ ...plane, size, at }),
		letters: [
			new PlaneText([level[1][0] + 16, level[1][1] + 7], x_name),
			new PlaneText([upright[1][0], top - 14], y_name),
		].filter(({ text }) => isLetter(text)),
		y_words: top - 12,
	};
}

/** Quantities in words along both axes fill a phone's width; a plane of one quadrant has fewer squares than of four. */
function sizeOf({ x, y, x_name, y_name }: Required<Grid>): readonly [across: number, up: number] {
	if (x_name.length > 1 && y_name.length > 1) return [360, 210];
	return x[0] >= 0 && y[0] >= 0 ? [240, 240] : [280, 280];
}

function drawnGrid(
	{ x, y, x_step, y_step }: Required<Grid>,
	at: Frame["at"],
	axes: readonly Stroke[],
): string {
	const thin = (from: Spot, to: Spot) =>
		`${openLine(at(from), at(to), "var(--border-strong)", 1.2)} stroke-opacity="0.5"/>`;
	return [
		...stepsOf(x, x_step).map((value) => thin([value, y[0]], [value, y[1]])),
		...stepsOf(y, y_step).map((value) => thin([x[0], value], [x[1], value])),
		...axes.map(([from, to]) => line(from, to, "var(--ink-2)", 2.5)),
	].join("");
}

/** The words along the axes, drawn. */
export function wordsAlong({ x_name = "", y_name = "" }: Grid, { width, height, y_words }: Frame): string {
	return words(width, height - 8, x_name) + words(width, y_words, y_name);
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

import type { Figure } from "../../question/question.ts";
import { letterOf, nameOn, type PlanePoint, slopeOf } from "./plane.ts";
import { sayPoint } from "./say-point.ts";
import type { Plane } from "./settings.ts";

/** In units of the drawing; it has equal margins on all sides, for numbers and arrows. */
const SIDE = 400;
const ROOM = 30;
/** The radius of a point. */
const DOT = 9;

interface Frame {
	width: number;
	height: number;
	/** Units of the drawing for one on the axes. */
	unit: number;
}

function frameOf({ x_from, x_to, y_from, y_to }: Plane): Frame {
	const unit = SIDE / Math.max(x_to - x_from, y_to - y_from);
	return { unit, width: (x_to - x_from) * unit + 2 * ROOM, height: (y_to - y_from) * unit + 2 * ROOM };
}

/** The position of a point on the drawing, in percent of its width and height. */
export function placeOnPicture(plane: Plane, point: PlanePoint): { left: number; top: number } {
	const { width, height } = frameOf(plane);
	const [x, y] = placeOf(plane, point);
	return { left: (x / width) * 100, top: (y / height) * 100 };
}

/** The margins of the plane within its drawing, in percent: from the edge to the first grid line. */
export function marginsOf(plane: Plane): { across: number; down: number } {
	const { width, height } = frameOf(plane);
	return { across: (ROOM / width) * 100, down: (ROOM / height) * 100 };
}

/** How far the numbers of the axes reach past the plane, to its left and below it, in percent of the drawing. */
export function numbersPast(plane: Plane): { left: number; below: number } {
	const { width, height } = frameOf(plane);
	const { columns, rows, axis_x, axis_y } = axesOf(plane);
	const size = sizeOfNumbers(plane, numbered(columns));
	const halfOf = (value: number) => 0.3 * size * `${value}`.length;
	const left = axis_x === plane.x_from ? 16 + Math.max(...rows.map(halfOf)) : halfOf(plane.x_from);
	const below = axis_y === plane.y_from ? 9 + size : 9;
	return { left: (left / width) * 100, below: (below / height) * 100 };
}

/** The plane with the plotted points and its alt text; for paper, review and plotting. */
export function planeFigure(plane: Plane, points: readonly (PlanePoint | null)[]): Figure {
	const plotted = points.flatMap((point, at) => (point === null ? [] : [{ point, at }]));
	const named = plotted.map(({ point, at }) =>
		`${nameOn(plane, at, points.length)} ${sayPoint(point)}`.trim(),
	);
	const { x_from, x_to, y_from, y_to } = plane;
	const empty = `A coordinate plane, x from ${x_from} to ${x_to} and y from ${y_from} to ${y_to}.`;
	const corners = (plane.shape ?? []).map((corner, at) => `${letterOf(at)} ${sayPoint(corner)}`);
	const ends = corners.length === 0 ? empty : `${empty} A figure is drawn: ${corners.join(", ")}.`;
	return {
		svg: planePicture(plane, points),
		alt: named.length === 0 ? ends : `${ends} Plotted: ${named.join(", ")}.`,
	};
}

function placeOf(plane: Plane, { x, y }: PlanePoint): [x: number, y: number] {
	const { unit } = frameOf(plane);
	return [ROOM + (x - plane.x_from) * unit, ROOM + (plane.y_to - y) * unit];
}

function planePicture(plane: Plane, points: readonly (PlanePoint | null)[]): string {
	const { width, height } = frameOf(plane);
	const dots = points.map((point, at) =>
		point === null
			? ""
			: dot(placeOf(plane, point), nameOn(plane, at, points.length), isUnderNumbers(plane, point)),
	);
	const body = [
		...gridOf(plane),
		...segmentsOf(plane),
		shapePicture(plane),
		joinPicture(plane, points),
		// Above what is drawn, which may cross them.
		...numbersOf(plane, points),
		...dots,
	];
	return `<svg viewBox="0 0 ${round(width)} ${round(height)}" xmlns="http://www.w3.org/2000/svg">${body.join("")}</svg>`;
}

/** The grid lines, and where the axes are. */
function axesOf(plane: Plane) {
	const { x_from, x_to, y_from, y_to, step } = plane;
	return {
		columns: marks(x_from, x_to, step),
		rows: marks(y_from, y_to, step),
		axis_x: within(0, x_from, x_to),
		axis_y: within(0, y_from, y_to),
		at: (x: number, y: number) => placeOf(plane, { x, y }),
	};
}

function gridOf(plane: Plane): string[] {
	const { x_from, x_to, y_from, y_to } = plane;
	const { columns, rows, axis_x, axis_y, at } = axesOf(plane);
	const thin = { ink: "var(--border-strong)", width: 1, opacity: 0.55 };
	const thick = { ink: "var(--ink-2)", width: 3, opacity: 1 };
	return [
		...columns.map((x) => stroke(at(x, y_from), at(x, y_to), thin)),
		...rows.map((y) => stroke(at(x_from, y), at(x_to, y), thin)),
		stroke(at(x_from, axis_y), at(x_to, axis_y), thick),
		stroke(at(axis_x, y_from), at(axis_x, y_to), thick),
	];
}

/** The numbers and names of the axes. A number that a point would cover is on the other side of its axis, or
 * left out if points are on both sides. */
function numbersOf(plane: Plane, points: readonly (PlanePoint | null)[]): string[] {
	const { columns, rows, axis_x, axis_y, at } = axesOf(plane);
	const size = sizeOfNumbers(plane, numbered(columns));
	const dots = points.flatMap((point) => (point === null ? [] : [placeOf(plane, point)]));
	const free = (value: number, [x, y]: Place, sides: readonly Place[]) => {
		const by = sides.find(
			([dx, dy]) => !dots.some((dot) => covers(dot, { value, at: [x + dx, y + dy], size })),
		);
		return by === undefined ? "" : number(value, [x, y], by, size);
	};
	return [
		...numbered(columns).map((x) =>
			free(x, at(x, axis_y), [
				[0, 7 + size],
				[0, -9],
			]),
		),
		...numbered(rows).map((y) =>
			free(y, at(axis_x, y), [
				[-16, 7],
				[16, 7],
			]),
		),
		letter("x", at(plane.x_to, axis_y), [18, 6]),
		letter("y", at(axis_x, plane.y_to), [0, -13]),
	];
}

/** Whether a point hides a part of a number; its rim may touch one. */
function covers([x, y]: Place, { value, at, size }: { value: number; at: Place; size: number }): boolean {
	const beside = Math.max(0, Math.abs(x - at[0]) - 0.28 * size * `${value}`.length);
	const apart = Math.max(0, at[1] - 0.72 * size - y, y - at[1]);
	return Math.hypot(beside, apart) < DOT;
}

/** All grid lines have numbers if there is room, else every second or fifth; zero is where the axes cross. */
function numbered(values: readonly number[]): number[] {
	const every = values.length > 13 ? (values.length > 21 ? 5 : 2) : 1;
	const zero = values.indexOf(0);
	return values.filter((value, at) => value !== 0 && (at - Math.max(0, zero)) % every === 0);
}

/** As large as fits side by side: on a phone the drawing is shown smaller than it is. */
function sizeOfNumbers(plane: Plane, numbers: readonly number[]): number {
	const [first = 0, second = first] = numbers.slice(-2);
	const longest = Math.max(1, ...numbers.map((value) => `${value}`.length));
	const room = Math.max(plane.step, second - first) * frameOf(plane).unit;
	return Math.max(14, Math.min(20, Math.floor((1.4 * room) / longest)));
}

function marks(from: number, to: number, step: number): number[] {
	return Array.from({ length: (to - from) / step + 1 }, (_, at) => from + at * step);
}

function within(value: number, from: number, to: number): number {
	return Math.min(to, Math.max(from, value));
}

function segmentsOf(plane: Plane): string[] {
	return plane.segments.map(({ x1, y1, x2, y2 }) =>
		stroke(placeOf(plane, { x: x1, y: y1 }), placeOf(plane, { x: x2, y: y2 }), {
			ink: "var(--fig-gold)",
			width: 4,
			opacity: 1,
		}),
	);
}

/** The figure drawn from the start, each letter outside of its corner. */
function shapePicture(plane: Plane): string {
	const corners = (plane.shape ?? []).map((corner) => placeOf(plane, corner));
	if (corners.length === 0) return "";
	const mean = (axis: 0 | 1) => corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
	const [middle_x, middle_y] = [mean(0), mean(1)];
	const letters = corners.map(([x, y], at) => {
		const far = Math.hypot(x - middle_x, y - middle_y) || 1;
		return letter(letterOf(at), [x, y], [((x - middle_x) / far) * 17, ((y - middle_y) / far) * 17 + 6]);
	});
	return polygon(corners, "gold") + letters.join("");
}

function polygon(corners: readonly Place[], color: string): string {
	const places = corners.map((corner) => corner.map(round).join(",")).join(" ");
	return `<polygon points="${places}" fill="var(--fig-${color})" fill-opacity="0.2" stroke="var(--fig-${color})" stroke-width="4" stroke-linejoin="round"/>`;
}

/** A line to the edges through two points, the segment between them, or the sides of a polygon. */
function joinPicture(plane: Plane, points: readonly (PlanePoint | null)[]): string {
	const plotted = points.filter((point) => point !== null);
	const [first, second] = plotted;
	if (plane.join === "none" || first === undefined || second === undefined) return "";
	const ink = { ink: "var(--fig-sky)", width: 4, opacity: 1 };
	if (plane.join === "line" || plane.join === "slope") {
		const ends = lineEnds(plane, first, second);
		const line = ends === null ? "" : stroke(placeOf(plane, ends[0]), placeOf(plane, ends[1]), ink);
		return plane.join === "slope" ? line + stepPicture(plane, first, second) : line;
	}
	if (plane.join === "segment") return stroke(placeOf(plane, first), placeOf(plane, second), ink);
	return polygon(
		plotted.map((point) => placeOf(plane, point)),
		"sky",
	);
}

/** The run and rise from one point of a line to the other, with their lengths. */
function stepPicture(plane: Plane, from: PlanePoint, to: PlanePoint): string {
	const step = slopeOf([from, to]);
	if (step === null) return "";
	const corner = { x: to.x, y: from.y };
	const ink = { ink: "var(--fig-lilac)", width: 4, opacity: 1 };
	const [a, b, c] = [placeOf(plane, from), placeOf(plane, corner), placeOf(plane, to)];
	const middle = (one: Place, other: Place): Place => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
	return [
		stroke(a, b, ink),
		stroke(b, c, ink),
		letter(signed(step.run), middle(a, b), [0, step.rise < 0 ? -10 : 24]),
		step.rise === 0 ? "" : letter(signed(step.rise), middle(b, c), [step.run < 0 ? -22 : 22, 6]),
	].join("");
}

function signed(value: number): string {
	return value < 0 ? `−${-value}` : `+${value}`;
}

/** Where the line through two points meets the edges of the plane; null if the points are equal. */
function lineEnds(plane: Plane, one: PlanePoint, other: PlanePoint): [PlanePoint, PlanePoint] | null {
	const [dx, dy] = [other.x - one.x, other.y - one.y];
	if (dx === 0 && dy === 0) return null;
	const stops = (d: number, start: number, from: number, to: number) =>
		d === 0 ? [] : [(from - start) / d, (to - start) / d].toSorted((a, b) => a - b);
	const [x, y] = [stops(dx, one.x, plane.x_from, plane.x_to), stops(dy, one.y, plane.y_from, plane.y_to)];
	const low = Math.max(x[0] ?? -Infinity, y[0] ?? -Infinity);
	const high = Math.min(x[1] ?? Infinity, y[1] ?? Infinity);
	const at = (t: number) => ({ x: one.x + t * dx, y: one.y + t * dy });
	return [at(low), at(high)];
}

type Place = readonly [x: number, y: number];

function stroke(
	from: Place,
	to: Place,
	{ ink, width, opacity }: { ink: string; width: number; opacity: number },
) {
	const [[x1, y1], [x2, y2]] = [from, to];
	return `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" stroke="${ink}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" fill="none"/>`;
}

/** Above this point are the numbers of the x-axis. Below the points of a slope is the length of its run. */
function isUnderNumbers(plane: Plane, point: PlanePoint): boolean {
	const axis = placeOf(plane, { x: point.x, y: within(0, plane.y_from, plane.y_to) })[1];
	const below = placeOf(plane, point)[1] - axis;
	return plane.join !== "slope" && below > 20 && below < 62;
}

function dot([x, y]: Place, name: string, isNameBelow: boolean): string {
	const face = `<circle cx="${round(x)}" cy="${round(y)}" r="${DOT}" fill="var(--fig-sky)" stroke="var(--surface-2)" stroke-width="3"/>`;
	return name === "" ? face : face + letter(name, [x, y], [20, isNameBelow ? 27 : -15]);
}

function number(value: number, place: Place, by: Place, size: number): string {
	return text(`${value}`.replace("-", "−"), place, by, `font-size="${size}" fill="var(--ink-2)"`);
}

function letter(name: string, place: Place, by: Place): string {
	return text(name, place, by, 'font-size="20" font-weight="700" fill="var(--ink)"');
}

function text(words: string, [x, y]: Place, [dx, dy]: Place, look: string): string {
	const halo = 'stroke="var(--surface-1)" stroke-width="5" paint-order="stroke"';
	return `<text x="${round(x + dx)}" y="${round(y + dy)}" text-anchor="middle" ${halo} ${look}>${words}</text>`;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}

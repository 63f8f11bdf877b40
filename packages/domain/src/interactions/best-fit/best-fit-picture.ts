import type { Figure } from "../../question/question.ts";
import { type FitLine, type Heights, heightsOf, lineOf, otherLine, placeAcross } from "./best-fit.ts";
import type { BestFit } from "./settings.ts";

/** In units of the drawing: the plot, and the space for numbers, names and handles around it. */
const WIDTH = 400;
const HEIGHT = 330;
const LEFT = 82;
const TOP = 20;
const RIGHT = 26;
const LOW = 74;
const SIZE = { width: LEFT + WIDTH + RIGHT, height: TOP + HEIGHT + LOW };

type Place = readonly [x: number, y: number];

function placeOf({ x_from, x_to, y_from, y_to }: BestFit, x: number, y: number): Place {
	return [LEFT + ((x - x_from) / (x_to - x_from)) * WIDTH, TOP + ((y_to - y) / (y_to - y_from)) * HEIGHT];
}

/** A handle by its number and height, in percent of the drawing's width and height. */
export function placeOfHandle(fit: BestFit, at: number, height: number): { left: number; top: number } {
	const [x, y] = placeOf(fit, placeAcross(fit, at), height);
	return { left: (x / SIZE.width) * 100, top: (y / SIZE.height) * 100 };
}

/** The place in the plot, for fractions of the drawing's width and height. */
export function plotPlace(fit: BestFit, across: number, down: number): { x: number; y: number } {
	const { x_from, x_to, y_from, y_to } = fit;
	return {
		x: x_from + ((across * SIZE.width - LEFT) / WIDTH) * (x_to - x_from),
		y: y_to - ((down * SIZE.height - TOP) / HEIGHT) * (y_to - y_from),
	};
}

/** The scatter plot with its alt text, and the line of the entries; for paper and review. */
export function bestFitFigure(fit: BestFit, entries: readonly string[]): Figure {
	const heights = heightsOf(fit, entries);
	const line = lineOf(heights);
	const drawn = line === null ? [] : [`A line from ${endsOf(fit, line)} is drawn.`];
	const reading = heights[2] ?? null;
	const read = reading === null ? [] : [`At ${fit.reads_at}, ${reading} is read.`];
	return { svg: bestFitPicture(fit, heights), alt: [plotInWords(fit), ...drawn, ...read].join(" ") };
}

/** The data in words. */
export function plotInWords(fit: BestFit): string {
	const points = fit.points.map(({ x, y }) => `(${x}, ${y})`).join(", ");
	const other = otherLine(fit);
	const dashed = other === null ? "" : ` A dashed line goes from ${endsOf(fit, other)}.`;
	return `A scatter plot. Across: ${fit.x_name}. Upward: ${fit.y_name}. Points: ${points}.${dashed}`;
}

function endsOf({ x_from, x_to }: BestFit, { left, right }: FitLine): string {
	return `(${x_from}, ${left}) to (${x_to}, ${right})`;
}

/** The plot with the line between its handles, and the mark of the reading. */
export function bestFitPicture(fit: BestFit, heights: Heights): string {
	const [line, other] = [lineOf(heights), otherLine(fit)];
	const body = [
		...gridOf(fit),
		readingLine(fit),
		...fit.points.map(({ x, y }) => dot(placeOf(fit, x, y))),
		other === null ? "" : lineThrough(fit, other, 'stroke="var(--fig-gold)" stroke-dasharray="9 9"'),
		line === null ? "" : lineThrough(fit, line, 'stroke="var(--fig-sky)"'),
		...heights.map((height, at) =>
			height === null ? "" : handle(placeOf(fit, placeAcross(fit, at), height), at === 2 ? "lilac" : "sky"),
		),
		...names(fit),
	];
	return `<svg viewBox="0 0 ${SIZE.width} ${SIZE.height}" xmlns="http://www.w3.org/2000/svg">${body.join("")}</svg>`;
}

function gridOf(fit: BestFit): string[] {
	const { x_from, x_to, y_from, y_to, x_step, y_step } = fit;
	const marks = (from: number, to: number, step: number) =>
		Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, at) => from + at * step);
	const [columns, rows] = [marks(x_from, x_to, x_step), marks(y_from, y_to, y_step)];
	const thin = 'stroke="var(--border-strong)" stroke-opacity="0.55"';
	const thick = 'stroke="var(--ink-2)" stroke-width="3"';
	return [
		...columns.map((x) => stroke(placeOf(fit, x, y_from), placeOf(fit, x, y_to), thin)),
		...rows.map((y) => stroke(placeOf(fit, x_from, y), placeOf(fit, x_to, y), thin)),
		stroke(placeOf(fit, x_from, y_from), placeOf(fit, x_to, y_from), thick),
		stroke(placeOf(fit, x_from, y_from), placeOf(fit, x_from, y_to), thick),
		...sparse(columns).map((x) => number(x, placeOf(fit, x, y_from), [0, 27])),
		// Beside a handle on the axis, the number at its height is still seen.
		...sparse(rows).map((y) => number(y, placeOf(fit, x_from, y), [-28, 7], "end")),
	];
}

/** Every second one if there are many. */
function sparse(values: readonly number[]): number[] {
	const every = values.length > 13 ? 2 : 1;
	return values.filter((_, at) => at % every === 0);
}

function readingLine(fit: BestFit): string {
	const { reads_at, y_from, y_to } = fit;
	if (reads_at === undefined) return "";
	const look = 'stroke="var(--fig-lilac)" stroke-width="3" stroke-dasharray="2 8" stroke-linecap="round"';
	return stroke(placeOf(fit, reads_at, y_from), placeOf(fit, reads_at, y_to), look);
}

function lineThrough(fit: BestFit, { left, right }: FitLine, look: string): string {
	const more = `${look} stroke-width="4" stroke-linecap="round"`;
	return stroke(placeOf(fit, fit.x_from, left), placeOf(fit, fit.x_to, right), more);
}

function stroke([x1, y1]: Place, [x2, y2]: Place, look: string): string {
	return `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" fill="none" ${look}/>`;
}

function dot([x, y]: Place): string {
	return `<circle cx="${round(x)}" cy="${round(y)}" r="6" fill="var(--fig-gold)" stroke="var(--ink-2)" stroke-width="2"/>`;
}

function handle([x, y]: Place, color: "sky" | "lilac"): string {
	return `<circle cx="${round(x)}" cy="${round(y)}" r="9" fill="var(--fig-${color})" stroke="var(--surface-2)" stroke-width="3"/>`;
}

function names({ x_name, y_name }: BestFit): string[] {
	const [x, y] = [LEFT + WIDTH / 2, TOP + HEIGHT / 2];
	const look = 'text-anchor="middle" font-size="19" font-weight="600" fill="var(--ink)"';
	return [
		`<text x="${x}" y="${SIZE.height - 14}" ${look}>${escaped(x_name)}</text>`,
		`<text x="17" y="${y}" transform="rotate(-90 17 ${y})" ${look}>${escaped(y_name)}</text>`,
	];
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

function number(value: number, [x, y]: Place, [dx, dy]: Place, anchor = "middle"): string {
	const words = `${value}`.replace("-", "−");
	const size = words.length > 3 ? 15 : 19;
	return `<text x="${round(x + dx)}" y="${round(y + dy)}" text-anchor="${anchor}" font-size="${size}" font-weight="600" fill="var(--ink-2)">${words}</text>`;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}

import type { Figure } from "../../question/question.ts";
import { type ColumnValues, isBarred } from "./chart.ts";
import type { Chart } from "./settings.ts";

/** In units of the drawing. */
const WIDTH = 480;
const HEIGHT = 336;
const TOP = 22;
const BASE = 284;
const SCALE = 46;
const EDGE = 10;
/** One for all columns: green and red belong to the marks after checking. */
const INK = "var(--fig-sky)";

/** The chart with its alt text and the drawn columns; for paper, review and drawing. */
export function chartFigure(chart: Chart, values: ColumnValues): Figure {
	const drawn = chart.names.flatMap((name, at) => {
		const value = values[at] ?? null;
		return value === null ? [] : [`${name}: ${value}`];
	});
	const names = chart.names.join(", ");
	return {
		svg: chartPicture(chart, values),
		alt: drawn.length === 0 ? `An empty chart for ${names}.` : `A chart: ${drawn.join(", ")}.`,
	};
}

/** The top of a column on the drawing, and the width of a column, in percent of its width and height. */
export function topOfColumn(chart: Chart, at: number, value: number): { left: number; top: number } {
	const { left, width } = columnAt(chart, at);
	return { left: ((left + width / 2) / WIDTH) * 100, top: (heightOf(chart, value) / HEIGHT) * 100 };
}

/** The column at a position, and its height as a fraction of the way from 0 to the top. */
export function placeInChart(chart: Chart, across: number, down: number): { at: number; share: number } {
	const { left, width } = columnAt(chart, 0);
	const at = Math.floor((across * WIDTH - left) / width);
	return {
		at: Math.min(chart.names.length - 1, Math.max(0, at)),
		share: (BASE - down * HEIGHT) / (BASE - TOP),
	};
}

function columnAt(chart: Chart, at: number): { left: number; width: number } {
	const start = isBarred(chart) ? SCALE : EDGE;
	const width = (WIDTH - start - EDGE) / chart.names.length;
	return { left: start + at * width, width };
}

function heightOf({ most }: Chart, value: number): number {
	return BASE - (value / most) * (BASE - TOP);
}

function chartPicture(chart: Chart, values: ColumnValues): string {
	const columns = chart.names.map(
		(name, at) => column(chart, at, values[at] ?? 0) + nameBelow(chart, at, name),
	);
	const body = [...(isBarred(chart) ? scale(chart) : [baseLine(chart)]), ...columns];
	return `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" xmlns="http://www.w3.org/2000/svg">${body.join("")}</svg>`;
}

function scale(chart: Chart): string[] {
	const steps = chart.most / chart.step;
	// All lines are drawn; if not all numbers fit, every second line has one.
	const every = steps > 10 ? 2 : 1;
	// "1200" left of the axis.
	const size = Math.min(20, Math.floor(60 / `${chart.most}`.length));
	return Array.from({ length: steps + 1 }, (_, at) => {
		const y = heightOf(chart, at * chart.step);
		const ink = at === 0 ? "var(--ink-2)" : "var(--border-strong)";
		const line = stroke([SCALE, y], [WIDTH - EDGE, y], ink, at === 0 ? 3 : 1);
		return at % every === 0 ? line + text(`${at * chart.step}`, [SCALE - 10, y + 7], size, "end") : line;
	});
}

function baseLine(chart: Chart): string {
	const line = stroke([EDGE, BASE], [WIDTH - EDGE, BASE], "var(--ink-2)", 3);
	if (chart.style !== "dots") return line;
	const ticks = chart.names.map((_, at) => {
		const { left, width } = columnAt(chart, at);
		return stroke([left + width / 2, BASE - 7], [left + width / 2, BASE + 7], "var(--ink-2)", 3);
	});
	return line + ticks.join("");
}

function column(chart: Chart, at: number, value: number): string {
	const { left, width } = columnAt(chart, at);
	if (isBarred(chart)) {
		const top = heightOf(chart, value);
		// The bars of a histogram touch: there are no gaps between intervals.
		const gap = chart.style === "bars" ? width * 0.2 : 0;
		const rim = chart.style === "bars" ? 'rx="3"' : 'stroke="var(--surface-2)" stroke-width="2"';
		return `<rect x="${round(left + gap)}" y="${round(top)}" width="${round(width - 2 * gap)}" height="${round(BASE - top)}" ${rim} fill="${INK}"/>`;
	}
	const [middle, radius] = [left + width / 2, radiusOf(chart)];
	const dots = Array.from({ length: value / chart.step }, (_, dot) => {
		const y = (heightOf(chart, dot * chart.step) + heightOf(chart, (dot + 1) * chart.step)) / 2;
		return `<circle cx="${round(middle)}" cy="${round(y)}" r="${radius}" fill="${INK}"/>`;
	});
	return dots.join("");
}

/** Of a picture or dot, so that they do not touch. */
function radiusOf(chart: Chart): number {
	const room = ((BASE - TOP) / chart.most) * chart.step;
	return round(Math.min(room * 0.44, columnAt(chart, 0).width * 0.34, 17));
}

function nameBelow(chart: Chart, at: number, name: string): string {
	const { left, width } = columnAt(chart, at);
	const middle = left + width / 2;
	const [, whole = "", top, bottom] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(name) ?? [];
	if (top !== undefined && bottom !== undefined) return stackedName(middle, width, { whole, top, bottom });
	const size = Math.min(21, Math.floor((width * 1.75) / name.length));
	return text(name, [middle, BASE + 42], size, "middle");
}

/** "2 1/4" as it is written by hand: the fraction stacked, beside the whole number. */
function stackedName(
	middle: number,
	width: number,
	{ whole, top, bottom }: { whole: string; top: string; bottom: string },
): string {
	const letters = whole.length + Math.max(top.length, bottom.length);
	const size = Math.min(18, Math.floor((width * 1.4) / letters));
	// Half of a digit and of the space beside it.
	const shift = whole === "" ? 0 : size * 0.32 * whole.length;
	const across = middle + shift;
	const half = size * 0.36 * Math.max(top.length, bottom.length);
	return [
		whole === "" ? "" : text(whole, [across - half - 4, BASE + 38], size, "end"),
		text(top, [across, BASE + 26], size, "middle"),
		stroke([across - half, BASE + 30], [across + half, BASE + 30], "var(--ink)", 1.5),
		text(bottom, [across, BASE + 46], size, "middle"),
	].join("");
}

type Place = readonly [x: number, y: number];

function stroke([x1, y1]: Place, [x2, y2]: Place, ink: string, width: number): string {
	return `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}" stroke="${ink}" stroke-width="${width}" fill="none"/>`;
}

function text(words: string, [x, y]: Place, size: number, anchor: "middle" | "end"): string {
	const safe = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
	return `<text x="${round(x)}" y="${round(y)}" text-anchor="${anchor}" font-size="${size}" font-weight="600" fill="var(--ink)">${safe}</text>`;
}

function round(value: number): number {
	return Math.round(value * 10) / 10;
}

import type { FigureColor } from "../svg.ts";
import { label, line, paint, round, svg } from "../svg.ts";

export interface Category {
	name: string;
	value: number;
}

const COLORS: readonly FigureColor[] = ["sky", "gold", "mint", "coral", "lilac"];
const WIDTH = 520;
const LEFT = 62;
const HEIGHT = 240;

interface BarChart {
	title: string;
	categories: readonly Category[];
	/** The distance of labeled lines. */
	step: number;
	/** Highest labeled value. */
	most: number;
}

/** Vertical bars over names, with a scale of equal steps. */
export function barChart({ title, categories, step, most }: BarChart): string {
	const yOf = (value: number) => 40 + HEIGHT - (value / most) * HEIGHT;
	const lines = Array.from({ length: most / step + 1 }, (_, at) => {
		const y = yOf(at * step);
		return `${line([LEFT, y], [WIDTH - 8, y], at === 0 ? "var(--ink-2)" : "var(--surface-3)", at === 0 ? 3 : 1.5)}${label(LEFT - 26, y + 7, `${at * step}`, 20)}`;
	});
	const column = (WIDTH - LEFT - 8) / categories.length;
	const bars = categories.map(({ name, value }, at) => {
		const x = LEFT + at * column + column * 0.2;
		const y = yOf(value);
		return `<rect x="${round(x)}" y="${round(y)}" width="${round(column * 0.6)}" height="${round(yOf(0) - y)}" rx="3" fill="${paint(COLORS[at % 5] ?? "sky")}"/>${label(x + column * 0.3, yOf(0) + 28, name, 22)}`;
	});
	return svg(WIDTH, HEIGHT + 80, label(WIDTH / 2, 24, title, 23), ...lines, ...bars);
}

interface PictureGraph {
	title: string;
	categories: readonly Category[];
	/** The value of one symbol; a half symbol has half of it. */
	each: number;
	key: string;
}

/** Rows of symbols behind names, with a key below. */
export function pictureGraph({ title, categories, each, key }: PictureGraph): string {
	const most = Math.max(...categories.map(({ value }) => Math.ceil(value / each)));
	const step = Math.min(44, 380 / most);
	const rows = categories.map(({ name, value }, row) => {
		const y = 64 + row * 46;
		const symbols = Array.from({ length: Math.floor(value / each) }, (_, at) =>
			dot(140 + at * step + step / 2, y, COLORS[row % 5] ?? "sky", step),
		);
		const half =
			value % each === 0
				? ""
				: halfDot(140 + symbols.length * step + step / 2, y, COLORS[row % 5] ?? "sky", step);
		return `${label(66, y + 8, name, 23)}${symbols.join("")}${half}`;
	});
	const height = 64 + categories.length * 46;
	return svg(
		WIDTH + 10,
		height + 24,
		label((WIDTH + 10) / 2, 24, title, 23),
		line([130, 40], [130, height - 20], "var(--border-strong)", 2),
		...rows,
		label((WIDTH + 10) / 2, height + 14, key, 20),
	);
}

function dot(x: number, y: number, color: FigureColor, step: number): string {
	return `<circle cx="${round(x)}" cy="${y}" r="${round(step * 0.4)}" fill="${paint(color)}"/>`;
}

function halfDot(x: number, y: number, color: FigureColor, step: number): string {
	const radius = round(step * 0.4);
	return `<path d="M${round(x)} ${round(y - radius)}A${radius} ${radius} 0 0 0 ${round(x)} ${round(y + radius)}Z" fill="${paint(color)}"/>`;
}

interface LinePlot {
	title: string;
	/** The labels of the marks, from left to right, and how many crosses are above each. */
	marks: readonly { text: string; count: number }[];
	unit: string;
}

/** Crosses stacked over the marks of a number line. */
export function linePlot({ title, marks, unit }: LinePlot): string {
	const most = Math.max(...marks.map(({ count }) => count), 3);
	const step = 500 / marks.length;
	const base = 44 + most * 26;
	const columns = marks.map(({ text, count }, at) => {
		const x = 30 + at * step + step / 2;
		const crosses = Array.from({ length: count }, (_, row) => cross(x, base - 18 - row * 26));
		return `${line([x, base - 6], [x, base + 6], "var(--ink-2)")}${fractionLabel(x, base, text)}${crosses.join("")}`;
	});
	return svg(
		560,
		base + 96,
		label(280, 22, title, 23),
		line([20, base], [540, base], "var(--ink-2)"),
		...columns,
		label(280, base + 86, unit, 23),
	);
}

function cross(x: number, y: number): string {
	return `<path d="M${round(x - 8)} ${y - 8}L${round(x + 8)} ${y + 8}M${round(x - 8)} ${y + 8}L${round(x + 8)} ${y - 8}" fill="none" stroke="var(--fig-sky)" stroke-width="4" stroke-linecap="round"/>`;
}

/** "3", "1/4" or "2 1/4" under a mark; a fraction is stacked. */
function fractionLabel(x: number, base: number, text: string): string {
	const [, whole = "", top, bottom] = /^(\d*) ?(?:(\d+)\/(\d+))?$/.exec(text) ?? [];
	if (top === undefined || bottom === undefined) return label(x, base + 38, text, 23);
	const shift = whole === "" ? 0 : 11;
	return `${whole === "" ? "" : label(x - 12, base + 45, whole, 24)}${label(x + shift, base + 28, top, 22)}${line([x + shift - 9, base + 34], [x + shift + 9, base + 34], "var(--ink-2)", 1.5)}${label(x + shift, base + 55, bottom, 22)}`;
}

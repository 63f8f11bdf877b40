import type { FigureColor } from "../svg.ts";
import { label, line, paint, round, svg } from "../svg.ts";

interface BarChart {
	bars: readonly { name: string; count: number }[];
	/** Distance of the grid lines on the vertical axis. */
	step: number;
	x_name: string;
	y_name: string;
	/** The bars touch, as in a histogram. */
	is_histogram?: boolean;
	color: FigureColor;
}

/** Vertical bars over a numbered axis. */
export function barChart({ bars, step, x_name, y_name, is_histogram = false, color }: BarChart): string {
	const [left, top, width, height] = [52, 36, 372, 150];
	const most = Math.ceil(Math.max(...bars.map(({ count }) => count)) / step) * step;
	const slot = width / bars.length;
	const up = (count: number) => top + height - (count / most) * height;
	const lines = Array.from({ length: most / step + 1 }, (_, at) => at * step).flatMap((count) => [
		line([left, up(count)], [left + width, up(count)], "var(--border-strong)", 1).replace(
			"/>",
			' stroke-opacity="0.5"/>',
		),
		label(left - 22, up(count) + 6, `${count}`, 17),
	]);
	const gap = is_histogram ? 1 : slot * 0.18;
	const shapes = bars.flatMap(({ name, count }, at) => [
		`<rect x="${round(left + at * slot + gap)}" y="${round(up(count))}" width="${round(slot - 2 * gap)}" height="${round(top + height - up(count))}" fill="${paint(color)}"/>`,
		label(left + (at + 0.5) * slot, top + height + 24, name, 17),
	]);
	return svg(
		left + width + 20,
		top + height + 62,
		...lines,
		...shapes,
		line([left, top + height], [left + width, top + height], "var(--ink-2)", 2.5),
		label(left + width / 2, 20, y_name, 17),
		label(left + width / 2, top + height + 52, x_name, 17),
	);
}

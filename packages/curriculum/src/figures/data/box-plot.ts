import type { FigureColor } from "../svg.ts";
import { label, line, paint, round, svg } from "../svg.ts";

/** Least value, lower quartile, median, upper quartile, greatest value. */
export type FiveNumbers = readonly [number, number, number, number, number];

interface BoxPlot {
	from: number;
	to: number;
	step: number;
	boxes: readonly { name?: string; five: FiveNumbers; color: FigureColor }[];
	caption: string;
}

/** Box plots above each other over one number line. */
export function boxPlot({ from, to, step, boxes, caption }: BoxPlot): string {
	const [left, width] = [boxes.some(({ name }) => name !== undefined) ? 92 : 24, 340];
	const xOf = (value: number) => left + ((value - from) / (to - from)) * width;
	const base = 20 + boxes.length * 62;
	const drawn = boxes.flatMap(({ name, five, color }, at) => {
		const [least, lower, median, upper, greatest] = five.map(xOf) as [number, number, number, number, number];
		const y = 46 + at * 62;
		const stroke = "var(--ink-2)";
		return [
			line([least, y], [lower, y], stroke, 2.5),
			line([upper, y], [greatest, y], stroke, 2.5),
			line([least, y - 10], [least, y + 10], stroke, 2.5),
			line([greatest, y - 10], [greatest, y + 10], stroke, 2.5),
			`<rect x="${round(lower)}" y="${y - 20}" width="${round(upper - lower)}" height="40" fill="${paint(color)}" stroke="${stroke}" stroke-width="2"/>`,
			line([median, y - 20], [median, y + 20], "var(--ink)", 4),
			...(name === undefined ? [] : [label(44, y + 6, name, 18)]),
		];
	});
	const values = Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step);
	// If ticks are close together, only some have room for their number.
	const room = 11 * Math.max(...values.map((value) => `${value}`.length)) + 8;
	const every = [1, 2, 4, 5, 10].find((count) => (count * width) / (values.length - 1) >= room) ?? 10;
	const ticks = values.flatMap((value, at) => [
		line([xOf(value), base], [xOf(value), base + 8], "var(--ink-2)", 2),
		...(at % every === 0 ? [label(xOf(value), base + 28, `${value}`, 18)] : []),
	]);
	return svg(
		left + width + 30,
		base + 66,
		...drawn,
		line([left - 10, base], [left + width + 10, base], "var(--ink-2)", 2.5),
		...ticks,
		label(left + width / 2, base + 56, caption, 18),
	);
}

/** A box plot in words, as alt text. */
export function boxInWords([least, lower, median, upper, greatest]: FiveNumbers): string {
	return `least ${least}, lower quartile ${lower}, median ${median}, upper quartile ${upper}, greatest ${greatest}`;
}

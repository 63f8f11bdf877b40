import type { FigureColor } from "../svg.ts";
import { isStacked, label, line, paint, round, svg, valueLabel } from "../svg.ts";

interface DotPlot {
	/** Places on the line from left to right, with their labels and number of dots. */
	places: readonly { name: string; count: number }[];
	caption: string;
	/** An X for each value, as on a line plot, instead of a dot. */
	has_crosses?: boolean;
	color: FigureColor;
}

/** A line plot: a mark above the line for every value. */
export function dotPlot({ places, caption, has_crosses, color }: DotPlot): string {
	const step = Math.min(64, 520 / places.length);
	const tallest = Math.max(...places.map(({ count }) => count));
	const gap = Math.min(24, step);
	const base = 20 + tallest * gap;
	const width = places.length * step + 40;
	// Wide plots are scaled down more on a phone.
	const size = width > 470 ? 21 : 18;
	const marks = places.flatMap(({ count }, at) =>
		Array.from({ length: count }, (_, level) => {
			const [x, y] = [20 + step * (at + 0.5), base - gap * (level + 0.6)];
			const r = gap * 0.34;
			return has_crosses === true
				? `${line([x - r, y - r], [x + r, y + r], paint(color), 3)}${line([x - r, y + r], [x + r, y - r], paint(color), 3)}`
				: `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${paint(color)}"/>`;
		}),
	);
	const room = places.some(({ name }) => isStacked(name)) ? 20 : 0;
	const ticks = places.flatMap(({ name }, at) => {
		const x = 20 + step * (at + 0.5);
		return [
			line([x, base], [x, base + 8], "var(--ink-2)", 2),
			valueLabel(x, base + 29 + room / 2, name, size),
		];
	});
	return svg(
		width,
		base + 66 + room,
		line([10, base], [width - 10, base], "var(--ink-2)"),
		...marks,
		...ticks,
		label(width / 2, base + 56 + room, caption, size),
	);
}

import type { FigureColor } from "../svg.ts";
import { label, paint, round, svg } from "../svg.ts";

interface ComparisonBars {
	names: readonly [string, string];
	/** How many times the short bar fits into the long one. */
	times: number;
	/** Text in the short bar and in every part of the long one. */
	unit: string;
	/** Text after the bars. */
	ends?: readonly [string, string];
	colors: readonly [FigureColor, FigureColor];
}

/** A short bar, and below it a long one made of several of the same length. */
export function comparisonBars({ names, times, unit, ends = ["", ""], colors }: ComparisonBars): string {
	const part = Math.min(110, 420 / times);
	const bar = (x: number, y: number, color: FigureColor) =>
		`<rect x="${round(x)}" y="${y}" width="${round(part - 3)}" height="42" rx="5" fill="${paint(color)}" fill-opacity="0.35" stroke="${paint(color)}" stroke-width="2.5"/>${label(x + part / 2, y + 30, unit, part < 60 ? 21 : 25)}`;
	return svg(
		620,
		118,
		label(56, 34, names[0], 25),
		bar(116, 6, colors[0]),
		label(116 + part + 36, 34, ends[0], 25),
		label(56, 94, names[1], 25),
		...Array.from({ length: times }, (_, at) => bar(116 + at * part, 66, colors[1])),
		label(116 + times * part + 36, 94, ends[1], 25),
	);
}

import type { FigureColor } from "../svg.ts";
import { label, line, paint, round, svg } from "../svg.ts";

interface NumberLine {
	from: number;
	to: number;
	/** Equal steps from one whole number to the next. */
	parts: number;
	/** Which whole numbers have a label. */
	labeled(whole: number): boolean;
	/** The position of the point. */
	point: number;
	color: FigureColor;
}

const WIDTH = 640;
const LEFT = 30;

/** A number line with ticks, labels below whole numbers and one point. */
export function numberLine({ from, to, parts, labeled, point, color }: NumberLine): string {
	const xOf = (value: number) => LEFT + ((value - from) / (to - from)) * (WIDTH - 2 * LEFT);
	const ticks = Array.from({ length: (to - from) * parts + 1 }, (_, step) => {
		const x = xOf(from + step / parts);
		const half = step % parts === 0 ? 14 : 9;
		return line([x, 50 - half], [x, 50 + half], "var(--border-strong)");
	});
	const wholes = Array.from({ length: to - from + 1 }, (_, at) => from + at).filter(labeled);
	return svg(
		WIDTH,
		100,
		line([8, 50], [WIDTH - 8, 50], "var(--ink-2)"),
		...ticks,
		...wholes.map((whole) => label(xOf(whole), 92, `${whole}`.replace("-", "\u2212"), 26)),
		`<circle cx="${round(xOf(point))}" cy="50" r="11" fill="${paint(color)}" stroke="var(--surface-2)" stroke-width="3"/>`,
	);
}

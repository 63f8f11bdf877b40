import type { FigureColour } from "./svg.ts";
import { label, line, paint, round, svg } from "./svg.ts";

interface DecimalLine {
	/** Written under the first and the last mark. */
	start: string;
	end: string;
	/** On which of the ten equal steps the point stands. */
	step: number;
	colour: FigureColour;
}

const WIDTH = 480;
const LEFT = 34;

/** A number line of ten equal steps between two numbers, with one point. */
export function decimalLine({ start, end, step, colour }: DecimalLine): string {
	const xOf = (at: number) => LEFT + (at / 10) * (WIDTH - 2 * LEFT);
	const ticks = Array.from({ length: 11 }, (_, at) => {
		const half = at % 10 === 0 ? 16 : at === 5 ? 12 : 9;
		return line([xOf(at), 44 - half], [xOf(at), 44 + half], "var(--border-strong)");
	});
	return svg(
		WIDTH,
		94,
		line([8, 44], [WIDTH - 8, 44], "var(--ink-2)"),
		...ticks,
		label(xOf(0), 84, start, 20),
		label(xOf(10), 84, end, 20),
		`<circle cx="${round(xOf(step))}" cy="44" r="10" fill="${paint(colour)}" stroke="var(--surface-2)" stroke-width="3"/>`,
	);
}

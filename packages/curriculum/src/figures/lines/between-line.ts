import { label, line, numeral, round, svg } from "../svg.ts";

interface BetweenLine {
	/** The round numbers on both sides. */
	low: number;
	high: number;
	/** The number that lies between them. */
	at: number;
	/** Shows the midpoint of the two. */
	hasMiddle: boolean;
	/** Shows the number. */
	hasPoint: boolean;
}

const [WIDTH, AXIS, LEFT, RIGHT] = [430, 64, 60, 370];

/** The part of a number line between two round numbers, with the midpoint and a number. */
export function betweenLine({ low, high, at, hasMiddle, hasPoint }: BetweenLine): string {
	const xOf = (value: number) => LEFT + ((value - low) / (high - low)) * (RIGHT - LEFT);
	const mark = (value: number, half: number) => [
		line([xOf(value), AXIS - half], [xOf(value), AXIS + half], "var(--ink-2)"),
		label(xOf(value), AXIS + 44, numeral(value), 22),
	];
	const middle = Number(((low + high) / 2).toFixed(6));
	return svg(
		WIDTH,
		120,
		line([20, AXIS], [WIDTH - 20, AXIS], "var(--ink-2)"),
		...mark(low, 16),
		...mark(high, 16),
		...(hasMiddle ? mark(middle, 10) : []),
		...(hasPoint
			? [
					`<circle cx="${round(xOf(at))}" cy="${AXIS}" r="10" fill="var(--fig-coral)"/>`,
					label(xOf(at), AXIS - 26, numeral(at), 24),
				]
			: []),
	);
}

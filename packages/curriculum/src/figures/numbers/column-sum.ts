import { line, placeOn, svg } from "../svg.ts";

const COLUMN = 76;
const ROW = 58;

/** The position of the box for a digit of the result (0 for ones, 1 for tens…), in percent of the picture. */
export function columnPlace(columns: number, place: number): [number, number] {
	const [width, height] = sizeOf(columns);
	return placeOn(width, height, [xOf(columns, place), 2.62 * ROW]);
}

/** Two numbers in column form with the sign before the lower one; the result's row is empty. */
export function columnSum(upper: number, lower: number, sign: "+" | "-" | "×", columns: number): string {
	const [width, height] = sizeOf(columns);
	const digits = (number: number, row: number) =>
		[...`${number}`].toReversed().map((digit, place) => text(xOf(columns, place), row * ROW - 14, digit));
	return svg(
		width,
		height,
		...digits(upper, 1),
		...digits(lower, 2),
		text(COLUMN / 2, 2 * ROW - 14, sign === "-" ? "\u2212" : sign),
		line([10, 2 * ROW + 2], [width - 10, 2 * ROW + 2], "var(--ink-2)"),
	);
}

function sizeOf(columns: number): [number, number] {
	return [(columns + 1) * COLUMN, 3.3 * ROW];
}

function xOf(columns: number, place: number): number {
	return (columns - place + 0.5) * COLUMN;
}

function text(x: number, y: number, character: string): string {
	return `<text x="${x}" y="${y}" text-anchor="middle" font-size="36" fill="var(--ink)">${character}</text>`;
}

import { cornersOf, type FigureColor, label, openLine, paint, svg } from "../svg.ts";

type Point = readonly [x: number, y: number];

const unit = 24;
const margin = 8;

/** A square in unit squares: one corner, and the two directions from it as steps of one unit. */
interface Squares {
	corner: Point;
	along: Point;
	across: Point;
	side: number;
}

/**
 * A right triangle with the squares on its legs in unit squares. The square on the hypotenuse is an empty outline with a
 * question mark until `isFilled`. All three sides must be whole numbers.
 */
export function squaresOnSides([short, long]: readonly [number, number], isFilled: boolean): string {
	const hypotenuse = Math.hypot(short, long);
	// The right angle: everything left of it and below it belongs to the squares on the legs.
	const [left, top] = [margin + short * unit, margin + (short + long) * unit];
	const at = ([x, y]: Point): Point => [left + x * unit, top + y * unit];
	const along: Point = [long / hypotenuse, short / hypotenuse];
	const across: Point = [short / hypotenuse, -long / hypotenuse];
	const onLong: Squares = { corner: [0, -short], along, across, side: hypotenuse };
	const middle: Point = [
		long / 2 + (across[0] * hypotenuse) / 2,
		-short / 2 + (across[1] * hypotenuse) / 2 + 10 / unit,
	];
	const corners: Point[] = [
		[0, 0],
		[0, -short],
		[long, 0],
	];
	return svg(
		2 * margin + (2 * short + long) * unit,
		2 * margin + (short + 2 * long) * unit,
		drawn({ corner: [-short, -short], along: [1, 0], across: [0, 1], side: short }, "gold", at),
		drawn({ corner: [0, 0], along: [1, 0], across: [0, 1], side: long }, "gold", at),
		isFilled
			? drawn(onLong, "sky", at)
			: `${outline(onLong, at, 'fill="none" stroke="var(--ink-2)" stroke-width="2" stroke-dasharray="6 6"')}${label(...at(middle), "?", 28)}`,
		`<polygon points="${cornersOf(corners.map(at))}" fill="var(--surface-3)" stroke="var(--ink)" stroke-width="3" stroke-linejoin="round"/>`,
	);
}

function outline(
	{ corner, along, across, side }: Squares,
	at: (point: Point) => Point,
	style: string,
): string {
	const [ax, ay] = [along[0] * side, along[1] * side];
	const [cx, cy] = [across[0] * side, across[1] * side];
	const [x, y] = corner;
	const points: Point[] = [corner, [x + ax, y + ay], [x + ax + cx, y + ay + cy], [x + cx, y + cy]];
	return `<polygon points="${cornersOf(points.map(at))}" ${style}/>`;
}

/** The square filled, with the lines between its unit squares. */
function drawn(squares: Squares, color: FigureColor, at: (point: Point) => Point): string {
	const { corner, along, across, side } = squares;
	const step = (one: Point, n: number, other: Point, m: number) =>
		at([corner[0] + one[0] * n + other[0] * m, corner[1] + one[1] * n + other[1] * m]);
	const between = Array.from({ length: side - 1 }, (_, index) => index + 1).flatMap((n) =>
		[[along, across] as const, [across, along] as const].map(
			([one, other]) => `${openLine(step(one, n, other, 0), step(one, n, other, side), paint(color), 1.5)}/>`,
		),
	);
	const style = `fill="${paint(color)}" fill-opacity="0.3" stroke="${paint(color)}" stroke-width="3" stroke-linejoin="round"`;
	return `${outline(squares, at, style)}${between.join("")}`;
}

import type { FigureColor } from "../svg.ts";
import { label, line, paint, placeOn, round, svg } from "../svg.ts";

interface Line {
	/** The line goes from its opposite to this number. */
	most: number;
	/** Which marks have their number. */
	labeled: (mark: number) => boolean;
	dots: readonly number[];
	/** An arrow from one number to another. */
	arrow?: readonly [from: number, to: number];
	color: FigureColor;
	/** Narrower lines have larger text on a phone. */
	width?: number;
}

const [WIDTH, HEIGHT, MIDDLE] = [640, 176, 66];

const xOf = (most: number, mark: number, width = WIDTH) => width / 2 + (mark / most) * (width / 2 - 30);

/** The position of a box for the number of a mark. */
export function boxUnder(most: number, mark: number): [number, number] {
	return placeOn(WIDTH, HEIGHT, [xOf(most, mark), 147]);
}

/** A number line with zero at its center, dots and an arrow. */
export function signedLine({ most, labeled, dots, arrow, color, width = WIDTH }: Line): string {
	const x = (mark: number) => xOf(most, mark, width);
	const marks = Array.from({ length: 2 * most + 1 }, (_, at) => at - most);
	const ticks = marks.map((mark) => {
		const half = labeled(mark) ? 13 : 8;
		return line([x(mark), MIDDLE - half], [x(mark), MIDDLE + half], "var(--border-strong)");
	});
	const numbers = marks
		.filter(labeled)
		.map((mark) =>
			label(x(mark), MIDDLE + 40, `${mark}`.replace("-", "−"), Math.max(20, Math.round(width / 25))),
		);
	const points = dots.map(
		(dot) =>
			`<circle cx="${round(x(dot))}" cy="${MIDDLE}" r="10" fill="${paint(color)}" stroke="var(--surface-2)" stroke-width="3"/>`,
	);
	return svg(
		width,
		HEIGHT,
		line([8, MIDDLE], [width - 8, MIDDLE], "var(--ink-2)"),
		...ticks,
		...numbers,
		...(arrow === undefined ? [] : move(x(arrow[0]), x(arrow[1]), color)),
		...points,
	);
}

function move(from: number, to: number, color: FigureColor): string[] {
	const [y, back] = [26, to > from ? -12 : 12];
	return [
		line([from, y], [to, y], paint(color), 4),
		line([to, y], [to + back, y - 9], paint(color), 4),
		line([to, y], [to + back, y + 9], paint(color), 4),
		line([from, y - 8], [from, y + 8], paint(color), 4),
	];
}

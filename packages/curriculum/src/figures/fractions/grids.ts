import type { FigureColor } from "../svg.ts";
import { isStacked, paint, placeOn, round, svg, valueLabel } from "../svg.ts";

const STEP = 48;

/** Equal rows of dots. */
export function dotArray(rows: number, columns: number, color: FigureColor): string {
	return svg(columns * STEP, rows * STEP, ...dotsOf(rows, columns, color));
}

/** Equal rows of dots with space for a box at the end of each row, and the positions of the boxes. */
export function dotArrayWithBoxes(rows: number, columns: number, color: FigureColor) {
	const [width, height, row] = [columns * STEP + 110, rows * 58, 58];
	const places = Array.from({ length: rows }, (_, at) =>
		placeOn(width, height, [columns * STEP + 55, (at + 0.5) * row]),
	);
	return { svg: svg(width, height, ...dotsOf(rows, columns, color, row)), places };
}

function dotsOf(rows: number, columns: number, color: FigureColor, row = STEP): string[] {
	return Array.from({ length: rows * columns }, (_, at) => {
		const [cx, cy] = [(at % columns) * STEP + STEP / 2, Math.floor(at / columns) * row + row / 2];
		return `<circle cx="${cx}" cy="${cy}" r="17" fill="${paint(color)}"/>`;
	});
}

const CAPTION = 22;

interface Rectangle {
	width: number;
	height: number;
	/** Labels of the sides: below and on the right. */
	below: string;
	beside: string;
	/** Whether the unit squares show. */
	has_squares: boolean;
	color: FigureColor;
}

/** A rectangle of unit squares, or only its outline, with two labeled sides; low enough for a phone. */
export function rectangle({ width, height, below, beside, has_squares, color }: Rectangle): string {
	const step = Math.min(44, 290 / width, 170 / height);
	const [w, h] = [width * step, height * step];
	const outline = `<rect x="2" y="2" width="${round(w)}" height="${round(h)}" rx="4" fill="${paint(color)}" fill-opacity="0.3" stroke="${paint(color)}" stroke-width="3"/>`;
	const squares = Array.from({ length: width * height }, (_, at) => {
		const [x, y] = [(at % width) * step + 3, Math.floor(at / width) * step + 3];
		return `<rect x="${round(x)}" y="${round(y)}" width="${round(step - 2)}" height="${round(step - 2)}" rx="3" fill="${paint(color)}"/>`;
	});
	const half = (CAPTION * 0.55 * beside.length) / 2;
	const room = isStacked(below) ? 18 : 0;
	const captions = [
		valueLabel(w / 2, h + 30 + room / 2, below, CAPTION),
		valueLabel(w + 14 + half, h / 2 + 8, beside, CAPTION),
	];
	return svg(w + 28 + 2 * half, h + 42 + room, ...(has_squares ? squares : [outline]), ...captions);
}

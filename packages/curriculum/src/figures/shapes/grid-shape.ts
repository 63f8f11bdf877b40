import type { FigureColor } from "../svg.ts";
import { label, paint, round, svg } from "../svg.ts";

/** Squares of a shape, by row and column. */
export type Cells = readonly (readonly [row: number, column: number])[];

/** A shape of unit squares on a grid with empty squares around it. */
export function gridShape(cells: Cells, rows: number, columns: number, color: FigureColor): string {
	const step = Math.min(44, 440 / columns);
	const has = new Set(cells.map(([row, column]) => `${row} ${column}`));
	const squares = Array.from({ length: rows * columns }, (_, at) => {
		const [row, column] = [Math.floor(at / columns), at % columns];
		const fill = has.has(`${row} ${column}`) ? paint(color) : "none";
		return `<rect x="${round(column * step + 1)}" y="${round(row * step + 1)}" width="${round(step - 2)}" height="${round(step - 2)}" rx="3" fill="${fill}" stroke="var(--surface-3)" stroke-width="2"/>`;
	});
	return svg(columns * step, rows * step, ...squares);
}

interface LShape {
	/** The full width and height, and the corner cut out at the upper right. */
	width: number;
	height: number;
	cut_width: number;
	cut_height: number;
	/** Text at the sides; a side without text has none. */
	sides: {
		bottom?: string;
		left?: string;
		top?: string;
		right?: string;
		inner_height?: string;
		inner_width?: string;
	};
	/** A dashed line that extends the inner height down. */
	is_split: boolean;
	color: FigureColor;
}

/** A rectangle with a rectangular corner cut out, with labeled sides. */
export function lShape({ width, height, cut_width, cut_height, sides, is_split, color }: LShape): string {
	// Low enough for a phone.
	const step = Math.min(34, 260 / width, 170 / height);
	const [x, y] = [76, 30];
	const [w, h, a, b] = [width * step, height * step, cut_width * step, cut_height * step];
	const place = (left: number, top: number, text: string | undefined) =>
		text === undefined ? "" : label(x + left, y + top, text, 22);
	return svg(
		w + 160,
		h + 66,
		`<path d="M${x} ${y}h${round(w - a)}v${round(b)}h${round(a)}v${round(h - b)}h${round(-w)}Z" fill="${paint(color)}" fill-opacity="0.3" stroke="${paint(color)}" stroke-width="4" stroke-linejoin="round"/>`,
		is_split
			? `<path d="M${round(x + w - a)} ${round(y + b)}v${round(h - b)}" fill="none" stroke="var(--ink-2)" stroke-width="2" stroke-dasharray="8 6"/>`
			: "",
		place(w / 2, h + 30, sides.bottom),
		place(-40, h / 2 + 7, sides.left),
		place((w - a) / 2, -10, sides.top),
		place(w + 42, (b + h) / 2 + 7, sides.right),
		place(w - a + 40, b / 2 + 7, sides.inner_height),
		// Below its side, inside the shape: above it the text of a low corner would touch it.
		place(w - a / 2, b + 24, sides.inner_width),
	);
}

import type { FigureColor } from "../svg.ts";
import { isStacked, line, paint, svg, valueLabel } from "../svg.ts";

interface TiledSquare {
	columns: number;
	rows: number;
	/** How many columns and rows, from the lower left corner, are colored. */
	across: number;
	up: number;
	/** Labels of the colored part: below and on the left. */
	below: string;
	beside: string;
	color: FigureColor;
}

/** A unit square cut into equal rows and columns, with a colored rectangle of fractional sides in its corner. */
export function tiledSquare({ columns, rows, across, up, below, beside, color }: TiledSquare): string {
	const [left, top, size] = [110, 6, 168];
	const [w, h] = [size / columns, size / rows];
	const tiles = Array.from({ length: columns * rows }, (_, at) => {
		const [column, row] = [at % columns, Math.floor(at / columns)];
		const is_inside = column < across && row >= rows - up;
		return `<rect x="${(left + column * w).toFixed(2)}" y="${(top + row * h).toFixed(2)}" width="${w.toFixed(2)}" height="${h.toFixed(2)}" fill="${paint(is_inside ? color : null)}" stroke="var(--surface-2)" stroke-width="2"/>`;
	});
	const bottom = top + size;
	const room = isStacked(below) ? 18 : 0;
	return svg(
		388,
		bottom + 40 + room,
		...tiles,
		line([left, bottom + 8], [left + across * w, bottom + 8], "var(--ink-2)", 2),
		line([left - 8, bottom], [left - 8, bottom - up * h], "var(--ink-2)", 2),
		valueLabel(left + (across * w) / 2, bottom + 33 + room / 2, below, 22),
		valueLabel(left - 54, bottom - (up * h) / 2 + 7, beside, 22),
	);
}

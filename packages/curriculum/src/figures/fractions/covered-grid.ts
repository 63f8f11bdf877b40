import type { FigureColor } from "../svg.ts";
import { paint, svg } from "../svg.ts";

interface CoveredGrid {
	rows: number;
	columns: number;
	/** Squares in the lower right corner hidden by a cloth: rows and columns. */
	hidden: readonly [rows: number, columns: number];
	color: FigureColor;
}

/** A rectangle of equal squares, partly covered by a cloth. */
export function coveredGrid({ rows, columns, hidden, color }: CoveredGrid): string {
	const step = Math.min(52, 400 / columns);
	const [hidden_rows, hidden_columns] = hidden;
	const isHidden = (row: number, column: number) =>
		row >= rows - hidden_rows && column >= columns - hidden_columns;
	const squares = Array.from({ length: rows * columns }, (_, at) => {
		const [row, column] = [Math.floor(at / columns), at % columns];
		if (isHidden(row, column)) return "";
		return `<rect x="${column * step + 1.5}" y="${row * step + 1.5}" width="${step - 3}" height="${step - 3}" rx="3" fill="${paint(color)}"/>`;
	});
	const cloth =
		hidden_rows * hidden_columns === 0
			? ""
			: `<rect x="${(columns - hidden_columns) * step}" y="${(rows - hidden_rows) * step}" width="${hidden_columns * step}" height="${hidden_rows * step}" rx="8" fill="var(--surface-3)" stroke="var(--border-strong)" stroke-width="2"/>`;
	return svg(columns * step, rows * step, ...squares, cloth);
}

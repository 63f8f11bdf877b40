import { paint, svg } from "../svg.ts";

interface RowsOfDots {
	rows: number;
	columns: number;
	/** How many rows from the top are shown; the others are only outlined. */
	shown: number;
}

const STEP = 40;

/** Equal rows of dots, counted row by row. */
export function rowsOfDots({ rows, columns, shown }: RowsOfDots): string {
	const dots = Array.from({ length: rows * columns }, (_, at) => {
		const row = Math.floor(at / columns);
		const [cx, cy] = [(at % columns) * STEP + STEP / 2, row * STEP + STEP / 2];
		return `<circle cx="${cx}" cy="${cy}" r="14" fill="${paint(row < shown ? "sky" : null)}"/>`;
	});
	return svg(columns * STEP, rows * STEP, ...dots);
}

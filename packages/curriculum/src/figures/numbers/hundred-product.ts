import { paint, svg } from "../svg.ts";

/** A square of 100 small squares: some columns are colored, and in those some rows from the bottom more strongly. */
export function hundredProduct(columns: number, rows: number): string {
	const step = 26;
	const squares = Array.from({ length: 100 }, (_, at) => {
		const [column, row] = [at % 10, Math.floor(at / 10)];
		const isBoth = column < columns && row >= 10 - rows;
		const fill = isBoth ? paint("coral") : paint(column < columns ? "sky" : null);
		return `<rect x="${column * step + 1}" y="${row * step + 1}" width="${step - 2}" height="${step - 2}" rx="2" fill="${fill}"/>`;
	});
	return svg(10 * step, 10 * step, ...squares);
}

import type { FigureColor } from "../svg.ts";
import { paint, round, svg } from "../svg.ts";

/** A square of ten columns with ten small squares each; the first ones are colored, column by column. 3.5 colors half of the fourth. */
export function hundredGrid(colored: number, color: FigureColor): string {
	const step = 26;
	const squares = Array.from({ length: 100 }, (_, at) => {
		const [x, y] = [Math.floor(at / 10) * step + 1, (at % 10) * step + 1];
		const square = (fill: FigureColor | null, part: number) =>
			`<rect x="${x}" y="${y}" width="${step - 2}" height="${round((step - 2) * part)}" rx="2" fill="${paint(fill)}"/>`;
		const part = colored - at;
		if (part <= 0 || part >= 1) return square(part > 0 ? color : null, 1);
		return square(null, 1) + square(color, part);
	});
	return svg(10 * step, 10 * step, ...squares);
}

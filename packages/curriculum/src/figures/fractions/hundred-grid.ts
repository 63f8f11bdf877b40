import type { FigureColour } from "../svg.ts";
import { paint, svg } from "../svg.ts";

/** A square of ten columns with ten small squares each; the first ones are colored, column by column. */
export function hundredGrid(colored: number, colour: FigureColour): string {
	const step = 26;
	const squares = Array.from({ length: 100 }, (_, at) => {
		const [x, y] = [Math.floor(at / 10) * step + 1, (at % 10) * step + 1];
		return `<rect x="${x}" y="${y}" width="${step - 2}" height="${step - 2}" rx="2" fill="${paint(at < colored ? colour : null)}"/>`;
	});
	return svg(10 * step, 10 * step, ...squares);
}

import type { FigureColour } from "./svg.ts";
import { label, paint, svg } from "./svg.ts";

/** Equal rows of dots. */
export function dotArray(rows: number, columns: number, colour: FigureColour): string {
	const step = 48;
	const dots = Array.from({ length: rows * columns }, (_, at) => {
		const [cx, cy] = [(at % columns) * step + step / 2, Math.floor(at / columns) * step + step / 2];
		return `<circle cx="${cx}" cy="${cy}" r="17" fill="${paint(colour)}"/>`;
	});
	return svg(columns * step, rows * step, ...dots);
}

interface Rectangle {
	width: number;
	height: number;
	/** Labels of the sides: below and on the right. */
	below: string;
	beside: string;
	/** Whether the unit squares show. */
	has_squares: boolean;
	colour: FigureColour;
}

/** A rectangle of unit squares, or only its outline, with its two sides labelled. */
export function rectangle({ width, height, below, beside, has_squares, colour }: Rectangle): string {
	const step = Math.min(44, 420 / Math.max(width, height));
	const [w, h] = [width * step, height * step];
	const outline = `<rect x="2" y="2" width="${w}" height="${h}" rx="4" fill="${paint(colour)}" stroke="var(--ink-2)" stroke-width="3"/>`;
	const squares = Array.from({ length: width * height }, (_, at) => {
		const [x, y] = [(at % width) * step + 3, Math.floor(at / width) * step + 3];
		return `<rect x="${x}" y="${y}" width="${step - 2}" height="${step - 2}" rx="3" fill="${paint(colour)}"/>`;
	});
	const captions = [label(w / 2, h + 32, below), label(w + 48, h / 2 + 8, beside)];
	return svg(w + 100, h + 44, ...(has_squares ? squares : [outline]), ...captions);
}

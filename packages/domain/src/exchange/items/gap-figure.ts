import type { Figure } from "../../question/question.ts";

/** More boxes below each other would overlap. */
export const MAX_GAPS = 9;
const ROW = 56;
const WIDTH = 400;
const INK = "var(--ink-2)";
const EDGE = "var(--border-strong)";

/** A picture for a text with gaps: a numbered row for the box of each. */
export function gapFigure(count: number): Figure {
	const rows = Array.from({ length: count }, (_, at) => {
		const y = ROW * (at + 0.5);
		return (
			`<circle cx="70" cy="${y}" r="17" fill="var(--surface-3)" stroke="${EDGE}" stroke-width="2"/>` +
			`<text x="70" y="${y + 6}" text-anchor="middle" font-size="18" fill="${INK}">${at + 1}</text>` +
			`<line x1="92" y1="${y}" x2="140" y2="${y}" stroke="${INK}" stroke-width="2" stroke-linecap="round"/>`
		);
	});
	return {
		svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${ROW * count}">${rows.join("")}</svg>`,
		alt: `The gaps of the text, numbered from 1 to ${count}.`,
	};
}

/** The center of a gap's box, in percent of the picture. */
export function gapPlace(at: number, count: number): { x: number; y: number } {
	return { x: 62, y: Math.round(((at + 0.5) / count) * 1000) / 10 };
}

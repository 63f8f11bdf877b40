import type { Figure } from "../../question/question.ts";
import { shortened } from "../texts/shortened.ts";

/** More boxes below each other would overlap. */
export const MAX_CARDS = 9;
const ROW = 56;
const WIDTH = 440;
const CARD = 210;
/** Longer texts do not fit on a card. */
const MAX_LABEL_LENGTH = 24;

/** A picture of cards below each other, with room for a box beside each. */
export function cardFigure(labels: readonly string[]): Figure {
	const rows = labels.map((label, at) => {
		const y = ROW * (at + 0.5);
		return (
			`<rect x="6" y="${y - 20}" width="${CARD}" height="40" rx="10" fill="var(--surface-3)" stroke="var(--border-strong)" stroke-width="2"/>` +
			`<text x="${6 + CARD / 2}" y="${y + 6}" text-anchor="middle" font-size="16" fill="var(--ink-2)">${escaped(shortened(label, MAX_LABEL_LENGTH))}</text>`
		);
	});
	return {
		svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${ROW * labels.length}">${rows.join("")}</svg>`,
		alt: `Cards to sort: ${labels.join("; ")}.`,
	};
}

/** The center of a card's box, in percent of the picture. */
export function cardPlace(at: number, count: number): { x: number; y: number } {
	return { x: 74, y: Math.round(((at + 0.5) / count) * 1000) / 10 };
}

function escaped(text: string): string {
	return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

import type { Figure } from "../../question/question.ts";
import { cardsAlt, type Heap, text } from "../cards-picture.ts";

/** In units of the drawing: a region, a line of text, and the margin around the circles. */
const REGION = 176;
const LINE = 34;
const [LEFT, TOP] = [12, 12];

/** Two overlapping circles, with the names of their regions and the cards in them; the outside is below. */
export function vennPicture(heaps: readonly Heap[]): Figure {
	const inside = heaps.slice(0, 3);
	const most = Math.max(1, ...inside.map(({ cards }) => cards.length));
	const tall = 96 + most * LINE;
	const outside = heaps[3];
	const below = outside === undefined ? 0 : 44 + Math.max(1, outside.cards.length) * LINE;
	const [width, height] = [2 * LEFT + 3 * REGION, 2 * TOP + tall + below];
	const body = [
		circle(LEFT, tall, "sky"),
		circle(LEFT + REGION, tall, "gold"),
		...inside.map((heap, at) => heapPicture(heap, LEFT + (at + 0.5) * REGION, TOP + 44)),
		outside === undefined ? "" : heapPicture(outside, width / 2, TOP + tall + 30),
	];
	return {
		svg: `<svg viewBox="0 0 ${width} ${height}" xmlns="http://www.w3.org/2000/svg">${body.join("")}</svg>`,
		alt: cardsAlt(heaps),
	};
}

/** Spans two regions; its ends are round. */
function circle(x: number, tall: number, ink: string): string {
	return `<rect x="${x}" y="${TOP}" width="${2 * REGION}" height="${tall}" rx="${tall / 2}" fill="var(--fig-${ink})" fill-opacity="0.14" stroke="var(--fig-${ink})" stroke-width="3"/>`;
}

function heapPicture({ name, cards }: Heap, x: number, y: number): string {
	const lines = cards.map((card, at) =>
		text(card, { x, y: y + (at + 1) * LINE, size: fitting(card, 22), ink: "var(--ink)" }),
	);
	return text(name, { x, y, size: fitting(name, 17), ink: "var(--ink-2)" }) + lines.join("");
}

/** Long words are smaller, to fit their region. */
function fitting(words: string, size: number): number {
	return Math.min(size, Math.floor((REGION * 1.6) / Math.max(1, words.length)));
}

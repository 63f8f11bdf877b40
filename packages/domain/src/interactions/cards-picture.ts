import type { Figure } from "../question/question.ts";

/** A group: its name, and the cards below it as plain text. */
export interface Heap {
	name: string;
	cards: readonly string[];
}

/** In units of the drawing. */
const HEAP = 150;
const GAP = 12;
const HEAD = 40;
const CARD = 52;

/** Cards below the names of their places, with alt text; for review. */
export function cardsPicture(heaps: readonly Heap[]): Figure {
	const most = Math.max(1, ...heaps.map(({ cards }) => cards.length));
	const [width, height] = [heaps.length * (HEAP + GAP) + GAP, HEAD + most * (CARD + GAP) + GAP];
	const body = heaps.map((heap, at) => heapPicture(heap, GAP + at * (HEAP + GAP)));
	return {
		svg: `<svg viewBox="0 0 ${width} ${height}" xmlns="http://www.w3.org/2000/svg">${body.join("")}</svg>`,
		alt: cardsAlt(heaps),
	};
}

/** The cards of each place, in words. */
export function cardsAlt(heaps: readonly Heap[]): string {
	return heaps.map(({ name, cards }) => `${name}: ${cards.length === 0 ? "—" : cards.join(", ")}`).join("; ");
}

function heapPicture({ name, cards }: Heap, x: number): string {
	const faces = cards.map((card, at) => cardPicture(card, x, HEAD + at * (CARD + GAP)));
	return (
		text(name, { x: x + HEAP / 2, y: 26, size: fitting(name, 18), ink: "var(--ink-2)" }) + faces.join("")
	);
}

function cardPicture(card: string, x: number, y: number): string {
	const face = `<rect x="${x}" y="${y}" width="${HEAP}" height="${CARD}" rx="10" fill="var(--surface-1)" stroke="var(--fig-sky)" stroke-width="3"/>`;
	return face + text(card, { x: x + HEAP / 2, y: y + 34, size: fitting(card, 24), ink: "var(--ink)" });
}

/** Long words are smaller, to fit their card. */
function fitting(words: string, size: number): number {
	return Math.min(size, Math.floor((HEAP * 1.7) / Math.max(1, words.length)));
}

/** Words of a card or a name, centered at a place. */
export function text(words: string, at: { x: number; y: number; size: number; ink: string }): string {
	const safe = words.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
	return `<text x="${at.x}" y="${at.y}" text-anchor="middle" font-size="${at.size}" font-weight="600" fill="${at.ink}">${safe}</text>`;
}

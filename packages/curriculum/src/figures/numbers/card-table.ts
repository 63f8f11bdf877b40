import { label, line, placeOn, svg } from "../svg.ts";

const CARD = { width: 132, height: 70 };
const GAP = 22;
/** Space below a card for the word written there. */
const ROOM = 64;
const COLUMNS = 3;

function sizeOf(count: number) {
	const columns = Math.min(COLUMNS, count);
	return {
		columns,
		width: columns * (CARD.width + GAP) + GAP,
		height: Math.ceil(count / columns) * (CARD.height + ROOM) + 8,
	};
}

/** Cards in rows with space below each; a fraction such as "3/8" is stacked. */
export function cardTable(cards: readonly string[]): string {
	const { columns, width, height } = sizeOf(cards.length);
	const faces = cards.map((card, at) => {
		const [x, y] = cornerOf(at, columns);
		const edge = `<rect x="${x}" y="${y}" width="${CARD.width}" height="${CARD.height}" rx="12" fill="var(--surface-2)" stroke="var(--border-strong)" stroke-width="2"/>`;
		return edge + face(card, x + CARD.width / 2, y + CARD.height / 2);
	});
	return svg(width, height, ...faces);
}

/** The position for the word of a card, in percent. */
export function belowCard(at: number, count: number): [x: number, y: number] {
	const { columns, width, height } = sizeOf(count);
	const [x, y] = cornerOf(at, columns);
	return placeOn(width, height, [x + CARD.width / 2, y + CARD.height + ROOM / 2]);
}

function cornerOf(at: number, columns: number): [x: number, y: number] {
	return [GAP + (at % columns) * (CARD.width + GAP), 6 + Math.floor(at / columns) * (CARD.height + ROOM)];
}

function face(card: string, x: number, y: number): string {
	const [, sign = "", top, bottom] = /^([-−]?)(\d+)\/(\d+)$/.exec(card) ?? [];
	if (top === undefined || bottom === undefined) return label(x, y + 8, card, card.length > 10 ? 19 : 22);
	const half = 8 + 5 * Math.max(top.length, bottom.length);
	return [
		sign === "" ? "" : label(x - half - 8, y + 7, sign, 20),
		label(x, y - 8, top, 22),
		line([x - half, y], [x + half, y], "var(--ink-2)", 2),
		label(x, y + 23, bottom, 22),
	].join("");
}

import { isStacked, label, line, placeOn, svg, valueLabel } from "../svg.ts";

const GAP = 22;
/** Space below a card for the word written there. */
const ROOM = 64;
/** Usual cards, and wider ones for long words; both rows are equally wide. */
const NARROW = { columns: 3, width: 132, lines: 3 };
const WIDE = { columns: 2, width: 209 };
const HEIGHT = 70;
/** Sizes of words, the least one that a phone still shows well. */
const SIZES = [22, 19] as const;
const LEAST = 17;
const LEADING = 1.15;

/** Cards in rows with space below each; a fraction such as "3/8" is stacked. */
export function cardTable(cards: readonly string[]): string {
	const layout = layoutOf(cards);
	const faces = cards.map((card, at) => {
		const [x, y] = cornerOf(layout, at);
		const edge = `<rect x="${x}" y="${y}" width="${layout.card}" height="${layout.high}" rx="12" fill="var(--surface-2)" stroke="var(--border-strong)" stroke-width="2"/>`;
		return edge + face(card, layout.card, [x + layout.card / 2, y + layout.high / 2]);
	});
	return svg(layout.width, layout.height, ...faces);
}

/** The position for the word of each card, in percent. */
export function belowCards(cards: readonly string[]): [x: number, y: number][] {
	const layout = layoutOf(cards);
	return cards.map((_, at) => {
		const [x, y] = cornerOf(layout, at);
		return placeOn(layout.width, layout.height, [x + layout.card / 2, y + layout.high + ROOM / 2]);
	});
}

function layoutOf(cards: readonly string[]) {
	const linesIn = (width: number) => cards.map((card) => linesOf(card, lettersAt(width, LEAST)));
	const narrow = linesIn(NARROW.width);
	const isNarrow = narrow.every(
		(lines) =>
			lines.length <= NARROW.lines && lines.every((each) => each.length <= lettersAt(NARROW.width, LEAST)),
	);
	const { columns: most, width: card } = isNarrow ? NARROW : WIDE;
	const tallest = Math.max(...(isNarrow ? narrow : linesIn(card)).map((lines) => lines.length));
	const high = Math.max(HEIGHT, Math.ceil(tallest * LEAST * LEADING) + 14);
	const columns = Math.min(most, cards.length);
	return {
		card,
		high,
		columns,
		width: columns * (card + GAP) + GAP,
		height: Math.ceil(cards.length / columns) * (high + ROOM) + 8,
	};
}

type Layout = ReturnType<typeof layoutOf>;

function cornerOf({ card, high, columns }: Layout, at: number): [x: number, y: number] {
	return [GAP + (at % columns) * (card + GAP), 6 + Math.floor(at / columns) * (high + ROOM)];
}

function face(card: string, width: number, [x, y]: readonly [number, number]): string {
	const [, sign = "", top, bottom] = /^([-−]?)(\d+)\/(\d+)$/.exec(card) ?? [];
	if (top === undefined || bottom === undefined)
		return isStacked(card) ? valueLabel(x, y + 7, card, SIZES[1]) : written(card, width, [x, y]);
	const half = 8 + 5 * Math.max(top.length, bottom.length);
	return [
		sign === "" ? "" : label(x - half - 8, y + 7, sign, 20),
		label(x, y - 8, top, 22),
		line([x - half, y], [x + half, y], "var(--ink-2)", 2),
		label(x, y + 23, bottom, 22),
	].join("");
}

/** The words of a card: large in one line, or small in as many lines as it takes. */
function written(card: string, width: number, [x, y]: readonly [number, number]): string {
	const size = SIZES.find((each) => card.length <= lettersAt(width, each)) ?? LEAST;
	const lines = linesOf(card, lettersAt(width, size));
	return lines
		.map((each, at) => label(x, y + 8 + (at - (lines.length - 1) / 2) * size * LEADING, each, size))
		.join("");
}

function lettersAt(width: number, size: number): number {
	return Math.floor((width - 4) / (size * 0.54));
}

/** Words in lines of at most so many letters; never cut inside a pair of coordinates or a side of an equation. */
function linesOf(card: string, letters: number): string[] {
	if (!card.includes(" ")) return [card];
	const lines: string[] = [];
	for (const word of card.split(card.includes(" = ") ? /(?<= =) / : / (?![-−]?\d+\))/)) {
		const last = lines.at(-1);
		const longer = `${last ?? ""} ${word}`.trim();
		if (last !== undefined && longer.length <= letters) lines[lines.length - 1] = longer;
		else lines.push(word);
	}
	return lines;
}

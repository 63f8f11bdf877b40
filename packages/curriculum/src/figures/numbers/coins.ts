import { placeOn, round, svg } from "../svg.ts";

/** Coins and bills of the United States, with their value in cents and their drawn size. */
export const MONEY = {
	quarter: { cents: 25, size: 34 },
	dime: { cents: 10, size: 25 },
	nickel: { cents: 5, size: 30 },
	penny: { cents: 1, size: 27 },
	"one-dollar bill": { cents: 100, size: 0 },
	"five-dollar bill": { cents: 500, size: 0 },
	"ten-dollar bill": { cents: 1000, size: 0 },
} as const;

export type Piece = keyof typeof MONEY;

/** Wider rows would be too small on a phone. */
const PER_ROW = 440;

/** Coins and bills in rows, each with its value. */
export function coins(pieces: readonly Piece[]): string {
	let [x, y, tallest, widest] = [0, 0, 0, 0];
	const drawn = pieces.map((piece) => {
		const { cents, size } = MONEY[piece];
		const [width, height] = size === 0 ? [128, 62] : [2 * size, 2 * size];
		if (x + width > PER_ROW) [x, y, tallest] = [0, y + tallest + 12, 0];
		const place: [number, number] = [x + width / 2, y + height / 2];
		x += width + 12;
		tallest = Math.max(tallest, height);
		widest = Math.max(widest, x - 12);
		return size === 0 ? bill(place, cents / 100) : coin(place, size, piece, cents);
	});
	return svg(widest, y + tallest, ...drawn);
}

function coin([x, y]: [number, number], radius: number, piece: Piece, cents: number): string {
	const color = piece === "penny" ? "var(--fig-coral)" : "var(--surface-3)";
	return `<circle cx="${round(x)}" cy="${round(y)}" r="${radius - 2}" fill="${color}" stroke="var(--border-strong)" stroke-width="3"/>${text(x, y + 6, `${cents}¢`, piece === "penny" ? "var(--surface-2)" : "var(--ink)")}`;
}

function bill([x, y]: [number, number], dollars: number): string {
	return `<rect x="${round(x - 64)}" y="${round(y - 31)}" width="128" height="62" rx="6" fill="var(--fig-mint)"/>${text(x, y + 8, `$${dollars}`, "var(--surface-2)", 24)}`;
}

function text(x: number, y: number, words: string, fill: string, size = 17): string {
	return `<text x="${round(x)}" y="${round(y)}" text-anchor="middle" font-size="${size}" fill="${fill}">${words}</text>`;
}

/** Coins in one row with space for a box below each, and the positions of the boxes. */
export function coinsWithBoxes(pieces: readonly Exclude<Piece, `${string} bill`>[]) {
	const [cell, top, height] = [78, 80, 140];
	const width = pieces.length * cell;
	const middle = (at: number) => (at + 0.5) * cell;
	return {
		svg: svg(
			width,
			height,
			...pieces.map((piece, at) => coin([middle(at), top / 2], MONEY[piece].size, piece, MONEY[piece].cents)),
		),
		places: pieces.map((_, at) => placeOn(width, height, [middle(at), top + 30])),
	};
}

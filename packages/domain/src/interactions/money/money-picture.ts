import type { Figure } from "../../question/question.ts";
import { countsOf, type PieceCounts, piecesOf } from "./money.ts";
import type { Money } from "./settings.ts";

/** In units of the drawing. */
const WIDTH = 440;
const GAP = 8;
const BILL = { width: 66, height: 34 };
/** The width of a coin, by its value in cents: roughly true to life. */
const COIN: Readonly<Record<number, number>> = { 25: 46, 10: 36, 5: 42, 1: 39 };

/** The pieces with their alt text, the fewest that make the entry; null if these pieces can't make it. */
export function moneyFigure(money: Money, { entry }: { entry: string }): Figure | null {
	const counts = countsOf(money, entry);
	const used = piecesOf(money).flatMap((worth, at) => {
		const count = counts?.[at] ?? 0;
		return count === 0 ? [] : [`${count} × ${pieceName(worth)}`];
	});
	if (counts === null || used.length === 0) return null;
	return { svg: moneyPicture(money, counts), alt: `Coins and bills: ${used.join(", ")}.` };
}

/** The text on a piece: "25¢", "$5". */
function pieceName(worth: number): string {
	return worth >= 100 ? `$${worth / 100}` : `${worth}¢`;
}

/** One piece as a drawing of its own. */
export function piecePicture(worth: number): { svg: string; width: number; height: number } {
	const size = sizeOf(worth);
	return { svg: framed(size.width, size.height, piece(worth)), ...size };
}

/** Each kind in its own rows. */
function moneyPicture(money: Money, counts: PieceCounts): string {
	let [y, body] = [0, ""];
	for (const [at, worth] of piecesOf(money).entries()) {
		const { width, height } = sizeOf(worth);
		const per_row = Math.floor((WIDTH + GAP) / (width + GAP));
		const count = counts[at] ?? 0;
		for (let one = 0; one < count; one += 1) {
			const [x, row] = [(one % per_row) * (width + GAP), Math.floor(one / per_row)];
			body += `<g transform="translate(${x} ${y + row * (height + GAP)})">${piece(worth)}</g>`;
		}
		y += Math.ceil(count / per_row) * (height + GAP);
	}
	return framed(WIDTH, Math.max(y, 40), body);
}

function sizeOf(worth: number): { width: number; height: number } {
	const across = COIN[worth];
	return across === undefined ? BILL : { width: across, height: across };
}

function piece(worth: number): string {
	const { width, height } = sizeOf(worth);
	const [x, y] = [width / 2, height / 2];
	if (worth >= 100)
		return `<rect width="${width}" height="${height}" rx="5" fill="var(--fig-mint)"/>${text(x, y + 6, pieceName(worth), 18, "var(--surface-1)")}`;
	const [fill, ink] =
		worth === 1 ? ["var(--fig-coral)", "var(--surface-1)"] : ["var(--surface-3)", "var(--ink)"];
	return `<circle cx="${x}" cy="${y}" r="${x - 1.5}" fill="${fill}" stroke="var(--border-strong)" stroke-width="2.5"/>${text(x, y + 5, pieceName(worth), 14, ink)}`;
}

function text(x: number, y: number, words: string, size: number, ink: string): string {
	return `<text x="${x}" y="${y}" text-anchor="middle" font-size="${size}" font-weight="700" fill="${ink}">${words}</text>`;
}

function framed(width: number, height: number, body: string): string {
	return `<svg viewBox="0 0 ${width} ${height}" xmlns="http://www.w3.org/2000/svg">${body}</svg>`;
}

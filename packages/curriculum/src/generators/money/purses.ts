import { MONEY, type Piece } from "../../figures/numbers/coins.ts";
import { counted, list, type Random } from "../../kit/index.ts";

export const COINS = ["quarter", "dime", "nickel", "penny"] as const;
export type Coin = (typeof COINS)[number];

export const worthOf = (pieces: readonly Piece[]) =>
	pieces.reduce((sum, piece) => sum + MONEY[piece].cents, 0);

const many = (piece: Piece) => (piece === "penny" ? "pennies" : `${piece}s`);

/** Coins of so many kinds, worth less than a dollar, those of the greatest value first. */
export function purseOf(
	random: Random,
	kinds: readonly (readonly Coin[])[],
	most: number,
): Coin[] | undefined {
	const coins = random
		.pick(kinds)
		.flatMap((kind) =>
			Array.from({ length: random.integer(1, kind === "quarter" ? 3 : most) }, (): Coin => kind),
		);
	return coins.length > 8 || worthOf(coins) > 99 ? undefined : coins;
}

/** Each kind with its number: "2 dimes, 1 nickel, and 3 pennies". */
export function inWords(pieces: readonly Piece[]): string {
	const kinds = [...new Set(pieces)].map((kind) =>
		counted(pieces.filter((piece) => piece === kind).length, kind, many(kind)),
	);
	return list(kinds);
}

/** The totals on the way: "25, 35, 40". */
export function countedOn(pieces: readonly Piece[]): number[] {
	return pieces.map((_, at) => worthOf(pieces.slice(0, at + 1)));
}

import { readNumber } from "../../grading/read-answer.ts";
import type { Money } from "./settings.ts";

/** The most of one kind that fit a phone's screen. */
export const MAX_OF_ONE_KIND = 20;

/** How many pieces of each kind there are, most valuable first. */
export type PieceCounts = readonly number[];

const COINS = [25, 10, 5, 1];
const BILLS = [2000, 1000, 500, 100];

/** The value of each piece in cents, most valuable first. */
export function piecesOf({ set }: Money): number[] {
	if (set === "coins") return COINS;
	return set === "bills" ? BILLS : [500, 100, ...COINS];
}

/** Their value as a child would type it: cents ("67"), dollars ("35"), or dollars and cents ("1.50"). */
export function entryOf(money: Money, counts: PieceCounts): string {
	const cents = piecesOf(money).reduce((sum, worth, at) => sum + worth * (counts[at] ?? 0), 0);
	if (money.set === "coins" || cents % 100 === 0) return String(money.set === "coins" ? cents : cents / 100);
	// Both digits of the cents, as on a price.
	return (cents / 100).toFixed(2);
}

/** The fewest pieces with the value of an entry, or null if impossible. */
export function countsOf(money: Money, entry: string): PieceCounts | null {
	const read = readNumber(entry);
	if (!read.readable) return null;
	const { numerator, denominator } = read.number.value;
	const scaled = numerator * (money.set === "coins" ? 1n : 100n);
	if (scaled < 0n || scaled % denominator !== 0n) return null;
	let rest = Number(scaled / denominator);
	const counts = piecesOf(money).map((worth) => {
		const count = Math.floor(rest / worth);
		rest -= count * worth;
		return count;
	});
	return rest === 0 && counts.every((count) => count <= MAX_OF_ONE_KIND) ? counts : null;
}

/** Adds or removes pieces of a kind, within the limits. */
export function changed(counts: PieceCounts, at: number, by: number): PieceCounts {
	return counts.with(at, Math.min(MAX_OF_ONE_KIND, Math.max(0, (counts[at] ?? 0) + by)));
}

import { readNumber } from "../../grading/read-answer.ts";
import { decimalText } from "../decimal-text.ts";
import type { Blocks } from "./settings.ts";

/** The most of one kind in a tray: enough to trade ten and keep nine. */
export const MAX_OF_ONE_KIND = 19;

/** How many blocks of each kind there are, largest kind first. */
export type BlockCounts = readonly number[];

/** How many of the smallest blocks make one whole. */
function partsOfOne({ smallest }: Blocks): number {
	if (smallest === undefined) return 1;
	return { tenth: 10, hundredth: 100, thousandth: 1000 }[smallest];
}

/** The value of each kind of block in the smallest ones, largest first. */
export function worthsOf({ largest }: Blocks): number[] {
	const worths: number[] = [];
	for (let worth = largest; worth >= 1; worth /= 10) worths.push(worth);
	return worths;
}

/** How many of the smallest blocks they are worth. */
export function totalOf(blocks: Blocks, counts: BlockCounts): number {
	return worthsOf(blocks).reduce((sum, worth, at) => sum + worth * (counts[at] ?? 0), 0);
}

/** Their number as a child would type it: "342", or "3.42" in hundredths. */
export function entryOf(blocks: Blocks, counts: BlockCounts): string {
	return decimalText(BigInt(totalOf(blocks, counts)), BigInt(partsOfOne(blocks))) ?? "";
}

/** The value of one block by its worth in the smallest ones: "10", "0.1". */
export function valueText(blocks: Blocks, worth: number): string {
	return decimalText(BigInt(worth), BigInt(partsOfOne(blocks))) ?? "";
}

/** The fewest blocks worth so many of the smallest ones, or null if they do not fit the tray. */
export function fewestBlocks(blocks: Blocks, number: number): BlockCounts | null {
	let rest = number;
	const counts = worthsOf(blocks).map((worth) => {
		const count = Math.floor(rest / worth);
		rest -= count * worth;
		return count;
	});
	return rest === 0 && (counts[0] ?? 0) <= MAX_OF_ONE_KIND ? counts : null;
}

/** The fewest blocks for an entry, or null if they cannot make it. */
export function countsOf(blocks: Blocks, entry: string): BlockCounts | null {
	const read = readNumber(entry);
	if (!read.readable) return null;
	const { numerator, denominator } = read.number.value;
	const scaled = numerator * BigInt(partsOfOne(blocks));
	return scaled >= 0n && scaled % denominator === 0n
		? fewestBlocks(blocks, Number(scaled / denominator))
		: null;
}

/** Adds or removes blocks of a kind, within the tray's limits. */
export function changed(counts: BlockCounts, at: number, by: number): BlockCounts {
	return counts.with(at, Math.min(MAX_OF_ONE_KIND, Math.max(0, (counts[at] ?? 0) + by)));
}

/** Whether ten of a kind can be traded for one of the next larger kind. */
export function canJoin(counts: BlockCounts, at: number): boolean {
	return at > 0 && (counts[at] ?? 0) >= 10 && (counts[at - 1] ?? 0) < MAX_OF_ONE_KIND;
}

/** Whether one of a kind can be traded for ten of the next smaller kind. */
export function canBreak(counts: BlockCounts, at: number): boolean {
	const below = counts[at + 1];
	return below !== undefined && (counts[at] ?? 0) > 0 && below + 10 <= MAX_OF_ONE_KIND;
}

/** Ten of a kind traded for one of the next larger kind. */
export function joined(counts: BlockCounts, at: number): BlockCounts {
	return changed(changed(counts, at, -10), at - 1, 1);
}

/** One of a kind traded for ten of the next smaller kind. */
export function broken(counts: BlockCounts, at: number): BlockCounts {
	return changed(changed(counts, at, -1), at + 1, 10);
}

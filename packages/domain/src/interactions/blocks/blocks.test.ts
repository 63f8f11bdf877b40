import { describe, expect, test } from "vitest";
import {
	broken,
	canBreak,
	canJoin,
	changed,
	countsOf,
	entryOf,
	joined,
	totalOf,
	worthsOf,
} from "./blocks.ts";
import { blockPicture, blocksFigure } from "./blocks-picture.ts";
import type { Blocks } from "./settings.ts";
import { faultsOfOne, unfit } from "../testing/unfit.ts";

const hundreds: Blocks = { kind: "blocks", largest: 100, start: 0 };
const hundredths: Blocks = { ...hundreds, smallest: "hundredth" };
const thousandths: Blocks = { ...hundreds, largest: 1000, smallest: "thousandth" };
const tenths: Blocks = { ...hundreds, smallest: "tenth" };

test("a number is made of the fewest blocks", () => {
	expect(worthsOf(hundreds)).toEqual([100, 10, 1]);
	expect(countsOf(hundreds, "342")).toEqual([3, 4, 2]);
	expect(countsOf({ ...hundreds, largest: 10 }, "142")).toEqual([14, 2]);
	for (const entry of ["", "-3", "2000", "1/2", "many"]) expect(countsOf(hundreds, entry)).toBeNull();
});

test.each([
	[hundredths, "3.42", [3, 4, 2]],
	[hundredths, "0.07", [0, 0, 7]],
	[hundredths, "1.5", [1, 5, 0]],
	[thousandths, "2.305", [2, 3, 0, 5]],
	[tenths, "14.6", [1, 4, 6]],
] as const)("%o make %s of %j, and back", (blocks, entry, counts) => {
	expect(countsOf(blocks, entry)).toEqual(counts);
	expect(entryOf(blocks, counts)).toBe(entry);
});

test("a fraction of hundredths is made of the same blocks, and a finer one of none", () => {
	expect(countsOf(hundredths, "1/4")).toEqual([0, 2, 5]);
	for (const entry of ["1/3", "0.125", "-0.5"]) expect(countsOf(hundredths, entry)).toBeNull();
	expect(entryOf(hundredths, [0, 12, 15])).toBe("1.35");
});

test("trading changes the blocks but not the number", () => {
	const counts = [2, 14, 3];
	expect(canJoin(counts, 1)).toBe(true);
	expect(joined(counts, 1)).toEqual([3, 4, 3]);
	expect(broken([3, 4, 3], 0)).toEqual(counts);
	expect(totalOf(hundreds, joined(counts, 1))).toBe(totalOf(hundreds, counts));
});

test("there is no trade without enough blocks or room", () => {
	expect(canJoin([2, 9, 3], 1)).toBe(false);
	expect(canJoin([12, 4, 3], 0)).toBe(false);
	expect(canBreak([0, 4, 3], 0)).toBe(false);
	expect(canBreak([2, 4, 13], 1)).toBe(false);
	expect(canBreak([2, 4, 3], 2)).toBe(false);
});

test("the tray holds none to nineteen", () => {
	expect(changed([0, 1, 19], 0, -1)).toEqual([0, 1, 19]);
	expect(changed([0, 1, 19], 2, 1)).toEqual([0, 1, 19]);
	expect(changed([0, 1, 19], 1, 10)).toEqual([0, 11, 19]);
});

test("the drawing describes how many there are of each kind", () => {
	expect(blocksFigure(hundreds, { entry: "305" })?.alt).toBe("Base-ten blocks: 3 × 100, 0 × 10, 5 × 1.");
	expect(blocksFigure({ ...hundreds, start: 21 }, null)?.alt).toBe(
		"Base-ten blocks: 0 × 100, 2 × 10, 1 × 1.",
	);
	expect(blocksFigure(hundredths, { entry: "3.05" })?.alt).toBe("Base-ten blocks: 3 × 1, 0 × 0.1, 5 × 0.01.");
	for (const worth of [1, 10, 100, 1000]) expect(blockPicture(hundreds, worth).svg).toContain("<rect");
});

test("ten of a kind are as large as one of the next", () => {
	const [one, ten, hundred] = [1, 10, 100].map((worth) => blockPicture(hundreds, worth));
	expect(ten?.height).toBe(10 * (one?.height ?? 0));
	expect(hundred?.width).toBe(10 * (ten?.width ?? 0));
});

describe("a question", () => {
	test.each([
		[hundreds, "342", null],
		[hundreds, "2000", "2000"],
		[{ ...hundreds, largest: 50 }, "342", "50"],
		[{ ...hundreds, start: 2000 }, "342", "2000"],
		[hundreds, "3.42", "3.42"],
		[hundredths, "3.42", null],
		[hundredths, "3.425", "3.425"],
	] as const)("with %o and the answer %s: %s", (interaction, answer, why) => {
		const faults = faultsOfOne(interaction, "FLOAT", { answers: [answer] });
		expect(faults).toEqual(unfit(why));
	});
});

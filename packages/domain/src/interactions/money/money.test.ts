import { describe, expect, test } from "vitest";
import { changed, countsOf, entryOf } from "./money.ts";
import { moneyFigure, piecePicture } from "./money-picture.ts";
import type { Money } from "./settings.ts";
import { faultsOfOne, unfit } from "../testing/unfit.ts";

const coins: Money = { kind: "money", set: "coins" };
const bills: Money = { kind: "money", set: "bills" };
const both: Money = { kind: "money", set: "both" };

test.each([
	[coins, "67", [2, 1, 1, 2]],
	[coins, "0", [0, 0, 0, 0]],
	[bills, "36", [1, 1, 1, 1]],
	[both, "6.35", [1, 1, 1, 1, 0, 0]],
	[both, "2", [0, 2, 0, 0, 0, 0]],
	[both, "5.50", [1, 0, 2, 0, 0, 0]],
] as const)("%o: %s is made of %j", (money, entry, counts) => {
	expect(countsOf(money, entry)).toEqual(counts);
	expect(entryOf(money, counts)).toBe(entry);
});

test("any pieces count, not only the fewest", () => {
	expect(entryOf(coins, [0, 0, 12, 7])).toBe("67");
	expect(entryOf(both, [0, 0, 4, 0, 0, 5])).toBe("1.05");
});

test.each(["", "0.5", "-5", "999", "some"])("%s is no number of cents on the table", (entry) => {
	expect(countsOf(coins, entry)).toBeNull();
});

test("there is room for zero to twenty of a kind", () => {
	expect(changed([0, 0, 20, 1], 2, 1)).toEqual([0, 0, 20, 1]);
	expect(changed([0, 0, 20, 1], 0, -1)).toEqual([0, 0, 20, 1]);
	expect(changed([0, 0, 20, 1], 1, 10)).toEqual([0, 10, 20, 1]);
});

test("the drawing describes the pieces", () => {
	expect(moneyFigure(coins, { entry: "30" })?.alt).toBe("Coins and bills: 1 × 25¢, 1 × 5¢.");
	expect(moneyFigure(bills, { entry: "401" })).not.toBeNull();
	expect(moneyFigure(bills, { entry: "1.50" })).toBeNull();
	expect(moneyFigure(coins, { entry: "0" })).toBeNull();
	expect(piecePicture(500).svg).toContain("$5");
});

describe("a question", () => {
	test.each([
		[coins, "67", "INTEGER", null],
		[both, "1.35", "FLOAT", null],
		[bills, "1.35", "FLOAT", "1.35"],
		[coins, "2000", "INTEGER", "2000"],
	] as const)("with %o and the answer %s as %s: %s", (interaction, answer, answer_type, why) => {
		const faults = faultsOfOne(interaction, answer_type, { answers: [answer] });
		expect(faults).toEqual(unfit(why));
	});
});

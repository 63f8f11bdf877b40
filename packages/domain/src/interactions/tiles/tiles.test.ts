import { expect, test } from "vitest";
import type { Tiles } from "./settings.ts";
import { entryOf, moved, placed, rowOf, takenOut, written } from "./tiles.ts";
import { tilesFigure } from "./tiles-picture.ts";
import { faultsOfOne, unfit } from "../testing/unfit.ts";

const sum: Tiles = { kind: "tiles", tiles: ["3", "x", "+", "12", "-", "1", "2"] };

test("entries and rows convert both ways, however blanks and signs are typed", () => {
	expect(entryOf(sum, [0, 1, 2, 3])).toBe("3x + 12");
	expect(rowOf(sum, "3x + 12")).toEqual([0, 1, 2, 3]);
	expect(rowOf(sum, "3x−2")).toEqual([0, 1, 4, 6]);
	expect(rowOf(sum, "")).toEqual([]);
});

test("blanks are only around signs between two parts", () => {
	expect(written(["3", "×", "(", "x", "-", "12", ")"])).toBe("3 × (x - 12)");
	expect(written(["-", "7", "s", "+", "3"])).toBe("-7s + 3");
	expect(written(["2", "×", "-", "3", "+"])).toBe("2 × -3 +");
});

test("other tiles are tried if the first do not fit", () => {
	expect(rowOf({ ...sum, tiles: ["1", "12", "2", "+"] }, "12 + 1")).toEqual([1, 3, 0]);
	expect(rowOf({ ...sum, tiles: ["2", "+", "2"] }, "2 + 2")).toEqual([0, 1, 2]);
});

test.each(["4x", "33", "x x", "3x + 12 + 1"])("%s cannot be made", (entry) => {
	expect(rowOf(sum, entry)).toBeNull();
});

test("tiles are added to the row, moved in it and removed, and the others close the gap", () => {
	expect(placed([0, 1], 2, 1)).toEqual([0, 2, 1]);
	expect(placed([0, 1, 2], 0, 2)).toEqual([1, 2, 0]);
	expect(takenOut([0, 1, 2], 1)).toEqual([0, 2]);
	expect(moved([0, 1], 5, 1)).toEqual([0, 1, 5]);
	expect(moved([0, 1], 5, -1)).toEqual([5, 0, 1]);
	expect(moved([0, 1, 2], 2, -10)).toEqual([2, 0, 1]);
	expect(moved([0, 1, 2], 2, 1)).toEqual([0, 1, 2]);
});

test("the drawing describes all tiles, or those in the row", () => {
	expect(tilesFigure(sum, null).alt).toBe("Tiles: 3, x, +, 12, −, 1, 2.");
	expect(tilesFigure(sum, { entry: "3x - 12" }).alt).toBe("Tiles in a row: 3 x − 12.");
});

test.each([
	[sum, "3x + 12", null],
	[sum, "4x + 12", "4x + 12"],
	[{ ...sum, tiles: ["3x+12"] }, "3x + 12", "1"],
	[{ ...sum, tiles: ["3 x", "+", "12"] }, "3x + 12", "3 x"],
] as const)("a question with %o and the answer %s: %s", (interaction, answer, why) => {
	const faults = faultsOfOne({ ...interaction, tiles: [...interaction.tiles] }, "STRING", {
		answers: [answer],
	});
	expect(faults).toEqual(unfit(why));
});

import { expect, test } from "vitest";
import { firstGapPlace, placeAfter, placeBefore } from "./box-places.ts";

const slots = [["3", ""], [""], ["1", "2", "3"]];

test("the cursor cycles through all boxes, and back to the first", () => {
	const walk = [{ box: 0, slot: 0 }];
	for (let step = 0; step < 6; step += 1) walk.push(placeAfter(slots, walk.at(-1) ?? { box: 0, slot: 0 }));
	expect(walk.map(({ box, slot }) => `${box}.${slot}`)).toEqual([
		"0.0",
		"0.1",
		"1.0",
		"2.0",
		"2.1",
		"2.2",
		"0.0",
	]);
	expect(placeBefore(slots, { box: 2, slot: 0 })).toEqual({ box: 1, slot: 0 });
	expect(placeBefore(slots, { box: 1, slot: 0 })).toEqual({ box: 0, slot: 1 });
	expect(placeBefore(slots, { box: 0, slot: 0 })).toBeNull();
});

test("Check moves to the first empty slot", () => {
	expect(firstGapPlace(slots, ["fraction", "number", "mixed"])).toEqual({ box: 0, slot: 1 });
	// Any form of number: a fraction, a whole number or both.
	const gapIn = (...parts: string[]) => firstGapPlace([parts], ["parts"])?.slot ?? null;
	expect([gapIn("2", "", ""), gapIn("", "3", "4"), gapIn("1", "3", "4")]).toEqual([null, null, null]);
	expect([gapIn("", "", ""), gapIn("2", "3", ""), gapIn("", "", "4")]).toEqual([0, 2, 1]);
	expect(firstGapPlace([["1"], ["2", "3"]], ["number", "fraction"])).toBeNull();
});

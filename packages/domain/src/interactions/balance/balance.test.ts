import { expect, test } from "vitest";
import { boxWeight, changedPan, entryOf, firstScale, heavierSide, panText, scaleAt } from "./balance.ts";
import { balanceFigure } from "./balance-picture.ts";
import type { Balance } from "./settings.ts";
import { faultsOfOne, unfit } from "../testing/unfit.ts";

const twoSteps: Balance = {
	kind: "balance",
	left_boxes: 3,
	left_ones: 2,
	right_boxes: 0,
	right_ones: 14,
	variable: "x",
};
const bothSides: Balance = { ...twoSteps, left_boxes: 5, left_ones: 1, right_boxes: 2, right_ones: 13 };

test("the same step on both sides keeps the scale level, until one box is alone", () => {
	const { left, right } = firstScale(twoSteps);
	expect(boxWeight(twoSteps)).toBe(4);
	expect(heavierSide(twoSteps, { left, right })).toBeNull();
	const taken = { of: "ones", by: -2 } as const;
	const [less, fewer] = [changedPan(left, taken) ?? left, changedPan(right, taken) ?? right];
	expect(heavierSide(twoSteps, { left: less, right })).toBe("right");
	expect(heavierSide(twoSteps, { left: less, right: fewer })).toBeNull();
	const [box, four] = [changedPan(less, { groups: 3 }) ?? left, changedPan(fewer, { groups: 3 }) ?? right];
	expect(entryOf({ left: less, right: fewer })).toBe("");
	expect(entryOf({ left: box, right: four })).toBe("4");
	expect(entryOf({ left: four, right: box })).toBe("4");
});

test("missing pieces cannot be removed, and uneven groups cannot be divided", () => {
	const pan = { boxes: 3, ones: 2 };
	expect(changedPan(pan, { of: "ones", by: -3 })).toBeNull();
	expect(changedPan(pan, { of: "boxes", by: -4 })).toBeNull();
	expect(changedPan(pan, { of: "boxes", by: 8 })).toBeNull();
	expect(changedPan(pan, { groups: 3 })).toBeNull();
	expect(changedPan(pan, { groups: 1 })).toBeNull();
	expect(changedPan({ boxes: 0, ones: 0 }, { groups: 2 })).toBeNull();
	expect(changedPan(pan, { of: "boxes", by: -3 })).toEqual({ boxes: 0, ones: 2 });
});

test("pans are written as in the equation", () => {
	expect(panText({ boxes: 3, ones: 2 }, "x")).toBe("3x + 2");
	expect(panText({ boxes: 1, ones: 0 }, "n")).toBe("n");
	expect(panText({ boxes: 0, ones: 0 }, "n")).toBe("0");
});

test("an entry is one box beside its weights", () => {
	expect(scaleAt("4")).toEqual({ left: { boxes: 1, ones: 0 }, right: { boxes: 0, ones: 4 } });
	for (const entry of ["", "-1", "1/2", "x", "5000"]) expect(scaleAt(entry)).toBeNull();
});

test("the drawing describes the content and tilt of the scale", () => {
	expect(balanceFigure(bothSides, null).alt).toBe("A level scale: 5x + 1 on the left, 2x + 13 on the right.");
	expect(balanceFigure(twoSteps, { entry: "12" }).alt).toBe(
		"A scale: x on the left is lighter than 12 on the right.",
	);
	expect(balanceFigure(twoSteps, { entry: "2" }).alt).toContain("heavier");
	expect(balanceFigure({ ...twoSteps, right_ones: 44 }, null).svg).toContain(">44<");
});

test.each([
	[twoSteps, "4", null],
	[bothSides, "4", null],
	[twoSteps, "5", "4"],
	[{ ...twoSteps, right_ones: 15 }, "4", "3x + 2 = 15"],
	[{ ...twoSteps, right_boxes: 3 }, "4", "3x + 2 = 3x + 14"],
	[{ ...twoSteps, left_ones: -2 }, "4", "3x + -2"],
	[{ ...twoSteps, variable: "xy" }, "4", "xy"],
] as const)("a question with %o and the answer %s: %s", (interaction, answer, why) => {
	const faults = faultsOfOne(interaction, "INTEGER", { answers: [answer] });
	expect(faults).toEqual(unfit(why));
});

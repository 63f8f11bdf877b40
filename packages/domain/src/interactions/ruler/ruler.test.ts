import { expect, test } from "vitest";
import { firstShift, nearestMark, shifted } from "./ruler.ts";
import { isOnGrip, markAt, placeOfGrip, placeOfMark, rulerFigure, rulerPicture } from "./ruler-picture.ts";
import type { Ruler } from "./settings.ts";
import { faultsOfOne, unfit } from "../testing/unfit.ts";

const inches: Ruler = { kind: "ruler", unit: "in", units: 6, parts: 4, bar: 18 };

test("the ruler starts beside the bar, and moves by its marks up to one unit", () => {
	expect(firstShift(inches, null)).toBe(-4);
	expect([-9, -0.4, 2.6, 9].map((shift) => Math.abs(shifted(inches, shift)))).toEqual([4, 0, 3, 4]);
	expect([-3, 17.6, 99].map((mark) => nearestMark(inches, mark))).toEqual([0, 18, 24]);
});

test.each([
	["the length of the bar", 18, 0],
	["one unit more", 22, -4],
	["two units less, which it does not reach", 10, 4],
] as const)("a restored reading of %s is where the bar ends", (_, mark, shift) => {
	expect(firstShift(inches, mark)).toBe(shift);
});

test("a mark is hit where it is drawn, wherever the ruler is", () => {
	for (const shift of [-4, 0, 3])
		expect(markAt(inches, shift, placeOfMark(inches, shift, 7).left / 100)).toBeCloseTo(7);
	expect(isOnGrip(placeOfGrip(inches, 0).top / 100)).toBe(true);
	expect(isOnGrip(placeOfMark(inches, 0, 7).top / 100)).toBe(false);
});

test("a mark at the length of the bar is drawn at its end if the ruler starts with it", () => {
	const end = (svg: string) => /M([\d.]+) 10V/.exec(svg)?.[1];
	const [, start = "", width = ""] =
		/<rect x="([\d.]+)" y="22" width="([\d.]+)"/.exec(rulerPicture(inches, { shift: 0, mark: 18 })) ?? [];
	expect(Number(end(rulerPicture(inches, { shift: 0, mark: 18 })))).toBeCloseTo(
		Number(start) + Number(width),
		0,
	);
	expect(Number(end(rulerPicture(inches, { shift: -4, mark: 22 })))).toBeCloseTo(
		Number(start) + Number(width),
		0,
	);
});

test("a wrong reading is drawn where the ruler was read, not where it should have been", () => {
	const read = rulerPicture(inches, { shift: -4, mark: 22 });
	expect(rulerFigure(inches, { entry: "5 1/2" }).svg).toBe(read);
});

test("the drawing describes the mark's reading", () => {
	expect(rulerFigure(inches, { entry: "4 1/2" }).alt).toBe(
		"A bar above a ruler in inches. The mark is at four and two fourths.",
	);
	expect(rulerFigure({ ...inches, unit: "cm" }, null).alt).toBe("A bar above a ruler in centimeters.");
});

test.each([
	[inches, "4 2/4", null],
	[inches, "4 1/3", "4 1/3"],
	[{ ...inches, units: 13 }, "4 2/4", "13 × 4"],
	[{ ...inches, bar: 25 }, "4 2/4", "25"],
] as const)("a question with %o and the answer %s: %s", (interaction, answer, why) => {
	const faults = faultsOfOne(interaction, "MIXED_FRACTION", { answers: [answer], simplest: "optional" });
	expect(faults).toEqual(unfit(why));
});

import { describe, expect, test } from "vitest";
import { exampleFillOne } from "../../examples/questions.ts";
import { checkQuestion } from "../../question/checks/check-question.ts";
import { entryOf, type Half, halfAt, halvesOf } from "./region.ts";
import { regionFigure } from "./region-picture.ts";
import type { Region } from "./settings.ts";

const one: Region = { kind: "region", x_from: -5, x_to: 5, y_from: -3, y_to: 3, boundaries: 1 };
const two: Region = { ...one, boundaries: 2 };
const right: Half = { axis: "x", at: 3, is_more: true, is_closed: false };

describe("entries", () => {
	test.each<[Region, string, Half[]]>([
		[one, "x > 3", [right]],
		[one, "y ≤ -2", [{ axis: "y", at: -2, is_more: false, is_closed: true }]],
		[
			two,
			"x > 0 and y < 0",
			[
				{ ...right, at: 0 },
				{ axis: "y", at: 0, is_more: false, is_closed: false },
			],
		],
		[
			two,
			"-2 < x ≤ 3",
			[
				{ ...right, at: -2 },
				{ ...right, is_more: false, is_closed: true },
			],
		],
	])("on %o %s is read and written", (region, entry, halves) => {
		expect(halvesOf(region, entry)).toEqual(halves);
		expect(entryOf(halves)).toBe(entry);
	});
	test.each([
		[one, "3<x", "x > 3"],
		[one, "−2 >= y", "y ≤ -2"],
		[two, "y < 0, x > 0", "x > 0 and y < 0"],
		[two, "3 ≥ x > -2", "-2 < x ≤ 3"],
		[two, "x <= 3 and x > -2", "-2 < x ≤ 3"],
		[two, "x > 3 and x < -2", "x > 3 and x < -2"],
	])("on %o %s means %s", (region, typed, entry) => {
		expect(entryOf(halvesOf(region, typed) ?? [null])).toBe(entry);
	});
	test.each(["", "x", "x = 3", "z > 3", "x > y", "x > 6", "y > 4", "x > 1.5", "x > 0 and y > 0", "3 > 2"])(
		"%s is no region with one boundary",
		(entry) => {
			expect(halvesOf(one, entry)).toBeNull();
		},
	);
	test("are empty until all boundaries are placed", () => {
		expect(entryOf([right, null])).toBe("");
	});
});

test("a boundary stays on the plane", () => {
	expect(halfAt(one, right, 9).at).toBe(5);
	expect(halfAt(one, { ...right, axis: "y" }, -9).at).toBe(-3);
	expect(halfAt(one, right, 1.4).at).toBe(1);
});

test("the drawing shades a side, and describes it", () => {
	const { svg, alt } = regionFigure(one, { entry: "x ≥ 3" });
	expect(alt).toMatch(/ Shaded: solid line at x = 3, right side\.$/);
	expect(svg).not.toContain("stroke-dasharray");
	expect(regionFigure(one, { entry: "y < -1" }).alt).toMatch(/dashed line at y = −1, lower side\.$/);
	expect(regionFigure(one, { entry: "y < -1" }).svg).toContain("stroke-dasharray");
	expect(regionFigure(one, null).svg).not.toContain("fill-opacity");
	// Both sides lightly, and what they share.
	expect(regionFigure(two, { entry: "x > 0 and y > 0" }).svg.split("fill-opacity").length - 1).toBe(3);
});

test.each<[Region, string[], string | null]>([
	[one, ["x ≥ 2", "x >= 2"], null],
	[two, ["x > 0 and y < 0", "y < 0 and x > 0"], null],
	[one, ["x > 8"], "x > 8"],
	[two, ["x > 2"], "x > 2"],
	[one, ["x < 5"], null],
	[one, ["x ≥ 5"], "x ≥ 5"],
	[one, ["y < -3"], "y < -3"],
	[two, ["y < 0 and x > 0"], "x > 0 and y < 0"],
	[{ ...one, x_to: -4 }, ["x > 2"], "-5–-4"],
])("a question with %o and %j: %s", (interaction, answers, why) => {
	const faults = checkQuestion(
		exampleFillOne({ answer_type: "STRING", interaction, key: { answers }, known_mistakes: [] }),
	).map(({ detail }) => detail);
	expect(faults).toEqual(why === null ? [] : [why]);
});

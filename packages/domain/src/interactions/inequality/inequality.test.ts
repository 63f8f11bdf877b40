import { describe, expect, test } from "vitest";
import { entryOf, rayOf } from "./inequality.ts";
import { inequalityFigure } from "./inequality-picture.ts";
import type { Inequality } from "./settings.ts";
import { faultsOfOne, unfit } from "../testing/unfit.ts";

const line: Inequality = { kind: "inequality", from: -6, to: 6, number_every: 2, variable: "x" };

test.each([
	["x > 3", { boundary: 3, way: "right", is_closed: false }],
	["x ≥ -2", { boundary: -2, way: "right", is_closed: true }],
	["x < 0", { boundary: 0, way: "left", is_closed: false }],
	["x ≤ 6", { boundary: 6, way: "left", is_closed: true }],
] as const)("%s is read and written", (entry, ray) => {
	expect(rayOf(line, entry)).toEqual(ray);
	expect(entryOf(line, ray)).toBe(entry);
});

test.each([
	["3<x", "x > 3"],
	["-2 ≤ x", "x ≥ -2"],
	["x>=−2", "x ≥ -2"],
	["5 >= x", "x ≤ 5"],
])("%s means %s", (typed, entry) => {
	expect(rayOf(line, typed)).toEqual(rayOf(line, entry));
});

test.each(["", "3", "x", "x = 3", "y > 3", "x > 7", "x > 1/2", "1 < x < 3", "x > x"])(
	"%s is no arrow",
	(entry) => {
		expect(rayOf(line, entry)).toBeNull();
	},
);

test("the drawing describes the start and direction of the arrow", () => {
	expect(inequalityFigure(line, { entry: "x ≤ 4" }).alt).toBe(
		"A number line from -6 to 6: closed dot at 4, arrow to the left.",
	);
	expect(inequalityFigure(line, null).alt).toBe("A number line from -6 to 6.");
	expect(inequalityFigure(line, null).svg).not.toContain("<circle");
});

describe("a question", () => {
	test.each([
		[line, ["x ≥ 2", "x >= 2"], null],
		[line, ["2 ≤ x", "x ≥ 2"], null],
		[line, ["x ≥ 8"], "x ≥ 8"],
		[{ ...line, variable: "xy" }, ["x > 2"], "xy"],
		[{ ...line, to: -5 }, ["x > 2"], "-6–-5"],
	] as const)("with %o and %j: %s", (interaction, answers, why) => {
		const faults = faultsOfOne(interaction, "STRING", { answers: [...answers] });
		expect(faults).toEqual(unfit(why));
	});
});

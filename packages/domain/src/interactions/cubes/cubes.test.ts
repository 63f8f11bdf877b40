import { expect, test } from "vitest";
import { countOf, portionsOf, roomIn, sizeOf, stacked } from "./cubes.ts";
import { cubesFigure, cubesPicture } from "./cubes-picture.ts";
import type { Cubes } from "./settings.ts";
import { faultsOfOne, unfit } from "../testing/unfit.ts";

const floor: Cubes = { kind: "cubes", length: 4, width: 3, height: 5 };

test("a row is as long as the floor, a layer covers it, and all layers fit", () => {
	expect([sizeOf(floor, "cube"), sizeOf(floor, "row"), sizeOf(floor, "layer"), roomIn(floor)]).toEqual([
		1, 4, 12, 60,
	]);
	expect(stacked(floor, 55, 12)).toBe(60);
	expect(stacked(floor, 3, -4)).toBe(0);
});

test("cubes are counted in full layers, full rows and single ones", () => {
	expect(portionsOf(floor, 31)).toEqual({ layer: 2, row: 1, cube: 3 });
	expect(portionsOf(floor, 0)).toEqual({ layer: 0, row: 0, cube: 0 });
});

test.each([
	["24", 24],
	["0", 0],
	["61", null],
	["-1", null],
	["1/2", null],
	["x", null],
])("%s is %s cubes", (entry, count) => {
	expect(countOf(floor, entry)).toBe(count);
});

test("only visible faces are drawn", () => {
	const faces = (count: number) => cubesPicture(floor, count).split("stroke-linejoin").length - 2;
	expect(faces(1)).toBe(3);
	// A full layer: its top, its front and its right side.
	expect(faces(12)).toBe(12 + 4 + 3);
	expect(faces(24)).toBe(12 + 8 + 6);
});

test("the drawing describes how many cubes are on the floor", () => {
	expect(cubesFigure(floor, null).alt).toBe("A floor of 4 by 3 squares.");
	expect(cubesFigure(floor, { entry: "24" }).alt).toBe("A floor of 4 by 3 squares. Cubes on it: 24.");
});

test.each([
	[floor, "24", null],
	[floor, "61", "61"],
	[{ ...floor, length: 9 }, "24", "9 × 3 × 5"],
	[{ ...floor, length: 8, width: 8 }, "24", "8 × 8 × 5"],
] as const)("a question with %o and the answer %s: %s", (interaction, answer, why) => {
	const faults = faultsOfOne(interaction, "INTEGER", { answers: [answer] });
	expect(faults).toEqual(unfit(why));
});

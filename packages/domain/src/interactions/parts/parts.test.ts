import { describe, expect, test } from "vitest";
import { everyQuestion } from "../../examples/every-question.ts";
import { checkQuestion } from "../../question/checks/check-question.ts";
import type { SelectAllQuestion } from "../../question/question.ts";
import { marksOf, partAt } from "./parts.ts";
import { lengthOnParts, partsFigure, placeFrom, placeOnParts } from "./parts-picture.ts";
import type { Parts } from "./settings.ts";

const at = (...places: [number, number][]) => places.map(([x, y]) => ({ x, y }));

/** A square with its left side, its diagonal, a corner, and a face beside it. */
const square: Parts = {
	kind: "parts",
	shape: at([0, 0], [40, 0], [40, 40], [0, 40]),
	parts: [at([0, 0], [0, 40]), at([0, 0], [40, 40]), at([40, 0]), at([40, 0], [80, 0], [80, 40], [40, 40])],
};

test.each([
	[{ x: 1, y: 25 }, 0],
	[{ x: 22, y: 19 }, 1],
	[{ x: 38, y: 3 }, 2],
	[{ x: 60, y: 20 }, 3],
	[{ x: 15, y: 30 }, null],
	[{ x: 0, y: 60 }, null],
] as const)("%o means the part %s", (place, part) => {
	expect(partAt(square, place, 5)).toBe(part);
});

test("markers are at centers, those of overlapping lines at their ends", () => {
	expect(marksOf(square, 5)).toEqual(at([0, 20], [20, 20], [40, 0], [60, 20]));
	const cross = { ...square, parts: [at([20, 0], [20, 40]), at([0, 20], [40, 20])] };
	expect(marksOf(cross, 5)).toEqual(at([20, 0], [0, 20]));
});

test("a position is hit where it is drawn", () => {
	for (const place of [
		{ x: 0, y: 0 },
		{ x: 60, y: 20 },
	]) {
		const { left, top } = placeOnParts(square, place);
		const met = placeFrom(square, left / 100, top / 100);
		expect([met.x, met.y].map(Math.round)).toEqual([place.x, place.y]);
	}
	expect(lengthOnParts(square, 1)).toBeGreaterThan(80);
});

test("the drawing describes its parts by letter and name, and which are chosen", () => {
	const names = ["left side", "diagonal", "corner", "flap"];
	expect(partsFigure(square, names, [true, false, false, true]).alt).toBe(
		"A drawing with parts: a, left side; b, diagonal; c, corner; d, flap. Chosen: a, left side; d, flap.",
	);
	expect(partsFigure(square, [], []).alt).toBe("A drawing with 4 parts.");
});

describe("a question", () => {
	const example = everyQuestion
		.map(({ question }) => question)
		.find((question): question is SelectAllQuestion => question.interaction?.kind === "parts");
	if (example?.interaction?.kind !== "parts") throw new Error("no example of parts to tap");
	const { interaction } = example;
	test.each<[string, Partial<Parts>, string[]]>([
		["as it is", {}, []],
		["with a part too few", { parts: interaction.parts.slice(1) }, [`${interaction.parts.length - 1}`]],
		["with a place that is off", { shape: at([0, 0], [10, 1001], [3, 3]) }, ["(10, 1001)"]],
		["with a part that is nowhere", { parts: interaction.parts.with(0, []) }, ["parts"]],
	])("%s is sound or not", (_, changes, faults) => {
		const question = { ...example, interaction: { ...interaction, ...changes } };
		expect(checkQuestion(question).map(({ detail }) => detail)).toEqual(faults);
	});
});

import { expect, test } from "vitest";
import { entriesOf, marksOf } from "./line-points.ts";
import { linePointsFigure } from "./line-points-picture.ts";
import type { LinePoints } from "./settings.ts";
import { faultsOfSeveral, unfit } from "../testing/unfit.ts";

const fourths: LinePoints = { kind: "line_points", from: -1, to: 1, steps: 8, number_every: 4 };

test("entries and marks convert both ways, each in the form of its box", () => {
	expect(marksOf(fourths, ["-3/4", "0.5", "", "2"])).toEqual([1, 6, null, null]);
	expect(entriesOf(fourths, [1, 6, null], ["SIMPLE_FRACTION", "FLOAT", "INTEGER"])).toEqual([
		"-3/4",
		"0.5",
		"",
	]);
});

test("the drawing describes the positions of the points", () => {
	expect(linePointsFigure(fourths, ["-1/4", "", "1"]).alt).toBe(
		"A number line from -1 to 1. Points: A at minus one fourth, C at 1.",
	);
	expect(linePointsFigure(fourths, []).alt).toBe("A number line from -1 to 1.");
});

test.each([
	[fourths, ["-3/4", "1/4"], null],
	[fourths, ["-3/4", "1/3"], "1/3"],
	[{ ...fourths, steps: 51 }, ["-3/4", "1/4"], "51"],
	[fourths, ["1/4", "2/4", "3/4", "-1/4", "-2/4", "-3/4", "0/4"], "7"],
] as const)("a question with %o and the answers %j: %s", (interaction, answers, why) => {
	const keys = answers.map((answer) => ({ answers: [answer], simplest: "optional" as const }));
	const faults = faultsOfSeveral(interaction, "SIMPLE_FRACTION", keys);
	expect(faults).toEqual(unfit(why));
});

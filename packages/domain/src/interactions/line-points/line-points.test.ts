import { expect, test } from "vitest";
import { exampleFillMultiple } from "../../examples/questions.ts";
import { checkQuestion } from "../../question/checks/check-question.ts";
import { entriesOf, marksOf } from "./line-points.ts";
import { linePointsFigure } from "./line-points-picture.ts";
import type { LinePoints } from "./settings.ts";

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
	const faults = checkQuestion(
		exampleFillMultiple({
			answer_type: "SIMPLE_FRACTION",
			prompt: "Put the points on the line.",
			interaction,
			blanks: answers.map((answer, at) => ({
				id: `b${at}`,
				answer_type: "SIMPLE_FRACTION",
				answer_prefix: `${at}:`,
				key: { answers: [answer], simplest: "optional" },
			})),
			known_mistakes: [],
		}),
	).map(({ fault, detail }) => `${fault}: ${detail}`);
	expect(faults).toEqual(why === null ? [] : [`interaction-unfit: ${why}`]);
});

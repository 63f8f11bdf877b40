import { expect, test } from "vitest";
import { allowedMark, isInOrder } from "./box-plot.ts";
import { boxPlotFigure } from "./box-plot-picture.ts";
import type { BoxPlot } from "./settings.ts";
import { faultsOfSeveral, unfit } from "../testing/unfit.ts";

const twenty: BoxPlot = { kind: "box_plot", from: 0, to: 20, steps: 20, number_every: 5 };

test("a handle stops at its neighbors", () => {
	const handles = [2, null, 9, 12, null];
	expect(allowedMark(handles, 1, 0)).toBe(2);
	expect(allowedMark(handles, 1, 20)).toBe(9);
	expect(allowedMark(handles, 3, 5)).toBe(9);
	expect(allowedMark(handles, 3, 20)).toBe(20);
	expect(allowedMark([null, null, null, null, null], 2, 7)).toBe(7);
});

test("typed values can be out of order", () => {
	expect(isInOrder([2, 2, null, 12, 14])).toBe(true);
	expect(isInOrder([2, 8, 7, 12, 14])).toBe(false);
});

test("the drawing describes the five numbers, and has a box only if they are in order", () => {
	const { alt, svg } = boxPlotFigure(twenty, ["2", "5", "9", "12", "18"]);
	expect(alt).toBe("A number line from 0 to 20. A box plot: 2, 5, 9, 12, 18.");
	expect(svg).toContain("<rect");
	expect(boxPlotFigure(twenty, ["2", "15", "9", "12", "18"]).svg).not.toContain("<rect");
	expect(boxPlotFigure(twenty, ["2", "", "", "", ""]).alt).toBe(
		"A number line from 0 to 20. A box plot: 2, ?, ?, ?, ?.",
	);
	expect(boxPlotFigure(twenty, []).alt).toBe("A number line from 0 to 20.");
});

test.each([
	[twenty, ["2", "5", "9", "12", "18"], null],
	[twenty, ["2", "5", "9", "12"], "4"],
	[twenty, ["2", "5", "9", "12", "21"], "21"],
	[twenty, ["2", "9", "5", "12", "18"], "2, 9, 5, 12, 18"],
	[{ ...twenty, steps: 51 }, ["2", "5", "9", "12", "18"], "51"],
] as const)("a question with %o and the answers %j: %s", (interaction, answers, why) => {
	const keys = answers.map((answer) => ({ answers: [answer] }));
	const faults = faultsOfSeveral(interaction, "INTEGER", keys);
	expect(faults).toEqual(unfit(why));
});

import { describe, expect, test } from "vitest";
import { entriesOf, nearestValue, raised, valuesOf, valueUpTo } from "./chart.ts";
import { chartFigure, placeInChart, topOfColumn } from "./chart-picture.ts";
import type { Chart } from "./settings.ts";
import { faultsOfSeveral, unfit } from "../testing/unfit.ts";

const bars: Chart = { kind: "chart", style: "bars", names: ["cats", "dogs", "birds"], step: 2, most: 20 };
const dots: Chart = { kind: "chart", style: "dots", names: ["2", "2 1/2", "3"], step: 1, most: 6 };

test("entries and columns convert both ways", () => {
	expect(valuesOf(bars, ["4", "0", "20"])).toEqual([4, 0, 20]);
	expect(entriesOf([4, null, 20])).toEqual(["4", "0", "20"]);
	expect(entriesOf([null, null, null])).toEqual(["", "", ""]);
});

test.each(["", "3", "22", "-2", "1/2", "two"])("%s is no height of these columns", (entry) => {
	expect(valuesOf(bars, [entry])[0]).toBeNull();
});

test("a bar snaps to the nearest height, a column of dots to the dot that was hit", () => {
	expect([-0.2, 0.04, 0.06, 0.52, 2].map((share) => nearestValue(bars, share))).toEqual([0, 0, 2, 10, 20]);
	expect([-0.2, 0.04, 0.2, 0.5, 2].map((share) => valueUpTo(dots, share))).toEqual([0, 1, 2, 3, 6]);
	expect([raised(bars, 4, 1), raised(bars, 4, -10), raised(bars, 4, 10)]).toEqual([6, 0, 20]);
});

test.each([bars, dots])("a top is hit where it is drawn: %o", (chart) => {
	for (const at of [0, 2]) {
		const { left, top } = topOfColumn(chart, at, chart.most / 2);
		const met = placeInChart(chart, left / 100, top / 100);
		expect(met.at).toBe(at);
		expect(met.share).toBeCloseTo(0.5);
	}
});

test("the drawing describes its columns", () => {
	expect(chartFigure(bars, [4, 0, null]).alt).toBe("A chart: cats: 4, dogs: 0.");
	expect(chartFigure(dots, [null, null, null]).alt).toBe("An empty chart for 2, 2 1/2, 3.");
	expect(chartFigure(dots, [2, 1, null]).svg.match(/<circle/g)).toHaveLength(3);
});

describe("a question", () => {
	test.each([
		[bars, ["4", "0", "20"], null],
		[bars, ["4", "5", "20"], "5"],
		[bars, ["4", "6"], "3"],
		[{ ...bars, most: 21 }, ["4", "0", "20"], "21"],
		[{ ...bars, step: 1 }, ["4", "0", "20"], "20"],
		[{ ...bars, names: ["cats", "", "birds"] }, ["4", "0", "20"], "3"],
	] as const)("with %o and %j: %s", (interaction, answers, why) => {
		const keys = answers.map((answer) => ({ answers: [answer] }));
		const faults = faultsOfSeveral({ ...interaction, names: [...interaction.names] }, "INTEGER", keys);
		expect(faults).toEqual(unfit(why));
	});
});

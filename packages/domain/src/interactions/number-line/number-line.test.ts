import { describe, expect, test } from "vitest";
import { exampleFillOne } from "../../examples/questions.ts";
import { entryAt, markOf, nearestMark } from "./number-line.ts";
import type { NumberLine } from "./settings.ts";
import { labelAt, numberLineFigure } from "./number-line-picture.ts";
import { sayValue } from "./say-value.ts";
import { faultsInDetail } from "../testing/unfit.ts";

const fourths: NumberLine = { kind: "number_line", from: 0, to: 2, steps: 8, number_every: 4 };
const tenths: NumberLine = { kind: "number_line", from: -1, to: 1, steps: 20, number_every: 5 };
const fives: NumberLine = { kind: "number_line", from: 0, to: 100, steps: 20, number_every: 2 };
const mixed: NumberLine = { kind: "number_line", from: -2, to: 2, steps: 16, number_every: 4 };
const third: NumberLine = { kind: "number_line", from: 0, to: 1, steps: 3, number_every: 0 };

describe("an entry", () => {
	test.each([
		[fourths, 5, "SIMPLE_FRACTION", "5/4", "one and one fourth"],
		[fourths, 2, "SIMPLE_FRACTION", "2/4", "two fourths"],
		[fourths, 4, "SIMPLE_FRACTION", "4/4", "1"],
		[tenths, 3, "FLOAT", "-0.7", "-0.7"],
		[tenths, 10, "FLOAT", "0", "0"],
		[fives, 7, "INTEGER", "35", "35"],
		[mixed, 3, "MIXED_FRACTION", "-1 1/4", "minus one and one fourth"],
		[mixed, 7, "MIXED_FRACTION", "-1/4", "minus one fourth"],
		[mixed, 16, "MIXED_FRACTION", "2", "2"],
		[third, 1, "FLOAT", "1/3", "one third"],
	] as const)("%o at %i as %s is %s, said %s", (line, mark, type, entry, said) => {
		expect(entryAt(line, mark, type)).toBe(entry);
		expect(markOf(line, entry)).toBe(mark);
		expect(sayValue(line, mark)).toBe(said);
	});
	test.each(["", "3/8", "9/4", "-1/4", "two", "1.1"])("%s is at no mark", (entry) => {
		expect(markOf(fourths, entry)).toBeNull();
	});
	test("an equal one in another form is at the same mark", () => {
		for (const entry of ["1/2", "0.5", "4/8"]) expect(markOf(fourths, entry)).toBe(2);
	});
});

test("a position beyond an end snaps to that end", () => {
	expect([-0.3, 0.06, 0.07, 0.5, 1.4].map((share) => nearestMark(fourths, share))).toEqual([0, 0, 1, 4, 8]);
});

test("labels of marks show their values", () => {
	expect([0, 5, 10].map((mark) => labelAt(tenths, mark))).toEqual(["−1", "−0.5", "0"]);
	expect(labelAt(fourths, 1)).toBe("1/4");
});

test("large numbers are drawn and read with their commas", () => {
	const hundreds: NumberLine = { kind: "number_line", from: 900, to: 1900, steps: 10, number_every: 5 };
	expect([0, 5].map((mark) => labelAt(hundreds, mark))).toEqual(["900", "1,400"]);
	expect(sayValue(hundreds, 5)).toBe("1,400");
	expect(numberLineFigure(hundreds, { entry: "1400" }).alt).toBe(
		"A number line from 900 to 1,900 with a point at 1,400.",
	);
});

test("the drawing has the point, and describes it", () => {
	expect(numberLineFigure(fourths, { entry: "5/4" }).alt).toBe(
		"A number line from 0 to 2 with a point at one and one fourth.",
	);
	expect(numberLineFigure(fourths, { entry: "5/4" }).svg).toContain("<circle");
	expect(numberLineFigure(fourths, { entry: "x" }).svg).not.toContain("<circle");
});

describe("a question", () => {
	const asked = (interaction: NumberLine, answer: string, simplest: "optional" | "required" = "optional") =>
		faultsInDetail(exampleFillOne({ interaction, key: { answers: [answer], simplest }, known_mistakes: [] }));
	test("with a mark as its answer is valid", () => {
		expect(asked(fourths, "3/4")).toEqual([]);
	});
	test("with an answer that cannot be placed is not", () => {
		expect(asked(fourths, "3/8")).toEqual(["interaction-unfit: 3/8"]);
		expect(asked(fourths, "9/4")).toEqual(["interaction-unfit: 9/4"]);
	});
	test("that asks for another form than the line writes is not", () => {
		expect(asked(fourths, "1/2", "required")).toEqual(["interaction-unfit: 2/4"]);
	});
	test.each([
		[{ ...fourths, to: 0 }, "0–0"],
		[{ ...fourths, steps: 51 }, "51"],
		[{ ...fourths, steps: 1.5 }, "0–2"],
	])("with the line %o is not", (line, why) => {
		expect(asked(line, "3/4")).toEqual([`interaction-unfit: ${why}`]);
	});
});

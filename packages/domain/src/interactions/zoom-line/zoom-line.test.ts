import { describe, expect, test } from "vitest";
import type { ZoomLine } from "./settings.ts";
import { entryOf, intervalUnder, labelAt, markUnder, opened, zoomOf } from "./zoom-line.ts";
import { zoomLineFigure } from "./zoom-line-picture.ts";
import { faultsOfOne, unfit } from "../testing/unfit.ts";

const hundredths: ZoomLine = { kind: "zoom_line", from: 0, to: 5, places: 2 };
const tenths: ZoomLine = { kind: "zoom_line", from: 0, to: 1, places: 1 };
const thousandths: ZoomLine = { kind: "zoom_line", from: 2, to: 4, places: 3 };
const around: ZoomLine = { kind: "zoom_line", from: -2, to: 2, places: 2 };

test.each([
	[hundredths, "3.47", [3, 4], 7],
	[hundredths, "3.5", [3, 5], 0],
	[hundredths, "5", [4, 9], 10],
	[hundredths, "0", [0, 0], 0],
	[tenths, "0.6", [0], 6],
	[thousandths, "2.405", [0, 4, 0], 5],
	[around, "-0.37", [1, 6], 3],
	[around, "-2", [0, 0], 0],
] as const)("%o shows %s in the intervals %j at the mark %i, and back", (line, entry, at, mark) => {
	expect(zoomOf(line, entry)).toEqual({ at, mark });
	expect(entryOf(line, { at, mark })).toBe(entry);
});

test("a fraction equal to a decimal is at the same mark", () => {
	expect(zoomOf(hundredths, "3 47/100")).toEqual({ at: [3, 4], mark: 7 });
	expect(zoomOf(tenths, "3/5")).toEqual({ at: [0], mark: 6 });
});

test.each(["", "3.475", "1/3", "-0.01", "5.01", "9", "many"])("%s is not on the line", (entry) => {
	expect(zoomOf(hundredths, entry)).toBeNull();
});

test("numbers have the places of their line", () => {
	expect([0, 5].map((mark) => labelAt(hundredths, [], mark))).toEqual(["0", "5"]);
	expect([0, 7, 10].map((mark) => labelAt(hundredths, [3, 4], mark))).toEqual(["3.40", "3.47", "3.50"]);
	expect(labelAt(around, [1], 6)).toBe("−0.4");
});

test("opening another interval closes what was below it, and takes the point away", () => {
	const made = { at: [3, 4], mark: 7 };
	expect(opened(made, 0, 2)).toEqual({ at: [2], mark: null });
	expect(opened(made, 1, 5)).toEqual({ at: [3, 5], mark: null });
	expect(entryOf(hundredths, opened(made, 1, 5))).toBe("");
});

test("opening the interval that is open keeps what is below it, and the point", () => {
	const made = { at: [3, 4], mark: 7 };
	expect(opened(made, 0, 3)).toBe(made);
	expect(opened(made, 1, 4)).toBe(made);
	expect(opened({ at: [3], mark: null }, 0, 3)).toEqual({ at: [3], mark: null });
});

test("a position beyond an end is at that end", () => {
	expect([-0.2, 0.05, 0.59, 1, 1.3].map((share) => intervalUnder(5, share))).toEqual([0, 0, 2, 4, 4]);
	expect([-0.2, 0.14, 0.56, 1.3].map((share) => markUnder(10, share))).toEqual([0, 1, 6, 10]);
});

test("the drawing opens the intervals of an answer, and describes it", () => {
	const made = zoomLineFigure(hundredths, { entry: "3.47" });
	expect(made.alt).toBe("A number line from 0 to 5, zoomed in between 3.40 and 3.50, with a point at 3.47.");
	expect(made.svg.split("<rect").length - 1).toBe(2);
	expect(made.svg).toContain("<circle");
	const blank = zoomLineFigure(hundredths, null);
	expect(blank.alt).toBe("A number line from 0 to 5, with empty lines below it to zoom in.");
	expect(blank.svg).not.toContain("<circle");
});

describe("a question", () => {
	test.each([
		[hundredths, "3.47", null],
		[hundredths, "3.475", "3.475"],
		[hundredths, "6", "6"],
		[{ ...hundredths, to: 21 }, "3.47", "0–21"],
		[{ ...hundredths, to: 0 }, "3.47", "0–0"],
		[{ ...hundredths, places: 4 }, "3.47", "4"],
	] as const)("with %o and the answer %s: %s", (interaction, answer, why) => {
		const faults = faultsOfOne(interaction, "FLOAT", { answers: [answer] });
		expect(faults).toEqual(unfit(why));
	});
});

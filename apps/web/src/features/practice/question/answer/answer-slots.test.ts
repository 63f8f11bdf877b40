import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { firstGap, joinSlots, splitEntry } from "./answer-slots.ts";

describe("the slots joined to one entry", () => {
	test.each([
		["fraction", ["3", "4"], "3/4"],
		["fraction", ["-3", "4"], "-3/4"],
		["fraction", ["5", ""], "5"],
		["mixed", ["1", "1", "2"], "1 1/2"],
		["mixed", ["-1", "1", "2"], "-1 1/2"],
		["mixed", ["", "3", "4"], "3/4"],
		["mixed", ["-", "3", "4"], "-3/4"],
		["mixed", ["2", "", ""], "2"],
		["number", [" 12 "], "12"],
		["text", ["a triangle"], "a triangle"],
	] as const)("%s %j is %s", (shape, slots, text) => {
		expect(joinSlots(shape, slots)).toBe(text);
	});
	test("are restored from the joined entry", () => {
		const digits = fc.integer({ min: 0, max: 99_999 }).map(String);
		fc.assert(
			fc.property(digits, digits, digits, (whole, top, bottom) => {
				expect(splitEntry("fraction", joinSlots("fraction", [top, bottom]))).toEqual([top, bottom]);
				expect(splitEntry("mixed", joinSlots("mixed", [whole, top, bottom]))).toEqual([whole, top, bottom]);
			}),
		);
	});
	test("reject an entry that does not fit", () => {
		expect(splitEntry("fraction", "1 1/2")).toBeNull();
		expect(splitEntry("mixed", "x")).toBeNull();
	});
});

test("finds the first empty box", () => {
	expect(firstGap(["3", ""], "fraction")).toBe(1);
	expect(firstGap(["3", "4"], "fraction")).toBeNull();
});

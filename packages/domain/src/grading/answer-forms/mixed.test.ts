import { describe, expect, test } from "vitest";
import type { BlankKey } from "../../question/question.ts";
import { sayEntry } from "../testing/say-grade.ts";

describe("any form of the value fits", () => {
	test.each([
		["1.5", "1.5"],
		["1.5", "1.50"],
		["1.5", "3/2"],
		["1.5", "1 1/2"],
		["1.5", "1\u00bd"],
		["1.5", "+1.5"],
		["3/2", "1.5"],
		["1 1/2", "1.5"],
		["1 1/2", "3/2"],
		["2", "2"],
		["2", "2.0"],
		["0.75", "3/4"],
		["-0.25", "-1/4"],
		["-0.25", "\u2212.25"],
		["1234", "1,234"],
	])("key %s, entry %s", (key, text) => {
		expect(sayEntry("MIXED", key, text)).toBe("correct");
	});
});

describe("the simplest rule decides about an unsimplified fraction", () => {
	test.each([
		["1.5", undefined, "6/4", "wrong form: simplest-form"],
		["1.5", undefined, "1 2/4", "wrong form: simplest-form"],
		["2", undefined, "4/2", "wrong form: simplest-form"],
		["2", undefined, "2/1", "wrong form: simplest-form"],
		["1.5", "enforced", "6/4", "incorrect: not simplest"],
		["1.5", "optional", "6/4", "correct"],
		["1.5", "optional", "150/100", "correct"],
	] as const)("key %s, %s, entry %s: %s", (answer, simplest, text, expected) => {
		const key = simplest === undefined ? { answers: [answer] } : { answers: [answer], simplest };
		expect(sayEntry("MIXED", key, text)).toBe(expected);
	});
});

describe("another value is incorrect in any form", () => {
	test.each(["1.6", "5/2", "1 1/3", "15", "-1.5", "1", "0.15", "1.5000001"])("%s", (text) => {
		expect(sayEntry("MIXED", "1.5", text)).toBe("incorrect");
	});
});

const twelve: BlankKey = { answers: ["12"], pi: "multiple" };

describe("with pi printed after the box, the entry is the number before it", () => {
	test.each([
		["12", "correct"],
		["12\u03c0", "correct"],
		["12 \u03c0", "correct"],
		["12pi", "correct"],
		["12 PI", "correct"],
		["12*pi", "correct"],
		["12\u00d7\u03c0", "correct"],
		["24/2\u03c0", "wrong form: simplest-form"],
		["37.68", "wrong form: leave-pi"],
		["37.7", "wrong form: leave-pi"],
		["11\u03c0", "incorrect"],
		["36", "incorrect"],
		["\u03c0", "unreadable: not-a-number"],
		["12\u03c0\u03c0", "unreadable: unexpected-unit"],
		["12 pies", "unreadable: unexpected-unit"],
	])("%j for 12 before pi is %s", (text, expected) => {
		expect(sayEntry("MIXED", twelve, text, { answer_suffix: "\u03c0" })).toBe(expected);
	});
	test.each(["12", "12\u03c0", "12\u03c0 cm", "12 pi cm", "12\u03c0cm", "12 cm", "12 \u03c0 centimeters"])(
		"%j where pi and a unit are printed",
		(text) => {
			expect(sayEntry("MIXED", twelve, text, { answer_suffix: "\u03c0 cm" })).toBe("correct");
		},
	);
	test("pi where none is printed is reported, never incorrect", () => {
		expect(sayEntry("MIXED", twelve, "12\u03c0")).toBe("unreadable: unexpected-unit");
	});
});

import { describe, expect, test } from "vitest";
import { readAnswer } from "./read-answer.ts";

function reading(text: string, decorations = {}): string {
	const read = readAnswer(text, "MIXED", decorations);
	return read.readable ? read.reading : `! ${read.reason}`;
}

describe("a number is read", () => {
	test.each([
		["6", "6"],
		["+6", "6"],
		["06", "6"],
		["6.", "6"],
		["6.0", "6.0"],
		["- 6", "-6"],
		["1,234", "1234"],
		["1 234", "1234"],
		["1'234", "1234"],
		["1\u00a0234\u2009567", "1234567"],
		["1,234.50", "1234.50"],
		[".5", "0.5"],
		["5.", "5"],
		["16,000", "16000"],
		["3/4", "3/4"],
		["-3/4", "-3/4"],
		["3/-4", "-3/4"],
		["-3/-4", "3/4"],
		["3 / 4", "3/4"],
		["3\u20444", "3/4"],
		["3\u22154", "3/4"],
		["2/4", "2/4"],
		["1 1/2", "1 1/2"],
		["-1 1/2", "-1 1/2"],
		["13+2/5", "13 2/5"],
		["13 + 2/5", "13 2/5"],
		["5 1\\2", "5 1/2"],
		["½", "1/2"],
		["1½", "1 1/2"],
		["-½", "-1/2"],
		["⅟8", "1/8"],
		["\u22125", "-5"],
		["\u20135", "-5"],
		["\uff0d\uff15", "-5"],
		["\uff11\uff12", "12"],
		["४५", "45"],
		["\u200b6\u200e", "6"],
		["  7  ", "7"],
		["0", "0"],
		["-0", "-0"],
		["9007199254740993", "9007199254740993"],
	])("%j as %s", (text, expected) => {
		expect(reading(text)).toBe(expected);
	});
});

describe("what is not a number says why", () => {
	test.each([
		["", "empty"],
		[" \u200b ", "empty"],
		["-", "not-a-number"],
		[".", "not-a-number"],
		["/", "not-a-number"],
		["five", "not-a-number"],
		["NaN", "not-a-number"],
		["Infinity", "not-a-number"],
		["1_0", "not-a-number"],
		["--5", "extra-sign"],
		["3-4", "calculation"],
		["2*3", "calculation"],
		["3²", "calculation"],
		["-1+1/2", "calculation"],
		["1-1/2", "calculation"],
		["0.5/2", "not-a-number"],
		["1/2/3", "extra-sign"],
		["½5", "two-numbers"],
		["1 2", "two-numbers"],
		["1  234", "two-numbers"],
		["1. 5", "two-numbers"],
		["1/2 1/2", "two-numbers"],
		["1 234 1/2", "two-numbers"],
		["0,5", "decimal-comma"],
		["1,23", "decimal-comma"],
		[",5", "decimal-comma"],
		["0,500", "decimal-comma"],
		["1.234,5", "mixed-separators"],
		["1,23,456", "bad-grouping"],
		["1,234 567", "bad-grouping"],
		["1.2.3", "mixed-separators"],
		["5e-1", "exponent"],
		["1E5", "exponent"],
		["1/0", "zero-denominator"],
		["0/0", "zero-denominator"],
		["2 1/0", "zero-denominator"],
		["6 cm", "unexpected-unit"],
		["$6", "unexpected-unit"],
		["6%", "unexpected-unit"],
		["x=6", "unexpected-unit"],
		["6e", "unexpected-unit"],
		["1".repeat(201), "too-long"],
	])("%j: %s", (text, reason) => {
		expect(reading(text)).toBe(`! ${reason}`);
	});
});

describe("printed decorations are removed", () => {
	test.each([
		["$6", { answer_prefix: "$" }, "6"],
		["-$6", { answer_prefix: "$" }, "-6"],
		["$-6", { answer_prefix: "$" }, "-6"],
		["6 dollars", { answer_prefix: "$" }, "6"],
		["6 cm", { answer_suffix: "cm" }, "6"],
		["6CM", { answer_suffix: "cm" }, "6"],
		["6 centimeters", { answer_suffix: "cm" }, "6"],
		["1 1/2 cm", { answer_suffix: "cm" }, "1 1/2"],
		["45%", { answer_suffix: "%" }, "45"],
		["45 percent", { answer_suffix: "%" }, "45"],
		["x=6", { answer_prefix: "x =" }, "6"],
		["x = -6", { answer_prefix: "x =" }, "-6"],
		["24 sq units", { answer_suffix: "square units" }, "24"],
		["%45", { answer_suffix: "%" }, "! unexpected-unit"],
		["6%%", { answer_suffix: "%" }, "! unexpected-unit"],
		["6 m", { answer_suffix: "cm" }, "! unexpected-unit"],
		["$", { answer_prefix: "$" }, "! not-a-number"],
	])("%j with %j: %s", (text, decorations, expected) => {
		expect(reading(text, decorations)).toBe(expected);
	});
});

describe("the page shows how an entry was read", () => {
	test.each([
		["1 1/2", "one and a half"],
		["-1 1/2", "minus one and a half"],
		["3/8", "three eighths"],
		["1/2", "one half"],
		["5/2", "five halves"],
		["2 2/3", "two and two thirds"],
		["7/20", "seven twentieths"],
		["1/21", "one twenty-first"],
		["6", null],
		["0.5", null],
		["1/120", null],
	])("%j as %j", (text, words) => {
		const read = readAnswer(text, "MIXED");
		expect(read.readable && read.in_words).toBe(words);
	});
});

test("texts are trimmed, folded and compared without case, accents kept", () => {
	expect(readAnswer("  Right   Angle ", "STRING")).toMatchObject({
		reading: "Right Angle",
		canonical: "right angle",
	});
	expect(readAnswer("cafe\u0301", "STRING")).toMatchObject({ canonical: "café" });
	expect(readAnswer("cafe", "STRING")).toMatchObject({ canonical: "cafe" });
});

// The best of three: a busy machine is not a failure.
test("a hundred thousand characters are refused immediately", { retry: 2 }, () => {
	const started = performance.now();
	for (const text of [" ".repeat(100_000) + "x", "1 ".repeat(50_000), "1/".repeat(50_000)])
		for (const type of ["MIXED", "STRING"] as const)
			expect(readAnswer(text, type)).toEqual({ readable: false, reason: "too-long" });
	expect(performance.now() - started).toBeLessThan(20);
});

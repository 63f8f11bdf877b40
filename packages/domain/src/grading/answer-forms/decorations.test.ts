import { describe, expect, test } from "vitest";
import { sayEntry } from "../testing/say-grade.ts";
import type { Decorations } from "./decorations.ts";

/** What an entry for 6 comes to where the page prints that. */
const with6 = (text: string, printed: Decorations) =>
	sayEntry("INTEGER", "6", text, printed as Record<string, string>);

describe("what the page prints, or a common spelling of it, may be repeated", () => {
	test.each<[string, Decorations]>([
		["$6", { answer_prefix: "$" }],
		["$ 6", { answer_prefix: "$" }],
		["6$", { answer_prefix: "$" }],
		["6 dollars", { answer_prefix: "$" }],
		["$6.00", { answer_prefix: "$" }],
		["$6", { answer_suffix: "dollars" }],
		["US$6", { answer_prefix: "$" }],
		["6\u00a2", { answer_suffix: "cents" }],
		["6 cents", { answer_suffix: "\u00a2" }],
		["\u20ac6", { answer_prefix: "\u20ac" }],
		["6 cm", { answer_suffix: "cm" }],
		["6cm", { answer_suffix: "cm" }],
		["6 CM", { answer_suffix: "cm" }],
		["6 centimeters", { answer_suffix: "cm" }],
		["6 centimetre", { answer_suffix: "cm" }],
		["6 cm", { answer_suffix: "centimeters" }],
		["6 ft", { answer_suffix: "feet" }],
		["6 foot", { answer_suffix: "feet" }],
		["6 in.", { answer_suffix: "inches" }],
		["6 sq cm", { answer_suffix: "square cm" }],
		["6 cm\u00b2", { answer_suffix: "square cm" }],
		["6cm^2", { answer_suffix: "cm\u00b2" }],
		["6 cubic cm", { answer_suffix: "cm\u00b3" }],
		["6 square units", { answer_suffix: "square units" }],
		["6 sq. units", { answer_suffix: "square units" }],
		["6\u00b0", { answer_suffix: "\u00b0" }],
		["6 degrees", { answer_suffix: "\u00b0" }],
		["6%", { answer_suffix: "%" }],
		["6 %", { answer_suffix: "%" }],
		["6 percent", { answer_suffix: "%" }],
		["6 per cent", { answer_suffix: "%" }],
		["6\uff05", { answer_suffix: "%" }],
		["x=6", { answer_prefix: "x =" }],
		["x = 6", { answer_prefix: "x =" }],
		["X = 6", { answer_prefix: "x =" }],
		["= 6", { answer_prefix: "x =" }],
		["6 apples", { answer_suffix: "apples" }],
		["6 apple", { answer_suffix: "apples" }],
		["6 apples", { answer_suffix: "apple" }],
		["6 min", { answer_suffix: "minutes" }],
		["6 mph", { answer_suffix: "miles per hour" }],
		["6 rows of seats", { answer_suffix: "rows of seats" }],
		["6/8", { answer_suffix: "/ 8" }],
		["6.", { answer_suffix: "." }],
		["6", { answer_suffix: "cm" }],
		["6", { answer_prefix: "", answer_suffix: "" }],
		["6", { answer_suffix: "   " }],
	])("%j with %o", (text, printed) => {
		expect(with6(text, printed)).toBe("correct");
	});
});

describe("a unit that the page does not print is reported, never incorrect", () => {
	test.each<[string, Decorations, string]>([
		["6 m", { answer_suffix: "cm" }, "unexpected-unit"],
		["6 cm", { answer_suffix: "square cm" }, "unexpected-unit"],
		["6 square cm", { answer_suffix: "cm" }, "unexpected-unit"],
		["6 cm cm", { answer_suffix: "cm" }, "unexpected-unit"],
		["y = 6", { answer_prefix: "x =" }, "unexpected-unit"],
		["\u20ac6", { answer_prefix: "$" }, "unexpected-unit"],
		["6 cm", {}, "unexpected-unit"],
		["$6", {}, "unexpected-unit"],
		["$", { answer_prefix: "$" }, "not-a-number"],
		["cm", { answer_suffix: "cm" }, "not-a-number"],
		["-", { answer_suffix: "cm" }, "not-a-number"],
		["x =", { answer_prefix: "x =" }, "not-a-number"],
	])("%j with %o: %s", (text, printed, reason) => {
		expect(with6(text, printed)).toBe(`unreadable: ${reason}`);
	});
});

describe("a percent sign counts only as the last character of a clean number", () => {
	test.each<[string, string]>([
		["6%", "correct"],
		["%6", "unreadable: unexpected-unit"],
		["6%%", "unreadable: unexpected-unit"],
		["6%0", "unreadable: unexpected-unit"],
		["6 6%", "unreadable: two-numbers"],
		["six%", "unreadable: not-a-number"],
		["%", "unreadable: not-a-number"],
		["0.06", "incorrect"],
		["600%", "incorrect"],
	])("%j where %% is printed is %s", (text, expected) => {
		expect(with6(text, { answer_suffix: "%" })).toBe(expected);
	});
	test("and scales nothing if none is printed: 6% equals neither 6 nor 0.06", () => {
		expect(sayEntry("FLOAT", "0.06", "6%")).toBe("unreadable: unexpected-unit");
		expect(sayEntry("FLOAT", "6", "6%")).toBe("unreadable: unexpected-unit");
	});
});

describe("a sign and a unit together", () => {
	test.each<[string, Decorations, string]>([
		["-$6", { answer_prefix: "$" }, "correct"],
		["$-6", { answer_prefix: "$" }, "correct"],
		["\u2212$6.00", { answer_prefix: "$" }, "correct"],
		["$6", { answer_prefix: "$" }, "incorrect"],
		["-6 cm", { answer_suffix: "cm" }, "correct"],
		["x = -6", { answer_prefix: "x =" }, "correct"],
		["x = \u2212 6", { answer_prefix: "x =" }, "correct"],
	])("%j with %o for -6 is %s", (text, printed, expected) => {
		expect(sayEntry("INTEGER", "-6", text, printed as Record<string, string>)).toBe(expected);
	});
	test("a minus that the page prints may be repeated too", () => {
		expect(with6("-6", { answer_prefix: "\u2212" })).toBe("correct");
		expect(with6("6", { answer_prefix: "\u2212" })).toBe("correct");
	});
});

describe("digits are never cut from a number", () => {
	test.each<[string, Decorations, string]>([
		["62", { answer_suffix: "2" }, "incorrect"],
		["16", { answer_prefix: "1" }, "incorrect"],
		["6", { answer_suffix: "6" }, "unreadable: not-a-number"],
	])("%j with %o for 6 is %s", (text, printed, expected) => {
		expect(with6(text, printed)).toBe(expected);
	});
	test("but a number printed before the box may be repeated", () => {
		expect(sayEntry("INTEGER", "25", "0.25", { answer_prefix: "0." })).toBe("correct");
	});
});

describe("units are removed from any form", () => {
	test.each([
		["MIXED_FRACTION", "1 1/2", "1 1/2 cups", "correct"],
		["MIXED_FRACTION", "1 1/2", "1\u00bd cup", "correct"],
		["MIXED_FRACTION", "1 1/2", "3/2 cups", "wrong form: mixed-number"],
		["SIMPLE_FRACTION", "3/4", "3/4 cup", "correct"],
		["FLOAT", "1.5", "1.50cups", "correct"],
		["FLOAT", "1.5", "1,5 cups", "unreadable: decimal-comma"],
		["INTEGER", "1500", "1,500 cups", "correct"],
	] as const)("%s %s, entry %s: %s", (type, key, text, expected) => {
		expect(sayEntry(type, key, text, { answer_suffix: "cups" })).toBe(expected);
	});
});

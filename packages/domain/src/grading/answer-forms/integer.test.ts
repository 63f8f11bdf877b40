import { describe, expect, test } from "vitest";
import { sayEntry } from "../testing/say-grade.ts";

const with6 = (text: string) => sayEntry("INTEGER", "6", text);

describe("6 is 6 in every spelling of a whole number", () => {
	test.each(["6", "+6", "06", "0006", "6.", "6.0", "6.000", " 6 ", "\t6\n", "+ 6", "006.00"])(
		"%j",
		(text) => {
			expect(with6(text)).toBe("correct");
		},
	);
});

describe("the right value in another form gets a message and a free retry", () => {
	test.each(["12/2", "6/1", "-12/-2", "5 1/1", "5 2/2", "4 4/2", "12 / 2", "12\\2"])("%j", (text) => {
		expect(with6(text)).toBe("wrong form: integer");
	});
});

describe("another value is incorrect, whatever its form", () => {
	test.each([
		"7",
		"-6",
		"\u22126",
		"60",
		"0.6",
		"66",
		"0",
		"13/2",
		"6 1/2",
		"6.1",
		"1/6",
		"6.0000001",
		"600",
	])("%j", (text) => {
		expect(with6(text)).toBe("incorrect");
	});
});

describe("what is not a number is unreadable and gets a free retry", () => {
	test.each([
		["", "empty"],
		["   ", "empty"],
		["six", "not-a-number"],
		["?", "not-a-number"],
		["-", "not-a-number"],
		["+", "not-a-number"],
		[".", "not-a-number"],
		["--6", "extra-sign"],
		["+-6", "extra-sign"],
		["6-", "extra-sign"],
		["5+1", "calculation"],
		["2*3", "calculation"],
		["2x3", "calculation"],
		["(6)", "not-a-number"],
		["6!", "not-a-number"],
		["6 apples", "unexpected-unit"],
		["6cm", "unexpected-unit"],
		["$6", "unexpected-unit"],
		["6%", "unexpected-unit"],
		["x=6", "unexpected-unit"],
		["6'", "unexpected-unit"],
		['6"', "unexpected-unit"],
		["5 6", "two-numbers"],
		["6 6", "two-numbers"],
		["6/0", "zero-denominator"],
		["6e0", "exponent"],
		["NaN", "not-a-number"],
		["Infinity", "not-a-number"],
		["\u221e", "not-a-number"],
		["null", "not-a-number"],
		["0x6", "calculation"],
	])("%j: %s", (text, reason) => {
		expect(with6(text)).toBe(`unreadable: ${reason}`);
	});
});

describe("groups of three are read, others are not", () => {
	test.each([
		["1,234", "correct"],
		["1 234", "correct"],
		["1'234", "correct"],
		["1\u2019234", "correct"],
		["1\u00a0234", "correct"],
		["1\u202f234", "correct"],
		["1,234.0", "correct"],
		["12,34", "unreadable: decimal-comma"],
		["123,4", "unreadable: decimal-comma"],
		["1,2,3,4", "unreadable: bad-grouping"],
		["1  234", "unreadable: two-numbers"],
		["1_234", "unreadable: not-a-number"],
		["1.234", "incorrect"],
	])("%j for 1234 is %s", (text, expected) => {
		expect(sayEntry("INTEGER", "1234", text)).toBe(expected);
	});
	test.each([
		["1,234,567", "correct"],
		["1 234 567", "correct"],
		["1,234 567", "unreadable: bad-grouping"],
		["1,23,4567", "unreadable: bad-grouping"],
		["12,34,567", "unreadable: bad-grouping"],
		["1.234.567", "unreadable: mixed-separators"],
		["1,234,56", "unreadable: bad-grouping"],
		["1234,567", "unreadable: decimal-comma"],
	])("%j for 1234567 is %s", (text, expected) => {
		expect(sayEntry("INTEGER", "1234567", text)).toBe(expected);
	});
});

describe("16,000 never equals 16", () => {
	test.each([
		["16", "16,000", "incorrect"],
		["16000", "16,000", "correct"],
		["16", "16.000", "correct"],
		["16000", "16.000", "incorrect"],
		["0", "0,000", "unreadable: decimal-comma"],
	])("key %s, entry %s: %s", (key, text, expected) => {
		expect(sayEntry("INTEGER", key, text)).toBe(expected);
	});
});

describe("zero is an answer", () => {
	test.each([
		["0", "correct"],
		["-0", "correct"],
		["+0", "correct"],
		["00", "correct"],
		["0.0", "correct"],
		["0/5", "wrong form: integer"],
		["", "unreadable: empty"],
		["0/0", "unreadable: zero-denominator"],
		["o", "unreadable: not-a-number"],
	])("%j for 0 is %s", (text, expected) => {
		expect(sayEntry("INTEGER", "0", text)).toBe(expected);
	});
});

describe("no size is too large to be exact", () => {
	test.each([
		["9007199254740993", "9007199254740993", "correct"],
		["9007199254740993", "9007199254740992", "incorrect"],
		["9007199254740993", "9,007,199,254,740,993", "correct"],
		["9007199254740993", "18014398509481986/2", "wrong form: integer"],
		["9007199254740993", "9007199254740993.0", "correct"],
		["9007199254740993", "9007199254740993.0000000000000000001", "incorrect"],
		[`1${"0".repeat(100)}`, `1${"0".repeat(100)}`, "correct"],
		[`1${"0".repeat(100)}`, `1${"0".repeat(99)}1`, "incorrect"],
		[`-1${"0".repeat(30)}`, `\u22121${"0".repeat(30)}`, "correct"],
	])("key %s, entry %s: %s", (key, text, expected) => {
		expect(sayEntry("INTEGER", key, text)).toBe(expected);
	});
});

describe("every minus and dash before a number is a minus", () => {
	test.each([..."-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe63\uff0d\u207b\u2796"])("%j", (minus) => {
		expect(sayEntry("INTEGER", "-6", `${minus}6`)).toBe("correct");
		expect(sayEntry("INTEGER", "-6", `${minus} 6`)).toBe("correct");
		expect(with6(`${minus}6`)).toBe("incorrect");
	});
});

describe("invisible characters do not count", () => {
	test.each(["\u200b", "\u200d", "\u200e", "\u200f", "\u202a", "\u2060", "\ufeff", "\u00ad", "\ufe0f"])(
		"%j",
		(mark) => {
			expect(with6(`${mark}6${mark}`)).toBe("correct");
			expect(sayEntry("INTEGER", "66", `6${mark}6`)).toBe("correct");
			expect(with6(mark)).toBe("unreadable: empty");
		},
	);
});

describe("digits of other scripts are digits", () => {
	test.each(["\uff16", "٦", "۶", "६", "৬", "\u{1d7d4}", "\u{1d7f2}"])("%s", (digit) => {
		expect(with6(digit)).toBe("correct");
	});
});

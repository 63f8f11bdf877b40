import { describe, expect, test } from "vitest";
import type { BlankKey } from "../../question/question.ts";
import { sayEntry } from "../testing/say-grade.ts";

describe("plain decimals with any zeros", () => {
	test.each([
		["0.5", "correct"],
		[".5", "correct"],
		["0.50", "correct"],
		["00.5", "correct"],
		["+0.5", "correct"],
		["+.5", "correct"],
		["0.5000000000000000000000000", "correct"],
		[" 0.5 ", "correct"],
		["-0.5", "incorrect"],
		["0.05", "incorrect"],
		["5", "incorrect"],
		["0.5000000000000000000000001", "incorrect"],
		["0.4999999999999999999999999", "incorrect"],
	])("%j for 0.5 is %s", (text, expected) => {
		expect(sayEntry("FLOAT", "0.5", text)).toBe(expected);
	});
	test.each([
		["5.", "correct"],
		["5", "correct"],
		["5.0", "correct"],
		["05.00", "correct"],
		["5/1", "wrong form: decimal"],
	])("%j for 5 is %s", (text, expected) => {
		expect(sayEntry("FLOAT", "5", text)).toBe(expected);
	});
});

describe("a fraction with the right value is asked for as a decimal", () => {
	test.each(["1/2", "2/4", "\u00bd", "0 1/2", "-1/-2", "1\u20442"])("%j", (text) => {
		expect(sayEntry("FLOAT", "0.5", text)).toBe("wrong form: decimal");
	});
	test.each(["1 1/2", "3/2", "1\u00bd", "1+1/2"])("%j for 1.5", (text) => {
		expect(sayEntry("FLOAT", "1.5", text)).toBe("wrong form: decimal");
	});
});

describe("there is one decimal sign, the point", () => {
	test.each([
		["0,5", "decimal-comma"],
		[",5", "decimal-comma"],
		["0,50", "decimal-comma"],
		["1,5", "decimal-comma"],
		["0,500", "decimal-comma"],
		["1.234,5", "mixed-separators"],
		["0.5.0", "mixed-separators"],
		["0..5", "mixed-separators"],
		["0 .5", "two-numbers"],
		["0. 5", "two-numbers"],
		["0.5 0", "two-numbers"],
		["5e-1", "exponent"],
		["5E-1", "exponent"],
		["0.5e0", "exponent"],
		[".", "not-a-number"],
		["0.5/1", "not-a-number"],
		["1/0.5", "not-a-number"],
		["0.5-", "extra-sign"],
		["0.5\u20ac", "unexpected-unit"],
	])("%j: %s", (text, reason) => {
		expect(sayEntry("FLOAT", "0.5", text)).toBe(`unreadable: ${reason}`);
	});
});

describe("grouped decimals", () => {
	test.each([
		["1,234.5", "correct"],
		["1 234.5", "correct"],
		["1234.50", "correct"],
		["1,2345", "unreadable: decimal-comma"],
		["12,34.5", "unreadable: mixed-separators"],
		["1.234.5", "unreadable: mixed-separators"],
	])("%j for 1234.5 is %s", (text, expected) => {
		expect(sayEntry("FLOAT", "1234.5", text)).toBe(expected);
	});
});

describe("no rounding: a tenth and two tenths are three tenths", () => {
	test.each([
		["0.3", "0.30000000000000004", "incorrect"],
		["0.3", "0.3", "correct"],
		["1.005", "1.00499999999999989", "incorrect"],
		["0.1", "0.1000000000000000055511151231257827", "incorrect"],
		["123456789012345678.9", "123456789012345678.9", "correct"],
		["123456789012345678.9", "123456789012345678.8", "incorrect"],
		["0.000000000000000000001", ".000000000000000000001", "correct"],
		["0.000000000000000000001", "0", "incorrect"],
	])("key %s, entry %s: %s", (key, text, expected) => {
		expect(sayEntry("FLOAT", key, text)).toBe(expected);
	});
});

describe("an authored tolerance has its edge inside", () => {
	test.each([
		["3.14", "correct"],
		["3.15", "correct"],
		["3.13", "correct"],
		["3.1300", "correct"],
		["3.145", "correct"],
		["3.1299999", "incorrect"],
		["3.150000000000000000001", "incorrect"],
		["3.151", "incorrect"],
		["-3.14", "incorrect"],
		["22/7", "wrong form: decimal"],
	])("%j for 3.14 within 0.01 is %s", (text, expected) => {
		expect(sayEntry("FLOAT", { answers: ["3.14"], tolerance: "0.01" }, text)).toBe(expected);
	});
});

describe("one third is not 0.333", () => {
	test.each([
		["0.3333333333", "0.333", "incorrect"],
		["0.3333333333", "1/3", "incorrect"],
	])("key %s, entry %s: %s", (key, text, expected) => {
		expect(sayEntry("FLOAT", key, text)).toBe(expected);
	});
	test("unless a tolerance allows it, and then the form is asked for", () => {
		const key = { answers: ["0.333"], tolerance: "0.001" };
		expect(sayEntry("FLOAT", key, "0.3333")).toBe("correct");
		expect(sayEntry("FLOAT", key, "1/3")).toBe("wrong form: decimal");
	});
});

describe("another value of pi is reported by a relative bound, as a free retry", () => {
	test.each([
		["25.12", "correct"],
		["25.13", "wrong form: other-pi"],
		["25.14", "wrong form: other-pi"],
		["25.1328", "wrong form: other-pi"],
		["176/7", "wrong form: other-pi"],
		["25.145", "wrong form: other-pi"],
		["25.146", "incorrect"],
		["25.095", "wrong form: other-pi"],
		["25.094", "incorrect"],
		["25", "incorrect"],
		["25.2", "incorrect"],
		["50.24", "incorrect"],
		["-25.14", "incorrect"],
	])("%j for 8 times 3.14 is %s", (text, expected) => {
		expect(sayEntry("FLOAT", { answers: ["25.12"], pi: "approximate" }, text)).toBe(expected);
	});
	test.each([
		["8", "correct"],
		["25.12", "wrong form: leave-pi"],
		["25.13", "wrong form: leave-pi"],
		["25.142857", "wrong form: leave-pi"],
		["25.1327412287", "wrong form: leave-pi"],
		["24", "incorrect"],
		["3.14", "incorrect"],
		["4", "incorrect"],
	])("%j where 8 stands before a printed pi is %s", (text, expected) => {
		expect(sayEntry("FLOAT", { answers: ["8"], pi: "multiple" }, text)).toBe(expected);
	});
	test("a large key gets no wider tolerance than a small one", () => {
		const large: BlankKey = { answers: ["31400"], pi: "approximate" };
		expect(sayEntry("FLOAT", large, "31415.93")).toBe("wrong form: other-pi");
		expect(sayEntry("FLOAT", large, "31500")).toBe("incorrect");
	});
});

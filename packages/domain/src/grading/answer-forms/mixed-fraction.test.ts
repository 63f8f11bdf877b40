import { describe, expect, test } from "vitest";
import type { SimplestRule } from "../../question/question.ts";
import { sayEntry } from "../testing/say-grade.ts";

const say = (key: string, text: string, simplest?: SimplestRule) =>
	sayEntry("MIXED_FRACTION", simplest === undefined ? key : { answers: [key], simplest }, text);

describe("one and a half in every spelling of a mixed number", () => {
	test.each([
		"1 1/2",
		"1  1/2",
		"1 1 / 2",
		"+1 1/2",
		"1+1/2",
		"1 + 1/2",
		"1 1\\2",
		"1\u00bd",
		"1 \u00bd",
		"1\u00a01/2",
		"1\u20091\u20442",
		"01 01/02",
		"\uff11\u3000\uff11\uff0f\uff12",
	])("%j", (text) => {
		expect(say("1 1/2", text)).toBe("correct");
	});
});

describe("the right value in another form asks for a mixed number", () => {
	test.each(["3/2", "6/4", "1.5", "1.50", "+3/2"])("%j", (text) => {
		expect(say("1 1/2", text)).toBe("wrong form: mixed-number");
	});
});

describe("the sign belongs to the whole mixed number", () => {
	test.each([
		["-1 1/2", "-1 1/2", "correct"],
		["-1 1/2", "\u22121\u00bd", "correct"],
		["-1 1/2", "-1/2", "incorrect"],
		["-1 1/2", "1 1/2", "incorrect"],
		["-1 1/2", "-3/2", "wrong form: mixed-number"],
		["-1 1/2", "-1.5", "wrong form: mixed-number"],
		["-1 1/2", "-1+1/2", "unreadable: calculation"],
		["-1 1/2", "1 -1/2", "unreadable: calculation"],
		["-1 1/2", "1 1/-2", "unreadable: not-a-number"],
		["1 1/2", "1-1/2", "unreadable: calculation"],
	])("key %s, entry %s: %s", (key, text, expected) => {
		expect(say(key, text)).toBe(expected);
	});
});

describe("the fraction part is simple and less than one", () => {
	test.each<[string, SimplestRule | undefined, string]>([
		["1 2/4", undefined, "wrong form: simplest-form"],
		["1 2/4", "enforced", "incorrect: not simplest"],
		["1 2/4", "optional", "correct"],
		["0 3/2", undefined, "wrong form: simplest-form"],
		["0 3/2", "optional", "correct"],
		["1 3/6", "required", "wrong form: simplest-form"],
		["1 2/3", undefined, "incorrect"],
		["1 4/6", "enforced", "incorrect"],
	])("%s, %s: %s", (text, simplest, expected) => {
		expect(say("1 1/2", text, simplest)).toBe(expected);
	});
	test("a part of more than one is not simple", () => {
		expect(say("2 1/2", "1 3/2")).toBe("wrong form: simplest-form");
	});
});

describe("a whole key is answered with a whole number", () => {
	test.each([
		["3", "3", "correct"],
		["3", "3.0", "correct"],
		["3", "6/2", "wrong form: integer"],
		["3", "3/1", "wrong form: integer"],
		["3", "2 2/2", "wrong form: simplest-form"],
		["3", "3 0/2", "wrong form: simplest-form"],
		["3", "30", "incorrect"],
		["-3", "-3", "correct"],
	])("key %s, entry %s: %s", (key, text, expected) => {
		expect(say(key, text)).toBe(expected);
	});
});

describe("a key below one is answered with a fraction", () => {
	test.each([
		["3/4", "3/4", "correct"],
		["3/4", "0 3/4", "wrong form: simplest-form"],
		["3/4", "6/8", "wrong form: simplest-form"],
		["3/4", ".75", "wrong form: fraction"],
		["3/4", "3/5", "incorrect"],
		["-3/4", "-3/4", "correct"],
		["-3/4", "-0 3/4", "wrong form: simplest-form"],
	])("key %s, entry %s: %s", (key, text, expected) => {
		expect(say(key, text)).toBe(expected);
	});
});

describe("a blank between digits before a fraction makes a mixed number, never a group", () => {
	test.each([
		["1 234/5", "1 234/5", "optional", "correct"],
		["1 234/5", "1234/5", "optional", "incorrect"],
		["246 4/5", "1234/5", "optional", "wrong form: mixed-number"],
		["12 1/2", "1 2 1/2", "required", "unreadable: two-numbers"],
		["1234 1/2", "1 234 1/2", "required", "unreadable: two-numbers"],
		["1234 1/2", "1,234 1/2", "required", "correct"],
		["11/2", "1 1/2", "optional", "incorrect"],
		["1 1/2", "11/2", "required", "incorrect"],
	] as const)("key %s, entry %s: %s %s", (key, text, simplest, expected) => {
		expect(say(key, text, simplest)).toBe(expected);
	});
});

describe("incomplete or doubled input is unreadable", () => {
	test.each([
		["1 1/", "half-fraction"],
		["1 1/0", "zero-denominator"],
		["1 1/2 1/2", "two-numbers"],
		["1 1", "two-numbers"],
		["1.5/2", "not-a-number"],
		["1. 1/2", "not-a-number"],
		["1, 1/2", "bad-grouping"],
		["1 and 1/2", "unexpected-unit"],
		["1 1/2 kg", "unexpected-unit"],
		["1&1/2", "not-a-number"],
	])("%j: %s", (text, reason) => {
		expect(say("1 1/2", text)).toBe(`unreadable: ${reason}`);
	});
});

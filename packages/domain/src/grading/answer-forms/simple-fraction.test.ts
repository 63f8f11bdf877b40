import { describe, expect, test } from "vitest";
import type { SimplestRule } from "../../question/question.ts";
import { sayEntry } from "../testing/say-grade.ts";

const say = (key: string, text: string, simplest?: SimplestRule) =>
	sayEntry("SIMPLE_FRACTION", simplest === undefined ? key : { answers: [key], simplest }, text);

describe("one half is one half in every spelling of a fraction", () => {
	test.each([
		"1/2",
		"1 / 2",
		"1 /2",
		"1/ 2",
		"+1/2",
		"+ 1/2",
		"01/02",
		"1\\2",
		"1\u20442",
		"1\u22152",
		"\uff11\uff0f\uff12",
		"\u00bd",
		"\u200b1/2",
		" 1/2 ",
		"1/+2",
	])("%j", (text) => {
		expect(say("1/2", text)).toBe("correct");
	});
});

describe("the right value in another form asks for a fraction", () => {
	test.each([
		["1/2", "0.5"],
		["1/2", ".5"],
		["1/2", "0.50"],
		["1/2", "0 1/2"],
		["3/2", "1 1/2"],
		["3/2", "1.5"],
		["3/2", "1+1/2"],
		["3/2", "1\u00bd"],
		["-3/4", "-0.75"],
	])("key %s, entry %s", (key, text) => {
		expect(say(key, text)).toBe("wrong form: fraction");
	});
});

describe("an improper fraction is a fraction", () => {
	test.each([
		["3/2", "3/2", "correct"],
		["3/2", "6/4", "wrong form: simplest-form"],
		["11/4", "11/4", "correct"],
		["11/4", "4/11", "incorrect"],
	])("key %s, entry %s: %s", (key, text, expected) => {
		expect(say(key, text)).toBe(expected);
	});
});

describe("unsimplified: asked again, incorrect, or accepted, as the author says", () => {
	test.each<[SimplestRule | undefined, string, string]>([
		[undefined, "2/4", "wrong form: simplest-form"],
		[undefined, "50/100", "wrong form: simplest-form"],
		["required", "2/4", "wrong form: simplest-form"],
		["enforced", "2/4", "incorrect: not simplest"],
		["optional", "2/4", "correct"],
		["optional", "50/100", "correct"],
		["enforced", "1/2", "correct"],
		["enforced", "0.5", "wrong form: fraction"],
		["optional", "0.5", "wrong form: fraction"],
		[undefined, "4/6", "incorrect"],
		["enforced", "4/6", "incorrect"],
		["optional", "4/6", "incorrect"],
	])("%s: %s is %s", (simplest, text, expected) => {
		expect(say("1/2", text, simplest)).toBe(expected);
	});
});

describe("the sign may be in front or above; simplest refuses it below", () => {
	test.each([
		["-3/4", "-3/4", "correct"],
		["-3/4", "\u22123/4", "correct"],
		["-3/4", "- 3/4", "correct"],
		["-3/4", "3/-4", "wrong form: simplest-form"],
		["-3/4", "3/4", "incorrect"],
		["-3/4", "-3/-4", "incorrect"],
		["3/4", "-3/-4", "wrong form: simplest-form"],
		["3/4", "3/-4", "incorrect"],
	])("key %s, entry %s: %s", (key, text, expected) => {
		expect(say(key, text)).toBe(expected);
	});
	test("a sign below is accepted where simplest is optional", () => {
		expect(say("-3/4", "3/-4", "optional")).toBe("correct");
	});
});

describe("whole numbers fit if the author wrote the key as one", () => {
	test.each<[string, string, SimplestRule | undefined, string]>([
		["2", "2", undefined, "correct"],
		["2", "2.0", undefined, "correct"],
		["2", "4/2", undefined, "wrong form: simplest-form"],
		["2", "2/1", undefined, "wrong form: simplest-form"],
		["2", "4/2", "optional", "correct"],
		["2", "1 2/2", undefined, "wrong form: fraction"],
		["3/1", "3", "optional", "wrong form: fraction"],
		["3/1", "3/1", "optional", "correct"],
		["3/1", "6/2", "optional", "correct"],
		["0", "0", undefined, "correct"],
		["0", "0/4", undefined, "wrong form: simplest-form"],
		["1/2", "1", undefined, "incorrect"],
		["1/2", "2", undefined, "incorrect"],
	])("key %s, entry %s, %s: %s", (key, text, simplest, expected) => {
		expect(say(key, text, simplest)).toBe(expected);
	});
});

describe("no decimal equals one third", () => {
	test.each(["0.3333333333", "0.33", ".333333333333333333333333333333333333333"])("%s", (text) => {
		expect(say("1/3", text)).toBe("incorrect");
	});
});

describe("an incomplete fraction is none", () => {
	test.each([
		["1/", "half-fraction"],
		["/2", "half-fraction"],
		["/", "not-a-number"],
		["1//2", "extra-sign"],
		["1/2/3", "extra-sign"],
		["1/2 1/2", "two-numbers"],
		["1/2 3", "two-numbers"],
		["1/0", "zero-denominator"],
		["0/0", "zero-denominator"],
		["1/00", "zero-denominator"],
		["1/-0", "zero-denominator"],
		["1/2.", "not-a-number"],
		["1.0/2", "not-a-number"],
		["1:2", "not-a-number"],
		["1\u00f72", "calculation"],
		["1 out of 2", "unexpected-unit"],
		["one half", "not-a-number"],
		["1/2 cup", "unexpected-unit"],
		["\u00bd5", "two-numbers"],
	])("%j: %s", (text, reason) => {
		expect(say("1/2", text)).toBe(`unreadable: ${reason}`);
	});
});

describe("large fractions are exact", () => {
	const n = 10n ** 40n;
	test.each([
		[`${n}/${n + 1n}`, `${n}/${n + 1n}`, "correct"],
		[`${n}/${n + 1n}`, `${n + 1n}/${n + 2n}`, "incorrect"],
		["1/3", `${n}/${3n * n}`, "wrong form: simplest-form"],
		["1/3", `${n}/${3n * n + 1n}`, "incorrect"],
		["94906267/94906268", "94906266/94906267", "incorrect"],
		["9007199254740991/9007199254740990", "9007199254740991/9007199254740990", "correct"],
	])("key %s, entry %s: %s", (key, text, expected) => {
		expect(say(key, text)).toBe(expected);
	});
});

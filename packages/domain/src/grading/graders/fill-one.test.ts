import { describe, expect, test } from "vitest";
import { exampleFillOne } from "../../examples/questions.ts";
import type { AnswerType } from "../../question/question.ts";
import { gradeAnswer } from "../grade-answer.ts";
import { sayEntry, sayGrade } from "../testing/say-grade.ts";

describe("one blank by its answer type", () => {
	test.each<[AnswerType, string, string]>([
		["INTEGER", "6", "wrong form: integer"],
		["FLOAT", "6.0", "wrong form: decimal"],
		["SIMPLE_FRACTION", "6", "wrong form: simplest-form"],
		["MIXED_FRACTION", "6", "wrong form: integer"],
		["MIXED", "6", "wrong form: simplest-form"],
		["STRING", "6", "incorrect"],
	])("12/2 for 6 as %s", (answer_type, key, expected) => {
		expect(sayEntry(answer_type, key, "12/2")).toBe(expected);
	});
});

describe("known mistakes are found by value, in any form", () => {
	test.each([
		["4/12", "incorrect: added-denominators"],
		["1/3", "incorrect: added-denominators"],
		["2/6", "incorrect: added-denominators"],
		["0 1/3", "incorrect: added-denominators"],
		["2/3", "incorrect"],
		["0.333", "incorrect"],
		["5/8", "correct"],
		["10/16", "wrong form: simplest-form"],
	])("%s is %s", (text, expected) => {
		expect(sayGrade(gradeAnswer(exampleFillOne(), { question_type: "FILL_ONE", text }))).toBe(expected);
	});
	test("within the tolerance of the key", () => {
		const changes = { known_mistakes: [{ id: "half", answer: "1.57", feedback: "Look again." }] };
		const key = { answers: ["3.14"], tolerance: "0.01" };
		expect(sayEntry("FLOAT", key, "1.575", changes)).toBe("incorrect: half");
		expect(sayEntry("FLOAT", key, "1.59", changes)).toBe("incorrect");
	});
	test("with the printed unit", () => {
		const changes = {
			answer_suffix: "cm",
			known_mistakes: [{ id: "perimeter", answer: "22", feedback: "Look again." }],
		};
		expect(sayEntry("INTEGER", "28", "22 cm", changes)).toBe("incorrect: perimeter");
	});
	test("an unreadable known mistake is skipped", () => {
		const changes = { known_mistakes: [{ id: "many", answer: "many", feedback: "Look again." }] };
		expect(sayEntry("INTEGER", "28", "22", changes)).toBe("incorrect");
	});
});

describe("the same wrong value in the same form has one spelling, so that it costs once", () => {
	test.each([
		["FLOAT", ["0.5", ".50", "+0.500", "00.5"], "0.5"],
		["FLOAT", ["3", "3.0", "03", "3.", "+3"], "3"],
		["FLOAT", ["-1.25", "\u22121.250"], "-1.25"],
		["FLOAT", ["-0", "0", "0.00", "0/5"], "0"],
		["SIMPLE_FRACTION", ["9/12", "3/4", "-3/-4", "6 / 8"], "3/4"],
		["SIMPLE_FRACTION", ["-9/12", "3/-4"], "-3/4"],
		["MIXED_FRACTION", ["1 2/4", "1\u00bd", "1+1/2", "0 3/2"], "1 1/2"],
		["MIXED_FRACTION", ["0 2/4"], "1/2"],
		["INTEGER", ["1,234", "1 234", "1234."], "1234"],
		["STRING", ["A  Cube", "a cube", "a CUBE "], "a cube"],
	] as const)("%s %j is %s", (answer_type, texts, spelling) => {
		const question = exampleFillOne({ answer_type, key: { answers: ["77"] }, known_mistakes: [] });
		for (const text of texts)
			expect(gradeAnswer(question, { question_type: "FILL_ONE", text })).toMatchObject({
				verdict: "incorrect",
				answer_read: spelling,
			});
	});
});

describe("an unreadable key is our fault, never a grade", () => {
	test.each<[AnswerType, string[]]>([
		["INTEGER", ["six"]],
		["INTEGER", []],
		["FLOAT", [""]],
		["MIXED", ["1/0"]],
		["STRING", []],
	])("%s %j", (answer_type, answers) => {
		expect(() => sayEntry(answer_type, { answers }, "6")).toThrow();
	});
	test("as is an unreadable tolerance", () => {
		expect(() => sayEntry("FLOAT", { answers: ["6"], tolerance: "some" }, "6")).toThrow();
	});
	test("but an unreadable entry is reported first", () => {
		expect(sayEntry("INTEGER", { answers: ["six"] }, "")).toBe("unreadable: empty");
	});
});

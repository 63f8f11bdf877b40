import { describe, expect, test } from "vitest";
import { exampleSelectOne } from "../../examples/questions.ts";
import { gradeAnswer } from "../grade-answer.ts";
import { sayGrade } from "../testing/say-grade.ts";

const grade = (option_id: string | null) =>
	gradeAnswer(exampleSelectOne(), { question_type: "SELECT_ONE", option_id });

describe("exactly the right option", () => {
	test.each([
		["a", "correct"],
		["b", "incorrect: added"],
		["c", "incorrect"],
		["d", "incorrect"],
	])("%s is %s", (option_id, expected) => {
		expect(sayGrade(grade(option_id))).toBe(expected);
	});
});

describe("none chosen and an unknown id are unreadable", () => {
	test.each([
		[null, "nothing-chosen"],
		["", "nothing-chosen"],
		["z", "unknown-option"],
		["A", "unknown-option"],
		["a ", "unknown-option"],
		["$56$", "unknown-option"],
		["__proto__", "unknown-option"],
		["constructor", "unknown-option"],
	])("%j: %s", (option_id, reason) => {
		expect(sayGrade(grade(option_id))).toBe(`unreadable: ${reason}`);
	});
});

test("an option has no parts that could be right", () => {
	expect(grade("c")).toMatchObject({ right_parts: null, answer_read: "c" });
});

import { describe, expect, test } from "vitest";
import { checkChild, checkChildren, isEmail, NO_CHILD } from "./check-child.ts";
import { EDUCATIONAL_BOARDS } from "./educational-boards.ts";
import {
	LEARNING_OBJECTIVES,
	objectiveOf,
	objectiveWords,
	suggestedObjectives,
} from "./learning-objectives.ts";
import { GRADES, gradeLabel, gradeOfLabel, toGrade } from "./grades.ts";

const maya = { name: "Maya", email: "maya@example.org", grade: 4, learning_objective: "Get ahead" };

describe("a child is checked in order", () => {
	test.each([
		[
			{ name: "  ", email: "", grade: null, learning_objective: null },
			"name",
			"Please enter full name for Child 2",
		],
		[{ email: " ", grade: null, learning_objective: null }, "email", "Please enter email for Child 2"],
		[{ email: "no", grade: null, learning_objective: null }, "grade", "Please select grade for Child 2"],
		[{ email: "no", grade: "" }, "grade", "Please select grade for Child 2"],
		[
			{ email: "no", learning_objective: null },
			"learning_objective",
			"Please select learning objective for Child 2",
		],
		[{ email: "no" }, "email", "Please enter a valid email for Child 2"],
	])("%j: %s, %s", (changes, field, message) => {
		expect(checkChild({ ...maya, ...changes }, 2)).toEqual({ field, message });
	});

	test("finds no fault in a complete child", () => {
		expect(checkChild(maya, 2)).toBeNull();
	});
});

test("the form reports its first fault, children in order", () => {
	expect(checkChildren([])).toBe(NO_CHILD);
	expect(checkChildren([maya, { ...maya, email: "x" }, { ...maya, name: "" }])).toBe(
		"Please enter a valid email for Child 2",
	);
	expect(checkChildren([maya])).toBeNull();
});

test.each([
	["a@b.co", true],
	[" a.b+c@school.edu.np ", true],
	["a@b", false],
	["a@@b.co", false],
	["@b.co", false],
	["a@.co", false],
	["a b@c.co", false],
	[`${"a".repeat(250)}@b.co`, false],
])("%j as an address: %s", (text, expected) => {
	expect(isEmail(text)).toBe(expected);
});

test("grades convert to labels and back", () => {
	expect(GRADES.map(({ label }) => label)).toEqual(
		"2nd Grade,3rd Grade,4th Grade,5th Grade,6th Grade,7th Grade,8th Grade".split(","),
	);
	for (const { grade, label } of GRADES) {
		expect(gradeLabel(grade)).toBe(label);
		expect(gradeOfLabel(label)).toBe(grade);
		expect(toGrade(grade)).toBe(grade);
	}
	expect([toGrade(1), toGrade(9), toGrade(2.5), gradeOfLabel("9th Grade")]).toEqual([null, null, null, null]);
});

test("five objectives are suggested, and any other text stays as it is", () => {
	expect(new Set(LEARNING_OBJECTIVES).size).toBe(5);
	expect(LEARNING_OBJECTIVES[0]).toBe("Catch up with class");
	expect(suggestedObjectives().map(objectiveOf)).toEqual([...LEARNING_OBJECTIVES]);
	expect(LEARNING_OBJECTIVES.map(objectiveWords)).toEqual(suggestedObjectives());
	expect(objectiveOf("  Less fear of fractions ")).toBe("Less fear of fractions");
	expect(objectiveWords("Less fear of fractions")).toBe("Less fear of fractions");
});

test("a family chooses from six boards", () => {
	expect(new Set(EDUCATIONAL_BOARDS).size).toBe(6);
	expect(EDUCATIONAL_BOARDS.at(-1)).toBe("Other");
});

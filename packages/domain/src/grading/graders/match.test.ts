import { describe, expect, test } from "vitest";
import { exampleMatch } from "../../examples/questions.ts";
import { gradeAnswer } from "../grade-answer.ts";
import { sayGrade } from "../testing/say-grade.ts";

function grade(answer_dict: Record<string, string>) {
	return gradeAnswer(exampleMatch(), { question_type: "MATCH_THE_FOLLOWING", answer_dict });
}
/** The arrangement half, fourth, three fourths. */
const arranged = (half: string, fourth: string, three: string) =>
	grade({ half, fourth, "three-fourths": three });

describe("the whole arrangement", () => {
	test.each([
		["c", "a", "b", "correct"],
		["c", "b", "a", "incorrect"],
		["a", "c", "b", "incorrect"],
		["a", "b", "c", "incorrect"],
		["c", "d", "b", "incorrect: digits-of-it"],
		["d", "a", "b", "incorrect"],
	])("%s %s %s is %s", (half, fourth, three, expected) => {
		expect(sayGrade(arranged(half, fourth, three))).toBe(expected);
	});
});

describe("incomplete is unreadable and says what is missing", () => {
	test.each<[Record<string, string>, string]>([
		[{}, "incomplete -> half fourth three-fourths"],
		[{ half: "c" }, "incomplete -> fourth three-fourths"],
		[{ half: "d" }, "incomplete -> fourth three-fourths"],
		[{ half: "c", fourth: "" }, "incomplete -> fourth three-fourths"],
		[{ half: "c", fourth: "a" }, "incomplete -> three-fourths"],
	])("%j: %s", (dict, reason) => {
		expect(sayGrade(grade(dict))).toBe(`unreadable: ${reason}`);
	});
});

describe("one option for two is reported", () => {
	test.each([
		["c", "c", "b", "fourth"],
		["c", "a", "a", "three-fourths"],
		["d", "d", "d", "fourth three-fourths"],
	])("%s %s %s", (half, fourth, three, parts) => {
		expect(sayGrade(arranged(half, fourth, three))).toBe(`unreadable: repeated-answer -> ${parts}`);
	});
});

describe("unknown ids on either side are unreadable", () => {
	test.each<Record<string, string>>([
		{ half: "z", fourth: "a", "three-fourths": "b" },
		{ half: "c", fourth: "a", "three-fourths": "b", fifth: "d" },
		{ half: "half", fourth: "a", "three-fourths": "b" },
		JSON.parse('{"half":"c","fourth":"a","three-fourths":"b","__proto__":"d"}') as Record<string, string>,
		{ other: "" },
		{ half: "__proto__", fourth: "a", "three-fourths": "b" },
		{ half: "c", fourth: "a", "three-fourths": "b", constructor: "d" },
	])("%j", (dict) => {
		expect(sayGrade(grade(dict))).toBe("unreadable: unknown-option");
	});
});

test("the order of pairs never matters, and the same arrangement has one spelling", () => {
	const one = grade({ half: "a", fourth: "c", "three-fourths": "b" });
	const other = grade({ "three-fourths": "b", fourth: "c", half: "a" });
	expect(one).toEqual(other);
	expect(one).toMatchObject({ answer_read: "half=a fourth=c three-fourths=b" });
});

test("how many pairs are right is known", () => {
	expect(arranged("a", "c", "b")).toMatchObject({ right_parts: { ids: ["three-fourths"], total: 3 } });
	expect(arranged("a", "b", "c")).toMatchObject({ right_parts: { ids: [], total: 3 } });
});

import { describe, expect, test } from "vitest";
import { exampleLabeledInput } from "../../examples/questions.ts";
import type { LabeledInputQuestion, PictureLabel } from "../../question/question.ts";
import { gradeAnswer } from "../grade-answer.ts";
import { sayGrade } from "../testing/say-grade.ts";

function grade(question: LabeledInputQuestion, answer_dict: Record<string, string>) {
	return gradeAnswer(question, { question_type: "LABELED_INPUT", answer_dict });
}

describe("every label exactly", () => {
	test.each<[Record<string, string>, string]>([
		[{ first: "30", second: "80" }, "correct"],
		[{ second: "80", first: "30" }, "correct"],
		[{ first: "30.0", second: " 80 " }, "correct"],
		[{ first: "60/2", second: "80" }, "wrong form: integer -> first"],
		[{ first: "80", second: "30" }, "incorrect"],
		[{ first: "3", second: "80" }, "incorrect: counted-steps"],
		[{ first: "30", second: "3" }, "incorrect"],
		[{ first: "30" }, "unreadable: empty -> second"],
		[{ first: "30", second: "" }, "unreadable: empty -> second"],
		[{ first: "4", second: "  " }, "unreadable: empty -> second"],
		[{}, "unreadable: empty -> first second"],
		[{ first: "30", second: "eighty" }, "unreadable: not-a-number -> second"],
		[{ first: "30", second: "80", third: "1" }, "unreadable: unknown-option"],
		[{ first: "30", second: "80", constructor: "1" }, "unreadable: unknown-option"],
	])("%j is %s", (dict, expected) => {
		expect(sayGrade(grade(exampleLabeledInput(), dict))).toBe(expected);
	});
	test("an id that is an inherited property name is unknown", () => {
		const dict = JSON.parse('{"first":"30","second":"80","__proto__":"1"}') as Record<string, string>;
		expect(sayGrade(grade(exampleLabeledInput(), dict))).toBe("unreadable: unknown-option");
	});
	test("how many labels are right is known", () => {
		expect(grade(exampleLabeledInput(), { first: "30", second: "8" })).toMatchObject({
			right_parts: { ids: ["first"], total: 2 },
		});
	});
});

describe("a label without an answer stays empty", () => {
	const place = { answer_type: "INTEGER", x: 10, y: 10 } as const;
	const labels: PictureLabel[] = [
		{ ...place, id: "a", label: "Angle A", answer_suffix: "\u00b0", key: { answers: ["90"] } },
		{ ...place, id: "b", label: "Angle B", key: null },
		{ ...place, id: "c", label: "Angle C", key: null },
	];
	const question = exampleLabeledInput({ labels, known_mistakes: [] });
	test.each<[Record<string, string>, string]>([
		[{ a: "90" }, "correct"],
		[{ a: "90\u00b0", b: "", c: " " }, "correct"],
		[{ a: "90", b: "\u200b" }, "correct"],
		[{ a: "90", b: "90" }, "incorrect"],
		[{ b: "90" }, "incorrect"],
		[{ a: "", b: "45" }, "incorrect"],
		[{ a: "45" }, "incorrect"],
		[{ a: "90", b: "?" }, "unreadable: not-a-number -> b"],
		[{ a: "?" }, "unreadable: not-a-number -> a"],
		[{}, "unreadable: empty -> a b c"],
		[{ a: "", b: " ", c: "\u00a0" }, "unreadable: empty -> a b c"],
		[{ a: "180/2" }, "wrong form: integer -> a"],
	])("%j is %s", (dict, expected) => {
		expect(sayGrade(grade(question, dict))).toBe(expected);
	});
	test("an empty place counts as right", () => {
		expect(grade(question, { a: "45" })).toMatchObject({ right_parts: { ids: ["b", "c"], total: 3 } });
	});
});

describe("a label with choices accepts one of them", () => {
	const labels: PictureLabel[] = [
		{
			id: "a",
			label: "Angle",
			answer_type: "STRING",
			x: 10,
			y: 10,
			choices: ["acute", "right", "obtuse"],
			key: { answers: ["acute"] },
		},
	];
	const known_mistakes = [{ id: "too-wide", part: "a", answer: "obtuse", feedback: "Look again." }];
	const question = exampleLabeledInput({ answer_type: "STRING", labels, known_mistakes });
	test.each([
		["acute", "correct"],
		["right", "incorrect"],
		["obtuse", "incorrect: too-wide"],
		["straight", "unreadable: unknown-option -> a"],
		["acuteness", "unreadable: unknown-option -> a"],
		["", "unreadable: empty -> a"],
	])("%j is %s", (a, expected) => {
		expect(sayGrade(grade(question, { a }))).toBe(expected);
	});
});

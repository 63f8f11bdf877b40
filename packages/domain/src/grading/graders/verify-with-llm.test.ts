import { describe, expect, test } from "vitest";
import { exampleVerifyWithLlm } from "../../examples/questions.ts";
import type { VerifyWithLlmQuestion } from "../../question/question.ts";
import { gradeAnswer } from "../grade-answer.ts";
import { sayGrade } from "../testing/say-grade.ts";

const example = exampleVerifyWithLlm();
function grade(text: string, question: VerifyWithLlmQuestion = example) {
	return gradeAnswer(question, { question_type: "VERIFY_WITH_LLM", text });
}
const withNumber = (number: VerifyWithLlmQuestion["key"]["number"]): VerifyWithLlmQuestion => ({
	...example,
	known_mistakes: [],
	key: { ...example.key, ...(number === undefined ? {} : { number }) },
});

describe("the number is graded exactly first, the words go to review", () => {
	test.each([
		["Each piece is 3 m, because 12 divided by 4 is 3.", "needs review"],
		["3", "needs review"],
		["3m", "needs review"],
		["it is 3.0 metres", "needs review"],
		["12/4 = 3", "needs review"],
		["12/4", "needs review"],
		["12 / 4", "needs review"],
		["maybe 3 or 4", "needs review"],
		["I think 4 m", "incorrect"],
		["12 - 4 = 8", "incorrect: subtracted"],
		["It is 8.", "incorrect: subtracted"],
		["It is -3.", "incorrect"],
		["33 m", "incorrect"],
		["0.3 m", "incorrect"],
		["12 and 4", "incorrect"],
	])("%j: %s", (text, expected) => {
		expect(sayGrade(grade(text))).toBe(expected);
	});
});

describe("an unreadable answer gets a free retry", () => {
	test.each([
		["", "empty"],
		[" \n\t ", "empty"],
		["\u200b", "empty"],
		["I shared the rope", "number-missing"],
		["three", "number-missing"],
		["...", "number-missing"],
		["each gets \\frac{7}{9}", "typed-formula"],
		["it is 12,345.678,9", "mixed-separators"],
		["it is 1,234,56", "bad-grouping"],
		["x".repeat(2001), "too-long"],
	])("%j: %s", (text, reason) => {
		expect(sayGrade(grade(text))).toBe(`unreadable: ${reason}`);
	});
	test("two thousand characters are accepted", () => {
		expect(sayGrade(grade(`3 ${"x".repeat(1998)}`))).toBe("needs review");
	});
});

describe("the value counts in any form; the form goes to review", () => {
	test.each([
		["2 1/3", "each gets 2 1/3", "needs review"],
		["2 1/3", "each gets 7/3", "needs review"],
		["2 1/3", "each gets 2\u2153", "needs review"],
		["2 1/3", "each gets 2 and 1/3", "incorrect"],
		["2 1/3", "each gets 2.33", "incorrect"],
		["5/8", "5/8 is left", "needs review"],
		["5/8", "10/16 is left", "needs review"],
		["5/8", "0.625 is left", "needs review"],
		["5/8", "8/8 \u2212 3/8 = 5/8", "needs review"],
		["5/8", "5 of 8", "incorrect"],
		["0.48", ".48", "needs review"],
		["0.48", "The sum is 0.48.", "needs review"],
		["0.48", "it is 48", "incorrect"],
		["1234", "1,234 people", "needs review"],
		["-3", "it is \u22123", "needs review"],
		["-3", "5 - 3", "incorrect"],
	])("key %s, text %j: %s", (key, text, expected) => {
		const question = withNumber({ answer_type: "MIXED", key: { answers: [key] } });
		expect(sayGrade(grade(text, question))).toBe(expected);
	});
	test("enforced simplest form goes to review too", () => {
		const key = { answers: ["5/8"], simplest: "enforced" } as const;
		const question = withNumber({
			answer_type: "SIMPLE_FRACTION",
			key: { ...key, answers: [...key.answers] },
		});
		expect(sayGrade(grade("10/16 is left", question))).toBe("needs review");
	});
});

test("without a number in the key only the words are reviewed", () => {
	const { rubric, sample_answer } = example.key;
	const question = exampleVerifyWithLlm({ key: { rubric, sample_answer }, known_mistakes: [] });
	expect(sayGrade(grade("Because it is shared.", question))).toBe("needs review");
	expect(sayGrade(grade("", question))).toBe("unreadable: empty");
});

test("the named mistake is the last one in the text", () => {
	const known_mistakes = [
		{ id: "subtracted", answer: "8", feedback: "Look again." },
		{ id: "added", answer: "16", feedback: "Look again." },
	];
	const question = exampleVerifyWithLlm({ known_mistakes });
	expect(sayGrade(grade("not 8 but 16", question))).toBe("incorrect: added");
	expect(sayGrade(grade("not 16 but 8", question))).toBe("incorrect: subtracted");
});

test("the same text with other blanks is the same answer", () => {
	expect(grade("It  is\n5")).toEqual(grade(" It is 5 "));
	expect(grade("It is 5")).toMatchObject({ answer_read: "It is 5", right_parts: null });
});

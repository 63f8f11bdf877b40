import { describe, expect, test } from "vitest";
import { gradeAnswer } from "../grading/grade-answer.ts";
import { checkQuestion } from "../question/checks/check-question.ts";
import type { AnswerType, Question } from "../question/question.ts";
import { rightAnswer, wrongAnswer } from "./answers.ts";
import { everyQuestion } from "./every-question.ts";
import {
	exampleFillList,
	exampleFillMultiple,
	exampleFillOne,
	exampleLabeledInput,
	exampleMatch,
	exampleSelectAll,
	exampleSelectOne,
	exampleVerifyWithLlm,
} from "./questions.ts";
import { questionTypeNames } from "../question/question-type-names.ts";

const ANSWER_TYPES: AnswerType[] = [
	"INTEGER",
	"STRING",
	"SIMPLE_FRACTION",
	"MIXED_FRACTION",
	"FLOAT",
	"MIXED",
];
const small: [string, Question][] = [
	exampleSelectOne(),
	exampleSelectAll(),
	exampleFillOne(),
	exampleFillMultiple(),
	exampleFillList(),
	exampleMatch(),
	exampleLabeledInput(),
	exampleVerifyWithLlm(),
].map((question) => [`the small ${question.question_type}`, question]);
const titled = everyQuestion.map(({ title, question }): [string, Question] => [title, question]);

describe.each([...small, ...titled])("%s", (_, question) => {
	test("has no fault", () => {
		expect(checkQuestion(question)).toEqual([]);
	});
	test("accepts its right answer", () => {
		const expected = question.question_type === "VERIFY_WITH_LLM" ? "needs_review" : "correct";
		expect(gradeAnswer(question, rightAnswer(question)).verdict).toBe(expected);
	});
	test("rejects its wrong answers, which differ", () => {
		const grades = [0, 1, 2].map((n) => gradeAnswer(question, wrongAnswer(question, n)));
		const has_number = question.question_type !== "VERIFY_WITH_LLM" || question.key.number !== undefined;
		const read = grades.map((grade) => {
			expect(grade.verdict).toBe(has_number ? "incorrect" : "needs_review");
			return grade.verdict === "unreadable" ? "" : grade.answer_read;
		});
		expect(new Set(read).size).toBe(3);
	});
});

test("there is one for every question type and answer type", () => {
	const pairs = everyQuestion.map(({ question }) => `${question.question_type} ${question.answer_type}`);
	const wanted = questionTypeNames.flatMap((type) => ANSWER_TYPES.map((form) => `${type} ${form}`));
	expect(wanted.filter((pair) => !pairs.includes(pair))).toEqual([]);
});

test("titles are unique, and each has kind feedback on its known mistakes", () => {
	expect(new Set(everyQuestion.map(({ title }) => title)).size).toBe(everyQuestion.length);
	for (const { question } of everyQuestion)
		for (const { feedback } of question.known_mistakes)
			expect(feedback).not.toMatch(/\bwrong\b|\bmistake\b/i);
});

test("the wrong answers of a question with options start over", () => {
	expect(wrongAnswer(exampleSelectOne(), 3)).toEqual(wrongAnswer(exampleSelectOne(), 0));
});

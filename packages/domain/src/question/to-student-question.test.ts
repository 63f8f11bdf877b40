import { expect, test } from "vitest";
import { exampleFillOne, exampleSelectOne } from "../examples/questions.ts";
import { toStudentQuestion } from "./to-student-question.ts";

const figure = { svg: '<svg viewBox="0 0 1 1"></svg>', alt: "A dot." };

test("a FILL_ONE question keeps what is printed and loses what is secret", () => {
	const question = exampleFillOne({ figure, answer_suffix: "of a pizza" });
	expect(toStudentQuestion(question)).toEqual({
		question_type: "FILL_ONE",
		answer_type: "SIMPLE_FRACTION",
		prompt: question.prompt,
		cta: question.cta,
		figure,
		answer_suffix: "of a pizza",
	});
});

test("a SELECT_ONE question keeps its options and loses what is secret", () => {
	const question = exampleSelectOne();
	expect(toStudentQuestion(question)).toEqual({
		question_type: "SELECT_ONE",
		answer_type: "INTEGER",
		prompt: question.prompt,
		options: question.options,
	});
});

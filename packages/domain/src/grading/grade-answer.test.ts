import { describe, expect, test } from "vitest";
import {
	exampleFillList,
	exampleFillMultiple,
	exampleFillOne,
	exampleLabeledInput,
	exampleMatch,
	exampleSelectAll,
	exampleSelectOne,
	exampleVerifyWithLlm,
} from "../examples/questions.ts";
import { rightAnswer, wrongAnswer } from "../examples/answers.ts";
import { gradeAnswer } from "./grade-answer.ts";

const questions = [
	exampleSelectOne(),
	exampleSelectAll(),
	exampleFillOne(),
	exampleFillMultiple(),
	exampleFillList(),
	exampleMatch(),
	exampleLabeledInput(),
	exampleVerifyWithLlm(),
];

describe.each(questions)("a question of type $question_type", (question) => {
	const others = questions.filter(({ question_type }) => question_type !== question.question_type);
	test.each(others)("cannot read an answer of type $question_type", (other) => {
		expect(gradeAnswer(question, rightAnswer(other))).toEqual({
			verdict: "unreadable",
			reason: "wrong-question-type",
			parts: [],
		});
	});
	test("accepts its own right answer", () => {
		const { verdict } = gradeAnswer(question, rightAnswer(question));
		expect(verdict).toBe(question.question_type === "VERIFY_WITH_LLM" ? "needs_review" : "correct");
	});
	test("grades every answer as if it were the first", () => {
		const answers = [rightAnswer(question), wrongAnswer(question), wrongAnswer(question, 1)];
		for (const answer of [...answers, ...answers, ...answers.toReversed()])
			expect(gradeAnswer(question, answer)).toEqual(gradeAnswer(structuredClone(question), answer));
	});
});

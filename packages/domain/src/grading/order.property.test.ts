import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
	exampleFillList,
	exampleLabeledInput,
	exampleMatch,
	exampleSelectAll,
} from "../examples/questions.ts";
import type { Question, StudentAnswer } from "../question/question.ts";
import { gradeAnswer } from "./grade-answer.ts";

describe("order never matters", () => {
	const expectSame = (question: Question, one: StudentAnswer, other: StudentAnswer) =>
		expect(gradeAnswer(question, one)).toEqual(gradeAnswer(question, other));
	const shuffled = <T>(values: readonly T[]) =>
		fc.shuffledSubarray([...values], { minLength: values.length, maxLength: values.length });
	test("of selected options", () => {
		const ticks = fc.subarray([..."abcde"]).chain((ids) => fc.tuple(fc.constant(ids), shuffled(ids)));
		fc.assert(
			fc.property(ticks, ([one, other]) => {
				const question = exampleSelectAll();
				expectSame(
					question,
					{ question_type: "SELECT_ALL", option_ids: one },
					{ question_type: "SELECT_ALL", option_ids: other },
				);
			}),
		);
	});
	test("of pairs and of labels", () => {
		const rights = fc.constantFrom("a", "b", "c", "d", "", "z");
		const pairs = fc
			.tuple(rights, rights, rights)
			.map(([half, fourth, three]) => Object.entries({ half, fourth, "three-fourths": three }))
			.chain((list) => fc.tuple(fc.constant(list), shuffled(list)));
		fc.assert(
			fc.property(pairs, ([one, other]) => {
				const answer_dicts = [Object.fromEntries(one), Object.fromEntries(other)] as const;
				const match = answer_dicts.map((answer_dict) => ({
					question_type: "MATCH_THE_FOLLOWING" as const,
					answer_dict,
				}));
				expect(gradeAnswer(exampleMatch(), match[0] as StudentAnswer)).toEqual(
					gradeAnswer(exampleMatch(), match[1] as StudentAnswer),
				);
			}),
		);
		expectSame(
			exampleLabeledInput(),
			{ question_type: "LABELED_INPUT", answer_dict: { first: "3", second: "80" } },
			{ question_type: "LABELED_INPUT", answer_dict: { second: "80", first: "3" } },
		);
	});
	test("of options in the question", () => {
		const { options } = exampleSelectAll();
		fc.assert(
			fc.property(shuffled(options), fc.subarray([..."abcde"]), (mixed, option_ids) => {
				const answer: StudentAnswer = { question_type: "SELECT_ALL", option_ids };
				const [one, other] = [exampleSelectAll(), exampleSelectAll({ options: mixed })].map((question) =>
					gradeAnswer(question, answer),
				);
				expect(other?.verdict).toBe(one?.verdict);
			}),
		);
	});
	test("of entries in any order: verdict, count and answer_read are the same", () => {
		const entry = fc.constantFrom("1", "2", "4", "8", "16/2", "3", "16", "x", "", "2.0");
		const lists = fc
			.array(entry, { minLength: 4, maxLength: 4 })
			.chain((list) => fc.tuple(fc.constant(list), shuffled(list)));
		fc.assert(
			fc.property(lists, ([one, other]) => {
				const [first, second] = [one, other].map((answer_list) => {
					const grade = gradeAnswer(exampleFillList(), { question_type: "FILL_MULTIPLE", answer_list });
					const right = grade.verdict === "incorrect" ? grade.right_parts?.ids.length : null;
					const read = grade.verdict === "unreadable" ? null : grade.answer_read;
					return { verdict: grade.verdict, right, read };
				});
				expect(second).toEqual(first);
			}),
			{ numRuns: 1000 },
		);
	});
});

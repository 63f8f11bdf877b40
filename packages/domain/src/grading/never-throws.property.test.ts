import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { everyQuestion } from "../examples/every-question.ts";
import { exampleFillOne } from "../examples/questions.ts";
import type { AnswerType, StudentAnswer } from "../question/question.ts";
import { gradeAnswer } from "./grade-answer.ts";
import { readAnswer } from "./read-answer.ts";

const TYPES: AnswerType[] = ["INTEGER", "STRING", "SIMPLE_FRACTION", "MIXED_FRACTION", "FLOAT", "MIXED"];
const VERDICTS = ["correct", "incorrect", "wrong_form", "unreadable", "needs_review"];
const questions = fc.constantFrom(...everyQuestion.map(({ question }) => question));

const WORDS_OF_THE_LANGUAGE = ["__proto__", "constructor", "toString", "hasOwnProperty", "length", "valueOf"];
const LONG = "9".repeat(100_000);

const texts = fc.oneof(
	{ weight: 6, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
	{
		weight: 4,
		arbitrary: fc.constantFrom("", " ", "1", "1/2", "0.5", "1 1/2", "a", "b", "c", "1/0", "-", "½"),
	},
	{ weight: 2, arbitrary: fc.constantFrom(...WORDS_OF_THE_LANGUAGE, "\ud800", "\udfff1", LONG) },
);
const ids = fc.oneof(
	fc.constantFrom("a", "b", "c", "d", "e", "1", "2", "3", "top", "first", "second", "right", "bottom"),
	texts,
);
const lists = (entry: fc.Arbitrary<string>) => fc.array(entry, { maxLength: 12 });
// Own properties with any name, as in a parsed request.
const dicts = fc
	.array(fc.tuple(ids, texts), { maxLength: 8 })
	.map((pairs) => Object.fromEntries(pairs) as Record<string, string>);

/**
 * Answers of every question type, from nearly right to hostile: strange ids, lone surrogates, very long
 * entries.
 */
const hostileAnswers: fc.Arbitrary<StudentAnswer> = fc.oneof(
	fc.record({ question_type: fc.constant("SELECT_ONE" as const), option_id: fc.option(ids) }),
	fc.record({ question_type: fc.constant("SELECT_ALL" as const), option_ids: lists(ids) }),
	fc.record({ question_type: fc.constant("FILL_ONE" as const), text: texts }),
	fc.record({ question_type: fc.constant("FILL_MULTIPLE" as const), answer_list: lists(texts) }),
	fc.record({ question_type: fc.constant("MATCH_THE_FOLLOWING" as const), answer_dict: dicts }),
	fc.record({ question_type: fc.constant("LABELED_INPUT" as const), answer_dict: dicts }),
	fc.record({ question_type: fc.constant("VERIFY_WITH_LLM" as const), text: texts }),
);

describe("grading never throws", () => {
	const nearlyNumbers = fc
		.array(fc.constantFrom(..."0123456789 .,'+-/\\½e%$x=π\u2212\u00a0\u200b\ud800"), { maxLength: 24 })
		.map((characters) => characters.join(""));
	test("for any string in any box", () => {
		const entries = fc.oneof(fc.string({ unit: "binary", maxLength: 250 }), nearlyNumbers);
		const printed = fc.record({
			answer_prefix: fc.option(nearlyNumbers, { nil: undefined }),
			answer_suffix: fc.option(fc.constantFrom("%", "π cm", "cm", "$", ".", "5"), { nil: undefined }),
		});
		fc.assert(
			fc.property(entries, fc.constantFrom(...TYPES), printed, (text, answer_type, around) => {
				const changes = Object.fromEntries(Object.entries(around).filter(([, value]) => value !== undefined));
				const question = exampleFillOne({ answer_type, key: { answers: ["31"] }, ...changes });
				// A key that is completely printed beside its box is a fault of the question; `checkQuestion` finds
				// it.
				fc.pre(readAnswer("31", answer_type, changes).readable);
				expect(VERDICTS).toContain(gradeAnswer(question, { question_type: "FILL_ONE", text }).verdict);
			}),
			{ numRuns: 3000 },
		);
	});
	test("for any answer to any question, however hostile", () => {
		fc.assert(
			fc.property(questions, hostileAnswers, (question, answer) => {
				expect(VERDICTS).toContain(gradeAnswer(question, answer).verdict);
			}),
			{ numRuns: 3000 },
		);
	});
	test("and the same answer gives the same grade", () => {
		fc.assert(
			fc.property(questions, hostileAnswers, (question, answer) => {
				expect(gradeAnswer(question, structuredClone(answer))).toEqual(gradeAnswer(question, answer));
			}),
			{ numRuns: 1000 },
		);
	});
});

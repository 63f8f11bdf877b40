import type { StudentAnswer } from "@learnin/domain/question/question";
import * as z from "zod/mini";
import type { SameType } from "../same-type.ts";
import { figure, id, moment, renderedText } from "./common.schema.ts";

const answerType = z.enum(["INTEGER", "STRING", "SIMPLE_FRACTION", "MIXED_FRACTION", "FLOAT", "MIXED"]);

/** Longer entries are refused by the schema; the grader refuses beyond 200 with a reason. */
export const studentAnswer = z.discriminatedUnion("question_type", [
	z.strictObject({
		question_type: z.literal("SELECT_ONE"),
		option_id: z.nullable(z.string().check(z.maxLength(50))),
	}),
	z.strictObject({ question_type: z.literal("FILL_ONE"), text: z.string().check(z.maxLength(10_000)) }),
]);
true satisfies SameType<z.output<typeof studentAnswer>, StudentAnswer>;

/** Where a question stands for this student. What is not due yet is absent, not blanked. */
export const questionStatus = z.object({
	tries_remaining: z.number(),
	attempt_count: z.number(),
	is_correct: z.boolean(),
	is_skipped: z.boolean(),
	can_start_over: z.boolean(),
	/** Whether another hint can be opened; how many are left is not told. */
	has_more_hints: z.boolean(),
	/** The hints opened so far. */
	hints: z.array(renderedText),
	/** Due after a correct answer, a skip or the last try. */
	explanation: z.nullable(renderedText),
	/** The answer itself, due with the explanation. */
	answer_list: z.nullable(z.array(renderedText)),
	/** Reward points earned on it (shown times 100). */
	points: z.number(),
});
export type QuestionStatus = z.infer<typeof questionStatus>;

const questionBase = {
	id,
	/** Position in the session, from 0. */
	order: z.number(),
	skill_id: z.string(),
	skill_name: z.string(),
	grade: z.number(),
	difficulty: z.number(),
	answer_type: answerType,
	prompt: renderedText,
	cta: z.nullable(renderedText),
	figure: z.nullable(figure),
	status: questionStatus,
};

/** A question as the practice page gets it. */
export const practiceQuestion = z.discriminatedUnion("question_type", [
	z.object({
		...questionBase,
		question_type: z.literal("SELECT_ONE"),
		options: z.array(z.object({ id: z.string(), index: z.number(), label: renderedText })),
	}),
	z.object({
		...questionBase,
		question_type: z.literal("FILL_ONE"),
		answer_prefix: z.nullable(z.string()),
		answer_suffix: z.nullable(z.string()),
	}),
]);
export type PracticeQuestion = z.infer<typeof practiceQuestion>;

export const practiceSession = z.object({
	id,
	skill_id: z.string(),
	title: z.string(),
	/** Where the student left off. */
	current_index: z.number(),
	questions: z.array(practiceQuestion),
	created_at: moment,
});
export type PracticeSession = z.infer<typeof practiceSession>;

/** What grading said, with the words' data; the sentences live in the page. */
export const feedback = z.discriminatedUnion("verdict", [
	z.object({ verdict: z.literal("correct") }),
	z.object({
		verdict: z.literal("incorrect"),
		/** One kind sentence, where the mistake is a known one. */
		known_mistake: z.nullable(renderedText),
		not_simplest: z.boolean(),
		/** The same wrong answer as before: costs nothing more. */
		is_repeat: z.boolean(),
	}),
	z.object({
		verdict: z.literal("wrong_form"),
		wanted_form: z.enum([
			"integer",
			"decimal",
			"fraction",
			"mixed-number",
			"simplest-form",
			"check-spelling",
		]),
	}),
	z.object({
		verdict: z.literal("unreadable"),
		reason: z.enum([
			"empty",
			"nothing-chosen",
			"unknown-option",
			"wrong-question-type",
			"not-a-number",
			"two-numbers",
			"bad-grouping",
			"decimal-comma",
			"exponent",
			"zero-denominator",
			"unexpected-unit",
			"too-long",
		]),
	}),
]);
export type Feedback = z.infer<typeof feedback>;

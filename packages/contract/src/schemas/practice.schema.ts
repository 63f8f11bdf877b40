import type { QuestionType, StudentAnswer } from "@learnin/domain/question/question";
import * as z from "zod/mini";
import type { SameType } from "../same-type.ts";
import { interaction } from "./interaction.schema.ts";
import { figure, id, moment, renderedText } from "./common.schema.ts";

const answerType = z.enum(["INTEGER", "STRING", "SIMPLE_FRACTION", "MIXED_FRACTION", "FLOAT", "MIXED"]);

/** Ids of options, labels and boxes are short texts, unique in the question. */
const partId = z.string().check(z.maxLength(50));
/** The schema refuses longer entries; the grader refuses more than 200 characters with a reason. */
const entry = z.string().check(z.maxLength(10_000));
const answerDict = <V extends z.ZodMiniType<string>>(value: V) =>
	z.record(partId, value).check(z.refine((dict) => Object.keys(dict).length <= 50, "Too many parts."));

export const studentAnswer = z.discriminatedUnion("question_type", [
	z.strictObject({ question_type: z.literal("SELECT_ONE"), option_id: z.nullable(partId) }),
	z.strictObject({
		question_type: z.literal("SELECT_ALL"),
		option_ids: z.array(partId).check(z.maxLength(50)),
	}),
	z.strictObject({ question_type: z.literal("FILL_ONE"), text: entry }),
	z.strictObject({
		question_type: z.literal("FILL_MULTIPLE"),
		answer_list: z.array(entry).check(z.maxLength(50)),
	}),
	z.strictObject({ question_type: z.literal("MATCH_THE_FOLLOWING"), answer_dict: answerDict(partId) }),
	z.strictObject({ question_type: z.literal("LABELED_INPUT"), answer_dict: answerDict(entry) }),
	z.strictObject({ question_type: z.literal("VERIFY_WITH_LLM"), text: entry }),
]);
true satisfies SameType<z.output<typeof studentAnswer>, StudentAnswer>;

/** An uploaded picture; `width` and `height` in pixels reserve its space while it loads. */
export const image = z.object({ src: z.string(), alt: z.string(), width: z.number(), height: z.number() });

/** What a list shows of a question. */
export const listedQuestion = {
	skill_id: z.string(),
	skill_name: z.string(),
	grade: z.number(),
	prompt: renderedText,
	figure: z.nullable(figure),
	images: z.array(image),
};

/** An answer made by hand, beside the right one. */
const answersAsDrawn = {
	/** The answer as a drawing; null if it was typed or chosen. */
	made: z.nullable(figure),
	/** The right answer as such a drawing, once the question has ended; null for a right answer or a skip. */
	right_made: z.nullable(figure),
};

/** The state of a question for this student. What may not be shown yet is absent, not blank. */
export const questionStatus = z.object({
	tries_remaining: z.number(),
	attempt_count: z.number(),
	is_correct: z.boolean(),
	is_skipped: z.boolean(),
	/** The last answer waits for a review by a model or a person; no other is accepted until then. */
	is_in_review: z.boolean(),
	can_start_over: z.boolean(),
	/** Whether another hint can be opened; how many are left is not revealed. */
	has_more_hints: z.boolean(),
	/** The worked example is offered: after two wrong tries with the same procedure, or three of any kind. */
	can_see_twin: z.boolean(),
	/** The worked example was opened before the question ended: help, like a hint. */
	twin_opened: z.boolean(),
	/** The hints opened so far. */
	hints: z.array(renderedText),
	/** Present after a correct answer, a skip or the last try. */
	explanation: z.nullable(renderedText),
	/** The answer itself, present with the explanation: one text per option, box, pair or label. */
	answer_list: z.nullable(z.array(renderedText)),
	/**
	 * Like `answer_list` for a match (left id to right id), for labels (label id to entry) and for the boxes of an answer made
	 * by hand (box id to entry); null for others.
	 */
	answer_dict: z.nullable(z.record(z.string(), z.string())),
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
	/** The place of a box is an empty `<span data-blank="id">`. */
	prompt: renderedText,
	cta: z.nullable(renderedText),
	figure: z.nullable(figure),
	images: z.array(image),
	/** How the answer is made; null if it is typed or chosen. */
	interaction: z.nullable(interaction),
	bookmarked: z.boolean(),
	/** Returns an earlier mistake. */
	is_review: z.boolean(),
	/** The student's last answer if it still counts: a right one, or one in review. */
	given_answer: z.nullable(studentAnswer),
	status: questionStatus,
};

const option = z.object({
	id: z.string(),
	/** Its index among the options, from 0. */
	index: z.number(),
	label: renderedText,
	figure: z.nullable(figure),
	image: z.nullable(image),
});
export type PracticeOption = z.infer<typeof option>;

const around = { answer_prefix: z.nullable(z.string()), answer_suffix: z.nullable(z.string()) };

/** A question as the practice page receives it. */
export const practiceQuestion = z.discriminatedUnion("question_type", [
	z.object({ ...questionBase, question_type: z.literal("SELECT_ONE"), options: z.array(option) }),
	z.object({
		...questionBase,
		question_type: z.literal("SELECT_ALL"),
		options: z.array(option),
		/** How many are right, if it may be shown. */
		answer_count: z.nullable(z.number()),
	}),
	z.object({
		...questionBase,
		question_type: z.literal("FILL_ONE"),
		...around,
		/** A time of day, such as "4:35". */
		is_time: z.boolean(),
	}),
	z.object({
		...questionBase,
		question_type: z.literal("FILL_MULTIPLE"),
		/** Whether the boxes are in the prompt; otherwise they are a list below it. */
		is_in_prompt: z.boolean(),
		is_any_order: z.boolean(),
		/** Boxes shown at first; the student adds the others. */
		initial_count: z.number(),
		/** Boxes needed. */
		answer_count: z.number(),
		blanks: z.array(z.object({ id: z.string(), answer_type: answerType, ...around })),
	}),
	z.object({
		...questionBase,
		question_type: z.literal("MATCH_THE_FOLLOWING"),
		left_options: z.array(option),
		right_options: z.array(option),
	}),
	z.object({
		...questionBase,
		question_type: z.literal("LABELED_INPUT"),
		/** `x` and `y` are the center of the box in percent of the picture, from the top left. */
		labels: z.array(
			z.object({
				id: z.string(),
				label: z.string(),
				x: z.number(),
				y: z.number(),
				answer_type: answerType,
				...around,
				choices: z.nullable(z.array(z.string())),
			}),
		),
	}),
	z.object({ ...questionBase, question_type: z.literal("VERIFY_WITH_LLM") }),
]);
export type PracticeQuestion = z.infer<typeof practiceQuestion>;
true satisfies SameType<PracticeQuestion["question_type"], QuestionType>;

export const sessionKind = z.enum(["skill", "daily", "review", "bookmarks", "assignment", "repair"]);
export type SessionKind = z.infer<typeof sessionKind>;

export const practiceSession = z.object({
	id,
	kind: sessionKind,
	/** Null for a session with several skills. */
	skill_id: z.nullable(z.string()),
	title: z.string(),
	/** Where the student stopped. */
	current_index: z.number(),
	questions: z.array(practiceQuestion),
	/** Questions that were not solved and whose place a fresh one took. */
	replaced_count: z.number(),
	/** Questions done today in the student's time zone, without skips, and the goal. */
	today: z.object({ count: z.number(), goal: z.number() }),
	created_at: moment,
});
export type PracticeSession = z.infer<typeof practiceSession>;

/** The grading result, with the data for its words; the sentences are in the page. */
export const feedback = z.discriminatedUnion("verdict", [
	z.object({
		verdict: z.literal("correct"),
		/** The reviewer's comment on a written answer; plain text. */
		comment: z.nullable(z.string()),
	}),
	z.object({
		verdict: z.literal("incorrect"),
		/** One kind sentence, if the mistake is a known one. */
		known_mistake: z.nullable(renderedText),
		not_simplest: z.boolean(),
		/** The same wrong answer as before: it costs nothing more. */
		is_repeat: z.boolean(),
		/** How many boxes, pairs, labels or chosen options are right, and of how many; null if an answer has no parts. */
		right_count: z.nullable(z.number()),
		part_count: z.nullable(z.number()),
		/** Which are right. */
		right_parts: z.nullable(z.array(z.string())),
		comment: z.nullable(z.string()),
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
			"leave-pi",
			"other-pi",
		]),
		/** The boxes or labels concerned; empty if an answer has no parts. */
		parts: z.array(z.string()),
	}),
	z.object({
		verdict: z.literal("unreadable"),
		reason: z.enum([
			"empty",
			"nothing-chosen",
			"unknown-option",
			"none-with-others",
			"wrong-count",
			"incomplete",
			"more-answers",
			"repeated-answer",
			"number-missing",
			"wrong-question-type",
			"not-a-number",
			"two-numbers",
			"bad-grouping",
			"mixed-separators",
			"decimal-comma",
			"exponent",
			"zero-denominator",
			"unexpected-unit",
			"typed-formula",
			"backslash",
			"calculation",
			"extra-sign",
			"half-fraction",
			"too-long",
		]),
		parts: z.array(z.string()),
	}),
	z.object({
		verdict: z.literal("needs_review"),
		/** Who reviews it: a model responds in seconds, a person later. */
		reviewer: z.enum(["model", "person"]),
	}),
]);
export type Feedback = z.infer<typeof feedback>;

/** One answer or skip, for those who may see all of it. */
export const attemptFields = {
	kind: z.enum(["answer", "skip"]),
	/** The child's answer as given. */
	answer: z.nullable(renderedText),
	...answersAsDrawn,
	/** Null for a skip. */
	feedback: z.nullable(feedback),
	/** 1 for the first counted try. */
	attempt_number: z.number(),
	hints_opened: z.number(),
	/** The worked example was opened before. */
	twin_opened: z.boolean(),
	active_ms: z.number(),
	created_at: moment,
};

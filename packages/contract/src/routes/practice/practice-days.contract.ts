import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { cursor, date, figure, id, moment, renderedText } from "../../schemas/common.schema.ts";
import { attemptFields, image, sessionKind } from "../../schemas/practice.schema.ts";
import { stage } from "../../schemas/stage.schema.ts";

/**
 * What was done on a day or in a set. A question counts on the day on which it ended; the same one asked again that
 * day counts once. Points and times are sums over the questions.
 */
const figures = {
	/** Finished questions: solved, or out of tries. */
	finished: z.number(),
	/** Of those solved on the first try without a hint. */
	first_try: z.number(),
	/** Of those solved at all. */
	correct: z.number(),
	skipped: z.number(),
	/** Active time, without pauses: see `ACTIVE_TIME_RULE`. */
	active_ms: z.number(),
	points: z.number(),
};

const practiceDay = z.object({
	/** Identifies student and date: /student/daily/{id}. */
	id: z.string(),
	date,
	...figures,
	/** The goal on that day, in questions. */
	goal: z.number(),
	goal_reached: z.boolean(),
});
export type PracticeDay = z.infer<typeof practiceDay>;

/** One practice set, with its work in the requested days. */
const practicedSession = z.object({
	session_id: id,
	kind: sessionKind,
	title: z.string(),
	...figures,
	/** Its first and its last answer in these days. */
	started_at: moment,
	last_at: moment,
	/** The day of the last answer. */
	day_id: z.string(),
});
export type PracticedSession = z.infer<typeof practicedSession>;

/** Whose days, and which; by default the last 14 up to today, at most 92. */
const span = {
	/** The student's own if absent. */
	student_id: z.optional(id),
	from: z.optional(date),
	to: z.optional(date),
};

export const getPracticeDays = defineRoute({
	method: "GET",
	path: "/api/practice-days",
	who: "signed_in",
	summary:
		"The days of a span of one student, with what was done on each: for the student, its parents and admins.",
	query: z.object(span),
	response: z.object({
		student_id: id,
		student_name: z.string(),
		/** The student's own calendar day. */
		today: date,
		/** The day of the first answer or skip, today before it: nothing was missed on earlier days. */
		first_day: date,
		/** The student's current time zone. */
		time_zone: z.string(),
		/** Every day of the span up to today, oldest first, including days without practice. */
		days: z.array(
			z.extend(practiceDay, {
				/** Without the goal, and counted as a rest day of the current streak. */
				is_rest: z.boolean(),
			}),
		),
		/** The newest sets with work in the span, newest first, at most ten. */
		sessions: z.array(practicedSession),
		/** Skills of the questions that ended in the span, by name. */
		skills: z.array(z.object({ skill_id: z.string(), skill_name: z.string() })),
	}),
	errors: ["not_found"],
});

const questionOutcome = z.enum(["first_try", "solved", "missed", "skipped", "open"]);

const endedQuestion = z.object({
	question_id: id,
	session_id: id,
	day_id: z.string(),
	skill_id: z.string(),
	skill_name: z.string(),
	prompt: renderedText,
	outcome: questionOutcome,
	/** Solved, with a hint or a worked example. */
	with_help: z.boolean(),
	points: z.number(),
	finished_at: moment,
});

export const getEndedQuestions = defineRoute({
	method: "GET",
	path: "/api/practice-days/questions",
	who: "signed_in",
	summary: "Questions of one student that ended in a span of days, newest first, a page at a time.",
	query: z.object({
		...span,
		skill_id: z.optional(z.string().check(z.maxLength(100))),
		outcome: z.optional(z.enum(["first_try", "solved", "missed", "skipped"])),
		cursor,
	}),
	response: z.object({ questions: z.array(endedQuestion), next_cursor: z.nullable(z.string()) }),
	errors: ["not_found"],
});

/** One answer or skip. */
const dayAnswer = z.object({
	id,
	...attemptFields,
	/** False for an answer of an earlier day to a question that continued: its time counts there. */
	is_of_this_day: z.boolean(),
});
export type DayAnswer = z.infer<typeof dayAnswer>;

const dayQuestion = z.object({
	question_id: id,
	skill_id: z.string(),
	skill_name: z.string(),
	difficulty: z.number(),
	prompt: renderedText,
	figure: z.nullable(figure),
	images: z.array(image),
	/** The same question asked again. */
	is_again: z.boolean(),
	/** Its outcome at the end of the day. */
	outcome: questionOutcome,
	/** Solved that day, with a hint or a worked example. */
	with_help: z.boolean(),
	/** The last answer is in review. */
	is_in_review: z.boolean(),
	answers: z.array(dayAnswer),
	/** The hints opened, in order. */
	hints: z.array(renderedText),
	/** Present once the question is finished: one text per option, box, pair or label; null before. */
	correct_answer: z.nullable(z.array(renderedText)),
	active_ms: z.number(),
	points: z.number(),
	/** The student's stage in the skill before and after it; null while the question is open. */
	stage_before: z.nullable(stage),
	stage_after: z.nullable(stage),
});
export type DayQuestion = z.infer<typeof dayQuestion>;

export const getPracticeDay = defineRoute({
	method: "GET",
	path: "/api/practice-days/:day_id",
	who: "signed_in",
	summary:
		"One day of one student: sets, questions and every answer, for the student, its parents and admins.",
	params: z.object({ day_id: z.string().check(z.maxLength(100)) }),
	response: z.object({
		student_id: id,
		student_name: z.string(),
		is_today: z.boolean(),
		/** The time zone of the day, by its last answer. */
		time_zone: z.string(),
		day: practiceDay,
		sessions: z.array(z.object({ ...practicedSession.shape, questions: z.array(dayQuestion) })),
		/** How many questions are missing from the list, which has at most 200. */
		not_listed: z.number(),
		/** The skills that changed: from the first question of the day to the last. */
		skills: z.array(
			z.object({
				skill_id: z.string(),
				skill_name: z.string(),
				stage_before: stage,
				stage_after: stage,
			}),
		),
		/** The days with practice before and after this one. */
		previous_day_id: z.nullable(z.string()),
		next_day_id: z.nullable(z.string()),
	}),
	errors: ["not_found"],
});

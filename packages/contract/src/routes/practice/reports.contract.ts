import { MASTERY_STATES } from "@learnin/domain/mastery/belief/mastery-state";
import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { date, id, moment } from "../../schemas/common.schema.ts";
import { stage } from "../../schemas/stage.schema.ts";

const skillId = z.string().check(z.maxLength(100));
const span = z.object({ from: date, to: date });

/**
 * Questions count on the day on which they ended; the same one again on a day counts once. Times exclude pauses: see
 * `ACTIVE_TIME_RULE`.
 */
const counts = {
	/** Finished: solved, or out of tries. */
	finished: z.number(),
	/** Of those solved on the first try without a hint. */
	first_try: z.number(),
	active_ms: z.number(),
};

const recentQuestion = z.object({ question_id: id, is_first_try: z.boolean(), is_skipped: z.boolean() });
/** The attempts behind a sentence. */
const evidence = z.object({
	skill_id: z.nullable(z.string()),
	from: date,
	to: date,
	questions: z.array(recentQuestion),
});
const share = z.object({ first_try: z.number(), finished: z.number() });
const gradeStanding = z.object({
	grade: z.number(),
	mastered: z.number(),
	in_progress: z.number(),
	not_started: z.number(),
	/** The skills of lower grades that the child is working on, while it has none of its own grade yet. */
	below: z.nullable(z.object({ count: z.number(), from: z.number(), to: z.number() })),
});
const skill = z.object({
	skill_id: z.string(),
	name: z.string(),
	looked_at: z.number(),
	first_try: z.number(),
	missed_last: z.number(),
});

/** Mirrors `Finding` of the domain; `sentenceOf` words it. */
const finding = z.discriminatedUnion("kind", [
	z.object({ kind: z.literal("practised"), evidence, counts: z.object({ ...counts, days: z.number() }) }),
	z.object({
		kind: z.literal("not_practised"),
		evidence,
		skipped: z.number(),
		/** The last day of the span with an answer, to questions that stayed open. */
		tried_on: z.nullable(date),
		last_practised_on: z.nullable(date),
	}),
	z.object({
		kind: z.literal("amount"),
		evidence,
		finished: z.number(),
		usual: z.number(),
		weeks: z.number(),
	}),
	z.object({ kind: z.literal("accuracy"), evidence, now: share, before: share, weeks: z.number() }),
	z.object({ kind: z.literal("accuracy_open"), evidence, now: share, before: share, needed: z.number() }),
	z.object({ kind: z.literal("mastered"), evidence, skill }),
	z.object({ kind: z.literal("nearly"), evidence, skill, answers_left: z.number() }),
	z.object({ kind: z.literal("slipped"), evidence, skill, from: stage, to: stage }),
	z.object({ kind: z.literal("stuck"), evidence, skill, finished: z.number() }),
	z.object({
		kind: z.literal("to_work_on"),
		evidence,
		skill,
		finished: z.number(),
		first_try: z.number(),
	}),
	z.object({ kind: z.literal("review_due"), evidence, skill, last_practised_on: date }),
	z.object({ kind: z.literal("review_soon"), evidence, skill, due_on: date }),
	z.object({ kind: z.literal("too_few"), evidence, skill, counted: z.number(), needed: z.number() }),
	z.object({ kind: z.literal("standard"), evidence, standing: gradeStanding }),
]);

/** A finished question in the history of a skill, with the child's stage after it. */
const step = z.object({
	question_id: id,
	date,
	is_first_try: z.boolean(),
	is_skipped: z.boolean(),
	mastery: z.number(),
	stage_after: stage,
});

const reportedSkill = z.object({
	skill_id: z.string(),
	name: z.string(),
	grade: z.number(),
	standard: z.string(),
	stage,
	/** The weight of the finished questions as evidence, in whole questions; below three there is no verdict. */
	evidence: z.number(),
	/** About how many more right answers until it is mastered; 0 if it is. See `answersToMastery`. */
	answers_left: z.number(),
	...counts,
	/** Of the questions that ended in the span: solved with a hint or another try, out of tries, skipped. */
	solved: z.number(),
	missed: z.number(),
	skipped: z.number(),
	finished_ever: z.number(),
	last_practised_on: date,
	review_due_on: z.nullable(date),
	/** The newest finished questions of all time, oldest first, at most ten. */
	course: z.array(step),
});
export type ReportedSkill = z.infer<typeof reportedSkill>;

const report = z.object({
	student: z.object({
		id,
		name: z.string(),
		/** How the family calls the child. */
		call_name: z.string(),
		grade: z.number(),
		avatar: z.nullable(z.string()),
		has_joined: z.boolean(),
		/** The consent to practice is valid. */
		may_practice: z.boolean(),
		enrolled_until: z.nullable(moment),
		/** The first day with a finished question; null if there is none. */
		first_practised_on: z.nullable(date),
	}),
	/** The child's current day. */
	today: date,
	/** The day of the first answer or skip, from which on days can be missed; today before it. */
	first_day: date,
	span,
	totals: z.object({ ...counts, skipped: z.number(), days: z.number() }),
	findings: z.array(finding),
	/** The calendar week of the span's end and the one before it, from Monday on; future days are empty. */
	calendar: z.array(
		z.object({
			date,
			day_id: z.string(),
			...counts,
			goal_reached: z.boolean(),
			/** Without the goal, but a rest day of a streak. */
			is_rest: z.boolean(),
		}),
	),
	/** Calendar weeks up to the span's end, oldest first. */
	weeks: z.array(z.object({ from: date, to: date, ...counts })),
	/** Every skill ever practiced, most recent first. */
	skills: z.array(reportedSkill),
	/** Skills that changed their stage in the span: one line per skill and day, newest first, at most fifty. */
	level_changes: z.array(
		z.object({
			question_id: id,
			skill_id: z.string(),
			skill_name: z.string(),
			date,
			from: stage,
			to: stage,
		}),
	),
	/** The skills of the child's grade in teaching order. */
	grade_skills: z.array(
		z.object({
			skill_id: z.string(),
			name: z.string(),
			parent_name: z.string(),
			domain_name: z.string(),
			standard: z.string(),
			state: z.enum(MASTERY_STATES),
			/** Not started, but the starting point makes it look known. */
			looks_known: z.boolean(),
			/** It looked known, and so many answers since were right on the first try, and none was not. */
			shown_right: z.number(),
		}),
	),
	/** Five minutes at home, for the skill where they help most; null without practice. */
	home_activity: z.nullable(
		z.object({
			skill_id: z.string(),
			skill_name: z.string(),
			title: z.string(),
			needs: z.string(),
			steps: z.array(z.string()),
			ask: z.string(),
			because: z.string(),
		}),
	),
});
export type StudentReport = z.infer<typeof report>;

/** At most 92 days; by default the last seven up to the child's today. */
const spanQuery = { from: z.optional(date), to: z.optional(date) };

export const getStudentReport = defineRoute({
	method: "GET",
	path: "/api/reports/students/:student_id",
	who: "parent",
	summary: "What the figures of one child of the family say of a span of days, with the figures themselves.",
	params: z.object({ student_id: id }),
	query: z.object(spanQuery),
	response: report,
	errors: ["not_found"],
});

export const saveStudentReport = defineRoute({
	method: "GET",
	path: "/api/reports/students/:student_id/pdf",
	who: "parent",
	kind: "file",
	fileType: "application/pdf",
	summary: "The same report as a PDF.",
	params: z.object({ student_id: id }),
	query: z.object(spanQuery),
	response: z.object({}),
	errors: ["not_found", "too_many_requests"],
});

const answersQuery = {
	...spanQuery,
	student_id: z.optional(id),
	skill_id: z.optional(skillId),
};

export const getActivityTotals = defineRoute({
	method: "GET",
	path: "/api/reports/totals",
	who: "parent",
	summary: "What each child of the family did in a span of days, in one skill or in all.",
	query: z.object(answersQuery),
	response: z.object({
		span,
		children: z.array(z.object({ student_id: id, ...counts, skipped: z.number(), days: z.number() })),
		/** Skills that were worked on in the span, by name. */
		skills: z.array(z.object({ skill_id: z.string(), name: z.string() })),
	}),
	errors: ["not_found"],
});

export const saveAnswers = defineRoute({
	method: "GET",
	path: "/api/reports/answers/csv",
	who: "parent",
	kind: "file",
	fileType: "text/csv",
	summary: "Every question and answer of a span as a CSV file for spreadsheets, whole.",
	query: z.object({
		...answersQuery,
		outcome: z.optional(z.enum(["correct", "incorrect", "skipped"])),
	}),
	response: z.object({}),
	errors: ["not_found", "too_many_requests"],
});

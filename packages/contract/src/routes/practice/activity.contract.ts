import { FIRST_STEPS } from "@learnin/domain/family/first-steps";
import { ATTENTION_KINDS, CHILD_BADGES, WEEK_VERDICTS } from "@learnin/domain/reports/child-state";
import { TRENDS } from "@learnin/domain/reports/trend";
import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { cursor, date, figure, id, moment, renderedText } from "../../schemas/common.schema.ts";
import { shownDrawing } from "../../schemas/drawing.schema.ts";
import { childInvitation } from "../../schemas/invitation.schema.ts";
import { attemptFields, practiceQuestion } from "../../schemas/practice.schema.ts";

const skillCount = z.object({
	skill_id: z.string(),
	skill_name: z.string(),
	finished: z.number(),
	first_try: z.number(),
});
const namedSkill = z.object({ skill_id: z.string(), skill_name: z.string() });

export const getParentDashboard = defineRoute({
	method: "GET",
	path: "/api/activity/dashboard",
	who: "parent",
	summary: "A card per child with the last seven days, and the newest sessions of all.",
	response: z.object({
		first_name: z.string(),
		/** The parent's address while nobody has shown that email to it is read; else null. */
		email_to_confirm: z.nullable(z.string()),
		children: z.array(
			z.object({
				id,
				name: z.string(),
				grade: z.number(),
				avatar: z.nullable(z.string()),
				/** Whether the child has ever signed in, or practiced on its parent's device. */
				has_joined: z.boolean(),
				/** The child has its own sign-in; otherwise it may practice on its parent's device. */
				has_own_sign_in: z.boolean(),
				/** The consent to practice is valid. */
				may_practice: z.boolean(),
				/** Whether and where the child was invited; null once it has its own sign-in. */
				invitation: z.nullable(childInvitation),
				/** The state shown on all pages: see `childState`. */
				state: z.object({
					badge: z.enum(CHILD_BADGES),
					week: z.enum(WEEK_VERDICTS),
					/** The child has only just started: see `childState`. */
					is_starting: z.boolean(),
					trend: z.enum(TRENDS),
					attention: z.array(z.enum(ATTENTION_KINDS)),
				}),
				/** What a family does for a new child; none once a daily goal was reached. */
				first_steps: z.array(z.object({ step: z.enum(FIRST_STEPS), is_done: z.boolean() })),
				enrolled_until: z.nullable(moment),
				days_left: z.number(),
				current_streak: z.number(),
				daily_goal: z.number(),
				today_count: z.number(),
				/** Questions finished in the last seven days, and of those solved on the first try without a hint; questions skipped. */
				week_finished: z.number(),
				week_first_try: z.number(),
				week_skipped: z.number(),
				/** Active time in the last seven days: see `ACTIVE_TIME_RULE`. */
				week_active_ms: z.number(),
				/** The same for the seven days before. */
				before_finished: z.number(),
				before_first_try: z.number(),
				/** Skills that count as mastered, and of those how many are due for a review. */
				mastered_count: z.number(),
				review_count: z.number(),
				/** Mastered in the last seven days, newest first. */
				newly_mastered: z.array(namedSkill),
				/** Mastered in the last fourteen days, and the newest questions were missed again. */
				slipping: z.array(namedSkill),
				/** Skills in which practice makes no progress: see `STUCK_RULE`. */
				stuck: z.array(namedSkill),
				/** Promised rewards that wait for a parent: requested, or approved and not given yet. */
				rewards_waiting: z.array(z.object({ title: z.string(), state: z.enum(["asked", "approved"]) })),
				/** The last seven days, oldest first; each with that day's goal. */
				week: z.array(
					z.object({
						date: z.string(),
						weekday: z.string(),
						finished: z.number(),
						first_try: z.number(),
						goal_reached: z.boolean(),
					}),
				),
				/** Null without enough evidence: at least five finished questions in the skill. */
				strongest_skill: z.nullable(skillCount),
				weakest_skill: z.nullable(skillCount),
			}),
		),
		recent_sessions: z.array(
			z.object({
				session_id: id,
				student_id: id,
				student_name: z.string(),
				/** Its skill, or its own title if it has several. */
				title: z.string(),
				/** Finished questions of the set, and those that were skipped instead. */
				finished: z.number(),
				skipped: z.number(),
				first_try: z.number(),
				total: z.number(),
				active_ms: z.number(),
				points: z.number(),
				last_attempt_at: moment,
				/** The child's time zone at that moment. */
				time_zone: z.string(),
			}),
		),
	}),
	errors: [],
});

/** One attempt of a list of one student's attempts. */
const attemptDetail = z.object({
	id,
	session_id: id,
	question_id: id,
	skill_id: z.string(),
	skill_name: z.string(),
	prompt: renderedText,
	...attemptFields,
	points: z.number(),
	/** The child's time zone at that moment. */
	time_zone: z.string(),
});
export type AttemptDetail = z.infer<typeof attemptDetail>;

/** One attempt with everything a parent sees. */
export const activityAttempt = z.object({
	...attemptDetail.shape,
	student_id: id,
	student_name: z.string(),
	figure: z.nullable(figure),
	/** One text per option, box, pair or label. */
	correct_answer: z.array(renderedText),
	/** The child shows a drawing over its question, which is in the question's details. */
	has_drawing: z.boolean(),
	/** What the child did on that day in the attempt's set, whether or not it is in the list. */
	set_of_day: z.object({
		/** Questions tried; one that was asked again in a new version counts once, as on the child's page. */
		questions: z.number(),
		/** How many of them were skipped. */
		skipped: z.number(),
		/** How many new versions there were. */
		new_versions: z.number(),
		/** How many skills they were of. */
		skills: z.number(),
		/** The first and the last attempt. */
		from: moment,
		to: moment,
	}),
});
export type ActivityAttempt = z.infer<typeof activityAttempt>;

export const getStudentActivity = defineRoute({
	method: "GET",
	path: "/api/activity/attempts",
	who: "parent",
	summary: "Attempts of the family's children, newest first, a page at a time.",
	query: z.object({
		student_id: z.optional(id),
		skill_id: z.optional(z.string().check(z.maxLength(100))),
		/** Days of the child's calendar, both or neither; at most 92. */
		from: z.optional(date),
		to: z.optional(date),
		outcome: z.optional(z.enum(["correct", "incorrect", "skipped"])),
		cursor,
	}),
	response: z.object({ attempts: z.array(activityAttempt), next_cursor: z.nullable(z.string()) }),
	errors: ["not_found"],
});

export const getAttemptDetails = defineRoute({
	method: "GET",
	path: "/api/activity/attempt-details",
	who: "signed_in",
	summary: "Every attempt of one session, or of one student in one skill, newest first, a page at a time.",
	query: z.object({
		/** Either of the two. */
		session_id: z.optional(id),
		skill_id: z.optional(z.string().check(z.maxLength(100))),
		/** Only with a skill: whose attempts; the student's own if absent. */
		student_id: z.optional(id),
		cursor,
	}),
	response: z.object({
		student_name: z.string(),
		title: z.string(),
		attempts: z.array(attemptDetail),
		next_cursor: z.nullable(z.string()),
	}),
	errors: ["not_found"],
});

export const getQuestionDetails = defineRoute({
	method: "GET",
	path: "/api/activity/questions/:question_id",
	who: "signed_in",
	summary: "One question with every attempt on it: for the student, its parents and admins.",
	params: z.object({ question_id: id }),
	response: z.object({
		student_name: z.string(),
		/** As the student has it now: what the student may not see yet is not in it. */
		question: practiceQuestion,
		/** The worked example, if it was opened. */
		twin: z.nullable(z.object({ prompt: renderedText, opened_at: moment, is_solved: z.boolean() })),
		attempts: z.array(attemptDetail),
		/** What the student showed its parents; for its family only. */
		drawing: z.nullable(shownDrawing),
	}),
	errors: ["not_found"],
});

export const streamActivity = defineRoute({
	method: "GET",
	path: "/api/activity/stream",
	who: "parent",
	summary: "A line whenever a child of the family did something; the page then reads again.",
	kind: "stream",
	response: z.object({ type: z.enum(["hello", "changed", "still_here"]), at: moment }),
	errors: ["too_many_requests"],
});

import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { id, moment } from "../schemas/common.schema.ts";
import { sessionKind } from "../schemas/practice.schema.ts";

// Apart from practice, whose page has no room for it.
export const getStudentDashboard = defineRoute({
	method: "GET",
	path: "/api/practice/dashboard",
	who: "student",
	summary:
		"What the student's dashboard shows of the days: today's goal, streak, sets to continue, mistakes, bookmarks.",
	response: z.object({
		first_name: z.string(),
		grade: z.number(),
		is_enrolled: z.boolean(),
		enrolled_until: z.nullable(moment),
		/** Without an enrolment: how many of today's free questions are left. */
		free_left: z.nullable(z.number()),
		/** Questions finished today in the student's time zone, skips aside, and how many are the goal. */
		today_count: z.number(),
		daily_goal: z.number(),
		/** About how long one question takes this student. */
		question_seconds: z.number(),
		current_streak: z.number(),
		longest_streak: z.number(),
		/** The last seven days, oldest first. */
		week: z.array(
			z.object({
				date: z.string(),
				weekday: z.string(),
				count: z.number(),
				goal_reached: z.boolean(),
				/** Without the goal, and the streak goes on all the same. */
				is_rest: z.boolean(),
			}),
		),
		/**
		 * Sessions with unfinished questions, the newest first, at most three; a day's set only on its day. A set of a
		 * skill, of bookmarks or of mistakes that was only looked at is not among them.
		 */
		unfinished: z.array(
			z.object({
				session_id: id,
				kind: sessionKind,
				skill_id: z.nullable(z.string()),
				title: z.string(),
				questions_left: z.number(),
				total: z.number(),
			}),
		),
		/** The mistake notebook: how many are due now, how many come back later, and when the next one does. */
		mistakes: z.object({
			due_count: z.number(),
			later_count: z.number(),
			/** The day of the next one that is not due yet, as yyyy-mm-dd. */
			next_due_on: z.nullable(z.string()),
		}),
		bookmark_count: z.number(),
	}),
	errors: [],
});

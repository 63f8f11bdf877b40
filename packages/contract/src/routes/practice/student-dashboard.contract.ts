import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { id, moment } from "../../schemas/common.schema.ts";
import { placementState } from "../../schemas/placement.schema.ts";
import { sessionKind } from "../../schemas/practice.schema.ts";

// Separate from practice, to keep that page small.
export const getStudentDashboard = defineRoute({
	method: "GET",
	path: "/api/practice/dashboard",
	who: "student",
	summary:
		"What the student's dashboard shows beside the plan: today's goal, streak, sets to continue, mistakes, bookmarks, starting point.",
	response: z.object({
		first_name: z.string(),
		grade: z.number(),
		is_enrolled: z.boolean(),
		enrolled_until: z.nullable(moment),
		/** Without an enrollment: how many of today's free questions are left. */
		free_left: z.nullable(z.number()),
		/** Questions finished today in the student's time zone, without skips, and the goal. */
		today_count: z.number(),
		daily_goal: z.number(),
		/** About how many seconds this student needs for one question. */
		question_seconds: z.number(),
		current_streak: z.number(),
		longest_streak: z.number(),
		/** The day of the first answer or skip, today before it, as yyyy-mm-dd: nothing was missed on earlier days. */
		first_day: z.string(),
		/** The last seven days, oldest first. */
		week: z.array(
			z.object({
				date: z.string(),
				weekday: z.string(),
				count: z.number(),
				goal_reached: z.boolean(),
				/** The goal was missed, but the streak continues. */
				is_rest: z.boolean(),
			}),
		),
		/**
		 * Sessions with unfinished questions, at most four: the day's set, only on its day, and mistakes, then the newest.
		 * A set of a skill or of bookmarks that was only opened is not included.
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
		/** The mistake notebook: how many a set of them opens now, how many return later, and when the next one does. */
		mistakes: z.object({
			due_count: z.number(),
			later_count: z.number(),
			/** The day of the next one that is not due yet, as yyyy-mm-dd. */
			next_due_on: z.nullable(z.string()),
		}),
		bookmark_count: z.number(),
		placement: placementState,
	}),
	errors: [],
});

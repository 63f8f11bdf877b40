import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";

const whole = "Please enter a whole number.";

const goals = {
	/** Questions a day. */
	daily_goal: z
		.int(whole)
		.check(z.gte(1, "At least 1 question a day."), z.lte(100, "At most 100 questions a day.")),
	days_per_week: z.int(whole).check(z.gte(1, "At least 1 day a week."), z.lte(7, "A week has 7 days.")),
};

const goalsResponse = z.object({
	...goals,
	today_count: z.number(),
	has_daily_reward: z.boolean(),
	/** The day of the first answer or skip, today before it, as yyyy-mm-dd: nothing was missed on earlier days. */
	first_day: z.string(),
	/** The current week, Monday to Sunday in the student's time zone. */
	week: z.array(
		z.object({
			date: z.string(),
			weekday: z.string(),
			count: z.number(),
			goal_reached: z.boolean(),
			/** Without the goal, but a rest day of a streak. */
			is_rest: z.boolean(),
			/** Relative to today: days ahead can still be reached. */
			is: z.enum(["past", "today", "ahead"]),
		}),
	),
});

export const getGoals = defineRoute({
	method: "GET",
	path: "/api/student/goals",
	who: "student",
	summary: "The own goals, what is finished today, and how the week looks.",
	response: goalsResponse,
	errors: [],
});

export const setGoals = defineRoute({
	method: "PUT",
	path: "/api/student/goals",
	who: "student",
	summary: "Sets the own goals from today on; days practiced before keep the goals they had.",
	body: z.strictObject(goals),
	response: goalsResponse,
	errors: ["goal_has_reward"],
});

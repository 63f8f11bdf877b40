import { GROWTH_KINDS } from "@learnin/domain/mastery/learning/growth";
import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { id } from "../../schemas/common.schema.ts";
import { personalRecord } from "../../schemas/growth.schema.ts";
import { stage } from "../../schemas/stage.schema.ts";

const month = z
	.string()
	.check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, "Please give a month as yyyy-mm, such as 2026-11."));

const skill = {
	skill_id: z.string(),
	name: z.string(),
	grade: z.number(),
	/** Position in teaching order: decides how its tile looks. */
	place: z.number(),
};

export const getSetGrowth = defineRoute({
	method: "GET",
	path: "/api/growth/sets/:session_id",
	who: "student",
	summary: "The skills that one practice set made stronger, the greatest step first.",
	params: z.object({ session_id: id }),
	response: z.object({
		skills: z.array(
			z.object({
				...skill,
				kind: z.enum(GROWTH_KINDS),
				stage_before: stage,
				stage_after: stage,
				/** A question of it was tried before this set. */
				was_begun: z.boolean(),
				/** It looked known, and so many answers since were right on the first try, and none was not. */
				shown_right: z.number(),
				/** Questions of the set, and how many of them were right on the first try without help. */
				tried: z.number(),
				first_try: z.number(),
			}),
		),
	}),
	errors: ["not_found"],
});

export const getRecords = defineRoute({
	method: "GET",
	path: "/api/growth/records",
	who: "student",
	summary: "The student's own best weeks, compared with nobody else's.",
	response: z.object({ records: z.array(z.object(personalRecord)) }),
	errors: [],
});

export const getMasteredMonth = defineRoute({
	method: "GET",
	path: "/api/growth/month",
	who: "signed_in",
	summary:
		"What a student mastered in one month, to show and to print. Without a month, the newest with something.",
	query: z.object({ student_id: z.optional(id), month: z.optional(month) }),
	response: z.object({
		student_id: id,
		student_name: z.string(),
		month,
		/** Every month in which a skill was mastered for the first time, newest first. */
		months: z.array(z.object({ month, mastered: z.number() })),
		/** In the order in which they were mastered. */
		skills: z.array(z.object({ ...skill, mastered_on: z.string() })),
		/** Days of the month with practice, and questions finished on them. */
		practice_days: z.number(),
		finished: z.number(),
	}),
	errors: ["not_found", "invalid_request"],
});

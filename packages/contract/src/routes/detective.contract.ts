import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { id } from "../schemas/common.schema.ts";

export const getChildProcedures = defineRoute({
	method: "GET",
	path: "/api/detective/children/:student_id",
	who: "parent",
	summary:
		"Wrong procedures that a child's answers show again and again; `getEvidence` has two answers that show each.",
	params: z.object({ student_id: id }),
	response: z.object({
		student: z.object({ id, name: z.string() }),
		/** The likeliest first; empty where nothing was found. */
		procedures: z.array(
			z.object({
				procedure: z.string(),
				/** What the child does, as one sentence, and what to do about it. */
				sentence: z.string(),
				helps: z.string(),
				/** First tries at which it could show, and those at which it did. */
				possible_count: z.number(),
				made_count: z.number(),
			}),
		),
	}),
	errors: ["not_found"],
});

export const getCommonProcedures = defineRoute({
	method: "GET",
	path: "/api/superadmin/procedures",
	who: "admin",
	summary: "The wrong procedures that most students have, by the skill in which they showed last.",
	response: z.object({
		procedures: z.array(
			z.object({
				procedure: z.string(),
				/** What students do; of a procedure of one skill the known mistake's name. */
				name: z.string(),
				/** Whether it is put together over several skills. */
				is_shared: z.boolean(),
				skill_id: z.string(),
				skill_name: z.string(),
				grade: z.number(),
				/** Of whom it was found and has shown or could have shown in the last 60 days. */
				students: z.number(),
			}),
		),
	}),
	errors: [],
});

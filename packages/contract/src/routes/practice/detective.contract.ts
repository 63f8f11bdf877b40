import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { figure, id, renderedText } from "../../schemas/common.schema.ts";

export const getChildProcedures = defineRoute({
	method: "GET",
	path: "/api/detective/children/:student_id",
	who: "parent",
	summary:
		"Wrong procedures that a child's answers show again and again; `getEvidence` has two answers that show each.",
	params: z.object({ student_id: id }),
	response: z.object({
		student: z.object({ id, name: z.string() }),
		/** Most probable first; empty if nothing was found. */
		procedures: z.array(
			z.object({
				procedure: z.string(),
				/** What the child does, in one sentence, and what to do about it. */
				sentence: z.string(),
				helps: z.string(),
				/** First tries at which it could show, and at which it did. */
				possible_count: z.number(),
				made_count: z.number(),
			}),
		),
	}),
	errors: ["not_found"],
});

export const getRepair = defineRoute({
	method: "GET",
	path: "/api/detective/repair",
	who: "student",
	summary:
		"What repairs one of the student's wrong procedures: a picture, a contrasting pair, and whether its questions were begun.",
	query: z.object({ procedure: z.string().check(z.maxLength(300)) }),
	response: z.object({
		procedure: z.string(),
		/** What the student does, in one sentence. */
		sentence: z.string(),
		happens: renderedText,
		/** Null if words explain it better. */
		figure: z.nullable(figure),
		/** The same numbers worked in both ways. */
		pair: z.object({
			asked: renderedText,
			/** Null if a wrong answer has many parts. */
			wrong: z.nullable(z.object({ answer: renderedText, how: z.nullable(renderedText) })),
			right: z.object({ answer: renderedText, how: renderedText }),
		}),
		/** How many of its three questions still accept answers; null before they are started. */
		questions_left: z.nullable(z.number()),
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
				/** What students do; for a procedure of one skill the known mistake's name. */
				name: z.string(),
				/** Whether it combines several skills. */
				is_shared: z.boolean(),
				skill_id: z.string(),
				skill_name: z.string(),
				grade: z.number(),
				/** Students with it who have shown, or could have shown, it in the last 60 days. */
				students: z.number(),
			}),
		),
	}),
	errors: [],
});

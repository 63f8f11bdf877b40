import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { feedback, practiceQuestion, questionStatus, studentAnswer } from "../../schemas/practice.schema.ts";

export const getPreview = defineRoute({
	method: "GET",
	path: "/api/practice/previews/:skill_id",
	who: "parent_or_admin",
	summary: "Questions of a skill as a student gets them, for parents and admins; nothing is stored.",
	params: z.object({ skill_id: z.string().check(z.maxLength(100)) }),
	response: z.object({
		title: z.string(),
		questions: z.array(
			z.object({
				/** Identifies the question when it is answered: a preview has no row. */
				preview_key: z.string(),
				question: practiceQuestion,
			}),
		),
	}),
	errors: ["not_found"],
});

export const answerPreview = defineRoute({
	method: "POST",
	path: "/api/practice/previews",
	who: "parent_or_admin",
	summary:
		"What grading says of an answer to a previewed question; without an answer it shows the right one.",
	body: z.strictObject({
		preview_key: z.string().check(z.maxLength(200)),
		answer: z.nullable(studentAnswer),
	}),
	response: z.object({ feedback: z.nullable(feedback), status: questionStatus }),
	errors: ["not_found"],
});

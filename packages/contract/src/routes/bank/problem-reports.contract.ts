import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { cursor, id, moment, multilineText, renderedText } from "../../schemas/common.schema.ts";
import { listedQuestion } from "../../schemas/practice.schema.ts";

export const reportReason = z.enum([
	"answer_not_accepted",
	"question_unclear",
	"picture_broken",
	"mistake_in_text",
	"not_learned_yet",
	"something_else",
]);
export type ReportReason = z.infer<typeof reportReason>;

export const reportState = z.enum(["open", "fixed", "dismissed"]);
export type ReportState = z.infer<typeof reportState>;

export const reportProblem = defineRoute({
	method: "POST",
	path: "/api/problem-reports",
	who: "student",
	summary: "Tells the makers of a question that something is not right with it.",
	body: z.strictObject({ question_id: id, reason: reportReason, note: multilineText(1000) }),
	response: z.object({ id }),
	errors: ["not_found", "report_exists", "too_many_requests"],
});

export const getProblemReports = defineRoute({
	method: "GET",
	path: "/api/problem-reports",
	who: "admin",
	summary: "Reports of a state, newest first, a page at a time.",
	query: z.object({ state: reportState, cursor }),
	response: z.object({
		reports: z.array(
			z.object({
				id,
				question_id: id,
				reason: reportReason,
				note: z.string(),
				state: reportState,
				/** The reply to the reporter. */
				reply: z.string(),
				...listedQuestion,
				answer_list: z.array(renderedText),
				/** The reporter's last answer as given. */
				last_answer: z.nullable(renderedText),
				/** The question in the bank, with the child's version; null for a generated one. */
				bank: z.nullable(
					z.object({
						question_id: id,
						version: z.number(),
						/** The version that students get now; null if none. */
						published_version: z.nullable(z.number()),
					}),
				),
				created_at: moment,
				resolved_at: z.nullable(moment),
			}),
		),
		counts: z.object({ open: z.number(), fixed: z.number(), dismissed: z.number() }),
		next_cursor: z.nullable(z.string()),
	}),
	errors: ["not_found"],
});

export const resolveProblemReport = defineRoute({
	method: "POST",
	path: "/api/problem-reports/:report_id/resolution",
	who: "admin",
	summary: "Closes a report as fixed or dismissed, with a word to the reporter, or opens it again.",
	params: z.object({ report_id: id }),
	body: z.strictObject({ state: reportState, reply: multilineText(1000) }),
	response: z.object({ state: reportState }),
	errors: ["not_found"],
});

import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { cursor, id, moment, multilineText, renderedText } from "../../schemas/common.schema.ts";
import { listedQuestion } from "../../schemas/practice.schema.ts";

/** A written answer that waits for a person. It names no one: reviewers only need the text. */
export const waitingReview = z.object({
	id,
	...listedQuestion,
	/** Plain text, as a model gets it: marks such as [name] replace anything that identifies the writer. */
	answer: z.string(),
	rubric: z.array(
		z.object({
			id: z.string(),
			requirement: z.string(),
			/** The model's verdict; null if no model read it. */
			is_met: z.nullable(z.boolean()),
		}),
	),
	sample_answer: renderedText,
	/** Why it needs a person. */
	cause: z.enum(["no_model", "no_consent", "model_unsure", "model_failed"]),
	created_at: moment,
});
export type WaitingReview = z.infer<typeof waitingReview>;

export const getWaitingReviews = defineRoute({
	method: "GET",
	path: "/api/answer-reviews",
	who: "admin",
	summary: "Written answers that wait for a person, oldest first.",
	query: z.object({ cursor }),
	response: z.object({
		reviews: z.array(waitingReview),
		waiting_count: z.number(),
		next_cursor: z.nullable(z.string()),
	}),
	errors: ["not_found"],
});

export const decideReview = defineRoute({
	method: "POST",
	path: "/api/answer-reviews/:review_id/decision",
	who: "admin",
	summary: "Decides a written answer; the first decision counts.",
	params: z.object({ review_id: id }),
	body: z.strictObject({ verdict: z.enum(["correct", "incorrect"]), comment: multilineText(1000) }),
	response: z.object({ verdict: z.enum(["correct", "incorrect"]) }),
	errors: ["not_found", "review_decided"],
});

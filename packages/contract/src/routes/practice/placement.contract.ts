import { PLACED_LOOKS } from "@learnin/domain/placement/placement-result";
import type { PlacementResponse } from "@learnin/domain/placement/placement-skill";
import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { id, moment, renderedText } from "../../schemas/common.schema.ts";
import { placementState } from "../../schemas/placement.schema.ts";
import { feedback, practiceQuestion, studentAnswer } from "../../schemas/practice.schema.ts";

const response = z.enum(["right", "wrong", "not_learned"] as const satisfies readonly PlacementResponse[]);

/** The progress of the open placement. */
const progress = {
	/** The question to answer now; null once the placement is finished. */
	question: z.nullable(practiceQuestion),
	answered: z.number(),
	/** The most questions; it may end earlier. */
	most: z.number(),
};

const skill = {
	skill_id: z.string(),
	name: z.string(),
	grade: z.number(),
	/** Position in teaching order: decides how its tile looks. */
	place: z.number(),
};

const look = z.enum(PLACED_LOOKS);

export const getPlacement = defineRoute({
	method: "GET",
	path: "/api/placement",
	who: "student",
	summary: "Whether the student was placed, is being placed, may be, and is invited to.",
	response: placementState,
	errors: [],
});

export const startPlacement = defineRoute({
	method: "POST",
	path: "/api/placement",
	who: "student",
	summary: "Begins a placement, or goes on with the open one. It is free: one in 60 days.",
	body: z.strictObject({}),
	response: z.object(progress),
	errors: ["placement_too_soon", "nothing_to_practise"],
});

export const answerPlacement = defineRoute({
	method: "POST",
	path: "/api/placement/questions/:placement_question_id/answer",
	who: "student",
	summary:
		"Takes the answer to a question of the open placement, or that it was not learned yet (null), and asks the next one. Sent again, it counts once.",
	params: z.object({ placement_question_id: id }),
	body: z.strictObject({ answer: z.nullable(studentAnswer) }),
	response: z.object({
		...progress,
		/** Why the answer was not accepted and may be sent again; null if it was accepted. */
		feedback: z.nullable(feedback),
	}),
	errors: ["not_found", "too_many_requests"],
});

export const finishPlacement = defineRoute({
	method: "POST",
	path: "/api/placement/finish",
	who: "student",
	summary:
		"Ends the open placement with what its answers show so far; before the fifth answer it goes on instead.",
	body: z.strictObject({}),
	response: z.object(progress),
	errors: ["not_found"],
});

export const getPlacementResult = defineRoute({
	method: "GET",
	path: "/api/placement/result",
	who: "student",
	summary: "What the newest finished placement found: what the student can do, and where it starts.",
	response: z.object({
		/** The student's own. */
		grade: z.number(),
		finished_at: moment,
		starts: z.array(z.object(skill)),
		domains: z.array(
			z.object({ id: z.string(), name: z.string(), skills: z.array(z.object({ ...skill, look })) }),
		),
	}),
	errors: ["not_found"],
});

export const getChildPlacement = defineRoute({
	method: "GET",
	path: "/api/placement/children/:student_id",
	who: "parent",
	summary: "What a child's newest finished placement found, and every answer that it stands on.",
	params: z.object({ student_id: id }),
	response: z.object({
		student: z.object({ id, name: z.string(), grade: z.number() }),
		/** Null if the child has no placement. */
		placement: z.nullable(
			z.object({
				finished_at: moment,
				starts: z.array(z.object(skill)),
				domains: z.array(
					z.object({
						id: z.string(),
						name: z.string(),
						skills: z.array(
							z.object({
								...skill,
								/** What a child who knows it can do. */
								parent_name: z.string(),
								look,
								/** The answer if the skill itself was asked; otherwise null. */
								asked: z.nullable(response),
								/** Answers about skills that it builds on or that build on it. */
								related_answers: z.number(),
							}),
						),
					}),
				),
				answers: z.array(
					z.object({
						...skill,
						response,
						prompt: renderedText,
						/** Null for "not learned yet". */
						given: z.nullable(renderedText),
						right_answer: z.array(renderedText),
					}),
				),
			}),
		),
	}),
	errors: ["not_found"],
});

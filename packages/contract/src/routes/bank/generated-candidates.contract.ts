import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { id, line, moment, renderedText } from "../../schemas/common.schema.ts";
import {
	candidate,
	cost,
	generationStage,
	stageOutcome,
	stageReason,
} from "../../schemas/generation.schema.ts";
import { practiceQuestion, studentAnswer } from "../../schemas/practice.schema.ts";
import { authoredQuestion } from "../../schemas/question.schema.ts";

const params = z.object({ candidate_id: id });

const stage = z.object({
	stage: generationStage,
	outcome: stageOutcome,
	/** Null for a passed check without a note. */
	reason: z.nullable(stageReason),
	/** Plain text: the value, word or number concerned; empty if there is none. */
	detail: z.string(),
	/** Faults of `checkQuestion`, as the editor shows them. */
	faults: z.array(z.object({ field: z.string(), fault: z.string(), detail: z.string() })),
	duration_ms: z.number(),
});

export const getCandidate = defineRoute({
	method: "GET",
	path: "/api/generation/candidates/:candidate_id",
	who: "admin",
	summary: "One candidate with its key, as a student would get it, and what every check said.",
	params,
	response: z.object({
		...candidate.shape,
		job_id: id,
		stages: z.array(stage),
		skill_id: z.string(),
		skill_name: z.string(),
		difficulty: z.number(),
		/** Null unless it had the requested form. */
		question: z.nullable(authoredQuestion),
		preview: z.nullable(
			z.object({
				question: practiceQuestion,
				hints: z.array(renderedText),
				right_answer: studentAnswer,
				answer_list: z.array(renderedText),
				explanation: renderedText,
			}),
		),
		/** How to compute the answer, in the product's own arithmetic; a value is null if it could not be computed. */
		expressions: z.array(
			z.object({ part: z.string(), expression: z.string(), value: z.nullable(z.string()) }),
		),
		/** Near-duplicates: in the bank, or in this job. */
		near_duplicates: z.array(
			z.object({
				/** Its id in the bank; null for another candidate. */
				question_id: z.nullable(id),
				/** The candidate's number in the job; null for a question of the bank. */
				number: z.nullable(z.number()),
				prompt: renderedText,
				/** 0 to 1. */
				resemblance: z.number(),
			}),
		),
	}),
	errors: ["not_found"],
});

export const getCandidateCalls = defineRoute({
	method: "GET",
	path: "/api/generation/candidates/:candidate_id/calls",
	who: "admin",
	summary: "Word by word what models were asked for a candidate, and what they answered.",
	params,
	response: z.object({
		calls: z.array(
			z.object({
				purpose: z.enum(["generate-question", "solve-question"]),
				model: z.string(),
				prompt_version: z.string(),
				instructions: z.string(),
				messages: z.array(z.string()),
				outcome: z.string(),
				/** As JSON; null if there was none. */
				answer: z.nullable(z.string()),
				input_tokens: z.nullable(z.number()),
				output_tokens: z.nullable(z.number()),
				cost,
				duration_ms: z.number(),
				created_at: moment,
			}),
		),
	}),
	errors: ["not_found"],
});

export const takeCandidate = defineRoute({
	method: "POST",
	path: "/api/generation/candidates/:candidate_id/take",
	who: "admin",
	summary:
		"Puts a candidate that passed all checks into the bank: for review, or as a draft to be edited first.",
	params,
	body: z.strictObject({
		state: z.enum(["draft", "in_review"]),
		tags: z.array(line("A tag", 40)).check(z.maxLength(12, "At most 12 tags.")),
	}),
	response: z.object({ question_id: id }),
	errors: ["candidate_not_ready", "candidate_taken", "question_exists", "not_found"],
});

export const getGenerationPrompts = defineRoute({
	method: "GET",
	path: "/api/generation/prompts",
	who: "admin",
	summary: "The wordings that models were asked with, newest first.",
	response: z.object({
		prompts: z.array(
			z.object({
				purpose: z.enum(["generate-question", "solve-question"]),
				version: z.string(),
				wording: z.string(),
				/** When it was first used. */
				created_at: moment,
			}),
		),
	}),
	errors: [],
});

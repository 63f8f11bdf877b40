import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { cursor, id, line, moment, multilineText, renderedText } from "../../schemas/common.schema.ts";
import {
	answerType,
	candidate,
	candidateState,
	cost,
	generatedType,
	generationStage,
} from "../../schemas/generation.schema.ts";

/** The most candidates of one job, over all its models. */
export const MAX_CANDIDATES = 50;
/** The most models to compare. */
export const MAX_MODELS = 4;

/** The request to the models. */
const brief = {
	/** Determines the grade too. */
	skill_id: z.string().check(z.minLength(1), z.maxLength(100)),
	question_type: generatedType,
	answer_type: answerType,
	difficulty: z.int().check(z.gte(1), z.lte(5)),
	/** The author's own words; material for the model, never an instruction about how its answer is checked. */
	wish: multilineText(2000),
	/**
	 * A question of the bank, or any text, that the new ones should resemble without being equal; null: only the skill.
	 */
	example: z.nullable(
		z.discriminatedUnion("kind", [
			z.strictObject({ kind: z.literal("question"), question_id: id }),
			z.strictObject({ kind: z.literal("text"), text: multilineText(2000) }),
		]),
	),
};

/** Which of the four pages asked; all of them use one engine. */
export const generationKind = z.enum(["single", "several", "compare", "relevance"]);
export type GenerationKind = z.infer<typeof generationKind>;

const generationState = z.enum(["running", "done", "cancelled"]);

const job = z.object({
	id,
	kind: generationKind,
	state: generationState,
	skill_id: z.string(),
	skill_name: z.string(),
	grade: z.number(),
	question_type: generatedType,
	answer_type: answerType,
	difficulty: z.number(),
	wish: z.string(),
	/** The start of the example, as plain text; empty if there is none. */
	example_words: z.string(),
	models: z.array(z.string()),
	sends_to_review: z.boolean(),
	created_by_name: z.nullable(z.string()),
	created_at: moment,
	finished_at: z.nullable(moment),
	/** How many candidates are in each state. */
	counts: z.record(candidateState, z.number()),
	cost,
});

const jobParams = z.object({ job_id: id });

export const getGenerationChoices = defineRoute({
	method: "GET",
	path: "/api/generation/choices",
	who: "admin",
	summary: "The models that can be asked with their prices, and what is left of the day's limits.",
	response: z.object({
		models: z.array(
			z.object({
				name: z.string(),
				/** A local program instead of a model: its questions come from the product's own generators. */
				is_stand_in: z.boolean(),
				/** US dollars per million tokens; null if not configured. */
				input_price: z.nullable(z.number()),
				output_price: z.nullable(z.number()),
			}),
		),
		most_candidates: z.number(),
		most_models: z.number(),
		/** Calls left in the UTC day, over all models, for generating. */
		calls_left: z.number(),
		/** Millionths of a US dollar. */
		cost_today: z.number(),
		cost_limit: z.number(),
	}),
	errors: [],
});

export const startGeneration = defineRoute({
	method: "POST",
	path: "/api/generation/jobs",
	who: "admin",
	summary:
		"Lets models write questions, as a job in the background; nothing of it reaches a student unapproved.",
	body: z.strictObject({
		kind: generationKind,
		...brief,
		/** Names of configured models; several take turns, or are compared (`compare`). */
		models: z
			.array(line("A model", 60))
			.check(
				z.minLength(1, "Please choose a model."),
				z.maxLength(MAX_MODELS, `At most ${MAX_MODELS} models.`),
			),
		/** Candidates in all; for `compare`: per model. */
		number: z
			.int()
			.check(
				z.gte(1, "At least one question."),
				z.lte(MAX_CANDIDATES, `At most ${MAX_CANDIDATES} questions at a time.`),
			),
		/** Sends every candidate that passes all checks to the review queue. */
		sends_to_review: z.boolean(),
	}),
	response: z.object({ job_id: id }),
	errors: ["model_missing", "model_unknown", "too_many_candidates", "generation_limit_reached", "not_found"],
});

export const getGenerations = defineRoute({
	method: "GET",
	path: "/api/generation/jobs",
	who: "admin",
	summary: "Generation jobs, newest first, a page at a time.",
	query: z.object({
		kind: z.optional(generationKind),
		cursor,
	}),
	response: z.object({ jobs: z.array(job), next_cursor: z.nullable(z.string()) }),
	errors: ["not_found"],
});

export const getGeneration = defineRoute({
	method: "GET",
	path: "/api/generation/jobs/:job_id",
	who: "admin",
	summary: "A generation job with its candidates so far; by relevance first where it was asked so.",
	params: jobParams,
	response: z.object({
		...job.shape,
		/** The text of the example, if there is one. */
		example: z.nullable(renderedText),
		/** In the order of their numbers; for `relevance`: most relevant first. */
		candidates: z.array(candidate),
		/** The share of each model. */
		by_model: z.array(
			z.object({
				model: z.string(),
				made: z.number(),
				ready: z.number(),
				cost,
				/** Median; null before the first. */
				median_writing_ms: z.nullable(z.number()),
			}),
		),
		/** How many passed and failed each check. */
		by_stage: z.array(
			z.object({
				stage: generationStage,
				passed: z.number(),
				failed: z.number(),
				not_applicable: z.number(),
				not_run: z.number(),
			}),
		),
	}),
	errors: ["not_found"],
});

export const cancelGeneration = defineRoute({
	method: "POST",
	path: "/api/generation/jobs/:job_id/cancel",
	who: "admin",
	summary: "Stops a job: what is being made is finished, nothing new is begun, what is there stays.",
	params: jobParams,
	response: z.object({ state: generationState }),
	errors: ["not_found"],
});

import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { id, line, moment, multilineText, renderedText } from "../schemas/common.schema.ts";
import { practiceQuestion, studentAnswer } from "../schemas/practice.schema.ts";
import { authoredQuestion } from "../schemas/question.schema.ts";

/** As many candidates as one job makes, all its models together. */
export const MOST_CANDIDATES = 50;
/** As many models as are asked the same side by side. */
export const MOST_MODELS = 4;

/** Everything but a question on a picture: a model cannot draw one. */
export const generatedType = z.enum([
	"SELECT_ONE",
	"SELECT_ALL",
	"FILL_ONE",
	"FILL_MULTIPLE",
	"MATCH_THE_FOLLOWING",
	"VERIFY_WITH_LLM",
]);
export type GeneratedType = z.infer<typeof generatedType>;

const answerType = z.enum(["INTEGER", "STRING", "SIMPLE_FRACTION", "MIXED_FRACTION", "FLOAT", "MIXED"]);

/** What is asked of the models. */
const brief = {
	/** Gives the grade too. */
	skill_id: z.string().check(z.minLength(1), z.maxLength(100)),
	question_type: generatedType,
	answer_type: answerType,
	difficulty: z.int().check(z.gte(1), z.lte(5)),
	/** The author's own words; material for the model, never an instruction about how its answer is checked. */
	wish: multilineText(2000),
	/** A question of the bank, or any text, that the new ones are like without being the same; null: the skill alone. */
	example: z.nullable(
		z.discriminatedUnion("kind", [
			z.strictObject({ kind: z.literal("question"), question_id: id }),
			z.strictObject({ kind: z.literal("text"), text: multilineText(2000) }),
		]),
	),
};

/** Which of the four pages asked; all of them are one engine. */
export const generationKind = z.enum(["single", "several", "compare", "relevance"]);
export type GenerationKind = z.infer<typeof generationKind>;

const generationState = z.enum(["running", "done", "cancelled"]);

/**
 * A candidate's way: waiting → working → ready (every check passed) or caught (by a check) or failed (the model gave
 * nothing to check) or cancelled (before its turn).
 */
const candidateState = z.enum(["waiting", "working", "ready", "caught", "failed", "cancelled"]);
export type CandidateState = z.infer<typeof candidateState>;

/** The checks of a candidate, in the order in which they are shown. */
export const generationStage = z.enum([
	"schema",
	"checks",
	"expression",
	"second_solution",
	"distractors",
	"duplicates",
	"level",
]);
export type GenerationStage = z.infer<typeof generationStage>;

/** What a check says beside passed or failed. */
export const stageReason = z.enum([
	// Of the schema.
	"not_the_asked_form",
	// Of the own checks; the faults stand in `faults`.
	"has_faults",
	// Of the answer expression.
	"no_expression_needed",
	"expression_missing",
	"expression_unreadable",
	"expression_is_not_the_key",
	// Of the second solution: how it was found, or what came out.
	"exact_program_agrees",
	"exact_program_differs",
	"calculation_agrees",
	"calculation_differs",
	"models_agree",
	"models_differ",
	"said_unanswerable",
	"no_second_solution",
	"read_by_a_person",
	// Of the wrong options.
	"no_options",
	"distractor_equals_answer",
	"expression_fits_two_options",
	// Of duplicates.
	"same_in_bank",
	"same_in_batch",
	"nearly_the_same",
	// Of level and language; the words or numbers in question stand in `detail`.
	"number_too_large",
	"negative_too_early",
	"decimal_too_early",
	"fraction_too_early",
	"text_too_long",
	"sentence_too_long",
	"words_too_hard",
	"not_for_children",
	"holds_link_or_code",
	"holds_personal_data",
	// Of any check that was not made because an earlier one failed.
	"earlier_check_failed",
]);
export type StageReason = z.infer<typeof stageReason>;

const stage = z.object({
	stage: generationStage,
	outcome: z.enum(["passed", "failed", "not_applicable", "not_run"]),
	/** Null for a check that passed and has nothing to add. */
	reason: z.nullable(stageReason),
	/** Plain text: the value, the word, the number it is about; empty where there is nothing to add. */
	detail: z.string(),
	/** Of the own checks: as the editor shows them. */
	faults: z.array(z.object({ field: z.string(), fault: z.string(), detail: z.string() })),
	duration_ms: z.number(),
});

/** Why a model gave nothing to check. */
export const candidateFailure = z.enum([
	"refused",
	"truncated",
	"not_json",
	"timeout",
	"rate_limited",
	"unavailable",
	"call_limit_reached",
	"cost_limit_reached",
	"gave_up",
]);
export type CandidateFailure = z.infer<typeof candidateFailure>;

/** Millionths of a US dollar, rounded up; null where the price of a model that was asked is not known. */
const cost = z.nullable(z.number());

const candidate = z.object({
	id,
	/** From 1 on, among the job's candidates. */
	number: z.number(),
	model: z.string(),
	state: candidateState,
	/** The first check that failed, of a caught one. */
	caught_by: z.nullable(generationStage),
	failure: z.nullable(candidateFailure),
	/** Of what came in the asked form. */
	prompt: z.nullable(renderedText),
	stages: z.array(z.object({ stage: generationStage, outcome: stage.shape.outcome })),
	/** How much it has to do with skill and example, 0 to 1; null before it is known. */
	relevance: z.nullable(z.number()),
	/** Says nearly the same as another one, with other numbers. */
	is_near_duplicate: z.boolean(),
	cost,
	/** Of the model that wrote it, and of everything. */
	writing_ms: z.nullable(z.number()),
	duration_ms: z.nullable(z.number()),
	/** The question of the bank that it became. */
	question_id: z.nullable(id),
});

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
	models: z.array(z.string()),
	sends_to_review: z.boolean(),
	created_by_name: z.nullable(z.string()),
	created_at: moment,
	finished_at: z.nullable(moment),
	/** How many candidates stand where. */
	counts: z.record(candidateState, z.number()),
	cost,
});

const jobParams = z.object({ job_id: id });
const candidateParams = z.object({ candidate_id: id });

export const getGenerationChoices = defineRoute({
	method: "GET",
	path: "/api/generation/choices",
	who: "admin",
	summary: "The models that can be asked with their prices, and what is left of the day's limits.",
	response: z.object({
		models: z.array(
			z.object({
				name: z.string(),
				/** An offline program in a model's place: its questions come from the product's own generators. */
				is_stand_in: z.boolean(),
				/** US dollars per million tokens; null where the settings do not say. */
				input_price: z.nullable(z.number()),
				output_price: z.nullable(z.number()),
			}),
		),
		most_candidates: z.number(),
		most_models: z.number(),
		/** Of the UTC day, all models together, for generating. */
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
		/** Names of configured models; several take turns, or are asked side by side (`compare`). */
		models: z
			.array(line("A model", 60))
			.check(
				z.minLength(1, "Please choose a model."),
				z.maxLength(MOST_MODELS, `At most ${MOST_MODELS} models.`),
			),
		/** Candidates in all; of `compare`: for each model. */
		number: z
			.int()
			.check(
				z.gte(1, "At least one question."),
				z.lte(MOST_CANDIDATES, `At most ${MOST_CANDIDATES} questions at a time.`),
			),
		/** Every candidate that passes all checks goes to the review queue by itself. */
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
		cursor: z.optional(z.string().check(z.maxLength(200))),
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
		/** The text of the example, where there is one. */
		example: z.nullable(renderedText),
		/** In the order of their numbers; of `relevance`: the most relevant first. */
		candidates: z.array(candidate),
		/** Each model's part of it. */
		by_model: z.array(
			z.object({
				model: z.string(),
				made: z.number(),
				ready: z.number(),
				cost,
				/** In the middle; null before the first. */
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

export const getCandidate = defineRoute({
	method: "GET",
	path: "/api/generation/candidates/:candidate_id",
	who: "admin",
	summary: "One candidate with its key, as a student would get it, and what every check said.",
	params: candidateParams,
	response: z.object({
		...candidate.shape,
		job_id: id,
		stages: z.array(stage),
		skill_id: z.string(),
		skill_name: z.string(),
		difficulty: z.number(),
		/** Null unless it came in the asked form. */
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
		/** How the answer comes about, in the product's own arithmetic; a value is null where it could not be worked out. */
		expressions: z.array(
			z.object({ part: z.string(), expression: z.string(), value: z.nullable(z.string()) }),
		),
		/** What is nearly the same: in the bank, or in this job. */
		near_duplicates: z.array(
			z.object({
				/** Where it is in the bank; null for another candidate. */
				question_id: z.nullable(id),
				/** Which candidate of the job; null for a question of the bank. */
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
	params: candidateParams,
	response: z.object({
		calls: z.array(
			z.object({
				purpose: z.enum(["generate-question", "solve-question"]),
				model: z.string(),
				prompt_version: z.string(),
				instructions: z.string(),
				messages: z.array(z.string()),
				outcome: z.string(),
				/** As JSON; null where there was none. */
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
	params: candidateParams,
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

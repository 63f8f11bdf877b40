import * as z from "zod/mini";
import { id, renderedText } from "./common.schema.ts";

/** Every type; of those on a picture, which a model cannot draw, only cards to sort into bins. */
export const generatedType = z.enum([
	"SELECT_ONE",
	"SELECT_ALL",
	"FILL_ONE",
	"FILL_MULTIPLE",
	"MATCH_THE_FOLLOWING",
	"LABELED_INPUT",
	"VERIFY_WITH_LLM",
]);
export type GeneratedType = z.infer<typeof generatedType>;

export const answerType = z.enum([
	"INTEGER",
	"STRING",
	"SIMPLE_FRACTION",
	"MIXED_FRACTION",
	"FLOAT",
	"MIXED",
]);

/**
 * States of a candidate: waiting → working → ready (every check passed) or caught (by a check) or failed (the model
 * returned nothing to check) or canceled (before its turn).
 */
export const candidateState = z.enum(["waiting", "working", "ready", "caught", "failed", "cancelled"]);
export type CandidateState = z.infer<typeof candidateState>;

/** The checks of a candidate, in display order. */
export const generationStage = z.enum([
	"schema",
	"interaction",
	"checks",
	"expression",
	"second_solution",
	"distractors",
	"duplicates",
	"level",
]);
export type GenerationStage = z.infer<typeof generationStage>;

/** The reason of a check's result. */
export const stageReason = z.enum([
	// Of the schema.
	"not_the_asked_form",
	// Of the interaction: settings, what it can make, what fits a phone, what gives the answer away.
	"no_interaction",
	"interaction_of_other_type",
	"line_without_marks",
	"answer_off_line",
	"line_writes_other_form",
	"answer_unlike_type",
	"line_too_full",
	"line_tells_answer",
	"mistake_out_of_reach",
	"card_count",
	"card_without_place",
	"card_too_long",
	"card_with_formula",
	"cards_alike",
	"cards_out_of_order",
	"order_is_told",
	"bin_count",
	"bin_stays_empty",
	"card_without_bin",
	"card_names_bin",
	// Of `checkQuestion`; the faults are in `faults`.
	"has_faults",
	// Of the answer expression.
	"no_expression_needed",
	"expression_missing",
	"expression_unreadable",
	"expression_is_not_the_key",
	// Of the second solution: how it was found, or its result.
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
	// Of level and language; the words or numbers concerned are in `detail`.
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
	// Of any check skipped because an earlier one failed.
	"earlier_check_failed",
]);
export type StageReason = z.infer<typeof stageReason>;

/** Why a model returned nothing to check. */
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

/** Millionths of a US dollar, rounded up; null if the price of a called model is unknown. */
export const cost = z.nullable(z.number());

/** The result of a check of a candidate. */
export const stageOutcome = z.enum(["passed", "failed", "not_applicable", "not_run"]);

/** A candidate as a row of its job. */
export const candidate = z.object({
	id,
	/** From 1 on, among the job's candidates. */
	number: z.number(),
	model: z.string(),
	state: candidateState,
	/** The first failed check, of a caught one. */
	caught_by: z.nullable(generationStage),
	failure: z.nullable(candidateFailure),
	/** If it had the requested form. */
	prompt: z.nullable(renderedText),
	stages: z.array(z.object({ stage: generationStage, outcome: stageOutcome })),
	/** Relevance to skill and example, 0 to 1; null before it is known. */
	relevance: z.nullable(z.number()),
	/** A near-duplicate of another one, with other numbers. */
	is_near_duplicate: z.boolean(),
	cost,
	/** Time of the model that wrote it, and in total. */
	writing_ms: z.nullable(z.number()),
	duration_ms: z.nullable(z.number()),
	/** The question of the bank that it became. */
	question_id: z.nullable(id),
});

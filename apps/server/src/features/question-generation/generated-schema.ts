import type { GeneratedType } from "@learnin/contract/schemas/generation.schema";
import type { GeneratedQuestion } from "@learnin/domain/authoring/generated/generated-form";
import * as z from "zod";

// All fields required and no additional ones, as the providers' strict modes demand. No bounds: strict modes
// refuse them.

const base = {
	prompt: z.string(),
	instruction: z.string(),
	hints: z.array(z.string()),
	explanation: z.string(),
};
const box = { answer: z.string(), unit: z.string(), expression: z.string() };
/** Whole numbers, as the checks see to: a strict mode refuses the bounds that come with a schema of whole numbers. */
const numberLine = z.strictObject({
	kind: z.literal("number_line"),
	from: z.number(),
	to: z.number(),
	steps: z.number(),
	number_every: z.number(),
});
const options = z.array(z.strictObject({ label: z.string(), is_right: z.boolean(), feedback: z.string() }));

const schemas = {
	FILL_ONE: z.strictObject({
		question_type: z.literal("FILL_ONE"),
		...base,
		...box,
		mistakes: z.array(z.strictObject({ answer: z.string(), feedback: z.string() })),
		interaction: z.nullable(numberLine),
	}),
	FILL_MULTIPLE: z.strictObject({
		question_type: z.literal("FILL_MULTIPLE"),
		...base,
		boxes: z.array(z.strictObject(box)),
	}),
	SELECT_ONE: z.strictObject({
		question_type: z.literal("SELECT_ONE"),
		...base,
		options,
		expression: z.string(),
	}),
	SELECT_ALL: z.strictObject({ question_type: z.literal("SELECT_ALL"), ...base, options }),
	MATCH_THE_FOLLOWING: z.strictObject({
		question_type: z.literal("MATCH_THE_FOLLOWING"),
		...base,
		pairs: z.array(z.strictObject({ left: z.string(), right: z.string(), expression: z.string() })),
		others: z.array(z.string()),
		interaction: z.nullable(z.strictObject({ kind: z.literal("order") })),
	}),
	LABELED_INPUT: z.strictObject({
		question_type: z.literal("LABELED_INPUT"),
		...base,
		interaction: z.strictObject({ kind: z.literal("sort") }),
		bins: z.array(z.string()),
		cards: z.array(
			z.strictObject({
				label: z.string(),
				bin: z.string(),
				wrong_bin: z.string(),
				feedback: z.string(),
			}),
		),
	}),
	VERIFY_WITH_LLM: z.strictObject({
		question_type: z.literal("VERIFY_WITH_LLM"),
		...base,
		requirements: z.array(z.string()),
		sample_answer: z.string(),
	}),
} satisfies Record<GeneratedType, z.ZodType<GeneratedQuestion>>;

/** The schema of a model's response. */
export function schemaOf(question_type: GeneratedType): z.ZodType<GeneratedQuestion> {
	return schemas[question_type];
}

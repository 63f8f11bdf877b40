import type { Question } from "@learnin/domain/question/question";
import * as z from "zod/mini";
import type { SameType } from "../same-type.ts";
import { interaction } from "./interaction.schema.ts";

/** A whole question with its key, as authors write it. Only super-admins send and receive it. */

const text = (max: number) => z.string().check(z.maxLength(max));
const partId = text(50).check(z.minLength(1));
const answerType = z.enum(["INTEGER", "STRING", "SIMPLE_FRACTION", "MIXED_FRACTION", "FLOAT", "MIXED"]);
const list = <T extends z.ZodMiniType>(item: T, max = 50) => z.array(item).check(z.maxLength(max));

const figureSetting = z.union([text(200), list(list(text(60), 8), 24)]);

/** What is in the settings of a figure that an author chose. */
export const figureSettings = z
	.record(text(30), figureSetting)
	.check(z.refine((settings) => Object.keys(settings).length <= 16, "Too many settings."));

const figure = z.strictObject({
	svg: text(100_000),
	alt: text(1000),
	drawn: z.exactOptional(z.strictObject({ name: text(60), settings: figureSettings })),
});

const uploadedImage = z.strictObject({
	src: z.string().check(z.regex(/^\/images\/[a-f0-9]{64}\.webp$/, "This isn’t one of our pictures.")),
	alt: text(1000),
	width: z.int().check(z.gte(1), z.lte(10_000)),
	height: z.int().check(z.gte(1), z.lte(10_000)),
});

const option = z.strictObject({
	id: partId,
	label: text(1000),
	figure: z.exactOptional(figure),
	image: z.exactOptional(uploadedImage),
});

const base = {
	prompt: text(5000),
	cta: z.exactOptional(text(500)),
	figure: z.exactOptional(figure),
	images: z.exactOptional(list(uploadedImage, 6)),
	hints: list(text(2000), 6),
	explanation: text(5000),
	known_mistakes: list(
		z.strictObject({
			id: partId,
			part: z.exactOptional(partId),
			answer: text(200),
			feedback: text(1000),
		}),
		30,
	),
	interaction: z.exactOptional(interaction),
	roles: z.exactOptional(list(text(100), 20)),
};

const blankKey = z.strictObject({
	answers: list(text(200), 20),
	tolerance: z.exactOptional(text(50)),
	simplest: z.exactOptional(z.enum(["required", "enforced", "optional"])),
	is_case_sensitive: z.exactOptional(z.boolean()),
	pi: z.exactOptional(z.enum(["multiple", "approximate"])),
});

const answerBlank = {
	answer_type: answerType,
	answer_prefix: z.exactOptional(text(50)),
	answer_suffix: z.exactOptional(text(50)),
	key: blankKey,
};

const pictureLabel = z.strictObject({
	id: partId,
	label: text(200),
	x: z.number().check(z.gte(0), z.lte(100)),
	y: z.number().check(z.gte(0), z.lte(100)),
	answer_type: answerType,
	answer_prefix: z.exactOptional(text(50)),
	answer_suffix: z.exactOptional(text(50)),
	choices: z.exactOptional(list(text(200), 20)),
	key: z.nullable(blankKey),
});

export const authoredQuestion = z.discriminatedUnion("question_type", [
	z.strictObject({
		...base,
		question_type: z.literal("SELECT_ONE"),
		answer_type: answerType,
		options: list(option, 12),
		key: z.strictObject({ option_id: text(50) }),
	}),
	z.strictObject({
		...base,
		question_type: z.literal("SELECT_ALL"),
		answer_type: answerType,
		options: list(option, 12),
		answer_count: z.exactOptional(z.int()),
		none_option_id: z.exactOptional(partId),
		key: z.strictObject({ option_ids: list(partId, 12) }),
	}),
	z.strictObject({ ...base, question_type: z.literal("FILL_ONE"), ...answerBlank }),
	z.strictObject({
		...base,
		question_type: z.literal("FILL_MULTIPLE"),
		answer_type: answerType,
		blanks: list(z.strictObject({ id: partId, ...answerBlank }), 20),
		is_any_order: z.exactOptional(z.boolean()),
		initial_count: z.exactOptional(z.int()),
	}),
	z.strictObject({
		...base,
		question_type: z.literal("MATCH_THE_FOLLOWING"),
		answer_type: answerType,
		left_options: list(option, 12),
		right_options: list(option, 16),
		key: z.strictObject({ answer_dict: z.record(partId, partId) }),
	}),
	z.strictObject({
		...base,
		question_type: z.literal("LABELED_INPUT"),
		answer_type: answerType,
		labels: list(pictureLabel, 20),
	}),
	z.strictObject({
		...base,
		question_type: z.literal("VERIFY_WITH_LLM"),
		answer_type: answerType,
		key: z.strictObject({
			rubric: list(z.strictObject({ id: partId, requirement: text(500) }), 12),
			sample_answer: text(3000),
			number: z.exactOptional(
				z.strictObject({
					answer_type: answerType,
					answer_suffix: z.exactOptional(text(50)),
					key: blankKey,
				}),
			),
		}),
	}),
]);
true satisfies SameType<z.output<typeof authoredQuestion>, Question>;

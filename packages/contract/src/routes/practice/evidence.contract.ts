import { PARENT_STATEMENTS } from "@learnin/domain/mastery/planning/ask-about-statements";
import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { cursor, figure, id, moment, renderedText } from "../../schemas/common.schema.ts";
import { stage } from "../../schemas/stage.schema.ts";

/** A question and how its first try went: the evidence for a statement about a child. */
const evidenceAnswer = z.object({
	question_id: id,
	skill_name: z.string(),
	answered_at: moment,
	/** The child's time zone at that moment. */
	time_zone: z.string(),
	prompt: renderedText,
	/** The first answer; null if the question was skipped or the answer cannot be shown. */
	given: z.nullable(renderedText),
	/** That answer as a drawing; null if it was typed or chosen. */
	made: z.nullable(figure),
	/** The right answer as such a drawing, once the question has ended; null for an answer that was right. */
	right_made: z.nullable(figure),
	/** The feedback on that answer if it was a known mistake. */
	note: z.nullable(renderedText),
	/** `open`: the first try was wrong, and the question is unfinished. */
	result: z.enum(["first_try", "later_try", "with_help", "skipped", "not_solved", "open"]),
	tries: z.number(),
	hints_opened: z.number(),
	/** The worked example was opened. */
	twin_opened: z.boolean(),
	/** The child's stage in the skill before and after it. */
	moved: z.object({ from: stage, to: stage }),
});
export type EvidenceAnswer = z.infer<typeof evidenceAnswer>;

export const getEvidence = defineRoute({
	method: "GET",
	path: "/api/evidence",
	who: "signed_in",
	summary:
		"The answers behind a statement about a student's skill or wrong procedure, newest first, a page at a time.",
	query: z.object({
		/** The student's own if absent. */
		student_id: z.optional(id),
		/** Either of the two. */
		skill_id: z.optional(z.string().check(z.maxLength(100))),
		procedure: z.optional(z.string().check(z.maxLength(300))),
		cursor,
	}),
	response: z.object({ answers: z.array(evidenceAnswer), next_cursor: z.nullable(z.string()) }),
	errors: ["not_found"],
});

const skillId = z.string().check(z.maxLength(100));

export const getStatements = defineRoute({
	method: "GET",
	path: "/api/evidence/students/:student_id/statements",
	who: "parent",
	summary: "What guardians said of a child's skills, and the first answer that was given since.",
	params: z.object({ student_id: id }),
	response: z.object({
		/** Newest first, one per skill. */
		statements: z.array(
			z.object({
				skill_id: skillId,
				says: z.enum(PARENT_STATEMENTS),
				said_at: moment,
				/** Null if it is asked next. */
				answer: z.nullable(z.object({ question_id: id, is_first_try: z.boolean() })),
			}),
		),
	}),
	errors: ["not_found"],
});

export const stateSkill = defineRoute({
	method: "PUT",
	path: "/api/evidence/students/:student_id/statements/:skill_id",
	who: "parent",
	summary:
		"Keeps what a guardian says of a child and a skill; the next set asks about it. Null takes it back.",
	params: z.object({ student_id: id, skill_id: skillId }),
	body: z.strictObject({ says: z.nullable(z.enum(PARENT_STATEMENTS)) }),
	response: z.object({}),
	errors: ["not_found"],
});

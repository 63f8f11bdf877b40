import { PRACTICE_REASONS } from "@learnin/domain/mastery/planning/practice-reasons";
import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { id, moment, renderedText } from "../../schemas/common.schema.ts";
import { practiceQuestion, studentAnswer } from "../../schemas/practice.schema.ts";

/** The source of a sheet: one skill, the child's mistakes, or what is most useful now. */
const source = z.enum(["skill", "mistakes", "next"]);

/** As printed: eight characters, no I, L, O and U. */
const code = z.string().check(z.regex(/^[0-9A-HJKMNP-TV-Z]{8}$/));

const worksheet = z.object({
	code,
	source,
	made_at: moment,
	/** Whom it was made for; null for another family's sheet of a skill. */
	student: z.nullable(z.object({ id, name: z.string() })),
	skills: z.array(z.object({ id: z.string(), name: z.string(), grade: z.number() })),
	questions: z.array(
		z.object({
			question: practiceQuestion,
			/** The key: with letters and pairs as on the sheet, as words, and the solution. */
			right_answer: studentAnswer,
			answer_list: z.array(renderedText),
			explanation: renderedText,
		}),
	),
	/** Five minutes at home, for a sheet of one skill. */
	home_activity: z.nullable(
		z.object({
			title: z.string(),
			needs: z.string(),
			steps: z.array(z.string()),
			ask: z.string(),
			because: z.string(),
		}),
	),
});

export const getWorksheetChoices = defineRoute({
	method: "GET",
	path: "/api/worksheets/choices",
	who: "parent",
	summary: "What worksheets can be made of: skills, and per child what was missed and what comes next.",
	response: z.object({
		children: z.array(
			z.object({
				id,
				name: z.string(),
				grade: z.number(),
				/** Skills with a mistake in the last 30 days or due to return. */
				mistake_skills: z.array(z.string()),
				next: z.array(z.object({ skill_name: z.string(), reason: z.enum(PRACTICE_REASONS) })),
			}),
		),
		skills: z.array(
			z.object({
				id: z.string(),
				name: z.string(),
				/** Its formal name, for search. */
				formal_name: z.string(),
				parent_name: z.string(),
				grade: z.number(),
				domain_name: z.string(),
			}),
		),
		/** The family's newest sheets. */
		recent: z.array(
			z.object({
				code,
				source,
				made_at: moment,
				student_name: z.string(),
				title: z.string(),
				count: z.number(),
			}),
		),
	}),
	errors: [],
});

const wishes = {
	student_id: id,
	count: z.int().check(z.gte(5), z.lte(30)),
	level: z.enum(["suiting", "easier", "harder"]),
};

export const makeWorksheet = defineRoute({
	method: "POST",
	path: "/api/worksheets",
	who: "parent",
	summary: "Makes a worksheet with its key; nothing of it counts as practice.",
	body: z.discriminatedUnion("source", [
		z.strictObject({ source: z.literal("skill"), skill_id: z.string().check(z.maxLength(100)), ...wishes }),
		z.strictObject({ source: z.literal("mistakes"), ...wishes }),
		z.strictObject({ source: z.literal("next"), ...wishes }),
	]),
	response: worksheet,
	errors: ["not_found", "nothing_to_practise", "too_many_requests"],
});

export const getWorksheet = defineRoute({
	method: "GET",
	path: "/api/worksheets/sheets/:code",
	who: "parent",
	summary:
		"The worksheet of a printed code, the same questions and key; another family's only where it is of a skill.",
	params: z.object({ code: z.string().check(z.maxLength(20)) }),
	response: worksheet,
	errors: ["too_many_requests"],
});

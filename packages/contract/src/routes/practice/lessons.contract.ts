import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { figure, id, renderedText } from "../../schemas/common.schema.ts";
import { feedback, practiceQuestion, questionStatus, studentAnswer } from "../../schemas/practice.schema.ts";

const skillParams = z.object({ skill_id: z.string().check(z.maxLength(100)) });

/** Many more lessons than a child will look at. */
const LESSONS = 1000;

/** Identifies the lesson of a call: nothing is stored. */
const ofLesson = { version: z.int(), number: z.int().check(z.gte(0), z.lt(LESSONS)) };

const openedStep = z.object({
	text: renderedText,
	/** One picture drawn step by step; each contains the previous one and more. */
	pictures: z.array(figure),
});

export const getLesson = defineRoute({
	method: "GET",
	path: "/api/lessons/:skill_id",
	who: "student",
	summary:
		"A lesson of a skill: what to look at, an example worked step by step, and a question like it to finish. Each number, from 0, is another one.",
	params: skillParams,
	query: z.object({
		number: z.optional(z.coerce.number().check(z.int(), z.gte(0), z.lt(LESSONS))),
		/** A question of the student in this skill: without a number, the example is one like it. */
		question_id: z.optional(id),
	}),
	response: z.object({
		...ofLesson,
		skill: z.object({
			id: z.string(),
			name: z.string(),
			grade: z.number(),
			/** Position in teaching order: decides how its tile looks. */
			place: z.number(),
		}),
		/** The idea as one picture that grows, with a caption for each state; empty for some skills. */
		frames: z.array(z.object({ text: renderedText, picture: figure })),
		/** What to notice. */
		idea: renderedText,
		example: practiceQuestion,
		steps: z.array(
			z.object({
				/** Asked before the step is shown; `asked` is null if it asks for the answer to the example. */
				check: z.nullable(z.object({ asked: z.nullable(renderedText), choices: z.array(renderedText) })),
				/** Null from the first step with a question on: the others would reveal its answer. */
				opened: z.nullable(openedStep),
			}),
		),
		/** With all hints except the last one. */
		practice: practiceQuestion,
		/**
		 * The first steps of its solution, as done; the student finishes it. Empty where already the first would give the
		 * answer away. Older nodes leave it out.
		 */
		started: z.optional(z.array(renderedText)),
	}),
	errors: ["not_found", "too_many_requests"],
});

export const openLessonStep = defineRoute({
	method: "POST",
	path: "/api/lessons/:skill_id/steps",
	who: "student",
	summary: "What the student chose before a step of a lesson, and the steps that this opens. Nothing counts.",
	params: skillParams,
	body: z.strictObject({
		...ofLesson,
		/** The step, from 0. */
		at: z.int().check(z.gte(0), z.lt(20)),
		/** The index of the choice; null shows the step without a try. */
		choice: z.nullable(z.int().check(z.gte(0), z.lt(20))),
	}),
	response: z.object({
		is_right: z.boolean(),
		/** Feedback on a wrong choice that is a known mistake. */
		feedback: z.nullable(renderedText),
		/** This step and those after it up to the next question; empty after a wrong choice. */
		opened: z.array(openedStep),
	}),
	errors: ["not_found", "too_many_requests"],
});

export const answerLesson = defineRoute({
	method: "POST",
	path: "/api/lessons/:skill_id/answer",
	who: "student",
	summary:
		"Grades an answer to the last question of a lesson; without one it shows the right answer. Earns and costs nothing.",
	params: skillParams,
	body: z.strictObject({ ...ofLesson, answer: z.nullable(studentAnswer) }),
	response: z.object({ feedback: z.nullable(feedback), status: questionStatus }),
	errors: ["not_found", "too_many_requests"],
});

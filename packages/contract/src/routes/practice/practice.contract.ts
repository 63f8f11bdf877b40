import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { id, moment, renderedText } from "../../schemas/common.schema.ts";
import {
	feedback,
	practiceQuestion,
	practiceSession,
	questionStatus,
	studentAnswer,
} from "../../schemas/practice.schema.ts";

const questionParams = z.object({ question_id: id });

export const startSession = defineRoute({
	method: "POST",
	path: "/api/practice/sessions",
	who: "student",
	summary:
		"Starts a practice session (of a skill, the day's set, mistakes that are due, the bookmarks, a repair), or returns the unfinished one.",
	body: z.discriminatedUnion("kind", [
		z.strictObject({ kind: z.literal("skill"), skill_id: z.string().check(z.maxLength(100)) }),
		z.strictObject({ kind: z.literal("daily") }),
		z.strictObject({ kind: z.literal("review") }),
		z.strictObject({ kind: z.literal("bookmarks") }),
		z.strictObject({ kind: z.literal("repair"), procedure: z.string().check(z.maxLength(300)) }),
	]),
	response: practiceSession,
	errors: ["enrolment_needed", "nothing_to_practise", "not_found"],
});

export const getSession = defineRoute({
	method: "GET",
	path: "/api/practice/sessions/:session_id",
	who: "student",
	summary: "A practice session as the student left it.",
	params: z.object({ session_id: id }),
	response: practiceSession,
	errors: [],
});

export const submitAnswer = defineRoute({
	method: "POST",
	path: "/api/practice/questions/:question_id/attempts",
	who: "student",
	summary: "Grades an answer, stores the attempt and returns where the question stands now.",
	params: questionParams,
	body: z.strictObject({
		/** Created by the client once per press of Check, so that a resent answer counts once. */
		client_key: id,
		answer: studentAnswer,
		/** Milliseconds from showing the question to the first entry. */
		time_to_first_ms: z.int().check(z.gte(0), z.lte(86_400_000)),
		/** Milliseconds the page was visible and in use since the question was shown or since the last attempt. */
		active_ms: z.int().check(z.gte(0), z.lte(86_400_000)),
		client_time: moment,
	}),
	response: z.object({ feedback, status: questionStatus }),
	errors: ["question_finished", "question_in_review", "enrolment_needed", "too_many_requests"],
});

export const getQuestionStatus = defineRoute({
	method: "GET",
	path: "/api/practice/questions/:question_id/status",
	who: "student",
	summary:
		"Where a question stands and what was said about its last answer; asked while an answer is in review.",
	params: questionParams,
	response: z.object({ feedback: z.nullable(feedback), status: questionStatus }),
	errors: [],
});

export const openHint = defineRoute({
	method: "POST",
	path: "/api/practice/questions/:question_id/hints",
	who: "student",
	summary:
		"Opens the next hint. `shown` is how many the page has, so that a repeated call opens nothing twice.",
	params: questionParams,
	body: z.strictObject({ shown: z.int().check(z.gte(0), z.lte(20)) }),
	response: z.object({ status: questionStatus }),
	errors: ["question_finished", "question_in_review", "enrolment_needed"],
});

export const openTwin = defineRoute({
	method: "POST",
	path: "/api/practice/questions/:question_id/twin",
	who: "student",
	summary:
		"A question like this one with another right answer, worked out step by step; the same one each time. Offered after two wrong tries of the same kind.",
	params: questionParams,
	body: z.strictObject({}),
	response: z.object({
		question: practiceQuestion,
		/** Its explanation, line by line. */
		steps: z.array(renderedText),
		/** It was already answered correctly. */
		is_solved: z.boolean(),
	}),
	errors: ["question_finished", "question_in_review", "enrolment_needed"],
});

export const answerTwin = defineRoute({
	method: "POST",
	path: "/api/practice/questions/:question_id/twin/answer",
	who: "student",
	summary: "Grades an answer to the opened twin of a question. It earns and costs nothing.",
	params: questionParams,
	body: z.strictObject({ answer: studentAnswer }),
	response: z.object({ feedback }),
	errors: ["question_finished", "question_in_review", "enrolment_needed", "too_many_requests"],
});

export const skipQuestion = defineRoute({
	method: "POST",
	path: "/api/practice/questions/:question_id/skip",
	who: "student",
	summary: "Gives the question up: shows the answer, earns nothing.",
	params: questionParams,
	body: z.strictObject({
		client_key: id,
		active_ms: z.int().check(z.gte(0), z.lte(86_400_000)),
		client_time: moment,
	}),
	response: z.object({ status: questionStatus }),
	errors: ["question_finished", "question_in_review", "enrolment_needed"],
});

export const startOver = defineRoute({
	method: "POST",
	path: "/api/practice/questions/:question_id/start-over",
	who: "student",
	summary: "After the last try: a fresh question of the same skill in the place of this one.",
	params: questionParams,
	body: z.strictObject({}),
	response: z.object({ question: practiceQuestion }),
	errors: ["question_finished", "enrolment_needed"],
});

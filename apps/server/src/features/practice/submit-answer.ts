import type { submitAnswer as route } from "@learnin/contract/routes/practice.contract";
import type { RouteResponse } from "@learnin/contract/define-route";
import type { ApiErrorCode } from "@learnin/contract/errors";
import type { Feedback } from "@learnin/contract/schemas/practice.schema";
import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import type { Grade } from "@learnin/domain/grading/grade";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { StudentAnswer } from "@learnin/domain/question/question";
import { pointsForDifficulty } from "@learnin/domain/rewards/points-for-attempt";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { breaksUnique } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { readGivenQuestion } from "./given-question.ts";
import { insertAttempt, type NewAttempt, selectOptionalAttempt } from "./attempts.queries.ts";
import type { GivenQuestion } from "./practice.queries.ts";
import { presentStatus } from "./present-question.ts";
import { hasPlan } from "./require-plan.ts";

export interface SubmittedAnswer {
	question_id: string;
	client_key: string;
	answer: StudentAnswer;
	time_to_first_ms: number;
	active_ms: number;
	client_time: string;
}

type Result = RouteResponse<typeof route>;

/**
 * Grades an answer and stores the attempt; the same client key again returns the first outcome and stores nothing.
 * Throws `not_found` for a question that is not this student's, `question_finished` when it takes no more answers,
 * `enrolment_needed` when the student may not practise now.
 */
export async function submitAnswer(
	app: AppContext,
	viewer: StudentViewer,
	submitted: SubmittedAnswer,
): Promise<Result> {
	const given = await readGivenQuestion(app.pool, submitted.question_id, viewer.student_id);
	if (given === undefined) throw new ApiError("not_found");
	const isAllowed = await hasPlan(app, viewer);
	const grade = gradeAnswer(given.question, submitted.answer);
	const feedback = feedbackOf(given, grade);
	const attempt = newAttempt(app, viewer, { submitted, given, grade, feedback });
	const outcome = isAllowed ? await insertOnce(app, attempt) : undefined;
	// The day's last free answer, sent again after its answer was lost, is no further one.
	const refusal = isAllowed ? "question_finished" : "enrolment_needed";
	if (outcome === undefined) return earlierResult(app, viewer, { submitted, given, refusal });
	return { feedback: withRepeat(feedback, outcome.is_repeat), status: presentStatus(given, outcome) };
}

/** Two requests with one client key at the same moment: the second finds the first's row by its unique key. */
async function insertOnce(app: AppContext, attempt: NewAttempt) {
	try {
		return await insertAttempt(app.pool, attempt);
	} catch (error) {
		if (breaksUnique(error, "attempts_client_key_key")) return undefined;
		throw error;
	}
}

async function earlierResult(
	app: AppContext,
	viewer: StudentViewer,
	{ submitted, given, refusal }: { submitted: SubmittedAnswer; given: GivenQuestion; refusal: ApiErrorCode },
): Promise<Result> {
	const earlier = await selectOptionalAttempt(app.db, viewer.student_id, submitted.client_key);
	if (earlier === undefined || earlier.question_id !== given.id || earlier.kind !== "answer")
		throw new ApiError(refusal);
	return { feedback: earlier.feedback as Feedback, status: presentStatus(given, earlier) };
}

interface Graded {
	submitted: SubmittedAnswer;
	given: GivenQuestion;
	grade: Grade;
	feedback: Feedback;
}

function newAttempt(app: AppContext, viewer: StudentViewer, graded: Graded): NewAttempt {
	const { submitted, given, grade, feedback } = graded;
	const points = pointsForDifficulty(given.difficulty as Difficulty);
	return {
		question_id: given.id,
		student_id: viewer.student_id,
		client_key: submitted.client_key,
		verdict: grade.verdict,
		answer: JSON.stringify(submitted.answer),
		answer_read: grade.verdict === "unreadable" ? null : grade.answer_read,
		feedback: JSON.stringify(feedback),
		known_mistake_id: grade.verdict === "incorrect" ? grade.known_mistake_id : null,
		points_first_try: points.first_try,
		points_helped: points.helped,
		time_to_first_ms: submitted.time_to_first_ms,
		active_ms: submitted.active_ms,
		client_time: new Date(submitted.client_time),
		now: app.now(),
	};
}

/** The verdict with the data that the page turns into words. */
function feedbackOf(given: GivenQuestion, grade: Grade): Feedback {
	switch (grade.verdict) {
		case "correct":
			return { verdict: "correct" };
		case "incorrect":
			return {
				verdict: "incorrect",
				known_mistake:
					(grade.known_mistake_id && given.rendered.known_mistakes[grade.known_mistake_id]) || null,
				not_simplest: grade.not_simplest,
				is_repeat: false,
			};
		case "wrong_form":
			return { verdict: "wrong_form", wanted_form: grade.wanted_form };
		case "unreadable":
			return { verdict: "unreadable", reason: grade.reason };
	}
}

function withRepeat(feedback: Feedback, is_repeat: boolean): Feedback {
	return feedback.verdict === "incorrect" ? { ...feedback, is_repeat } : feedback;
}

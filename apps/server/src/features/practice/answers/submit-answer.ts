import type { submitAnswer as route } from "@learnin/contract/routes/practice/practice.contract";
import type { RouteResponse } from "@learnin/contract/define-route";
import type { ApiErrorCode } from "@learnin/contract/errors";
import type { Feedback } from "@learnin/contract/schemas/practice.schema";
import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import type { Grade } from "@learnin/domain/grading/grade";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { StudentAnswer } from "@learnin/domain/question/question";
import { pointsForDifficulty } from "@learnin/domain/rewards/points";
import type { AppContext } from "../../../platform/app-context.ts";
import type { StudentViewer } from "../../../platform/auth/viewer.ts";
import { againWhenAsked, breaksUnique, inTransaction } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { describeError } from "../../../platform/http/errors/describe-error.ts";
import { readGivenQuestion } from "../questions/given-question.ts";
import { insertAttempt, insertAttemptIn, selectOptionalAttempt, wasWrong } from "./attempts.queries.ts";
import type { AttemptOutcome, NewAttempt } from "./attempts.queries.ts";
import { type GivenQuestion, selectOptionalQuestionRow } from "../practice.queries.ts";
import { feedbackOf, presentFeedback, readFeedback, storedFeedback } from "../questions/present-feedback.ts";
import { presentStatus } from "../questions/present-question.ts";
import { insertReview, mayBeReadByModel } from "../sets/reviews.queries.ts";
import { twinAfter, twinIn } from "./twin-offered.ts";
import { hasPlan, lockPlan } from "../sets/require-plan.ts";
import { storedAnswer } from "../../../platform/db/kept-content.ts";

export interface SubmittedAnswer {
	question_id: string;
	client_key: string;
	answer: StudentAnswer;
	time_to_first_ms: number;
	active_ms: number;
	client_time: string;
}

type Result = RouteResponse<typeof route>;

/** Free retries need a limit; a child sends a few per minute. */
const costless = { name: "costless-answer:student", hits: 60, seconds: 60 };

/**
 * Grades an answer and stores the attempt; the same client key again returns the first outcome and stores
 * nothing. Throws `not_found` if the question is not this student's, `question_finished` if it takes no more
 * answers, `enrolment_needed` if the student may not practice now, `too_many_requests` for too many free
 * retries.
 */
export async function submitAnswer(
	app: AppContext,
	viewer: StudentViewer,
	submitted: SubmittedAnswer,
): Promise<Result> {
	const given = await readGivenQuestion(app.pool, submitted.question_id, viewer);
	if (given === undefined) throw new ApiError("not_found");
	const grade = await gradeOnce(app, given, gradeAnswer(given.question, submitted.answer));
	const reviewer = await reviewerOf(app, viewer, grade);
	const feedback = feedbackOf(given.rendered, grade, reviewer);
	const attempt = {
		...newAttempt(app, { submitted, given, grade, feedback }),
		student_id: viewer.student_id,
		family_id: viewer.family_id,
	};
	const outcome = await storeAttempt(app, viewer, attempt);
	// The day's last free answer, sent again after its response was lost, does not count again.
	if (outcome === undefined) return earlierResult(app, viewer, { submitted, given });
	return acknowledge(app, viewer, { given, attempt, outcome, feedback });
}

interface Stored {
	given: GivenQuestion;
	attempt: Pick<NewAttempt, "known_mistake_id">;
	outcome: AttemptOutcome;
	feedback: Feedback;
}

/** Runs the effects of a stored answer, and returns what its page shows. */
export async function acknowledge(
	app: AppContext,
	viewer: StudentViewer,
	{ given, attempt, outcome, feedback }: Stored,
): Promise<Result> {
	if (outcome.finished_at !== null) await afterFinish(app, viewer);
	const { attempt_count } = outcome;
	const twin = await twinAfter(app.db, given, {
		attempt_count,
		mistakes_made: mistakesMade(outcome, attempt),
	});
	return {
		feedback: presentFeedback(withRepeat(feedback, outcome.is_repeat)),
		status: presentStatus(given, outcome, twin),
	};
}

function mistakesMade(
	{ mistakes_before }: AttemptOutcome,
	{ known_mistake_id }: Pick<NewAttempt, "known_mistake_id">,
): string[] {
	return known_mistake_id === null ? mistakes_before : [...mistakes_before, known_mistake_id];
}

async function afterFinish(app: AppContext, viewer: StudentViewer): Promise<void> {
	app.learningWork.ask(viewer.student_id);
	if (viewer.earns_daily_reward) await askForDailyReward(app, viewer);
}

/** The answer is stored whether or not this works: a sweep finds what no job processed. */
async function askForDailyReward(app: AppContext, { student_id }: StudentViewer): Promise<void> {
	try {
		await app.jobs.add(app.db, "grant-daily-rewards", { student_id });
	} catch (error) {
		app.log.warn(error instanceof Error ? describeError(error) : {}, "daily reward job could not be added");
	}
}

/** Without the family's consent to a model a person reads it, and the page says so from the start. */
async function reviewerOf(app: AppContext, viewer: StudentViewer, grade: Grade): Promise<"model" | "person"> {
	if (grade.verdict !== "needs_review") return "model";
	return (await mayBeReadByModel(app.db, viewer.student_id)) ? "model" : "person";
}

/**
 * A text that a review already found wrong is not reviewed again: neither a model nor a person would say
 * anything new.
 */
async function gradeOnce(app: AppContext, given: GivenQuestion, grade: Grade): Promise<Grade> {
	if (grade.verdict !== "needs_review") return grade;
	if (!(await wasWrong(app.db, given.id, grade.answer_read))) return grade;
	const nothing_more = { known_mistake_id: null, not_simplest: false, right_parts: null };
	return { verdict: "incorrect", answer_read: grade.answer_read, ...nothing_more };
}

/**
 * Free retries are counted before they are stored; for a wrong answer only the question's row knows whether
 * it is one.
 */
async function storeAttempt(
	app: AppContext,
	viewer: StudentViewer,
	attempt: NewAttempt,
): Promise<AttemptOutcome | undefined> {
	const { verdict, question_id, answer_read } = attempt;
	if (verdict === "unreadable" || verdict === "wrong_form") await app.limit(costless, viewer.student_id);
	const outcome = await insertOnce(app, viewer, attempt);
	if (outcome !== undefined || verdict !== "incorrect") return outcome;
	if (answer_read === null || !(await wasWrong(app.db, question_id, answer_read))) return undefined;
	await app.limit(costless, viewer.student_id);
	return insertOnce(app, viewer, { ...attempt, takes_repeat: true });
}

/**
 * Concurrent requests with one client key: the second finds the first's row by its unique key. The same
 * question, asked twice and solved concurrently: the second, on retry, finds that points were earned.
 */
async function insertOnce(
	app: AppContext,
	viewer: StudentViewer,
	attempt: NewAttempt,
): Promise<AttemptOutcome | undefined> {
	try {
		return await store(app, viewer, attempt);
	} catch (error) {
		if (breaksUnique(error, "attempts_pkey")) return undefined;
		if (breaksUnique(error, "attempts_once_idx")) return store(app, viewer, attempt);
		throw error;
	}
}

/**
 * One statement; for an answer that must be read, the review and its job are in the same transaction. Also
 * undefined without a plan.
 */
async function store(
	app: AppContext,
	viewer: StudentViewer,
	attempt: NewAttempt,
): Promise<AttemptOutcome | undefined> {
	const is_read = attempt.verdict === "needs_review";
	if (!is_read && viewer.enrolled_until !== null)
		return againWhenAsked(() => insertAttempt(app.pool, attempt));
	return inTransaction(app.db, async (tx) => {
		if (!(await lockPlan(tx, viewer, attempt.now))) return undefined;
		const outcome = await insertAttemptIn(tx, attempt);
		if (is_read && outcome !== undefined) {
			const reviewer = (await mayBeReadByModel(tx, viewer.student_id)) ? "model" : "person";
			const review_id = await insertReview(
				tx,
				{ id: outcome.attempt_id, family_id: attempt.family_id },
				reviewer,
			);
			if (reviewer === "model") await app.jobs.add(tx, "review-answer", { review_id });
		}
		return outcome;
	});
}

async function earlierResult(
	app: AppContext,
	viewer: StudentViewer,
	{ submitted, given }: { submitted: SubmittedAnswer; given: GivenQuestion },
): Promise<Result> {
	const press = { ...submitted, student_id: viewer.student_id };
	const earlier = await selectOptionalAttempt(app.db, press);
	const feedback = earlier === undefined ? null : readFeedback(earlier, given.rendered);
	if (earlier === undefined || feedback === null) throw new ApiError(await refusalOf(app, viewer, given.id));
	const row = await selectOptionalQuestionRow(app.db, given.id, viewer.student_id);
	return { feedback, status: presentStatus(given, earlier, row && twinIn(row)) };
}

/** Without a plan nothing else matters; a question whose answer is being read says so. */
async function refusalOf(app: AppContext, viewer: StudentViewer, question_id: string): Promise<ApiErrorCode> {
	if (!(await hasPlan(app, viewer))) return "enrolment_needed";
	const row = await selectOptionalQuestionRow(app.db, question_id, viewer.student_id);
	return row?.is_in_review === true ? "question_in_review" : "question_finished";
}

export interface Graded {
	submitted: SubmittedAnswer;
	given: GivenQuestion;
	grade: Grade;
	feedback: Feedback;
}

/** What is stored of a graded answer, from any caller. */
export function newAttempt(
	app: Pick<AppContext, "now">,
	graded: Graded,
): Omit<NewAttempt, "student_id" | "family_id"> {
	const { submitted, given, grade, feedback } = graded;
	const points = pointsForDifficulty(given.difficulty as Difficulty);
	return {
		question_id: given.id,
		client_key: submitted.client_key,
		verdict: grade.verdict,
		answer: storedAnswer(submitted.answer, given.question),
		answer_read: grade.verdict === "unreadable" ? null : grade.answer_read,
		feedback: storedFeedback(feedback),
		known_mistake_id: grade.verdict === "incorrect" ? grade.known_mistake_id : null,
		points_first_try: points.first_try,
		points_helped: points.helped,
		time_to_first_ms: submitted.time_to_first_ms,
		active_ms: submitted.active_ms,
		client_time: new Date(submitted.client_time),
		now: app.now(),
		is_decision: false,
		takes_repeat: false,
	};
}

function withRepeat(feedback: Feedback, is_repeat: boolean): Feedback {
	return feedback.verdict === "incorrect" ? { ...feedback, is_repeat } : feedback;
}

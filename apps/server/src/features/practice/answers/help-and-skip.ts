import type { PracticeQuestion, QuestionStatus } from "@learnin/contract/schemas/practice.schema";
import type { AppContext } from "../../../platform/app-context.ts";
import type { StudentViewer } from "../../../platform/auth/viewer.ts";
import { breaksUnique, inTransaction } from "../../../platform/db/database.ts";
import { lockStudent } from "../../../platform/db/lock-student.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { insertSkip, selectOptionalAttempt } from "./attempts.queries.ts";
import { makeQuestionsInWorker } from "../questions/make-questions-in-worker.ts";
import { siblingOf } from "../sets/plan-session.ts";
import {
	insertQuestions,
	selectOptionalQuestionRow,
	selectQuestionsOfSession,
	updateHintOpened,
	updateQuestionReplaced,
} from "../practice.queries.ts";
import { presentQuestion, presentStatus } from "../questions/present-question.ts";
import { twinIn } from "./twin-offered.ts";
import { lockPlan, requirePlan } from "../sets/require-plan.ts";
import { selectMetFingerprints } from "../sets/sessions.queries.ts";

/** Opens the next hint. Idempotent: a repeated call with the same `shown` opens only one. */
export async function openHint(
	app: AppContext,
	viewer: StudentViewer,
	hint: { question_id: string; shown: number },
): Promise<{ status: QuestionStatus }> {
	const row = await selectOptionalQuestionRow(app.db, hint.question_id, viewer.student_id);
	if (row === undefined) throw new ApiError("not_found");
	if (row.finished_at !== null) throw new ApiError("question_finished");
	if (row.is_in_review) throw new ApiError("question_in_review");
	await requirePlan(app, viewer);
	const hint_count = row.rendered.hints.length;
	const moved = await updateHintOpened(app.db, { ...hint, student_id: viewer.student_id, hint_count });
	// Opened by another click in the meantime: returns the current state.
	const now = moved ?? (await selectOptionalQuestionRow(app.db, hint.question_id, viewer.student_id));
	return { status: presentStatus(row, now ?? row, twinIn(row)) };
}

/**
 * Skips a question and shows its answer. The same client key again returns the same; throws if the question
 * is finished.
 */
export async function skipQuestion(
	app: AppContext,
	viewer: StudentViewer,
	skip: { question_id: string; client_key: string; active_ms: number; client_time: string },
): Promise<{ status: QuestionStatus }> {
	const row = await selectOptionalQuestionRow(app.db, skip.question_id, viewer.student_id);
	if (row === undefined) throw new ApiError("not_found");
	const attempt = {
		...skip,
		student_id: viewer.student_id,
		family_id: viewer.family_id,
		client_time: new Date(skip.client_time),
		now: app.now(),
	};
	const moved = await skipOnce(app, viewer, attempt);
	if (moved !== undefined) {
		app.learningWork.ask(viewer.student_id);
		return { status: presentStatus(row, moved, twinIn(row)) };
	}
	const earlier = await selectOptionalAttempt(app.db, attempt);
	if (earlier?.kind === "skip") return { status: presentStatus(row, earlier, twinIn(row)) };
	await requirePlan(app, viewer);
	throw new ApiError(row.is_in_review ? "question_in_review" : "question_finished");
}

/** Two concurrent requests with one client key: the second finds the first's row by its unique key. */
async function skipOnce(app: AppContext, viewer: StudentViewer, skip: Parameters<typeof insertSkip>[1]) {
	try {
		return await inTransaction(app.db, async (tx) =>
			(await lockPlan(tx, viewer, app.now())) ? insertSkip(tx, skip) : undefined,
		);
	} catch (error) {
		if (breaksUnique(error, "attempts_pkey")) return undefined;
		throw error;
	}
}

/**
 * After the last try: a fresh question of the same skill and difficulty takes the slot; the old one remains
 * not solved.
 */
export async function startOver(
	app: AppContext,
	viewer: StudentViewer,
	question_id: string,
): Promise<{ question: PracticeQuestion }> {
	const old = await selectOptionalQuestionRow(app.db, question_id, viewer.student_id);
	if (old === undefined) throw new ApiError("not_found");
	if (!presentStatus(old, old).can_start_over) throw new ApiError("question_finished");
	await requirePlan(app, viewer);
	const met = await selectMetFingerprints(app.db, viewer.student_id, [old.skill_id]);
	const made = await makeQuestionsInWorker(app, [siblingOf(old)], met);
	const inPlace = await inTransaction(app.db, async (tx) => {
		// A set that begins takes those that ended off the list of open ones.
		await lockStudent(tx, viewer.student_id);
		if (await updateQuestionReplaced(tx, old.id)) {
			const { family_id, student_id } = viewer;
			const place = { family_id, student_id, created_at: app.now(), session_id: old.session_id };
			await insertQuestions(
				tx,
				made.map((question) => ({ ...question, ...place })),
			);
		}
		const now = await selectQuestionsOfSession(tx, old.session_id);
		return now.find(({ position }) => position === old.position);
	});
	if (inPlace === undefined) throw new ApiError("not_found");
	return { question: presentQuestion(inPlace) };
}

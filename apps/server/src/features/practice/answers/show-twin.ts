import type { RouteResponse } from "@learnin/contract/define-route";
import type {
	answerTwin as answerRoute,
	openTwin as openRoute,
} from "@learnin/contract/routes/practice/practice.contract";
import { isTwin } from "@learnin/curriculum/repairs/draw-twin";
import { explanationSteps } from "@learnin/curriculum/repairs/explanation-steps";
import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { StudentAnswer } from "@learnin/domain/question/question";
import type { AppContext } from "../../../platform/app-context.ts";
import type { StudentViewer } from "../../../platform/auth/viewer.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { renderText } from "../../../platform/rich-text/render.ts";
import { makeQuestionsInWorker } from "../questions/make-questions-in-worker.ts";
import { type QuestionRow, selectOptionalQuestionRow } from "../practice.queries.ts";
import { feedbackOf, presentFeedback } from "../questions/present-feedback.ts";
import { presentPreview } from "../questions/preview-questions.ts";
import { requirePlan } from "../sets/require-plan.ts";
import { isTwinOffered } from "./twin-offered.ts";
import { insertTwin, selectOptionalTwin, type Twin, updateTwinSolved } from "./twins.queries.ts";

/** Answers to a twin are free, so they need a limit; a child sends a few per minute. */
const answers = { name: "twin-answer:student", hits: 60, seconds: 60 };

/**
 * The worked example of a question like the student's, the same on every call. Throws `not_found` if none is
 * offered (see `isTwinOffered`).
 */
export async function openTwin(
	app: AppContext,
	viewer: StudentViewer,
	question_id: string,
): Promise<RouteResponse<typeof openRoute>> {
	const row = await requireOffered(app, viewer, question_id);
	const twin = (await selectOptionalTwin(app.db, row.id)) ?? (await makeTwin(app, viewer, row));
	const { position, difficulty, skill_id, skill_name: name, grade } = row;
	const { id, question, rendered } = twin;
	const skill = { id: skill_id, name, grade };
	const shown = presentPreview({ id, position, difficulty, question, rendered, skill });
	return {
		question: { ...shown, status: { ...shown.status, has_more_hints: false } },
		steps: explanationSteps(question.explanation).map(renderText),
		is_solved: twin.solved_at !== null,
	};
}

/** Grades an answer to the twin. It earns and costs nothing, and does not affect mastery. */
export async function answerTwin(
	app: AppContext,
	viewer: StudentViewer,
	{ question_id, answer }: { question_id: string; answer: StudentAnswer },
): Promise<RouteResponse<typeof answerRoute>> {
	const row = await requireOffered(app, viewer, question_id);
	const twin = await selectOptionalTwin(app.db, row.id);
	if (twin === undefined) throw new ApiError("not_found");
	await app.limit(answers, viewer.student_id);
	const grade = gradeAnswer(twin.question, answer);
	if (grade.verdict === "correct") await updateTwinSolved(app.db, row.id, app.now());
	return { feedback: presentFeedback(feedbackOf(twin.rendered, grade)) };
}

async function requireOffered(
	app: AppContext,
	viewer: StudentViewer,
	question_id: string,
): Promise<QuestionRow> {
	const row = await selectOptionalQuestionRow(app.db, question_id, viewer.student_id);
	if (row === undefined) throw new ApiError("not_found");
	if (row.finished_at !== null) throw new ApiError("question_finished");
	if (row.is_in_review) throw new ApiError("question_in_review");
	if (!isTwinOffered(row)) throw new ApiError("not_found");
	await requirePlan(app, viewer);
	return row;
}

async function makeTwin(app: AppContext, viewer: StudentViewer, row: QuestionRow): Promise<Twin> {
	const { skill_id, question: twin_of } = row;
	const wanted = { position: 0, skill_id, difficulty: row.difficulty as Difficulty, twin_of };
	const [made] = await makeQuestionsInWorker(app, [wanted], []);
	if (made === undefined || made.seed === null || made.generator_version === null)
		throw new ApiError("not_found");
	// For a skill with few questions another one is generated, which could reveal the answer.
	if (!isTwin(twin_of, made.question)) throw new ApiError("not_found");
	const { seed, generator_version, question, rendered } = made;
	const { student_id, family_id } = viewer;
	const owner = { question_id: row.id, student_id, family_id };
	await insertTwin(app.db, {
		...owner,
		seed,
		generator_version,
		question,
		rendered,
		opened_at: app.now(),
	});
	// Opened twice concurrently: both show the stored one.
	const stored = await selectOptionalTwin(app.db, row.id);
	if (stored === undefined) throw new ApiError("not_found");
	return stored;
}

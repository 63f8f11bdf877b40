import type { PracticeSession } from "@learnin/contract/schemas/practice.schema";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { makeQuestions, sessionDifficulties } from "./make-questions.ts";
import {
	insertQuestions,
	insertSession,
	lockStudent,
	selectOptionalSession,
	selectOptionalSkill,
	selectOptionalUnfinishedSession,
	selectQuestionsOfSession,
} from "./practice.queries.ts";
import { presentQuestion } from "./present-question.ts";
import { requirePlan } from "./require-plan.ts";

/** Starts a session of ten questions of a skill, or returns the unfinished one. Throws `not_found` for a skill without questions. */
export async function startSession(
	app: AppContext,
	viewer: StudentViewer,
	skill_id: string,
): Promise<PracticeSession> {
	const skill = await selectOptionalSkill(app.db, skill_id);
	if (skill === undefined) throw new ApiError("not_found");
	const unfinished = await selectOptionalUnfinishedSession(app.db, viewer.student_id, skill_id);
	if (unfinished !== undefined) return readSession(app, viewer, unfinished.id);
	await requirePlan(app, viewer);
	const session_id = await inTransaction(app.db, async (tx) => {
		await lockStudent(tx, viewer.student_id);
		const meanwhile = await selectOptionalUnfinishedSession(tx, viewer.student_id, skill_id);
		if (meanwhile !== undefined) return meanwhile.id;
		const owner = {
			family_id: viewer.family_id,
			student_id: viewer.student_id,
			skill_id,
			created_at: app.now(),
		};
		const session = await insertSession(tx, owner);
		const places = sessionDifficulties.map((difficulty, position) => ({ position, difficulty }));
		await insertQuestions(tx, makeQuestions({ ...owner, session_id: session.id }, places));
		return session.id;
	});
	return readSession(app, viewer, session_id);
}

/** A session as the student left it: at the first question that is not finished. */
export async function readSession(
	app: AppContext,
	viewer: StudentViewer,
	session_id: string,
): Promise<PracticeSession> {
	const session = await selectOptionalSession(app.db, session_id, viewer.student_id);
	if (session === undefined) throw new ApiError("not_found");
	const questions = await selectQuestionsOfSession(app.db, session_id);
	const firstOpen = questions.findIndex((question) => question.finished_at === null);
	return {
		id: session.id,
		skill_id: session.skill_id,
		title: session.title,
		current_index: firstOpen === -1 ? Math.max(0, questions.length - 1) : firstOpen,
		questions: questions.map((question) => presentQuestion(question, question)),
		created_at: session.created_at.toISOString(),
	};
}

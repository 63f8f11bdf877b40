import { getSession } from "@learnin/contract/routes/practice/practice.contract";
import type { Question } from "@learnin/domain/question/question";
import { giveSession } from "../sets/give-session.ts";
import { inTransaction } from "../../../platform/db/database.ts";
import type { Student } from "../../../platform/testing/factories.ts";
import type { TestApp } from "../../../platform/testing/test-app.ts";

/** Gives the student a set of these questions; returns it as the practice page gets it. */
export async function giveQuestions(app: TestApp, student: Student, questions: readonly Question[]) {
	const { student_id, family_id, token } = student;
	const session = {
		student_id,
		family_id,
		kind: "assignment",
		skill_id: null,
		title: "Examples",
		created_at: app.clock.now,
	} as const;
	const about = { skill_id: "add-within-100", difficulty: 2 } as const;
	const wanted = questions.map((question, position) => ({ ...about, position, question }));
	const session_id = await inTransaction(app.database.db, (tx) => giveSession(tx, { ...session, wanted }));
	return (await app.call(getSession, { params: { session_id } }, token)).data;
}

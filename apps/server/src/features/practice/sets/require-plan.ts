import { FREE_QUESTIONS_PER_DAY } from "@learnin/domain/practice/day-goal";
import type { AppContext } from "../../../platform/app-context.ts";
import type { StudentViewer } from "../../../platform/auth/viewer.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { lockStudent } from "../../../platform/db/lock-student.ts";
import { selectFinishedToday } from "./sessions.queries.ts";

/** Whether the student may practice now: enrolled, or with some of the day's free questions left. */
export async function hasPlan(app: Pick<AppContext, "db" | "now">, viewer: StudentViewer): Promise<boolean> {
	return (await freeQuestionsLeft(app, viewer)) !== 0;
}

/** How many of today's free questions a student without an enrollment has left; null with one. */
export async function freeQuestionsLeft(
	app: Pick<AppContext, "db" | "now">,
	viewer: StudentViewer,
): Promise<number | null> {
	if (viewer.enrolled_until !== null) return null;
	const finished = await selectFinishedToday(app.db, viewer.student_id, app.now());
	return Math.max(0, FREE_QUESTIONS_PER_DAY - finished);
}

/**
 * Like `hasPlan`, until the transaction ends: concurrent answers of a student without an enrollment cannot
 * exceed the free ones.
 */
export async function lockPlan(tx: Tx, viewer: StudentViewer, now: Date): Promise<boolean> {
	if (viewer.enrolled_until !== null) return true;
	await lockStudent(tx, viewer.student_id);
	return (await selectFinishedToday(tx, viewer.student_id, now)) < FREE_QUESTIONS_PER_DAY;
}

/** Throws `enrolment_needed` if the student may not practice now. */
export async function requirePlan(app: Pick<AppContext, "db" | "now">, viewer: StudentViewer): Promise<void> {
	if (!(await hasPlan(app, viewer))) throw new ApiError("enrolment_needed");
}

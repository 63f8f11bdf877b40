import { FREE_QUESTIONS_PER_DAY } from "@learnin/domain/practice/day-goal";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { lockStudent, selectFinishedToday } from "./practice.queries.ts";

/** Whether the student may practise now: enrolled, or with some of the day's free questions left. */
export async function hasPlan(app: Pick<AppContext, "db" | "now">, viewer: StudentViewer): Promise<boolean> {
	return (await freeQuestionsLeft(app, viewer)) !== 0;
}

/** How many of today's free questions a student without an enrolment has left; null with one. */
export async function freeQuestionsLeft(
	app: Pick<AppContext, "db" | "now">,
	viewer: StudentViewer,
): Promise<number | null> {
	if (viewer.enrolled_until !== null) return null;
	const finished = await selectFinishedToday(app.db, viewer.student_id, app.now());
	return Math.max(0, FREE_QUESTIONS_PER_DAY - finished);
}

/**
 * As `hasPlan`, until the transaction ends: of answers that a student without an enrolment sends at once, no more than
 * the free ones are taken.
 */
export async function holdPlan(tx: Tx, viewer: StudentViewer, now: Date): Promise<boolean> {
	if (viewer.enrolled_until !== null) return true;
	await lockStudent(tx, viewer.student_id);
	return (await selectFinishedToday(tx, viewer.student_id, now)) < FREE_QUESTIONS_PER_DAY;
}

/** Throws `enrolment_needed` when the student may not practise now. */
export async function requirePlan(app: Pick<AppContext, "db" | "now">, viewer: StudentViewer): Promise<void> {
	if (!(await hasPlan(app, viewer))) throw new ApiError("enrolment_needed");
}

import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { lockStudent, selectFinishedToday } from "./practice.queries.ts";

/** Without a current enrolment a student may still work through this many questions a day. */
const freeQuestionsPerDay = 5;

/** Whether the student may practise now: enrolled, or with some of the day's free questions left. */
export async function hasPlan(app: Pick<AppContext, "db" | "now">, viewer: StudentViewer): Promise<boolean> {
	if (viewer.enrolled_until !== null) return true;
	return (await selectFinishedToday(app.db, viewer.student_id, app.now())) < freeQuestionsPerDay;
}

/**
 * As `hasPlan`, until the transaction ends: of answers that a student without an enrolment sends at once, no more than
 * the free ones are taken.
 */
export async function holdPlan(tx: Tx, viewer: StudentViewer, now: Date): Promise<boolean> {
	if (viewer.enrolled_until !== null) return true;
	await lockStudent(tx, viewer.student_id);
	return (await selectFinishedToday(tx, viewer.student_id, now)) < freeQuestionsPerDay;
}

/** Throws `enrolment_needed` when the student may not practise now. */
export async function requirePlan(app: Pick<AppContext, "db" | "now">, viewer: StudentViewer): Promise<void> {
	if (!(await hasPlan(app, viewer))) throw new ApiError("enrolment_needed");
}

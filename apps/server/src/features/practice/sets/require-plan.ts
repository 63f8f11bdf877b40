import { FREE_QUESTIONS_PER_DAY } from "@learnin/domain/practice/day-goal";
import type { AppContext } from "../../../platform/app-context.ts";
import type { StudentViewer } from "../../../platform/auth/viewer.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { lockStudent } from "../../../platform/db/lock-student.ts";
import { isEnrolled } from "../../../platform/db/paid-days.ts";
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
	return viewer.enrolled_until !== null ? null : freeLeftOn(app.db, viewer.student_id, app.now());
}

/** The same for a student who may not be the one who asks. */
export async function freeLeftOf(db: Db | Tx, student_id: string, now: Date): Promise<number | null> {
	return (await isEnrolled(db, student_id, now)) ? null : freeLeftOn(db, student_id, now);
}

async function freeLeftOn(db: Db | Tx, student_id: string, now: Date): Promise<number> {
	return Math.max(0, FREE_QUESTIONS_PER_DAY - (await selectFinishedToday(db, student_id, now)));
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

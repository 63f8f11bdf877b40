import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { selectFinishedSince } from "./practice.queries.ts";

/** Without a current enrolment a student may still work through this many questions a day. */
const freeQuestionsPerDay = 5;
const day = 24 * 60 * 60 * 1000;

/** Throws `enrolment_needed` when the student has no current enrolment and the day's free questions are used up. */
export async function requirePlan(app: Pick<AppContext, "db" | "now">, viewer: StudentViewer): Promise<void> {
	if (viewer.enrolled_until !== null) return;
	const since = new Date(app.now().getTime() - day);
	const used = await selectFinishedSince(app.db, viewer.student_id, since);
	if (used >= freeQuestionsPerDay) throw new ApiError("enrolment_needed");
}

import type { AppContext } from "../../platform/app-context.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { learnFinishedOf } from "../mastery/index.ts";
import type { Rules } from "../rewards/index.ts";
import type { Owner } from "./attempts.queries.ts";
import { selectOptionalStudent } from "./days.queries.ts";
import { noteSight, requireVisible } from "./may-see.ts";

/** A student with what determines the current day. */
export type StudentWithRules = Owner & Rules;

/**
 * The student whose days are requested, if this viewer may see them; a student's own by default. Applies
 * pending mastery updates first. Throws `not_found` for any other student's, `invalid_request` if none is
 * named and there is no default.
 */
export async function requireStudentSeen(
	app: AppContext,
	viewer: Viewer,
	student_id: string | undefined,
): Promise<StudentWithRules> {
	const whose = student_id ?? viewer.student_id;
	if (whose === null)
		throw new ApiError("invalid_request", { fields: { student_id: "Please say which child is meant." } });
	const student = requireVisible(viewer, await selectOptionalStudent(app.db, whose));
	await noteSight(app, viewer, student);
	await learnFinishedOf(app, [student.student_id], viewer);
	return student;
}

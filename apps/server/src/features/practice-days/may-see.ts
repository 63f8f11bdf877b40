import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import type { Owner } from "./attempts.queries.ts";

/**
 * The owner of a thing, if this viewer may see it: a student their own, a parent their family's, a
 * super-admin all. Throws `not_found` for everything else, including what does not exist.
 */
export function requireVisible<O extends Owner>(viewer: Viewer, owner: O | undefined): O {
	if (owner === undefined || !maySee(viewer, owner)) throw new ApiError("not_found");
	return owner;
}

/** A super-admin who views a child's answers leaves an audit log entry; the family does not. */
export async function noteSight(
	app: Pick<AppContext, "db" | "now">,
	viewer: Viewer,
	{ student_id, family_id }: Owner,
): Promise<void> {
	if (!viewer.is_admin || viewer.family_id === family_id) return;
	await recordAct(app.db, {
		actor_id: viewer.account_id,
		action: "answers.seen",
		subject_id: student_id,
		family_id,
		created_at: app.now(),
	});
}

function maySee(viewer: Viewer, owner: Owner): boolean {
	if (viewer.is_admin) return true;
	if (viewer.user_type === "STUDENT") return owner.student_id === viewer.student_id;
	return viewer.user_type === "PARENT" && owner.family_id === viewer.family_id;
}

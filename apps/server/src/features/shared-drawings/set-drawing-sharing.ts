import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { deleteDrawingsOf, updateOptionalSwitch } from "./shared-drawings.queries.ts";

/**
 * Turns on that a child can show drawings to its parents, or off, which deletes those it showed. Either
 * guardian may. Idempotent. Throws `not_found` for a child of another family.
 */
export async function setDrawingSharing(
	app: AppContext,
	{ account_id, family_id }: ParentViewer,
	{ student_id, is_on }: { student_id: string; is_on: boolean },
): Promise<Record<string, never>> {
	return inTransaction(app.db, async (tx) => {
		const hasChanged = await updateOptionalSwitch(tx, { student_id, family_id, is_on });
		if (hasChanged === undefined) throw new ApiError("not_found");
		if (!hasChanged) return {};
		if (!is_on) await deleteDrawingsOf(tx, student_id, family_id);
		await recordAct(tx, {
			actor_id: account_id,
			action: is_on ? "drawings.turned_on" : "drawings.turned_off",
			subject_id: student_id,
			family_id,
			created_at: app.now(),
		});
		return {};
	});
}

import type { RouteResponse } from "@learnin/contract/define-route";
import type { getStudentActivity } from "@learnin/contract/routes/activity.contract";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { readCursor, toPage } from "../../platform/db/cursor.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { requireStudentOf } from "../family/index.ts";
import { presentAttempt, selectAttempts } from "../practice-days/index.ts";

const pageSize = 20;

interface ActivityQuery {
	student_id?: string | undefined;
	outcome?: "correct" | "incorrect" | "skipped" | undefined;
	cursor?: string | undefined;
}

/** The family's attempts newest first, a page at a time. Throws `not_found` for another family's child. */
export async function studentActivity(
	app: AppContext,
	viewer: ParentViewer,
	query: ActivityQuery,
): Promise<RouteResponse<typeof getStudentActivity>> {
	if (query.student_id !== undefined) await requireStudentOf(app.db, viewer, query.student_id);
	const after = query.cursor === undefined ? undefined : readCursor(query.cursor);
	if (query.cursor !== undefined && after === undefined) throw new ApiError("not_found");
	const rows = await selectAttempts(app.db, {
		...query,
		family_id: viewer.family_id,
		after,
		limit: pageSize + 1,
	});
	const { page, next_cursor } = toPage(rows, pageSize, (row) => row);
	return { attempts: page.map(presentAttempt), next_cursor };
}

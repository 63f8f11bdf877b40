import type { RouteResponse } from "@learnin/contract/define-route";
import type { getBookmarks } from "@learnin/contract/routes/practice/bookmarks.contract";
import type { AppContext } from "../../platform/app-context.ts";
import type { StudentViewer } from "../../platform/auth/viewer.ts";
import { toPage } from "../../platform/db/cursor.ts";
import { requirePlace } from "../../platform/http/guards/require-place.ts";
import { presentPrompt, selectBookmarkCount } from "../practice/index.ts";
import { selectBookmarks } from "./bookmarks.queries.ts";

const pageSize = 20;

/** The student's bookmarks newest first, a page at a time. Throws `not_found` for an invalid cursor. */
export async function listBookmarks(
	app: AppContext,
	{ student_id }: StudentViewer,
	{ cursor }: { cursor?: string | undefined },
): Promise<RouteResponse<typeof getBookmarks>> {
	const after = requirePlace(cursor);
	const [rows, total] = await Promise.all([
		selectBookmarks(app.db, { student_id, after, limit: pageSize + 1 }),
		selectBookmarkCount(app.db, student_id),
	]);
	const { page, next_cursor } = toPage(rows, pageSize, (row) => ({ ...row, id: row.question_id }));
	return { bookmarks: page.map(present), total, next_cursor };
}

function present({
	rendered,
	question,
	created_at,
	...row
}: Awaited<ReturnType<typeof selectBookmarks>>[number]) {
	return {
		question_id: row.question_id,
		skill_id: row.skill_id,
		skill_name: row.skill_name,
		grade: row.grade,
		...presentPrompt(question, rendered),
		is_solved: row.is_solved,
		created_at: created_at.toISOString(),
	};
}

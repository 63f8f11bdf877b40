import type { RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import type { getErrorReports } from "@learnin/contract/routes/bank/workshop.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { toPage } from "../../platform/db/cursor.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { requirePlace } from "../../platform/http/guards/require-place.ts";
import { selectErrorReports, updateOptionalDone } from "./error-reports.queries.ts";

const pageSize = 25;

type Reports = RouteResponse<typeof getErrorReports>;

/** Browser errors, last seen first. Throws `not_found` for an invalid cursor. */
export async function seeErrorReports(
	app: AppContext,
	{ state, cursor }: RouteRequest<typeof getErrorReports>["query"],
): Promise<Reports> {
	const rows = await selectErrorReports(app.db, state, { after: requirePlace(cursor), limit: pageSize + 1 });
	const { page, next_cursor } = toPage(rows, pageSize, ({ id, last_seen_at, exact_at }) => ({
		id,
		created_at: last_seen_at,
		exact_at,
	}));
	return {
		errors: page.map(({ exact_at: _, first_seen_at, last_seen_at, done_at, ...row }) => ({
			...row,
			kind: row.kind as Reports["errors"][number]["kind"],
			first_seen_at: first_seen_at.toISOString(),
			last_seen_at: last_seen_at.toISOString(),
			done_at: done_at?.toISOString() ?? null,
		})),
		next_cursor,
	};
}

/** Marks an error as done, or reopens it. Throws `not_found`. */
export async function markErrorReport(
	app: AppContext,
	actor_id: string,
	{ error_id, is_done }: { error_id: string; is_done: boolean },
): Promise<Record<string, never>> {
	const now = app.now();
	return inTransaction(app.db, async (tx) => {
		const done = is_done ? { done_at: now, done_by: actor_id } : null;
		if (!(await updateOptionalDone(tx, error_id, done))) throw new ApiError("not_found");
		const action = is_done ? "error.done" : "error.reopened";
		await recordAct(tx, { actor_id, action, subject_id: error_id, created_at: now });
		return {};
	});
}

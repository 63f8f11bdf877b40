import type { RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import type { getTransactions, saveTransactions } from "@learnin/contract/routes/money/transactions.contract";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import { toPage } from "../../platform/db/cursor.ts";
import { requirePlace } from "../../platform/http/guards/require-place.ts";
import { requireStudentOf } from "../family/index.ts";
import { kindsIn, purposesOf } from "./kinds.ts";
import { presentTransaction } from "./present-transaction.ts";
import type { MovementFilter } from "./transactions.queries.ts";
import { selectMovements } from "./transactions.queries.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const pageSize = 20;
const failedShownMs = 7 * DAY_MS;

/** The family's movements newest first, a page at a time. Throws `not_found` for another family's child. */
export async function listTransactions(
	app: AppContext,
	viewer: ParentViewer,
	{ cursor, ...query }: RouteRequest<typeof getTransactions>["query"],
): Promise<RouteResponse<typeof getTransactions>> {
	const after = requirePlace(cursor);
	const filter = await filterOf(app, viewer, query);
	const rows = await selectMovements(app.db, { ...filter, after, limit: pageSize + 1 });
	const { page, next_cursor } = toPage(rows, pageSize, (row) => row);
	return { transactions: page.map(presentTransaction), next_cursor };
}

/** The family's filter, translated to the ledger. Throws `not_found` for another family's child. */
export async function filterOf(
	app: AppContext,
	viewer: ParentViewer,
	{ kind, ...query }: RouteRequest<typeof saveTransactions>["query"],
): Promise<Omit<MovementFilter, "after" | "limit">> {
	if (query.student_id !== undefined) await requireStudentOf(app.db, viewer, query.student_id);
	const kinds = kindsIn(kind);
	return {
		...query,
		family_id: viewer.family_id,
		kinds,
		purposes: purposesOf(kinds),
		failed_since: new Date(app.now().getTime() - failedShownMs),
	};
}

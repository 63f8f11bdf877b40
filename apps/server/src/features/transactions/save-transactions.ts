import type { RouteRequest } from "@learnin/contract/define-route";
import type * as contract from "@learnin/contract/routes/money/transactions.contract";
import type { AppContext } from "../../platform/app-context.ts";
import type { ParentViewer } from "../../platform/auth/viewer.ts";
import type { Db } from "../../platform/db/database.ts";
import type { SentFile } from "../../platform/http/register-route.ts";
import { sayTo } from "../../platform/languages/say.ts";
import { filterOf } from "./list-transactions.ts";
import { presentTransaction } from "./present-transaction.ts";
import { type MovementFilter, selectMovements } from "./transactions.queries.ts";
import { csvHeader, csvLines } from "./transactions-csv.ts";

/** Far more than a family needs, too few to keep a database busy. */
const ofOneFamily = { name: "transactions-csv:family", hits: 60, seconds: 60 * 60 };
/** How many rows are held in memory at a time. */
const batchSize = 500;

/**
 * The family's movements for a filter as one CSV file that is written while it is sent. Throws before the
 * first byte.
 */
export async function saveTransactions(
	app: AppContext,
	viewer: ParentViewer,
	query: RouteRequest<typeof contract.saveTransactions>["query"],
): Promise<SentFile> {
	const filter = await filterOf(app, viewer, query);
	await app.limit(ofOneFamily, viewer.family_id);
	return {
		name: `learnin-transactions-${app.now().toISOString().slice(0, 10)}.csv`,
		type: "text/csv; charset=utf-8",
		pieces: pieces(app.db, filter, sayTo(viewer)),
	};
}

async function* pieces(
	db: Db,
	filter: Omit<MovementFilter, "after" | "limit">,
	say: (text: string) => string,
): AsyncGenerator<Uint8Array> {
	const encoder = new TextEncoder();
	yield encoder.encode(csvHeader(say));
	let after: MovementFilter["after"];
	for (;;) {
		const rows = await selectMovements(db, { ...filter, after, limit: batchSize });
		if (rows.length > 0) yield encoder.encode(csvLines(rows.map(presentTransaction), say));
		after = rows.at(-1);
		if (after === undefined || rows.length < batchSize) return;
	}
}

import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { int8 } from "../../platform/db/statements/columns.ts";
import { statement } from "../../platform/db/statements/statement.ts";

export interface ErrorReport {
	id: string;
	kind: "not_found" | "network" | "render";
	page: string;
	message: string;
	version: string;
	seen_at: Date;
}

const countReportsStatement = statement({
	name: "count-error-reports",
	params: { most: int8 },
	row: { count: int8 },
	sql: "select count(*) as count from (select from error_reports limit :most) known",
});

/**
 * Counts a report of a known error; adds a row for a new one while there is room. One that recurs after it
 * was marked as done is reopened.
 */
export async function upsertErrorReport(
	db: Db,
	{ seen_at, ...report }: ErrorReport,
	mostRows: number,
): Promise<void> {
	const counted = await db
		.updateTable("error_reports")
		.set({
			reports: sql`reports + 1`,
			last_seen_at: sql`greatest(last_seen_at, ${seen_at}::timestamptz)`,
			done_at: null,
			done_by: null,
		})
		.where("id", "=", report.id)
		.executeTakeFirst();
	if (counted.numUpdatedRows > 0n) return;
	// Anyone can send reports: made-up ones must not fill the table.
	const [known] = await countReportsStatement.all(db, { most: mostRows });
	if (known === undefined || known.count >= mostRows) return;
	await db
		.insertInto("error_reports")
		.values({ ...report, reports: 1, first_seen_at: seen_at, last_seen_at: seen_at })
		.onConflict((conflict) =>
			conflict.column("id").doUpdateSet({ reports: sql`error_reports.reports + 1`, last_seen_at: seen_at }),
		)
		.execute();
}

/** Last seen first. */
export function selectErrorReports(
	db: Db,
	state: "open" | "done",
	{ after, limit }: { after: { exact_at: string; id: string } | undefined; limit: number },
) {
	let query = db
		.selectFrom("error_reports as r")
		.leftJoin("accounts as a", "a.id", "r.done_by")
		.where("r.done_at", state === "open" ? "is" : "is not", null)
		.select(["r.id", "r.kind", "r.page", "r.message", "r.version", "r.reports"])
		.select(["r.first_seen_at", "r.last_seen_at", "r.done_at", "a.name as done_by_name"])
		.select(
			sql<string>`to_char(r.last_seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as("exact_at"),
		);
	if (after !== undefined)
		query = query.where(
			sql<boolean>`(r.last_seen_at, r.id) < (${after.exact_at}::timestamptz, ${after.id}::uuid)`,
		);
	return query.orderBy("r.last_seen_at", "desc").orderBy("r.id", "desc").limit(limit).execute();
}

/** False if there is none. */
export async function updateOptionalDone(
	tx: Tx,
	id: string,
	done: { done_at: Date; done_by: string } | null,
): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("error_reports")
		.set(done ?? { done_at: null, done_by: null })
		.where("id", "=", id)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Deletes what was not seen since, this many at a time; returns how many. */
export async function deleteOldErrorReports(db: Db, before: Date): Promise<number> {
	const { numDeletedRows } = await db
		.deleteFrom("error_reports")
		.where("id", "in", (eb) =>
			eb.selectFrom("error_reports").select("id").where("last_seen_at", "<", before).limit(1000),
		)
		.executeTakeFirst();
	return Number(numDeletedRows);
}

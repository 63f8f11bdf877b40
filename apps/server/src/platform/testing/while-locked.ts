import { sql } from "kysely";
import { expect } from "vitest";
import type { TestApp } from "./test-app.ts";

/** How many calls are waiting for a row that another one has locked. */
export async function waitingCalls({ database }: TestApp): Promise<number> {
	const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
		where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
	return rows[0]?.count ?? 0;
}

/** Until a call waits for a row that another one has locked. */
export function untilOneWaits(app: TestApp): Promise<void> {
	return expect.poll(() => waitingCalls(app)).toBeGreaterThan(0);
}

/** Runs these while rows are locked, so that each waits at the database before one has written. */
export async function whileLocked<T>(
	app: TestApp,
	{
		table,
		ids,
	}: { table: "families" | "students" | "reward_requests" | "practice_questions"; ids: string[] },
	begin: () => Promise<T>[],
): Promise<T[]> {
	const { db } = app.database;
	const calls = await db.transaction().execute(async (tx) => {
		await tx.selectFrom(table).select("id").where("id", "in", ids).forUpdate().execute();
		const begun = begin();
		await expect.poll(() => waitingCalls(app)).toBe(begun.length);
		return begun;
	});
	return Promise.all(calls);
}

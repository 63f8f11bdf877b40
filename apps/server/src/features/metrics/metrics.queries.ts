import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";

export interface QueueFigures {
	queue: string;
	/** Due and not started. */
	waiting: number;
	active: number;
	/** Stopped retrying; a person must look. */
	failed: number;
	/** How many seconds the longest-due job has waited. */
	oldest_seconds: number;
}

/**
 * The state of every queue, by the database's clock, which decides when a job is due. Leaves out the queue
 * library's own. Counts up to a limit per queue and state.
 */
export async function selectQueueFigures(db: Db, most: number): Promise<QueueFigures[]> {
	const counted = (state: string, due: string) => sql`(
		select count(*)::int from (
			select from jobs.job j where j.name = q.name and j.state = ${sql.lit(state)} and ${sql.raw(due)} limit ${most}
		) each
	)`;
	const { rows } = await sql<QueueFigures>`
		select q.name as queue,
			${counted("created", "j.start_after <= now()")} + ${counted("retry", "j.start_after <= now()")} as waiting,
			${counted("active", "true")} as active, ${counted("failed", "true")} as failed,
			coalesce(extract(epoch from now() - (
				select min(j.start_after) from jobs.job j
				where j.name = q.name and j.state in ('created', 'retry') and j.start_after <= now()
			))::float8, 0) as oldest_seconds
		from jobs.queue q where left(q.name, 8) <> '__pgboss'`.execute(db);
	return rows;
}

export interface WaitingMoney {
	/** "orders", "esewa_payments", "refunds", "disagreements" or "disputes". */
	what: string;
	waiting: number;
	oldest_seconds: number;
}

/** Money in transit, or waiting for a person; each is read from an index of only the open ones. */
export async function selectWaitingMoney(db: Db, now: Date): Promise<WaitingMoney[]> {
	const kind = (what: string, table: string, since: string, open: string) => sql`
		select ${sql.lit(what)} as what, count(*)::int as waiting,
			coalesce(extract(epoch from ${now}::timestamptz - min(${sql.ref(since)}))::float8, 0) as oldest_seconds
		from ${sql.table(table)} where ${sql.raw(open)}`;
	const { rows } = await sql<WaitingMoney>`
		${kind("orders", "orders", "settle_due_at", "settle_due_at is not null")}
		union all ${kind("esewa_payments", "esewa_payments", "created_at", "state = 'open' and due_at is not null")}
		union all ${kind("refunds", "refunds", "asked_at", "state = 'pending'")}
		union all ${kind("disagreements", "payment_disagreements", "found_at", "resolved_at is null")}
		union all ${kind("disputes", "disputes", "opened_at", "closed_at is null")}`.execute(db);
	return rows;
}

/** When the ledger was last proved, and the faults found; undefined before the first night. */
export async function selectLastProof(db: Db): Promise<{ proved_at: Date; faults: number } | undefined> {
	return db
		.selectFrom("ledger_proofs")
		.select(["proved_at", "faults"])
		.orderBy("proved_at", "desc")
		.limit(1)
		.executeTakeFirst();
}

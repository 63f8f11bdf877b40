import type { Db } from "../../platform/db/database.ts";
import { float8, int4, int8, sure, text, timestamptz } from "../../platform/db/statements/columns.ts";
import { statement } from "../../platform/db/statements/statement.ts";

const dueJobs = "j.start_after <= now()";

const countedJobs = (state: string, due: string) => `(
			select count(*)::int from (
				select from jobs.job j where j.name = q.name and j.state = '${state}' and ${due} limit :most
			) each
		)`;

const selectQueueFiguresStatement = statement({
	name: "select-queue-figures",
	params: { most: int8 },
	row: {
		queue: text,
		/** Due and not started. */
		waiting: sure(int4, "a sum of counts"),
		active: sure(int4, "a count"),
		/** Stopped retrying; a person must look. */
		failed: sure(int4, "a count"),
		/** How many seconds the longest-due job has waited. */
		oldest_seconds: float8,
	},
	sql: `
		select q.name as queue,
			${countedJobs("created", dueJobs)} + ${countedJobs("retry", dueJobs)} as waiting,
			${countedJobs("active", "true")} as active, ${countedJobs("failed", "true")} as failed,
			coalesce(extract(epoch from now() - (
				select min(j.start_after) from jobs.job j
				where j.name = q.name and j.state in ('created', 'retry') and ${dueJobs}
			))::float8, 0) as oldest_seconds
		from jobs.queue q where left(q.name, 8) <> '__pgboss'`,
});

/**
 * The state of every queue, by the database's clock, which decides when a job is due. Leaves out the queue
 * library's own. Counts up to a limit per queue and state.
 */
export function selectQueueFigures(db: Db, most: number) {
	return selectQueueFiguresStatement.all(db, { most });
}

const waitingIn = (what: string, table: string, since: string, open: string) => `
		select '${what}' as what, count(*)::int as waiting,
			coalesce(extract(epoch from :now::timestamptz - min(${since}))::float8, 0) as oldest_seconds
		from ${table} where ${open}`;

const selectWaitingMoneyStatement = statement({
	name: "select-waiting-money",
	params: { now: timestamptz },
	row: {
		/** "orders", "esewa_payments", "refunds", "disagreements" or "disputes". */
		what: sure(text, "a constant"),
		waiting: sure(int4, "a count"),
		oldest_seconds: sure(float8, "`coalesce` with a constant"),
	},
	sql: [
		waitingIn("orders", "orders", "settle_due_at", "settle_due_at is not null"),
		waitingIn("esewa_payments", "esewa_payments", "created_at", "state = 'open' and due_at is not null"),
		waitingIn("refunds", "refunds", "asked_at", "state = 'pending'"),
		waitingIn("disagreements", "payment_disagreements", "found_at", "resolved_at is null"),
		waitingIn("disputes", "disputes", "opened_at", "closed_at is null"),
	].join(" union all "),
});

/** Money in transit, or waiting for a person; each is read from an index of only the open ones. */
export function selectWaitingMoney(db: Db, now: Date) {
	return selectWaitingMoneyStatement.all(db, { now });
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

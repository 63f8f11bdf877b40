import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { idOfText } from "../../platform/id-of-text.ts";
import { bool, int8, type RowOf, sure, text, texts, uuid } from "../../platform/db/statements/columns.ts";
import { statement } from "../../platform/db/statements/statement.ts";

// The queue's own tables belong to its library; they are read here, and changed as its own statements change
// them.

const selectQueueCountsStatement = statement({
	name: "select-queue-counts",
	params: { states: texts, most: int8 },
	row: { name: text, state: sure(text, "one of those asked for"), count: sure(int8, "a count") },
	sql: `
		select q.name, s.state::text as state, (
			select count(*) from (select from jobs.job j where j.name = q.name and j.state = s.state limit :most) counted
		) as count
		from jobs.queue q cross join unnest(:states::text[]::jobs.job_state[]) as s (state)`,
});

export type QueueCount = RowOf<typeof selectQueueCountsStatement.row>;

/** Counts jobs of each queue in these states, up to a limit: a blocked queue may hold any number. */
export function selectQueueCounts(db: Db, states: readonly string[], most: number) {
	return selectQueueCountsStatement.all(db, { states, most });
}

export interface JobRow {
	id: string;
	name: string;
	state: string;
	retry_count: number;
	data: Record<string, unknown> | null;
	error: string | null;
	created_on: Date;
	start_after: Date;
	exact_at: string;
}

interface Place {
	exact_at: string;
	id: string;
}

/**
 * Jobs in these states, newest first: first the newest of each queue and state by the index, then the newest
 * of those.
 */
export async function selectJobs(
	db: Db,
	{
		states,
		name,
		after,
		limit,
	}: { states: readonly string[]; name: string | undefined; after: Place | undefined; limit: number },
): Promise<JobRow[]> {
	const ofName = name === undefined ? sql`` : sql`where q.name = ${name}`;
	const further =
		after === undefined
			? sql``
			: sql`and (j.created_on, j.id) < (${after.exact_at}::timestamptz, ${after.id}::uuid)`;
	const { rows } = await sql<JobRow>`
		select id, name, state::text as state, retry_count, data, output ->> 'message' as error, created_on, start_after,
			to_char(created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as exact_at
		from (
			select newest.*
			from jobs.queue q cross join unnest(${states}::jobs.job_state[]) as s (state)
			cross join lateral (
				select j.* from jobs.job j where j.name = q.name and j.state = s.state ${further}
				order by j.created_on desc, j.id desc limit ${limit}
			) newest
			${ofName}
		) found
		order by created_on desc, id desc
		limit ${limit}`.execute(db);
	return rows;
}

const retryJobStatement = statement({
	name: "retry-job",
	params: { name: text, job_id: uuid },
	row: { id: uuid },
	sql: `
		update jobs.job set state = 'retry', completed_on = null, start_after = now(),
			keep_until = greatest(keep_until, now() + interval '14 days'),
			retry_limit = greatest(retry_limit, retry_count + 1)
		where name = :name and id = :job_id and state in ('failed', 'cancelled', 'retry')
		returning id`,
});

/** Retries at once a job that failed, was canceled or waits for its retry; false for any other. */
export async function retryJob(tx: Tx, name: string, job_id: string): Promise<boolean> {
	const rows = await retryJobStatement.all(tx, { name, job_id });
	return rows.length > 0;
}

const cancelJobStatement = statement({
	name: "cancel-job",
	params: { name: text, job_id: uuid },
	row: { id: uuid },
	sql: `
		update jobs.job set state = 'cancelled', completed_on = now()
		where name = :name and id = :job_id and state in ('created', 'retry')
		returning id`,
});

/** False for a job that is over or running. */
export async function cancelJob(tx: Tx, name: string, job_id: string): Promise<boolean> {
	const rows = await cancelJobStatement.all(tx, { name, job_id });
	return rows.length > 0;
}

const lockJobStatement = statement({
	name: "lock-job",
	params: { name: text, job_id: uuid },
	row: { is_running: sure(bool, "every job has a state") },
	sql: "select state = 'active' as is_running from jobs.job where name = :name and id = :job_id for update",
});

/** Whether a worker has this job now; until the transaction ends, no worker takes or leaves it. */
export async function lockRunningJob(tx: Tx, name: string, job_id: string): Promise<boolean> {
	const [job] = await lockJobStatement.all(tx, { name, job_id });
	return job?.is_running === true;
}

const selectMailJobsStatement = statement({
	name: "select-mail-jobs",
	params: { id_start: text },
	row: { id: uuid, key: sure(text, "the condition computes with it") },
	sql: `
		select id, data ->> 'message_key' as key from jobs.job
		where name = 'send-mail' and state <> 'completed'
			and left(encode(sha256(convert_to(data ->> 'message_key', 'UTF8')), 'hex'), 8) = :id_start`,
});

/** The job of an email in the log that was not sent; undefined if it was sent, or never existed. */
export async function selectOptionalMailJob(tx: Tx, mail_id: string): Promise<string | undefined> {
	const rows = await selectMailJobsStatement.all(tx, { id_start: mail_id.slice(0, 8) });
	return rows.find(({ key }) => idOfText(key) === mail_id)?.id;
}

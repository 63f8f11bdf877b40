import type { Db, Tx } from "../../platform/db/database.ts";
import { idOfText } from "../../platform/id-of-text.ts";
import {
	bool,
	int4,
	int8,
	jsonb,
	orNull,
	type RowOf,
	sure,
	text,
	texts,
	timestamptz,
	uuid,
} from "../../platform/db/statements/columns.ts";
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

const selectJobsStatement = statement({
	name: "select-jobs",
	params: {
		states: texts,
		name: orNull(text),
		after_at: orNull(text),
		after_id: orNull(uuid),
		limit: int8,
	},
	row: {
		id: uuid,
		name: text,
		state: sure(text, "one of those asked for"),
		retry_count: int4,
		data: orNull(jsonb<Record<string, unknown>>()),
		error: orNull(text),
		created_on: timestamptz,
		start_after: timestamptz,
		/** With microseconds, which a `Date` lacks. */
		exact_at: sure(text, "of a time that is never null"),
	},
	sql: `
		select id, name, state::text as state, retry_count, data, output ->> 'message' as error, created_on, start_after,
			to_char(created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as exact_at
		from (
			select newest.*
			from jobs.queue q cross join unnest(:states::text[]::jobs.job_state[]) as s (state)
			cross join lateral (
				select j.* from jobs.job j where j.name = q.name and j.state = s.state
					and (:after_at::text is null or (j.created_on, j.id) < (:after_at::text::timestamptz, :after_id::uuid))
				order by j.created_on desc, j.id desc limit :limit
			) newest
			where :name::text is null or q.name = :name
		) found
		order by created_on desc, id desc
		limit :limit`,
});

export type JobRow = RowOf<typeof selectJobsStatement.row>;

interface JobFilter {
	states: readonly string[];
	name: string | undefined;
	/** Continue after this job. */
	after: { exact_at: string; id: string } | undefined;
	limit: number;
}

/**
 * Jobs in these states, newest first: first the newest of each queue and state by the index, then the newest
 * of those.
 */
export function selectJobs(db: Db, { states, name, after, limit }: JobFilter): Promise<JobRow[]> {
	return selectJobsStatement.all(db, {
		states,
		name: name ?? null,
		after_at: after?.exact_at ?? null,
		after_id: after?.id ?? null,
		limit,
	});
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

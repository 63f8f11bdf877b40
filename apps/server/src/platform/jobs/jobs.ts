import { randomBytes } from "node:crypto";
import type { JobName } from "@learnin/domain/workshop/jobs";
import pg from "pg";
import { type JobWithMetadata, PgBoss } from "pg-boss";
import { type Db, runOn, type Tx } from "../db/database.ts";
import { reach } from "../db/servers.ts";

import type { Mail } from "../mail/mailer.ts";
import type { TriedJob } from "../metrics/metrics.ts";
import { noTraces, type Traces } from "../traces/traces.ts";
import { createRounds } from "./rounds.ts";

/** Work done at least once after the transaction that requested it: every handler must be idempotent. */
export interface Jobs {
	/** Adds a job in the caller's transaction: it exists exactly when the transaction commits. */
	add<N extends keyof JobData>(tx: Tx | Db, name: N, data: JobData[N]): Promise<void>;
	/** Registers the handler of this job; before `start`. */
	handle<N extends keyof JobData>(name: N, work: (data: JobData[N]) => Promise<void>): void;
	/**
	 * Registers what every node repeats while it runs, with this pause between two rounds; before `start`. It
	 * needs no queue, so a killed node can hold nothing: the others go on.
	 */
	repeat(pauseMs: number, round: () => Promise<void>): void;
	start(): Promise<void>;
	/** Waits for the running jobs, up to some seconds; unfinished ones go back to the queue. */
	stop(): Promise<void>;
}

/** Every kind of job and its payload; the names that super-admins see are in the domain. */
export interface JobData {
	"send-mail": Mail;
	"send-reset-link": { email: string };
	"send-confirm-link": { account_id: string };
	"review-answer": { review_id: string };
	"settle-order": { order_id: string; payment_intent_id?: string };
	"reconcile-orders": Record<string, never>;
	"send-receipt": { order_id: string };
	"send-refund": { refund_id: string };
	"settle-refunds": { payment_intent_id: string };
	"note-dispute": { dispute_id: string };
	"read-missed-events": Record<string, never>;
	"read-stripe-balance": Record<string, never>;
	"prove-ledger": Record<string, never>;
	"remind-of-renewals": Record<string, never>;
	"reconcile-esewa": Record<string, never>;
	"recheck-esewa": Record<string, never>;
	"grant-daily-rewards": { student_id: string };
	"sweep-daily-rewards": Record<string, never>;
	"measure-questions": Record<string, never>;
	"read-import": { import_id: string };
	"store-import": { import_id: string };
	"make-candidate": { candidate_id: string };
	"forget-generation-calls": Record<string, never>;
	"measure-skills": Record<string, never>;
	"learn-figures": Record<string, never>;
	"measure-predictions": Record<string, never>;
	"send-digests": Record<string, never>;
	"send-digest": { account_id: string; week: string };
	"note-seeing-over": Record<string, never>;
	"count-days": Record<string, never>;
	"forget-rate-limits": Record<string, never>;
	"forget-at-provider": { family_id: string };
	"apply-retention": Record<string, never>;
	"forget-mailed-links": Record<string, never>;
	"forget-google-sign-ins": Record<string, never>;
}

interface JobPlan {
	/** The schedule (cron, UTC) on which it runs, once for all nodes. */
	cron?: string;
	/** How many a node runs at a time; one by default. */
	at_once?: number;
	/** After this time, as when its node died, a job is given to another node. */
	expires_after_seconds?: number;
	/** How often it is tried before it counts as failed; `triesOfJob` by default. */
	tries?: number;
}

/** How often a job is tried before it counts as failed: over about three hours. */
export const triesOfJob = 21;

/** The names of all queues. */
export const jobPlan: Record<JobName, JobPlan> = {
	"send-mail": {},
	"send-reset-link": {},
	"send-confirm-link": {},
	// A child waits for it, and a reading takes seconds in which the node only waits.
	"review-answer": { at_once: 4, expires_after_seconds: 60 },
	// A slow response about one order delays no other.
	"settle-order": { at_once: 4, expires_after_seconds: 30 },
	"reconcile-orders": { cron: "13 * * * *" },
	// The card is read from the provider, and a PDF is drawn.
	"send-receipt": {},
	"send-refund": {},
	"settle-refunds": {},
	// A slow response about one dispute delays no other.
	"note-dispute": { at_once: 4 },
	"read-missed-events": { cron: "*/10 * * * *" },
	"read-stripe-balance": { cron: "*/15 * * * *", expires_after_seconds: 1_800 },
	"prove-ledger": { cron: "17 2 * * *", expires_after_seconds: 1_800 },
	"reconcile-esewa": { cron: "*/5 * * * *" },
	// Each payment once a day. A job asks about one batch and adds the next.
	"recheck-esewa": { cron: "3 * * * *" },
	// Morning in America, evening in Nepal.
	"remind-of-renewals": { cron: "3 14 * * *" },
	"grant-daily-rewards": {},
	"sweep-daily-rewards": { cron: "*/10 * * * *" },
	// Nearly all of it is waiting for models; longer than one node holds a candidate, so that the next one may
	// take it.
	"make-candidate": { at_once: 4, expires_after_seconds: 300 },
	// Each job works for a few seconds and adds the next; one on a dead node is soon restarted. Someone is
	// waiting and can try again, so it stops retrying after about two minutes.
	"read-import": { expires_after_seconds: 60, tries: 7 },
	"store-import": { expires_after_seconds: 60, tries: 7 },
	"forget-generation-calls": { cron: "51 3 * * *" },
	"measure-questions": { cron: "37 * * * *", expires_after_seconds: 900 },
	"measure-skills": { cron: "7 * * * *", expires_after_seconds: 900 },
	"measure-predictions": { cron: "47 3 * * *", expires_after_seconds: 900 },
	"learn-figures": { cron: "*/10 * * * *", expires_after_seconds: 900 },
	// Sunday evening reaches every time zone, including those with quarter hours, within these two days.
	"send-digests": { cron: "1,16,31,46 * * * 0,1", expires_after_seconds: 600 },
	"send-digest": {},
	"forget-mailed-links": { cron: "33 4 * * *" },
	"forget-at-provider": {},
	"apply-retention": { cron: "23 3 * * *" },
	"note-seeing-over": { cron: "*/5 * * * *" },
	// Every hour, so that a night without a node is caught up; past days do not change.
	"count-days": { cron: "7 * * * *", expires_after_seconds: 600 },
	"forget-rate-limits": { cron: "43 * * * *" },
	"forget-google-sign-ins": { cron: "53 * * * *" },
};

/** How often each queue is polled without a notification. */
const backstopSeconds = 60;
/** One poll of all queues. */
const lookForDueMs = 2_000;

const plans = Object.entries(jobPlan) as [keyof JobData, JobPlan][];

/** One try of a job that failed. */
export interface FailedTry {
	name: JobName;
	id: string;
	error: unknown;
	/** From 1 on. */
	tried: number;
	/** No more automatic retries. */
	is_last: boolean;
}

interface JobsOptions {
	connectionString: string;
	/** Called for problems with the queue itself. */
	onError: (error: Error) => void;
	onFailedTry?: (failure: FailedTry) => void;
	/** Called for every try, successful or not. */
	onTried?: (tried: TriedJob) => void;
	/** Records each try as a span. */
	traces?: Pick<Traces, "within">;
	/** Whether this node runs jobs or only adds them; it runs them by default. */
	works?: boolean;
}

/** Jobs in PostgreSQL through pg-boss, claimed with `for update skip locked`, shared by all nodes. */
export function createJobs(options: JobsOptions): Jobs {
	const { works = true } = options;
	const boss = new PgBoss({
		...connectionOf(options),
		max: 3,
		schema: "jobs",
		supervise: works,
		schedule: works,
		// Jobs held by a killed node are found soon after they expire.
		superviseIntervalSeconds: 15,
		monitorIntervalSeconds: 60,
		// Nothing here needs seconds: cron counts minutes, and no job is delayed by another.
		cronWorkerIntervalSeconds: 15,
		flowIntervalSeconds: 60,
		// Each node has its own name, so that nodes can be counted.
		application_name: `learnin-jobs ${randomBytes(4).toString("hex")}`,
	});
	let hasStopped = false;
	// Its last connections close by themselves after the stop, so it is no problem if the database hangs up
	// first.
	boss.on("error", (error) => hasStopped || options.onError(error));
	const handlers = new Map<keyof JobData, (data: never) => Promise<void>>();
	const rounds = createRounds(options.onError);
	const workers = new Map<string, string[]>();

	/** Runs one job of a queue at a time, and looks for the next as soon as it is done. */
	async function startWorker(name: keyof JobData, work: (data: never) => Promise<void>): Promise<void> {
		const worker_id = await boss.work(
			name,
			{
				pollingIntervalSeconds: backstopSeconds,
				notifyPollingIntervalSeconds: backstopSeconds,
				includeMetadata: true,
			},
			async (jobs: JobWithMetadata<object>[]) => {
				for (const job of jobs) {
					boss.notifyWorker(worker_id);
					await telling(() => work(job.data as never), name, job);
					// Deleted at once, not after a week: a sent email contains names, addresses and working links.
					await boss.deleteJob(name, job.id);
				}
			},
		);
		workers.set(name, [...(workers.get(name) ?? []), worker_id]);
	}

	/** Jobs that became due without a notification: retries, and everything behind a transaction pooler. */
	async function wakeForDue(): Promise<void> {
		const { rows } = await boss
			.getDb()
			.executeSql("select distinct name from jobs.job where state < 'active' and start_after <= now()");
		for (const { name } of rows as { name: string }[])
			for (const worker_id of workers.get(name) ?? []) boss.notifyWorker(worker_id);
	}

	async function telling(work: () => Promise<void>, name: JobName, job: JobWithMetadata<object>) {
		const begun = performance.now();
		const tell = (outcome: TriedJob["outcome"]) =>
			options.onTried?.({ queue: name, outcome, seconds: (performance.now() - begun) / 1000 });
		try {
			await inSpan(options.traces, name, work);
			tell("done");
		} catch (error) {
			const { id, retryCount, retryLimit } = job;
			const is_last = retryCount >= retryLimit;
			tell(is_last ? "failed_for_good" : "failed");
			options.onFailedTry?.({ name, id, error, tried: retryCount + 1, is_last });
			throw error;
		}
	}
	return {
		async add(tx, name, data) {
			const db = {
				executeSql: async (text: string, values: unknown[] = []) => ({
					rows: await runOn(tx, text, values),
				}),
			};
			await boss.send(name, data, {
				db,
				retryLimit: (jobPlan[name].tries ?? triesOfJob) - 1,
				retryDelay: 2,
				retryBackoff: true,
				retryDelayMax: 600,
				...expiry(jobPlan[name]),
			});
		},
		handle(name, work) {
			handlers.set(name, work);
		},
		repeat: rounds.add,
		async start() {
			try {
				await boss.start();
				await indexForLists(boss);
				const ready = new Set((await boss.getQueues()).flatMap(({ name, notify }) => (notify ? [name] : [])));
				for (const [name, plan] of plans) {
					if (!ready.has(name)) await makeQueue(boss, name);
					if (plan.cron !== undefined) await boss.schedule(name, plan.cron, {}, expiry(plan));
				}
			} catch (error) {
				// So that it can be started again.
				await boss.stop({ graceful: false });
				throw error;
			}
			if (!works) return;
			for (const [name, { at_once = 1 }] of plans) {
				const work = handlers.get(name);
				if (work === undefined) continue;
				for (let at = 0; at < at_once; at += 1) await startWorker(name, work);
			}
			rounds.add(lookForDueMs, wakeForDue);
			rounds.start();
		},
		async stop() {
			await rounds.stop();
			await boss.stop({ graceful: true, timeout: 10_000 });
			hasStopped = true;
		},
	};
}

/**
 * A new job wakes the node's workers as soon as its transaction commits, through a connection that the
 * library opens without asking which server is writable: with several servers, the poll for due jobs finds
 * it.
 */
function connectionOf({ connectionString, works = true }: JobsOptions) {
	const reached = reach(connectionString);
	return { ...reached, useListenNotify: works && reached.Client === pg.Client };
}

function inSpan(
	traces: Pick<Traces, "within"> = noTraces,
	name: JobName,
	work: () => Promise<void>,
): Promise<void> {
	return traces.within({ name, kind: "job", facts: { "messaging.destination.name": name } }, async (span) => {
		try {
			await work();
			span.end();
		} catch (error) {
			span.end({}, "failed");
			throw error;
		}
	});
}

async function makeQueue(boss: PgBoss, name: JobName): Promise<void> {
	await boss.createQueue(name, { notify: true });
	// Queues from earlier versions did not notify.
	await boss.updateQueue(name, { notify: true });
}

/**
 * For the page of jobs: by queue and state, newest first. The queue's library creates its tables itself, so a
 * migration cannot; one node at a time, and nothing is locked if the index exists.
 */
async function indexForLists(boss: PgBoss): Promise<void> {
	await boss.getDb().executeSql(`do $$ begin
		perform pg_advisory_xact_lock(hashtext('job_listed_idx'));
		if to_regclass('jobs.job_listed_idx') is null then
			create index job_listed_idx on jobs.job_common (name, state, created_on desc, id desc);
		end if;
	end $$`);
}

function expiry({ expires_after_seconds }: JobPlan) {
	return expires_after_seconds === undefined ? {} : { expireInSeconds: expires_after_seconds };
}

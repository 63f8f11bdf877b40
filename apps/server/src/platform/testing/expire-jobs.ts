import { PgBoss } from "pg-boss";
import type { JobData } from "../jobs/jobs.ts";
import { openDatabase } from "../db/database.ts";

/**
 * Makes running jobs of this name look as if they had started long ago on dead nodes: the queue gives them to
 * others.
 */
export async function expireJobs(connectionString: string, name: keyof JobData): Promise<void> {
	const { pool, close } = openDatabase({ connectionString, maxConnections: 1, onError: () => {} });
	await pool.query(
		"update jobs.job set started_on = started_on - interval '1 hour' where name = $1 and state = 'active'",
		[name],
	);
	await pool.query("update jobs.queue set monitor_on = null, monitor_claim_on = null where name = $1", [
		name,
	]);
	await close();
	const boss = new PgBoss({ connectionString, schema: "jobs", supervise: false, schedule: false });
	await boss.start();
	await boss.supervise(name);
	await boss.stop();
}

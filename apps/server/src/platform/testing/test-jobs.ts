import { afterAll } from "vitest";
import { createJobs, type Jobs } from "../jobs/jobs.ts";
import type { TestApp } from "./test-app.ts";

/** Another node's queue, by which a test adds jobs; stopped after the last test of the file. */
export async function testJobs(app: TestApp): Promise<Jobs> {
	const jobs = createJobs({
		connectionString: app.connectionString,
		onError: (error) => {
			throw error;
		},
	});
	await jobs.start();
	afterAll(() => jobs.stop());
	return jobs;
}

/** Stores jobs of this name without ever running them, so that a test runs each when it wants. */
export async function keepJobs(app: TestApp, name: "make-candidate" | "review-answer"): Promise<void> {
	await app.database.pool.query(`
		create function keep_job() returns trigger language plpgsql as
			$$ begin new.start_after := now() + interval '1 day'; return new; end $$;
		create trigger keep_job before insert on jobs.job for each row
			when (new.name = '${name}') execute function keep_job();`);
}

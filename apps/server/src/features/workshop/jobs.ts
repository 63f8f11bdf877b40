import type { RouteRequest, RouteResponse } from "@learnin/contract/define-route";
import {
	type decideJob as decideRoute,
	type getJobs,
	type JobState,
	MAX_COUNTED_JOBS,
} from "@learnin/contract/routes/bank/workshop.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { toPage } from "../../platform/db/cursor.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { requirePlace } from "../../platform/http/guards/require-place.ts";
import { jobPlan } from "../../platform/jobs/jobs.ts";
import { plainFact } from "../../platform/plain-fact.ts";
import { cancelJob, lockRunningJob, retryJob, selectJobs, selectQueueCounts } from "./jobs.queries.ts";
import type { JobRow, QueueCount } from "./jobs.queries.ts";

const pageSize = 25;

const states: Readonly<Record<string, JobState>> = {
	created: "waiting",
	retry: "trying_again",
	active: "running",
	failed: "failed",
	cancelled: "cancelled",
};

/** How many jobs of each kind wait, and the individual jobs. Throws `not_found` for an invalid cursor. */
export async function listJobs(
	app: AppContext,
	{ state, name, cursor }: RouteRequest<typeof getJobs>["query"],
): Promise<RouteResponse<typeof getJobs>> {
	const asked = Object.keys(states).filter((each) => state === undefined || states[each] === state);
	const [counts, rows] = await Promise.all([
		selectQueueCounts(app.db, Object.keys(states), MAX_COUNTED_JOBS),
		selectJobs(app.db, { states: asked, name, after: requirePlace(cursor), limit: pageSize + 1 }),
	]);
	const { page, next_cursor } = toPage(rows, pageSize, ({ id, created_on, exact_at }) => ({
		id,
		created_at: created_on,
		exact_at,
	}));
	return { queues: queuesOf(counts), jobs: page.map(presentJob), next_cursor };
}

function queuesOf(counts: readonly QueueCount[]) {
	return Object.entries(jobPlan)
		.map(([name, { cron }]) => {
			const of = (wanted: JobState) =>
				counts
					.filter((row) => row.name === name && states[row.state] === wanted)
					.reduce((sum, { count }) => sum + count, 0);
			return {
				name,
				cron: cron ?? null,
				waiting: of("waiting"),
				trying_again: of("trying_again"),
				running: of("running"),
				failed: of("failed"),
				cancelled: of("cancelled"),
			};
		})
		.toSorted((a, b) => a.name.localeCompare(b.name, "en"));
}

function presentJob({ id, name, state, retry_count, data, error, created_on, start_after }: JobRow) {
	const shown = states[state] ?? "waiting";
	const isComing = shown === "waiting" || shown === "trying_again";
	return {
		id,
		name,
		state: shown,
		tries: shown === "waiting" ? 0 : retry_count + (shown === "trying_again" ? 0 : 1),
		facts: factsOf(data ?? {}),
		error: error === null ? null : plainFact(error),
		created_at: created_on.toISOString(),
		next_at: isComing ? start_after.toISOString() : null,
	};
}

const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Only ids: emails, links and addresses in a job's payload stay private. */
function factsOf(data: Record<string, unknown>): Record<string, string> {
	return Object.fromEntries(
		Object.entries(data).flatMap(([name, value]) =>
			name.endsWith("_id") && typeof value === "string" && isId.test(value) ? [[name, value]] : [],
		),
	);
}

/** Retries a job at once, or cancels it. Throws `job_running` while it runs, and `not_found` if it is over. */
export async function decideJob(
	app: AppContext,
	actor_id: string,
	{
		name,
		job_id,
		decision,
	}: RouteRequest<typeof decideRoute>["params"] & RouteRequest<typeof decideRoute>["body"],
): Promise<RouteResponse<typeof decideRoute>> {
	return inTransaction(app.db, async (tx) => {
		if (await lockRunningJob(tx, name, job_id)) throw new ApiError("job_running");
		const isDone = await (decision === "retry" ? retryJob : cancelJob)(tx, name, job_id);
		if (!isDone) throw new ApiError("not_found");
		const action = decision === "retry" ? "job.retried" : "job.cancelled";
		await recordAct(tx, { actor_id, action, subject_id: job_id, details: { name }, created_at: app.now() });
		return {};
	});
}

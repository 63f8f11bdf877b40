import type { AppContext } from "../../platform/app-context.ts";
import type { Database } from "../../platform/db/database.ts";
import { describeError } from "../../platform/http/errors/describe-error.ts";
import { ofDatabase, ofNode } from "../../platform/metrics/described-figures.ts";
import type { Metrics } from "../../platform/metrics/metrics.ts";
import { selectLastProof, selectQueueFigures, selectWaitingMoney } from "./metrics.queries.ts";

/** Counted up to this limit per queue and state: more are no worse. */
const mostCounted = 10_000;

/**
 * What an operator monitors in addition to requests: connections, streams, jobs and money. Every node reports
 * it.
 */
export function productMetrics(app: AppContext, database: Database): void {
	watchNode(app, database);
	app.metrics.watch(ofDatabase, async () => {
		try {
			return await readDatabase(app);
		} catch (error) {
			// An unavailable database is reported elsewhere; the node's own figures are still useful.
			app.log.warn(error instanceof Error ? describeError(error) : {}, "metrics could not be read");
			return noReadings;
		}
	});
}

const noReadings: Awaited<ReturnType<typeof readDatabase>> = {
	learnin_jobs: [],
	learnin_job_oldest_seconds: [],
	learnin_money_waiting: [],
	learnin_money_oldest_seconds: [],
	learnin_ledger_faults: [],
	learnin_ledger_proof_seconds: [],
};

function watchNode(
	{ metrics, streams }: { metrics: Metrics } & Pick<AppContext, "streams">,
	database: Database,
): void {
	const pools = [
		{ pool: "general", of: database.pool },
		...(database.forAnswers.pool === database.pool
			? []
			: [{ pool: "answers", of: database.forAnswers.pool }]),
	];
	metrics.watch(ofNode, () => ({
		learnin_database_connections: pools.flatMap(({ pool, of }) => [
			{ value: of.totalCount - of.idleCount, labels: { pool, state: "used" } },
			{ value: of.idleCount, labels: { pool, state: "idle" } },
			{ value: of.options.max, labels: { pool, state: "most" } },
		]),
		learnin_database_waiting: pools.map(({ pool, of }) => ({ value: of.waitingCount, labels: { pool } })),
		learnin_live_streams: [{ value: streams.count() }],
	}));
}

async function readDatabase({ db, now }: Pick<AppContext, "db" | "now">) {
	const [queues, money, proof] = await Promise.all([
		selectQueueFigures(db, mostCounted),
		selectWaitingMoney(db, now()),
		selectLastProof(db),
	]);
	const states = ["waiting", "active", "failed"] as const;
	return {
		learnin_jobs: queues.flatMap((figures) =>
			states.map((state) => ({ value: figures[state], labels: { queue: figures.queue, state } })),
		),
		learnin_job_oldest_seconds: queues.map(({ queue, oldest_seconds }) => ({
			value: oldest_seconds,
			labels: { queue },
		})),
		learnin_money_waiting: money.map(({ what, waiting }) => ({ value: waiting, labels: { what } })),
		learnin_money_oldest_seconds: money.map(({ what, oldest_seconds }) => ({
			value: Math.max(0, oldest_seconds),
			labels: { what },
		})),
		learnin_ledger_faults: proof === undefined ? [] : [{ value: proof.faults }],
		learnin_ledger_proof_seconds:
			proof === undefined ? [] : [{ value: (now().getTime() - proof.proved_at.getTime()) / 1000 }],
	};
}

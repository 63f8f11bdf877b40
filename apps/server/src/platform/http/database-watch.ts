import pg from "pg";
import { reach } from "../db/servers.ts";
import { sure, timestamptz } from "../db/statements/columns.ts";
import { statement } from "../db/statements/statement.ts";

/** What readiness knows about the database; checked over its own connection. */
export interface DatabaseWatch {
	/** Why the node cannot serve, or null. Never throws. */
	problem(): Promise<string | null>;
	close(): Promise<void>;
}

interface Watched {
	connectionString: string;
	now: () => Date;
	/** Milliseconds on a monotonic clock; replaceable for tests. */
	elapsed?: () => number;
}

/** How far this node's clock may be from the database's before tokens and time windows go wrong. */
const maxSkewMs = 30_000;
/** A check without a response in this time is a miss. */
const patienceMs = 1_800;
/**
 * After this many misses in a row, or this long without a success, the node is not ready: one slow moment is
 * no outage.
 */
const missesAllowed = 2;
const longestWithoutMs = 10_000;

/**
 * Checks whether the database responds. Its connection is outside the pool: a node whose connections are all
 * busy still serves, and must stay in the load balancer. Concurrent callers share a check.
 */
export function createDatabaseWatch({
	connectionString,
	now,
	elapsed = () => performance.now(),
}: Watched): DatabaseWatch {
	const own = new pg.Pool({
		...reach(connectionString),
		max: 1,
		connectionTimeoutMillis: patienceMs,
		query_timeout: patienceMs,
		statement_timeout: patienceMs,
		application_name: "learnin-readiness",
	});
	// A lost connection is just a miss at the next check.
	own.on("error", () => {});
	own.on("connect", (client) => client.on("error", () => {}));
	let misses = 0;
	let last: { at: number; problem: string | null } | undefined;
	const look = async () => {
		const skew = await readSkew(own, now).catch(() => undefined);
		if (skew !== undefined) {
			misses = 0;
			const problem =
				skew > maxSkewMs ? /* not a text */ "the clock of this node differs from the database's" : null;
			last = { at: elapsed(), problem };
			return problem;
		}
		misses += 1;
		const isTolerated =
			last !== undefined && misses <= missesAllowed && elapsed() - last.at <= longestWithoutMs;
		return isTolerated && last !== undefined ? last.problem : /* not a text */ "the database does not answer";
	};
	let underWay: Promise<string | null> | undefined;
	return {
		problem() {
			underWay ??= look().finally(() => {
				underWay = undefined;
			});
			return underWay;
		},
		close: () => own.end(),
	};
}

const selectNowStatement = statement({
	name: "select-now",
	params: {},
	row: { now: sure(timestamptz, /* not a text */ "a clock") },
	sql: "select now()",
});

/** Milliseconds between this node's clock and the database's. A connection that failed is not reused. */
async function readSkew(own: pg.Pool, now: () => Date): Promise<number> {
	const client = await own.connect();
	let hasFailed = true;
	try {
		const [row] = await selectNowStatement.allPrepared(client, {});
		hasFailed = false;
		return Math.abs((row?.now ?? new Date(0)).getTime() - now().getTime());
	} finally {
		client.release(hasFailed);
	}
}

import { AsyncResource } from "node:async_hooks";
import { sql, Kysely, PostgresDialect } from "kysely";
import type { PostgresPool, PostgresPoolClient, Transaction } from "kysely";
import pg from "pg";
import { patientClient } from "./patient-client.ts";
import type { Schema } from "./schema.generated.ts";
import { reach } from "./servers.ts";
import { noTraces, type Traces } from "../traces/traces.ts";
import { namePrepared } from "./statements/prepared-texts.ts";

/** The typed query builder. */
export type Db = Kysely<Schema>;
/** The same within a transaction. */
export type Tx = Transaction<Schema>;

/** The pools and the query builder on top of them. */
export interface Connections {
	db: Db;
	/** For the few hand-written named statements that must be fast. */
	pool: pg.Pool;
}

/** The connections for students' answers. */
export interface AnswerConnections extends Connections {
	/** How many batches of answers may be under way, and how long an answer may wait for its batch. */
	batches: { atOnce: number; patienceMs: number };
	/** Whether an answer that arrives now would have to wait. */
	isBusy(): boolean;
}

export interface Database extends Connections {
	/**
	 * Reserved for answers, so that they wait for nothing else; the ordinary connections if none are reserved.
	 */
	forAnswers: AnswerConnections;
	close(): Promise<void>;
}

/** bigint as number: all our bigints are amounts and seeds far below 2^53; beyond that, fail loudly. */
function parseBigint(text: string): number {
	const value = Number(text);
	if (!Number.isSafeInteger(value)) throw new Error("a bigint beyond 2^53 came from the database");
	return value;
}

const types = {
	getTypeParser(oid: number, format?: "text" | "binary") {
		if (oid === pg.types.builtins.INT8) return parseBigint;
		// A date is a calendar day, not a moment: keep its text.
		if (oid === pg.types.builtins.DATE) return (text: string) => text;
		return pg.types.getTypeParser(oid, format);
	},
} as pg.CustomTypesConfig;

/**
 * How long a request waits for a connection and for a statement: longer than any of ours takes, short for a
 * person.
 */
const requestPatienceMs = 1_800;

/** Each next one starts only if those before it take long. */
const mostBatches = 4;

/**
 * For connections whose statements look up a few rows by their keys: every plan uses indexes, also one that was made
 * when the tables were nearly empty, and PostgreSQL keeps it.
 */
const byKeys = ["seqscan", "bitmapscan", "hashjoin", "mergejoin"]
	.map((way) => ` -c enable_${way}=off`)
	.join("")
	.concat(" -c plan_cache_mode=force_generic_plan");

interface Opened {
	connectionString: string;
	/** Across all pools. */
	maxConnections: number;
	/** How many of them are reserved for answers. */
	keptForAnswers?: number;
	/** How long to wait for a connection and for a statement when no one waits for the response. */
	patienceMs?: number | undefined;
	onError: (error: Error) => void;
	/** Whose statements are spans. */
	traces?: Pick<Traces, "traced">;
}

/**
 * Opens the pools with timeouts, so that calls to a frozen database fail within seconds instead of hanging.
 * `onError` is called for idle connections that the database dropped; without a listener they would end the
 * process.
 */
export function openDatabase({ keptForAnswers = 0, ...options }: Opened): Database {
	const general = openConnections({
		...options,
		maxConnections: options.maxConnections - keptForAnswers,
	});
	const patienceMs = options.patienceMs ?? requestPatienceMs;
	if (keptForAnswers < 2) {
		const isBusy = () => general.pool.waitingCount > 0;
		const forAnswers = { ...general, batches: { atOnce: 1, patienceMs }, isBusy };
		return { ...general, forAnswers, close: () => general.pool.end() };
	}
	const forAnswers = openConnections({ ...options, maxConnections: keptForAnswers, looksUpByKeys: true });
	// Hints and skips have at least one connection of their own.
	const atOnce = Math.min(mostBatches, keptForAnswers - 1);
	return {
		...general,
		forAnswers: {
			...forAnswers,
			batches: { atOnce, patienceMs },
			isBusy: () => inUse(forAnswers.pool) > 0,
		},
		async close() {
			await Promise.all([general.pool.end(), forAnswers.pool.end()]);
		},
	};
}

function inUse({ totalCount, idleCount, waitingCount }: pg.Pool): number {
	return totalCount - idleCount + waitingCount;
}

/** Gives a connection in the context of the caller who asked for it, not of the one who gave it back. */
class InContextPool extends pg.Pool {
	override connect(callback?: unknown): Promise<pg.PoolClient> {
		const connect = super.connect.bind(this) as (callback?: unknown) => Promise<pg.PoolClient>;
		return typeof callback === "function" ? connect(AsyncResource.bind(callback as () => void)) : connect();
	}
}

function openConnections(options: Omit<Opened, "keptForAnswers"> & { looksUpByKeys?: boolean }): Connections {
	const { patienceMs = requestPatienceMs, traces = noTraces } = options;
	const reached = reach(options.connectionString);
	const Pool = traces === noTraces ? pg.Pool : InContextPool;
	const pool = new Pool({
		...reached,
		Client: traces.traced(patientClient(reached.Client)),
		max: options.maxConnections,
		types,
		connectionTimeoutMillis: patienceMs,
		query_timeout: patienceMs,
		statement_timeout: patienceMs,
		idle_in_transaction_session_timeout: 10_000,
		application_name: "learnin",
		// Data is in memory or on SSDs, where a random page costs as much as a sequential one; and a page's
		// queries are too small to be worth starting parallel workers.
		options: `-c random_page_cost=1.1 -c max_parallel_workers_per_gather=0${options.looksUpByKeys ? byKeys : ""}`,
	});
	// The pool ends before its connections do, and what still closes is not lost.
	pool.on("error", (error) => pool.ending || options.onError(error));
	// Losing a connection in use fails the work on it, at the next statement at the latest. The pool only
	// listens to idle ones, and an unhandled error event ends the process.
	pool.on("connect", (client) => client.on("error", () => {}));
	return {
		pool,
		db: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withoutHungConnections(pool) }) }),
	};
}

/**
 * The pool for Kysely, which returns every connection as healthy. After our timeout a connection still runs
 * the query, in a transaction that is still open: what is written there next would never be committed. So a
 * connection that failed with anything but an error from the database takes no further query and is
 * destroyed.
 */
function withoutHungConnections(pool: pg.Pool): PostgresPool {
	const nameOf = namePrepared();
	return {
		options: pool.options,
		end: async () => {},
		async connect() {
			const client = await pool.connect();
			let failure: unknown;
			const query = async (text: string, values: readonly unknown[]) => {
				if (failure !== undefined) throw failure;
				try {
					return await client.query({ name: nameOf(text), text, values: [...values] });
				} catch (error) {
					if (!(error instanceof pg.DatabaseError)) failure = error;
					throw error;
				}
			};
			// Kysely knows an overload of `query` for cursors, which nothing here uses.
			return { query, release: () => client.release(failure !== undefined) } as unknown as PostgresPoolClient;
		},
	};
}

const retryable = new Set(["40001", "40P01"]);

/**
 * Runs `work` in a transaction, and again, up to four times, when the database asks to retry (serialization,
 * deadlock). Rows of a family are locked in the order of decision 0064: accounts (by id), the family, its
 * orders, its students (by id), then invitations, sessions and the rest.
 */
export function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
	return againWhenAsked(() => db.transaction().execute(work));
}

/** The same for a single statement, which is its own transaction. */
export async function againWhenAsked<T>(work: () => Promise<T>): Promise<T> {
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await work();
		} catch (error) {
			if (attempt >= 4 || !mustRetry(error)) throw error;
		}
	}
}

/** Whether the database asks to retry the whole transaction. */
export function mustRetry(error: unknown): boolean {
	return retryable.has(databaseErrorCode(error) ?? "");
}

/** SQLSTATE of a database error, or undefined for any other. */
export function databaseErrorCode(error: unknown): string | undefined {
	return error instanceof pg.DatabaseError ? error.code : undefined;
}

/** Whether the error is a violation of this check constraint. */
export function breaksCheck(error: unknown, constraint: string): boolean {
	return error instanceof pg.DatabaseError && error.code === "23514" && isNamed(error, constraint);
}

/** Whether the error is a violation of this foreign key. */
export function breaksForeignKey(error: unknown, constraint: string): boolean {
	return error instanceof pg.DatabaseError && error.code === "23503" && isNamed(error, constraint);
}

/** Whether the error is a violation of this unique constraint. */
export function breaksUnique(error: unknown, constraint: string): boolean {
	return error instanceof pg.DatabaseError && error.code === "23505" && isNamed(error, constraint);
}

/** Partitions, and the parts of a table on other machines, have its name and a number. */
function isNamed(error: pg.DatabaseError, constraint: string): boolean {
	return error.constraint?.replace(/_\d+$/, "") === constraint;
}

/** Runs a statement with $1 placeholders on the caller's own connection; returns its rows. */
export async function runOn<Row>(tx: Tx | Db, text: string, values: readonly unknown[]): Promise<Row[]> {
	const query = sql.raw<Row>(text).compile(tx);
	const result = await tx.executeQuery<Row>({ ...query, sql: text, parameters: values });
	return [...result.rows];
}

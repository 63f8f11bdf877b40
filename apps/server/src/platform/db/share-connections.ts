import { AsyncLocalStorage } from "node:async_hooks";
import pg from "pg";

/** Runs single statements, each its own transaction. */
export interface StatementRunner {
	query<Row extends pg.QueryResultRow>(statement: pg.QueryConfig): Promise<pg.QueryResult<Row>>;
}

interface Queued {
	statement: pg.QueryConfig;
	/** Runs what is to belong to the caller. */
	inContext: <T>(work: () => T) => T;
	resolve: (result: pg.QueryResult<never>) => void;
	reject: (error: unknown) => void;
}

/** A connection while it has statements in flight. */
interface Held {
	client: Promise<pg.PoolClient>;
	running: number;
	isBroken: boolean;
}

/**
 * Runs statements over at most `count` connections of a pool in pipeline mode: each is sent without waiting
 * for those before it, and those of one turn of the event loop go out in one write. A statement that the
 * database rejects fails alone; a lost connection fails everything in flight on it. An idle connection
 * returns to the pool.
 */
export function shareConnections(pool: pg.Pool, count: number): StatementRunner & { isBusy(): boolean } {
	const lanes = Array.from({ length: count }, () => new Lane(pool));
	return {
		query: (statement) =>
			new Promise((resolve, reject) => {
				const lane = lanes.reduce((one, other) => (other.load < one.load ? other : one));
				lane.add({
					statement,
					inContext: AsyncLocalStorage.snapshot(),
					resolve: resolve as Queued["resolve"],
					reject,
				});
			}),
		isBusy: () => lanes.every(({ load }) => load > 1),
	};
}

class Lane {
	readonly #pool: pg.Pool;
	#queued: Queued[] = [];
	#held: Held | undefined;
	/** Statements without a result yet. */
	load = 0;

	constructor(pool: pg.Pool) {
		this.#pool = pool;
	}

	add(queued: Queued): void {
		this.load += 1;
		this.#queued.push(queued);
		if (this.#queued.length === 1) setImmediate(() => void this.#send());
	}

	async #send(): Promise<void> {
		const batch = this.#queued;
		this.#queued = [];
		this.#held ??= { client: this.#pool.connect(), running: 0, isBroken: false };
		const held = this.#held;
		held.running += batch.length;
		try {
			const client = await held.client;
			const { stream } = client.connection;
			stream.cork();
			for (const { statement, inContext, resolve, reject } of batch)
				inContext(() => client.query(statement)).then(
					(result) => this.#end(held, () => resolve(result as pg.QueryResult<never>)),
					(error: unknown) => this.#end(held, () => reject(error), error),
				);
			stream.uncork();
		} catch (error) {
			for (const { reject } of batch) this.#end(held, () => reject(error), error);
		}
	}

	#end(held: Held, tell: () => void, error?: unknown): void {
		this.load -= 1;
		held.running -= 1;
		// After a failure that did not come from the database, later statements may never get a result.
		if (error !== undefined && !(error instanceof pg.DatabaseError)) held.isBroken = true;
		if (this.#held === held && (held.isBroken || held.running === 0)) this.#held = undefined;
		if (held.running === 0)
			held.client.then(
				(client) => client.release(held.isBroken),
				// It never was one.
				() => {},
			);
		tell();
	}
}

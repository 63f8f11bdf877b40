import type pg from "pg";

type Told = (error: Error | null | undefined, result?: unknown) => void;
type Query = (...given: unknown[]) => unknown;

/**
 * Connections that apply the driver's `query_timeout` themselves, and give it a callback for each query. The driver would
 * assign a function literal to a property instead; V8 allocates such functions among the old objects, and the query with
 * all its rows, to which they refer, then stays until a full garbage collection. That was most of what a busy server
 * copied in each short one, while every answer waited.
 */
export function patientClient(Client: typeof pg.Client): typeof pg.Client {
	class PatientClient extends Client {
		readonly #patienceMs: number | undefined;

		constructor(config: string | pg.ClientConfig = {}) {
			const { query_timeout, ...rest } = typeof config === "string" ? { connectionString: config } : config;
			super(rest);
			this.#patienceMs = query_timeout;
		}

		/** Tells that the time is up at most once, and then nothing of what the database still returns. */
		ask(given: readonly unknown[], told: Told): void {
			let isUp = false;
			const timer =
				this.#patienceMs === undefined
					? undefined
					: setTimeout(() => {
							isUp = true;
							told(new Error("Query read timeout"));
						}, this.#patienceMs);
			plain.call(this, ...given, (error: Error | null | undefined, result: unknown) => {
				clearTimeout(timer);
				if (!isUp) told(error, result);
			});
		}

		async promise(given: readonly unknown[]): Promise<unknown> {
			try {
				return await new Promise((resolve, reject) => {
					this.ask(given, (error, result) => (error ? reject(error) : resolve(result)));
				});
			} catch (error) {
				// With the callers, instead of the socket that received the error.
				if (error instanceof Error) Error.captureStackTrace(error);
				throw error;
			}
		}
	}
	const plain = Client.prototype.query as Query;
	const query = function query(this: PatientClient, ...given: unknown[]): unknown {
		if (appliesItself(given[0])) return plain.call(this, ...given);
		const last = given.at(-1);
		return typeof last === "function" ? this.ask(given.slice(0, -1), last as Told) : this.promise(given);
	};
	PatientClient.prototype.query = query as typeof PatientClient.prototype.query;
	return PatientClient;
}

/** A cursor, or a statement with a time of its own. */
function appliesItself(statement: unknown): boolean {
	if (typeof statement !== "object" || statement === null) return false;
	return "submit" in statement || "query_timeout" in statement;
}

import { sql } from "kysely";
import type { Keyring } from "../auth/keyring.ts";
import { keyedHash } from "../auth/sealed.ts";
import type { Db, Tx } from "../db/database.ts";
import { ApiError } from "../http/api-error.ts";

export interface Limit {
	/** What is limited, such as `login:account`. */
	name: string;
	hits: number;
	seconds: number;
}

/** Counts one hit for `subject` and throws `too_many_requests` beyond the limit of the current window. Shared by all nodes. */
export type RateLimit = (limit: Limit, subject: string) => Promise<void>;

/** Fixed windows counted in the database with one statement a hit. Subjects are stored as keyed hashes. */
export function createRateLimit(db: Db, now: () => Date, keyring: Keyring): RateLimit {
	return async (limit, subject) => {
		const windowMs = limit.seconds * 1000;
		const start = Math.floor(now().getTime() / windowMs) * windowMs;
		const row = await db
			.insertInto("rate_limits")
			.values({ key: limitKey(keyring, limit, subject), window_start: new Date(start) })
			.onConflict((conflict) =>
				conflict.columns(["key", "window_start"]).doUpdateSet({ hits: sql<number>`rate_limits.hits + 1` }),
			)
			.returning("hits")
			.executeTakeFirstOrThrow();
		if (row.hits > limit.hits) {
			throw new ApiError("too_many_requests", {
				retryAfter: Math.ceil((start + windowMs - now().getTime()) / 1000),
			});
		}
	};
}

/** Lets the subject try anew at once, as after it proved itself, or that the wrong tries before were its own. */
export async function forgetHits(
	db: Db | Tx,
	keyring: Keyring,
	limit: Limit,
	subject: string,
): Promise<void> {
	await db
		.deleteFrom("rate_limits")
		.where("key", "=", limitKey(keyring, limit, subject))
		.execute();
}

/** The key of a counter: which limit may be read; of the subject, an address or somebody's id, only a keyed hash is kept. */
export function limitKey(keyring: Keyring, { name }: Pick<Limit, "name">, subject: string): string {
	return `${name}:${keyedHash(keyring, "limit", subject, name).toString("base64url")}`;
}

/** Longer than any window. */
const keptMs = 24 * 60 * 60 * 1000;

/** Deletes the counters of windows long over. */
export async function forgetRateLimits(db: Db, now: Date): Promise<void> {
	await db
		.deleteFrom("rate_limits")
		.where("window_start", "<", new Date(now.getTime() - keptMs))
		.execute();
}

/** For fuzzing only (AUTH_LIMITS=off). */
export const noRateLimit: RateLimit = async () => {};

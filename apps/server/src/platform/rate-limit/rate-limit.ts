import { sql } from "kysely";
import type { Keyring } from "../auth/keyring.ts";
import { keyedHash } from "../auth/sealed.ts";
import type { Db, Tx } from "../db/database.ts";
import { ApiError } from "../http/errors/api-error.ts";
import { DAY_MS } from "@learnin/domain/time/day";

export interface Limit {
	/** What is limited, such as `login:account`. */
	name: string;
	hits: number;
	seconds: number;
}

/** Counts one hit for `subject` and throws `too_many_requests` beyond the limit of the current window. Shared by all nodes. */
export type RateLimit = (limit: Limit, subject: string) => Promise<void>;

/** Fixed windows counted in the database with one statement per hit. Subjects are stored as keyed hashes. */
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

/**
 * Resets the subject at once, for example after it proved its identity or that the failed tries were its own.
 */
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

/**
 * The key of a counter: the limit's name is readable; the subject, an address or a person's id, is only
 * stored as a keyed hash.
 */
export function limitKey(keyring: Keyring, { name }: Pick<Limit, "name">, subject: string): string {
	return `${name}:${keyedHash(keyring, "limit", subject, name).toString("base64url")}`;
}

/** Longer than any window. */
const keptMs = DAY_MS;

/** Deletes the counters of expired windows. */
export async function forgetRateLimits(db: Db, now: Date): Promise<void> {
	await db
		.deleteFrom("rate_limits")
		.where("window_start", "<", new Date(now.getTime() - keptMs))
		.execute();
}

/** For fuzzing only (AUTH_LIMITS=off). */
export const noRateLimit: RateLimit = async () => {};

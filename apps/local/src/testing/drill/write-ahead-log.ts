import { readdir } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { clientOf } from "@learnin/server/platform/db/servers";

/** The position of the database's log, sampled repeatedly. */
export interface FollowedLog {
	/** The last time at which everything acknowledged before it is before this position of the log. */
	momentOf(place: bigint | undefined): number | undefined;
	stop(): Promise<void>;
}

const lookMs = 25;

/**
 * Samples the log's flushed position with the time. An answer is acknowledged after its commit is on disk, so
 * what was acknowledged before a sample is before the position in the sample.
 */
export async function followLog(connectionString: string): Promise<FollowedLog> {
	const client = clientOf(connectionString, "learnin-drill");
	// It ends with the server.
	client.on("error", () => {});
	await client.connect();
	const looks: { at: number; place: bigint }[] = [];
	const over = new AbortController();
	const look = async () => {
		const at = performance.now();
		const { rows } = await client.query<{ place: string }>(
			"select (pg_current_wal_flush_lsn() - '0/0')::text as place",
		);
		looks.push({ at, place: BigInt(rows[0]?.place ?? 0) });
	};
	const all = (async () => {
		while (!over.signal.aborted) {
			await look();
			await pause(lookMs);
		}
	})().catch(() => {});
	return {
		momentOf: (place) => looks.findLast((each) => place !== undefined && each.place <= place)?.at,
		async stop() {
			over.abort();
			await all;
			await client.end().catch(() => {});
		},
	};
}

const segmentBytes = 16n * 1024n * 1024n;

/** The end of the newest complete segment in an archive; undefined if there is none. */
export async function newestArchived(archive: string): Promise<bigint | undefined> {
	const segments = (await readdir(archive)).filter((name) => /^[0-9A-F]{24}$/.test(name)).toSorted();
	const newest = segments.at(-1);
	if (newest === undefined) return undefined;
	const high = BigInt(`0x${newest.slice(8, 16)}`);
	const low = BigInt(`0x${newest.slice(16)}`);
	return high * 2n ** 32n + (low + 1n) * segmentBytes;
}

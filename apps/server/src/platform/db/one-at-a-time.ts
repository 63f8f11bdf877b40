import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { clientOf } from "./servers.ts";

/** The advisory lock of the node that has the turn. A random number; nothing else of ours locks it. */
export const startLock = 5_514_201_733;

const askAgainMs = 100;

/**
 * Does the work while no other node does it, and waits for the lock as long as that takes: one node prepares
 * the database (migrations, skills, the job tables), and the others find it prepared. A node that dies
 * releases the lock with its connection. Rejects when `signal` fires while it waits.
 */
export async function oneAtATime<T>(
	connectionString: string,
	signal: AbortSignal,
	work: () => Promise<T>,
): Promise<T> {
	const client = clientOf(connectionString, "learnin-start");
	// The running statement reports it.
	client.on("error", () => {});
	const giveUp = () => void client.end();
	signal.addEventListener("abort", giveUp);
	try {
		await client.connect();
		await takeTurn(client, signal);
		signal.removeEventListener("abort", giveUp);
		return await work();
	} finally {
		signal.removeEventListener("abort", giveUp);
		await client.end();
	}
}

/**
 * Polls, because a blocking statement would keep its snapshot open, and an index that the other node builds
 * concurrently waits for every older snapshot: neither would ever finish.
 */
async function takeTurn(client: pg.Client, signal: AbortSignal): Promise<void> {
	for (;;) {
		const { rows } = await client.query<{ is_mine: boolean }>("select pg_try_advisory_lock($1) as is_mine", [
			startLock,
		]);
		if (rows[0]?.is_mine === true) return;
		await wait(askAgainMs, undefined, { signal });
	}
}

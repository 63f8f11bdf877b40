import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { clientOf } from "./servers.ts";

/** The advisory lock of whoever has the turn. Chosen by chance; nothing else of ours locks this number. */
export const startLock = 5_514_201_733;

const askAgainMs = 100;

/**
 * Does the work while no other node does it, and waits for its turn as long as that takes: what prepares a database
 * (migrations, skills, the tables of jobs) is done by one node, and the others find it done. The turn of a node that
 * dies is over with its connection. Rejects when `signal` fires while it waits.
 */
export async function oneAtATime<T>(
	connectionString: string,
	signal: AbortSignal,
	work: () => Promise<T>,
): Promise<T> {
	const client = clientOf(connectionString, "learnin-start");
	// The statement that is running tells of it.
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
 * Asks again and again: a statement that waits for the lock would keep its snapshot open, and an index that the node at
 * work builds concurrently waits for every older snapshot. Neither would ever end.
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

import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { refusalOfDatabase } from "../start-refusal.ts";

const pauseMs = 500;

interface Waiting {
	/** Called before each retry with what the database or the network said. */
	onWait: (code: string | undefined) => void;
	/** Aborts the wait, which then rejects. */
	signal: AbortSignal;
}

/**
 * Returns once the database responds. Throws `StartRefused` for errors that waiting cannot fix, such as a
 * wrong password.
 */
export async function waitForDatabase(pool: pg.Pool, { onWait, signal }: Waiting): Promise<void> {
	for (;;) {
		try {
			await pool.query("select 1");
			return;
		} catch (error) {
			const refusal = refusalOfDatabase(error);
			if (refusal !== undefined) throw refusal;
			onWait(error instanceof Error && "code" in error ? String(error.code) : undefined);
			await pause(pauseMs, undefined, { signal });
		}
	}
}

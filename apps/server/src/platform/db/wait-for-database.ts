import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";

const pauseMs = 500;

/** Returns once the database answers; calls `onWait` before each further try. */
export async function waitForDatabase(pool: pg.Pool, onWait: () => void): Promise<void> {
	for (;;) {
		try {
			await pool.query("select 1");
			return;
		} catch {
			onWait();
			await pause(pauseMs);
		}
	}
}

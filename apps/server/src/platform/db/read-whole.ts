import type pg from "pg";

/** Runs one statement and gives its rows. */
export type ReadRows = <Row extends pg.QueryResultRow>(
	text: string,
	values?: readonly unknown[],
) => Promise<Row[]>;

const patienceMs = 10 * 60_000;

/**
 * Runs `work` on one unchanging picture of the database, for jobs that read whole tables: their statements may take
 * minutes, where those of a request may not. Nothing can be written.
 */
export async function readWhole<T>(
	pool: Pick<pg.Pool, "connect">,
	work: (read: ReadRows) => Promise<T>,
): Promise<T> {
	const client = await pool.connect();
	let failed = true;
	try {
		await client.query("begin isolation level repeatable read read only");
		await client.query(`set local statement_timeout = ${patienceMs}`);
		const result = await work(async (text, values = []) => {
			// The driver's own time-out is set for the pool, and a statement may have another.
			const statement = { text, values: [...values], query_timeout: patienceMs };
			return (await client.query(statement)).rows;
		});
		await client.query("commit");
		failed = false;
		return result;
	} finally {
		// One that failed is in no known state.
		client.release(failed);
	}
}

import type pg from "pg";

/** Runs one statement and returns its rows. */
export type ReadRows = <Row extends pg.QueryResultRow>(
	text: string,
	values?: readonly unknown[],
) => Promise<Row[]>;

const patienceMs = 10 * 60_000;

/**
 * Runs `work` on one read-only snapshot of the database, for jobs that read whole tables: their statements
 * may take minutes, unlike those of a request.
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
			// The driver's own timeout is set on the pool, but can be overridden per statement.
			const statement = { text, values: [...values], query_timeout: patienceMs };
			return (await client.query(statement)).rows;
		});
		await client.query("commit");
		failed = false;
		return result;
	} finally {
		// After a failure its state is unknown.
		client.release(failed);
	}
}

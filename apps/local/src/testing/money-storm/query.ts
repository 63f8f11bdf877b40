import type { TestApp } from "@learnin/server/platform/testing/test-app";

const patience = 10 * 60_000;

/** The chaos test's own plain SQL, with longer timeouts than the product. */
export async function query<Row extends object>(
	{ database }: Pick<TestApp, "database">,
	text: string,
	values: unknown[] = [],
): Promise<Row[]> {
	const client = await database.pool.connect();
	try {
		await client.query(`set statement_timeout = ${patience}`);
		const patient = { text, values, query_timeout: patience };
		return (await client.query<Row>(patient)).rows;
	} finally {
		// With its timeout it is of no use to others.
		client.release(true);
	}
}

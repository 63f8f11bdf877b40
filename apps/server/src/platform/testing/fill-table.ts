import pg from "pg";
import type { TestApp } from "./test-app.ts";

/**
 * Runs one statement that fills a table with thousands of rows, and returns its rows. Uses its own
 * connection: a busy machine may take longer than the server allows a request's statement.
 */
export async function fillTable<Row extends pg.QueryResultRow>(
	{ connectionString }: TestApp,
	text: string,
	values: readonly unknown[],
): Promise<Row[]> {
	const client = new pg.Client({ connectionString });
	await client.connect();
	try {
		return (await client.query<Row>(text, [...values])).rows;
	} finally {
		await client.end();
	}
}

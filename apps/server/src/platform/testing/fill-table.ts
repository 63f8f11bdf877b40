import pg from "pg";
import type { TestApp } from "./test-app.ts";

/**
 * Runs one statement that fills a table with thousands of rows, and gives the rows it returns. On a connection of its own: a
 * busy machine may take longer than the server waits for a statement of a request.
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

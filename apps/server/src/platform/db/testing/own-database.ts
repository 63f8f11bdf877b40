import { createDatabaseFrom } from "@learnin/embedded-postgres/create-database-from";
import pg from "pg";
import { afterAll, inject } from "vitest";
import { unpartitionedTemplate } from "../../testing/global-setup.ts";

/** A new database with all tables, none of them partitioned, for the tests of this file, and a client of it. */
export async function ownDatabase(): Promise<{ connectionString: string; client: pg.Client }> {
	const { connectionString, drop } = await createDatabaseFrom(inject("postgres"), unpartitionedTemplate);
	const client = new pg.Client({ connectionString });
	afterAll(async () => {
		await client.end();
		await drop();
	});
	await client.connect();
	return { connectionString, client };
}

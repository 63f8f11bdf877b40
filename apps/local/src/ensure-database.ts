import { setTimeout as pause } from "node:timers/promises";
import { createDatabaseFrom, withDatabase } from "@learnin/embedded-postgres/create-database-from";
import { databaseErrorCode, openDatabase } from "@learnin/server/platform/db/database";
import { migrate } from "@learnin/server/platform/db/migrations/migrate";

const name = "learnin";
const unfinished = "learnin_unfinished";
const inUse = "55006";
/** Dropping or renaming a database takes a slow disk longer than a person waits for a page. */
const patienceMs = 60_000;

/**
 * The address of the migrated database. If there is none yet, it is created and filled under another name and
 * renamed when it is complete: an interrupted first start leaves nothing that the next could mistake for
 * complete.
 */
export async function ensureDatabase(
	server: string,
	fill: (connectionString: string) => Promise<void>,
): Promise<string> {
	const database = withDatabase(server, name);
	const maintenance = openDatabase({
		connectionString: server,
		maxConnections: 1,
		patienceMs,
		onError: () => {},
	});
	const run = (statement: string) => maintenance.pool.query(statement);
	try {
		const { rowCount } = await run(`select from pg_database where datname = '${name}'`);
		if (rowCount === 0) {
			await run(`drop database if exists ${unfinished} with (force)`);
			const draft = await createDatabaseFrom(server, "template0", unfinished);
			// A draft that a crash cuts short is made again, so its commits needn’t wait for the disk. The next commit does.
			await run(`alter database ${unfinished} set synchronous_commit = off`);
			await migrate(draft.connectionString);
			await fill(draft.connectionString);
			await run(`alter database ${unfinished} reset synchronous_commit`);
			await whenUnused(() => run(`alter database ${unfinished} rename to ${name}`));
		}
	} finally {
		await maintenance.close();
	}
	await migrate(database);
	return database;
}

/** A connection that was just closed still counts for a moment. */
async function whenUnused(work: () => Promise<unknown>): Promise<void> {
	for (let attempt = 1; ; attempt += 1) {
		try {
			await work();
			return;
		} catch (error) {
			if (databaseErrorCode(error) !== inUse || attempt === 100) throw error;
			await pause(50);
		}
	}
}

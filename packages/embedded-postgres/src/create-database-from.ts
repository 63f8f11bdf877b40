import { randomBytes } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { errorCode } from "./error-code.ts";

export type CreatedDatabase = {
	name: string;
	connectionString: string;
	/** Drops it, terminating its connections. */
	drop(): Promise<void>;
};

const IN_USE = "55006";

/**
 * Creates a new database as a copy of `template`, which must have no connections. `connectionString` may name
 * any database of the same server but the template.
 */
export async function createDatabaseFrom(
	connectionString: string,
	template: string,
	name = `test_${randomBytes(8).toString("hex")}`,
): Promise<CreatedDatabase> {
	for (let attempt = 1; ; attempt += 1) {
		try {
			await run(connectionString, (quote) => `create database ${quote(name)} template ${quote(template)}`);
			break;
		} catch (error) {
			// A connection that was just closed still counts for a moment.
			if (errorCode(error) !== IN_USE || attempt === 20) throw error;
			await sleep(100);
		}
	}
	return {
		name,
		connectionString: withDatabase(connectionString, name),
		drop: () => run(connectionString, (quote) => `drop database if exists ${quote(name)} with (force)`),
	};
}

/** The same server, another database. */
export function withDatabase(connectionString: string, database: string): string {
	const url = new URL(connectionString);
	url.pathname = `/${encodeURIComponent(database)}`;
	return url.href;
}

async function run(
	connectionString: string,
	sql: (quote: (name: string) => string) => string,
): Promise<void> {
	const client = new pg.Client({ connectionString });
	await client.connect();
	try {
		await client.query(sql((name) => client.escapeIdentifier(name)));
	} finally {
		await client.end();
	}
}

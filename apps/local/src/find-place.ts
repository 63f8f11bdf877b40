import { existsSync } from "node:fs";
import path from "node:path";
import { withDatabase } from "@learnin/embedded-postgres/create-database-from";
import { findRunningPostgres } from "@learnin/embedded-postgres/running-postgres";
import { startPostgres } from "@learnin/embedded-postgres/start-postgres";
import pg from "pg";

/** The database of the local start. */
const name = "learnin";

/** A refusal with a message for the user. */
export class Refused extends Error {}

/** A database that a command works on. */
export interface Place {
	connectionString: string;
	/** Where its pages are served; empty if unknown. */
	url: string;
	/** The database comes from `DATABASE_URL` and is not the local start's. */
	is_named: boolean;
	close(): Promise<void>;
}

/** The database in `DATABASE_URL`, else that of the local start, running or not. */
export async function findPlace(environment: Record<string, string | undefined>): Promise<Place> {
	const { DATABASE_URL, APP_BASE_URL, DATA_DIR, PORT = "3000" } = environment;
	if (DATABASE_URL) {
		const url = (APP_BASE_URL ?? "").replace(/\/+$/, "");
		return { connectionString: DATABASE_URL, url, is_named: true, close: async () => {} };
	}
	if (environment["NODE_ENV"] === "production") throw new Refused("DATABASE_URL is missing.");
	const dataDir = path.resolve(import.meta.dirname, "../../..", DATA_DIR || ".data");
	const nothing = new Refused(`There is no data in ${dataDir} yet: start Learnin first.`);
	if (!existsSync(dataDir)) throw nothing;
	const url = APP_BASE_URL ?? `http://127.0.0.1:${PORT}`;
	const { connectionString: server, close } = await localServer(dataDir);
	// If it were created here, it would be taken for the result of a finished first start, without a demo
	// family.
	if (!(await hasDatabase(server))) {
		await close();
		throw nothing;
	}
	return { connectionString: withDatabase(server, name), url, is_named: false, close };
}

/** The server of the local start; if it is not running, it is started and stopped again. */
async function localServer(dataDir: string): Promise<Pick<Place, "connectionString" | "close">> {
	const running = await findRunningPostgres(dataDir, "postgres");
	if (running !== undefined) return { connectionString: running, close: async () => {} };
	const postgres = await startPostgres({ dataDir, database: "postgres" });
	return { connectionString: postgres.connectionString, close: () => postgres.stop() };
}

async function hasDatabase(server: string): Promise<boolean> {
	const client = new pg.Client({ connectionString: server });
	await client.connect();
	try {
		return (await client.query("select from pg_database where datname = $1", [name])).rowCount === 1;
	} finally {
		await client.end();
	}
}

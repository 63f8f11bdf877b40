import { existsSync } from "node:fs";
import path from "node:path";
import { findRunningPostgres } from "@learnin/embedded-postgres/running-postgres";
import { startPostgres } from "@learnin/embedded-postgres/start-postgres";

/** A refusal in words. */
export class Refused extends Error {}

/** A database that a command works on. */
export interface Place {
	connectionString: string;
	/** Where its pages are served; empty where it is not known. */
	url: string;
	/** The database was named by `DATABASE_URL` and is not the local start's. */
	is_named: boolean;
	close(): Promise<void>;
}

/** The database that is named, else the one of the local start, running or not. */
export async function findPlace(environment: Record<string, string | undefined>): Promise<Place> {
	const { DATABASE_URL, APP_BASE_URL, DATA_DIR, PORT = "3000" } = environment;
	if (DATABASE_URL) {
		const url = (APP_BASE_URL ?? "").replace(/\/+$/, "");
		return { connectionString: DATABASE_URL, url, is_named: true, close: async () => {} };
	}
	if (environment["NODE_ENV"] === "production") throw new Refused("DATABASE_URL is missing.");
	const dataDir = path.resolve(import.meta.dirname, "../../..", DATA_DIR || ".data");
	if (!existsSync(dataDir)) throw new Refused(`There is no data in ${dataDir} yet: start Learnin first.`);
	const url = APP_BASE_URL ?? `http://127.0.0.1:${PORT}`;
	const running = await findRunningPostgres(dataDir, "learnin");
	if (running !== undefined)
		return { connectionString: running, url, is_named: false, close: async () => {} };
	const postgres = await startPostgres({ dataDir, database: "learnin" });
	const { connectionString } = postgres;
	return { connectionString, url, is_named: false, close: () => postgres.stop() };
}

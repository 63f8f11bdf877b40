import { readFile } from "node:fs/promises";
import { SUPERUSER } from "./cluster.ts";
import { lockFolder } from "./folder-lock.ts";
import { prepareLocation } from "./location.ts";
import { PORT, toConnectionString } from "./start-postgres.ts";

/**
 * How to connect to a database of the server that another process runs on this data folder; undefined if none
 * does.
 */
export async function findRunningPostgres(dataDir: string, database: string): Promise<string | undefined> {
	const location = await prepareLocation(dataDir, () => {});
	const lock = await lockFolder(location.folder);
	if ("release" in lock) {
		await lock.release();
		return undefined;
	}
	const password = await readFile(location.passwordFile, "utf8");
	return toConnectionString({ host: location.sockets, port: PORT, user: SUPERUSER, password }, database);
}

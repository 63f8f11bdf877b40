import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { ensureCluster, SUPERUSER } from "./cluster.ts";
import { lockFolder } from "./folder-lock.ts";
import { prepareLocation, type Location } from "./location.ts";
import { findPostgresIn, parentOf, readPostmasterPid } from "./processes.ts";
import { type Credentials, SupervisedServer } from "./supervised-server.ts";

export type PostgresOptions = {
	/** The folder of this installation's data; created if missing. */
	dataDir: string;
	/** The database to ensure; "learnin" by default. */
	database?: string;
	maxConnections?: number;
	/** Settings of postgresql.conf, e.g. `{ fsync: "off" }` for tests. */
	settings?: Record<string, string>;
	log?: (line: string) => void;
};

export type RunningPostgres = {
	/** A connection config for `pg`: `host` is the socket's folder. */
	connectionString: string;
	/** The folder of the unix socket; there is no TCP port. */
	host: string;
	port: number;
	user: string;
	password: string;
	database: string;
	/** Where the data really is: the data folder, or as root a folder under /var/lib. */
	folder: string;
	/** Closes all connections, stops the server, and releases the data folder. */
	stop(): Promise<void>;
};

export const PORT = 5432;

/**
 * Starts PostgreSQL on a data folder, first recovering from whatever an earlier start left behind. It is
 * restarted whenever it exits by itself, until `stop`.
 */
export async function startPostgres(options: PostgresOptions): Promise<RunningPostgres> {
	const location = await prepareLocation(options.dataDir, options.log ?? (() => {}));
	const lock = await lockFolder(location.folder);
	if (!("release" in lock)) throw alreadyRunning(options.dataDir, lock.heldBy);
	try {
		return await startLocked(options, location, () => lock.release());
	} catch (error) {
		await lock.release();
		throw error;
	}
}

async function startLocked(
	options: PostgresOptions,
	location: Location,
	release: () => Promise<void>,
): Promise<RunningPostgres> {
	await refuseForeignServer(options.dataDir, location);
	const password = await ensureCluster(location, options.settings?.["fsync"] !== "off");
	await writeFile(holderFile(location), `${process.pid}\n`, { mode: 0o600 });
	const credentials = { host: location.sockets, port: PORT, user: SUPERUSER, password };
	const server = new SupervisedServer(
		location,
		settingsOf(location, options),
		credentials,
		options.log ?? (() => {}),
	);
	const database = options.database ?? "learnin";
	try {
		await server.start();
		await ensureDatabase(credentials, database);
	} catch (error) {
		await server.stop();
		throw error;
	}
	let stopped: Promise<void> | undefined;
	return {
		...credentials,
		database,
		folder: location.folder,
		connectionString: toConnectionString(credentials, database),
		stop() {
			stopped ??= server.stop().finally(release);
			return stopped;
		},
	};
}

export function toConnectionString({ host, port, user, password }: Credentials, database: string): string {
	const query = `host=${encodeURIComponent(host)}&port=${port}`;
	return `postgresql://${user}:${password}@localhost/${encodeURIComponent(database)}?${query}`;
}

function alreadyRunning(dataDir: string, pid: number | undefined): Error {
	const holder = pid === undefined ? "another process" : `process ${pid}`;
	return new Error(
		`Learnin is already running on this data folder (${holder}): ${dataDir}. Stop it first, or choose another data folder.`,
	);
}

function holderFile(location: Location): string {
	return path.join(location.folder, "holder.pid");
}

/** The lock does not reach into another container; a server whose parent is alive has a holder there. */
async function refuseForeignServer(dataDir: string, location: Location): Promise<void> {
	const pid = await readPostmasterPid(location.cluster);
	if (pid === undefined || !(await findPostgresIn(location.cluster)).includes(pid)) return;
	const holder = Number((await readFile(holderFile(location), "utf8").catch(() => "")).trim());
	if (holder > 0 && holder !== process.pid && (await parentOf(pid)) === holder)
		throw alreadyRunning(dataDir, holder);
}

/** The content of postgresql.conf: the given settings, and ours. */
export function settingsOf(location: Location, options: PostgresOptions): Record<string, string> {
	return {
		cluster_name: "learnin",
		log_timezone: "UTC",
		timezone: "UTC",
		max_connections: String(options.maxConnections ?? 100),
		...options.settings,
		port: String(PORT),
		listen_addresses: "",
		unix_socket_directories: `"${location.sockets.replaceAll('"', '""')}"`,
		unix_socket_permissions: "0700",
	};
}

async function ensureDatabase(credentials: Credentials, name: string): Promise<void> {
	const client = new pg.Client({ ...credentials, database: "postgres" });
	await client.connect();
	try {
		const found = await client.query("select from pg_database where datname = $1", [name]);
		if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
	} finally {
		await client.end();
	}
}

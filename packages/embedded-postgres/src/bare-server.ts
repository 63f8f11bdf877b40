import { chmod, chown, copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { ensureCluster, lastLogLines, removeStaleFiles, spawnPostmaster, SUPERUSER } from "./cluster.ts";
import { errorCode } from "./error-code.ts";
import { tieToThisProcess } from "./lifeline.ts";
import { type Account, type Location, prepareLocation } from "./location.ts";
import { findPostgresIn, signal, stopPostgresIn } from "./processes.ts";
import { PORT, settingsOf, toConnectionString } from "./start-postgres.ts";

/** A server that is not restarted when it exits: for drills in which it is killed, restored and promoted. */
export interface BareServer {
	location: Location;
	host: string;
	port: number;
	user: string;
	password: string;
	/** A connection string for `pg`. */
	connectionStringOf(database: string): string;
	/** Kills it, as if the machine had failed. */
	kill(): Promise<void>;
	stop(): Promise<void>;
}

const startLimitMs = 60_000;

/**
 * Starts a server on a data folder of `prepareServer`, with these settings of postgresql.conf; creates its
 * cluster if there is none. Returns as soon as it accepts connections, which a replica does before it accepts
 * writes.
 */
export async function startBareServer(
	location: Location,
	settings: Record<string, string>,
): Promise<BareServer> {
	const password = await ensureCluster(location, true);
	await removeStaleFiles(location);
	const child = await spawnPostmaster(location, settingsOf(location, { dataDir: location.folder, settings }));
	if (child.pid !== undefined) {
		const lifeline = tieToThisProcess(child.pid, location.account);
		child.once("exit", () => lifeline.cut());
	}
	const credentials = { host: location.sockets, port: PORT, user: SUPERUSER, password };
	const end = Date.now() + startLimitMs;
	while (!(await accepts(credentials))) {
		if (child.exitCode !== null || Date.now() > end)
			throw new Error(`PostgreSQL did not start:\n${await lastLogLines(location)}`);
		await sleep(20);
	}
	return {
		location,
		...credentials,
		connectionStringOf: (database) => toConnectionString(credentials, database),
		async kill() {
			// The postmaster first, so that it cannot shut down anything gracefully.
			for (const pid of new Set([child.pid ?? 0, ...(await findPostgresIn(location.cluster))]))
				if (pid > 0) signal(pid, "SIGKILL");
			await stopPostgresIn(location.cluster);
		},
		stop: () => stopPostgresIn(location.cluster),
	};
}

/** Where a server's data is. */
export function prepareServer(dataDir: string): Promise<Location> {
	return prepareLocation(dataDir, () => {});
}

async function accepts(credentials: { host: string; port: number }): Promise<boolean> {
	const client = new pg.Client({ ...credentials, database: "postgres", connectionTimeoutMillis: 5_000 });
	client.on("error", () => {});
	try {
		await client.connect();
		return true;
	} catch (error) {
		if (errorCode(error).startsWith("28")) throw error;
		return false;
	} finally {
		await client.end().catch(() => {});
	}
}

/** What a base backup leaves out: it belongs to the running server, or comes from the archive. */
const notBackedUp =
	/^(?:(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/.|postmaster\.(?:pid|opts)$|.*\/pgsql_tmp)/;

/**
 * Makes a base backup of a running server through PostgreSQL's low-level API, because the binaries do not
 * include pg_basebackup. With an archive it returns once everything that the backup needs is archived.
 */
export async function backUp(server: BareServer, folder: string, { archives = true } = {}): Promise<void> {
	const client = new pg.Client({ connectionString: server.connectionStringOf("postgres") });
	await client.connect();
	try {
		await client.query("select pg_backup_start('drill', fast => true)");
		await copyCluster(server.location.cluster, folder, server.location.account);
		const { rows } = await client.query<{ labelfile: string }>(
			"select labelfile from pg_backup_stop(wait_for_archive => $1)",
			[archives],
		);
		await writeOwned(path.join(folder, "backup_label"), rows[0]?.labelfile ?? "", server.location.account);
	} finally {
		await client.end();
	}
}

/** Puts a base backup in place of a server's cluster, with its password, and a signal file for its role. */
export async function placeBackup(
	folder: string,
	location: Location,
	{ signal: file, password }: { signal: "recovery.signal" | "standby.signal"; password: string },
): Promise<void> {
	await rm(location.cluster, { recursive: true, force: true });
	await copyCluster(folder, location.cluster, location.account);
	await writeOwned(path.join(location.cluster, file), "", location.account);
	await writeFile(location.passwordFile, password, { mode: 0o600 });
}

/** Files come and go while a server runs; the log that the backup needs contains what is missing. */
async function copyCluster(from: string, to: string, account: Account | undefined): Promise<void> {
	await makeOwned(to, account);
	const entries = await readdir(from, { recursive: true, withFileTypes: true });
	for (const entry of entries) {
		const name = path.relative(from, path.join(entry.parentPath, entry.name));
		if (notBackedUp.test(name)) continue;
		const target = path.join(to, name);
		try {
			if (entry.isDirectory()) await makeOwned(target, account);
			else {
				await copyFile(path.join(from, name), target);
				await own(target, account);
			}
		} catch (error) {
			if (errorCode(error) !== "ENOENT") throw error;
		}
	}
	for (const name of ["pg_wal/archive_status", "pg_wal/summaries"])
		await makeOwned(path.join(to, name), account);
}

async function makeOwned(folder: string, account: Account | undefined): Promise<void> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	await chmod(folder, 0o700);
	await own(folder, account);
}

async function own(file: string, account: Account | undefined): Promise<void> {
	if (account !== undefined) await chown(file, account.uid, account.gid);
}

async function writeOwned(file: string, text: string, account: Account | undefined): Promise<void> {
	await writeFile(file, text, { mode: 0o600 });
	await own(file, account);
}

/** A folder that the server may write, such as an archive of its log. */
export async function openToServer(folder: string, { account }: Location): Promise<void> {
	await makeOwned(folder, account);
}

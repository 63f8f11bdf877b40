import { execFile, spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { chown, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { errorCode } from "./error-code.ts";
import type { Location } from "./location.ts";

export const SUPERUSER = "learnin";
const DRAFT = "cluster.new-";
const MAX_LOG_BYTES = 5_000_000;

/** Creates the cluster if there is none yet, and returns its owner's password. */
export async function ensureCluster(location: Location, durable: boolean): Promise<string> {
	const present = await readdir(location.cluster).then(
		(names) => names.includes("PG_VERSION"),
		() => false,
	);
	const password = await readFile(location.passwordFile, "utf8").catch(() => undefined);
	if (present) {
		if (password === undefined) {
			throw new Error(
				`The database in ${location.cluster} is there, but its password file ${location.passwordFile} is not.`,
			);
		}
		return password;
	}
	return await createCluster(location, password ?? (await newPassword(location)), durable);
}

/** Starts the server process in its own session, so that a Ctrl-C in the terminal reaches only us. */
export async function spawnPostmaster(
	location: Location,
	settings: Record<string, string>,
): Promise<ChildProcess> {
	await rotateLog(location.logFile);
	const log = await open(location.logFile, "a", 0o600);
	try {
		const args = ["-D", location.cluster];
		for (const [name, value] of Object.entries(settings)) args.push("-c", `${name}=${value}`);
		const child = spawn(path.join(location.bin, "postgres"), args, {
			...location.account,
			cwd: location.folder,
			detached: true,
			env: cleanEnvironment(),
			stdio: ["ignore", log.fd, log.fd],
		});
		child.unref();
		return child;
	} finally {
		await log.close();
	}
}

/** The end of the server's log, for messages about a failed start. */
export async function lastLogLines(location: Location): Promise<string> {
	const text = await readFile(location.logFile, "utf8").catch(() => "");
	return text.trimEnd().split("\n").slice(-8).join("\n");
}

/** Removes what a crashed server left behind. Only call this if no process uses the cluster. */
export async function removeStaleFiles(location: Location): Promise<void> {
	await rm(path.join(location.cluster, "postmaster.pid"), { force: true });
	for (const name of await readdir(location.sockets)) {
		if (name.startsWith(".s.PGSQL.")) await rm(path.join(location.sockets, name), { force: true });
	}
}

/**
 * Built under another name and renamed at the end, so that an interrupted creation is never mistaken for a
 * cluster.
 */
async function createCluster(location: Location, password: string, durable: boolean): Promise<string> {
	await rm(location.cluster, { recursive: true, force: true });
	for (const name of await readdir(location.folder)) {
		if (name.startsWith(DRAFT)) await rm(path.join(location.folder, name), { recursive: true, force: true });
	}
	const draft = path.join(location.folder, `${DRAFT}${randomBytes(4).toString("hex")}`);
	const passwordCopy = path.join(location.sockets, "initdb-password");
	await writeFile(passwordCopy, password, { mode: 0o600 });
	try {
		const { account } = location;
		if (account !== undefined) {
			await chown(passwordCopy, account.uid, account.gid);
			await makeOwned(draft, account);
		}
		await runInitdb(location, draft, passwordCopy, durable);
		await rename(draft, location.cluster);
	} finally {
		await rm(passwordCopy, { force: true });
		await rm(draft, { recursive: true, force: true });
	}
	return password;
}

async function makeOwned(folder: string, account: { uid: number; gid: number }): Promise<void> {
	await mkdir(folder, { mode: 0o700 });
	await chown(folder, account.uid, account.gid);
}

async function runInitdb(
	location: Location,
	draft: string,
	passwordFile: string,
	durable: boolean,
): Promise<void> {
	const args = ["-D", draft, "-U", SUPERUSER, "-A", "scram-sha-256", `--pwfile=${passwordFile}`];
	args.push("--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C");
	args.push("--data-checksums", "--no-instructions", ...(durable ? [] : ["--no-sync"]));
	try {
		await promisify(execFile)(path.join(location.bin, "initdb"), args, {
			...location.account,
			cwd: location.folder,
			env: cleanEnvironment(),
		});
	} catch (cause) {
		const said =
			typeof cause === "object" && cause !== null && "stderr" in cause ? String(cause.stderr).trim() : "";
		throw new Error(`PostgreSQL could not make its data folder ${draft}. ${said}`.trim(), { cause });
	}
}

async function newPassword(location: Location): Promise<string> {
	const password = randomBytes(24).toString("base64url");
	const file = await open(location.passwordFile, "w", 0o600);
	try {
		await file.writeFile(password);
		await file.sync();
	} finally {
		await file.close();
	}
	return password;
}

async function rotateLog(file: string): Promise<void> {
	try {
		if ((await stat(file)).size > MAX_LOG_BYTES) await rename(file, `${file}.1`);
	} catch (error) {
		if (errorCode(error) !== "ENOENT") throw error;
	}
}

/** Settings of the user's own PostgreSQL (PGDATA, PGPORT, PGOPTIONS, locale) must not affect ours. */
function cleanEnvironment(): NodeJS.ProcessEnv {
	return { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };
}

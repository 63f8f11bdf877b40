import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
	chmod,
	chown,
	lstat,
	mkdir,
	readdir,
	readFile,
	realpath,
	rm,
	stat,
	writeFile,
} from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { findInstalledBinaries, linkLibraries, mirrorBinaries } from "./binaries.ts";
import { errorCode } from "./error-code.ts";
import { findPostgresIn } from "./processes.ts";

/** The account for PostgreSQL if it cannot be ours, because it refuses to run as root. */
export type Account = { uid: number; gid: number };

/** The folders and files of one database. */
export type Location = {
	/** The real path of the data folder; the lock is named after it. */
	folder: string;
	cluster: string;
	sockets: string;
	passwordFile: string;
	logFile: string;
	bin: string;
	/** Only when started as root. */
	account: Account | undefined;
};

const NOBODY: Account = { uid: 65534, gid: 65534 };
const SYSTEM_FOLDER = "/var/lib/learnin";
const MARKER = "postgres-location.json";
const SERVED_FOR = "served-for";
/** The longest address of a unix socket on Linux; on macOS it is three bytes less. */
const MAX_SOCKET_PATH = 103;
const SOCKET_NAME = ".s.PGSQL.5432";

/** Decides where the database of `dataDir` is stored, and prepares the folders and the binaries. */
export async function prepareLocation(dataDir: string, log: (line: string) => void): Promise<Location> {
	await makeDataDir(dataDir);
	const given = await realpath(dataDir);
	const asRoot = process.getuid?.() === 0;
	const owner = asRoot ? await ownerOfCluster(given) : undefined;
	const account = asRoot ? (owner ?? NOBODY) : undefined;
	const folder = asRoot && owner === undefined ? await systemFolderFor(given, log) : given;
	const sockets = await socketFolder(folder, account);
	return {
		folder,
		cluster: path.join(folder, "cluster"),
		sockets,
		passwordFile: path.join(folder, "postgres-password"),
		logFile: path.join(folder, "postgres.log"),
		bin: await prepareBinaries(folder, asRoot),
		account,
	};
}

/** Deletes the database of a data folder. For tests; no server may be running on it. */
export async function removeLocation(dataDir: string): Promise<void> {
	const marker = await readMarker(dataDir);
	if (marker !== undefined && path.dirname(marker.folder) === SYSTEM_FOLDER) {
		await rm(marker.folder, { recursive: true, force: true });
	}
	await rm(dataDir, { recursive: true, force: true });
}

/**
 * Copies a data folder with its database into a new one: prepared data for a test. No server may be running
 * on it, or the copy would be inconsistent.
 */
export async function copyLocation(from: string, to: string): Promise<void> {
	const marker = await readMarker(from);
	const source = marker?.folder ?? from;
	if ((await findPostgresIn(path.join(source, "cluster"))).length > 0)
		throw new Error(`A server runs on ${from}, so it cannot be copied.`);
	await copyFolder(from, to);
	if (marker === undefined) return;
	const folder = newSystemFolder(await realpath(to));
	await copyFolder(source, folder);
	await writeMarker(to, folder);
}

/** With owners and links. Node's own copy takes four times the work for thousands of small files. */
async function copyFolder(from: string, to: string): Promise<void> {
	await mkdir(to, { recursive: true });
	await promisify(execFile)("cp", ["-a", `${from}/.`, to]);
}

async function makeDataDir(dataDir: string): Promise<void> {
	try {
		await mkdir(dataDir, { recursive: true, mode: 0o700 });
	} catch (cause) {
		throw new Error(
			`The data folder ${dataDir} cannot be made. Choose a folder that this account may write.`,
			{ cause },
		);
	}
}

/**
 * A cluster that an ordinary user created in the data folder keeps running as that user, also when root
 * starts it.
 */
async function ownerOfCluster(dataDir: string): Promise<Account | undefined> {
	try {
		const { uid, gid } = await stat(path.join(dataDir, "cluster"));
		return uid === 0 ? undefined : { uid, gid };
	} catch {
		return undefined;
	}
}

/**
 * As root the data folder may be readable only by root, so the database is stored next to the system's
 * others.
 */
async function systemFolderFor(dataDir: string, log: (line: string) => void): Promise<string> {
	const marker = await readMarker(dataDir);
	const folder = marker?.folder ?? newSystemFolder(dataDir);
	const servedFor = await readFile(path.join(folder, SERVED_FOR), "utf8").catch(() => dataDir);
	if (servedFor !== dataDir && (await readMarker(servedFor))?.folder === folder) {
		throw new Error(
			`${dataDir} is a copy of ${servedFor}, whose database is in ${folder}. ` +
				`Remove ${path.join(dataDir, MARKER)} to begin with an empty database here.`,
		);
	}
	await openFolder(SYSTEM_FOLDER);
	await removeAbandoned();
	await openFolder(folder);
	await writeFile(path.join(folder, SERVED_FOR), dataDir, { mode: 0o600 });
	await writeMarker(dataDir, folder);
	log(`PostgreSQL does not run as root: it runs as user ${NOBODY.uid}, and its data is in ${folder}`);
	return folder;
}

/**
 * The data of tests and trials whose temporary folder is gone. Any other folder is left for a person to
 * decide.
 */
async function removeAbandoned(): Promise<void> {
	const temporary = (await realpath(os.tmpdir())) + path.sep;
	for (const name of await readdir(SYSTEM_FOLDER)) {
		const folder = path.join(SYSTEM_FOLDER, name);
		const servedFor = await readFile(path.join(folder, SERVED_FOR), "utf8").catch(() => "");
		if (!servedFor.startsWith(temporary)) continue;
		const gone = await stat(servedFor).then(
			() => false,
			(error: unknown) => errorCode(error) === "ENOENT",
		);
		if (!gone || (await findPostgresIn(path.join(folder, "cluster"))).length > 0) continue;
		await rm(folder, { recursive: true, force: true });
	}
}

function newSystemFolder(dataDir: string): string {
	return path.join(SYSTEM_FOLDER, `${nameOf(dataDir)}-${randomBytes(4).toString("hex")}`);
}

/** A recognizable name: the checkout's folder, as far as it has plain letters. */
function nameOf(dataDir: string): string {
	const parts = dataDir.split(path.sep).filter((part) => part !== "" && !part.startsWith("."));
	return (parts.at(-1) ?? "data").replaceAll(/[^A-Za-z0-9-]+/g, "-").slice(0, 24);
}

async function readMarker(dataDir: string): Promise<{ folder: string } | undefined> {
	const text = await readFile(path.join(dataDir, MARKER), "utf8").catch(() => undefined);
	if (text === undefined) return undefined;
	const value: unknown = JSON.parse(text);
	if (typeof value !== "object" || value === null || !("folder" in value)) return undefined;
	return { folder: String(value.folder) };
}

async function writeMarker(dataDir: string, folder: string): Promise<void> {
	await writeFile(path.join(dataDir, MARKER), `${JSON.stringify({ folder }, null, "\t")}\n`, { mode: 0o600 });
}

async function prepareBinaries(folder: string, asRoot: boolean): Promise<string> {
	const { native, version } = await findInstalledBinaries();
	if (!asRoot && (await linkLibraries(native))) return path.join(native, "bin");
	const mirror = path.join(asRoot ? SYSTEM_FOLDER : folder, `postgresql-${version}-${process.arch}`);
	if (asRoot) await openFolder(SYSTEM_FOLDER);
	await mirrorBinaries(native, mirror);
	return path.join(mirror, "bin");
}

async function socketFolder(folder: string, account: Account | undefined): Promise<string> {
	const near = path.join(folder, "run");
	if (Buffer.byteLength(path.join(near, SOCKET_NAME)) <= MAX_SOCKET_PATH)
		return await privateFolder(near, account);
	// A hash of the whole path and the user: two long paths, or two users, never share a folder.
	const uid = account?.uid ?? process.getuid?.() ?? 0;
	const name = `learnin-${createHash("sha256").update(`${uid} ${near}`).digest("hex").slice(0, 24)}`;
	const temporary = path.join(os.tmpdir(), name, SOCKET_NAME);
	const parent = Buffer.byteLength(temporary) <= MAX_SOCKET_PATH ? os.tmpdir() : "/tmp";
	return await privateFolder(path.join(parent, name), account);
}

/** A folder that only the database's account may enter; one created by someone else is refused. */
async function privateFolder(folder: string, account: Account | undefined): Promise<string> {
	let made = true;
	await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
		if (errorCode(error) !== "EEXIST") throw error;
		made = false;
	});
	if (made && account !== undefined) await chown(folder, account.uid, account.gid);
	const found = await lstat(folder);
	const uid = account?.uid ?? process.getuid?.() ?? found.uid;
	if (!found.isDirectory() || found.uid !== uid || (!made && (found.mode & 0o077) !== 0)) {
		throw new Error(`${folder} is not a private folder of user ${uid}. Remove it and start again.`);
	}
	await chmod(folder, 0o700);
	return folder;
}

async function openFolder(folder: string): Promise<void> {
	await mkdir(folder, { recursive: true });
	await chmod(folder, 0o755);
}

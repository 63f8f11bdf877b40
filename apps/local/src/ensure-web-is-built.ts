import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { globSync, statSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type FolderLock, lockFolder } from "@learnin/embedded-postgres/folder-lock";
import { StartRefused } from "./start-refused.ts";

const sources = [
	"apps/web/{src,build}/**/*",
	"apps/web/*.html",
	"{apps/web,packages/domain}/texts/*.json",
	"packages/{contract,domain}/src/**/*.ts",
	"package-lock.json",
];

interface Build {
	log: (line: string) => void;
	/** Aborts a running build. */
	signal: AbortSignal;
}

const stampOf = (checkout: string) => path.join(checkout, "apps/web/dist/built-from");

/** Builds the web app if its sources have changed since the last build, which takes a few seconds. */
export async function ensureWebIsBuilt(checkout: string, { log, signal }: Build): Promise<void> {
	const wanted = fingerprint(checkout);
	const isBuilt = async () => (await readFile(stampOf(checkout), "utf8").catch(() => "")) === wanted;
	if (await isBuilt()) return;
	const turn = await takeTurn(path.dirname(stampOf(checkout)), signal);
	try {
		// Another start may have built them while this one waited.
		if (await isBuilt()) return;
		log("Building the pages …");
		await buildFrom(wanted, checkout, signal);
	} finally {
		await turn.release();
	}
}

/** Builds the web app, changed or not, to check the build itself. The next start need not build it again. */
export async function buildWeb(checkout: string, signal: AbortSignal): Promise<void> {
	const turn = await takeTurn(path.dirname(stampOf(checkout)), signal);
	try {
		await buildFrom(fingerprint(checkout), checkout, signal);
	} finally {
		await turn.release();
	}
}

async function buildFrom(sourcesNow: string, checkout: string, signal: AbortSignal): Promise<void> {
	await run(checkout, signal);
	await writeFile(stampOf(checkout), sourcesNow);
}

/** Two concurrent builds would mix their files; the lock ends with the process that holds it. */
async function takeTurn(folder: string, signal: AbortSignal): Promise<FolderLock> {
	for (;;) {
		const lock = await lockFolder(folder);
		if ("release" in lock) return lock;
		await pause(200, undefined, { signal });
	}
}

/** Names, sizes and times of the sources: reading them all would take longer than the start may. */
function fingerprint(checkout: string): string {
	const hash = createHash("sha256");
	for (const pattern of sources) {
		for (const file of globSync(pattern, { cwd: checkout }).toSorted()) {
			const found = statSync(path.join(checkout, file));
			if (found.isFile()) hash.update(`${file} ${found.size} ${found.mtimeMs}\n`);
		}
	}
	return hash.digest("hex");
}

async function run(checkout: string, signal: AbortSignal): Promise<void> {
	const child = spawn(process.execPath, ["apps/web/build/build.ts"], {
		cwd: checkout,
		stdio: ["ignore", "pipe", "pipe"],
	});
	const end = () => child.kill();
	signal.addEventListener("abort", end);
	let output = "";
	child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
	child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
	const code = await new Promise<number | null>((resolve) => child.on("close", resolve));
	signal.removeEventListener("abort", end);
	signal.throwIfAborted();
	if (code !== 0) throw new StartRefused(`The pages could not be built:\n${output}`);
}

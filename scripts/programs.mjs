// Programs of this repository as plain JavaScript, built if their sources have changed: Node then reads a few files
// instead of stripping the types of two thousand at every start. Plain JavaScript without dependencies, as it runs
// first.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { root } from "./ensure-installed.mjs";
import { findNode } from "./node-24.mjs";

// Below the server, so that packages of the server resolve.
const kept = path.join(root, "apps", "server", ".cache", "programs");
/** Builds kept for other versions of the sources: a running program still reads its files at times. */
const mostKept = 4;
const folders = ["apps/local/src", "apps/server/src", "apps/stand-ins/src"];
const files = ["package-lock.json", "scripts/build-programs.mjs"];

/** Every program that is built; each is a file `<name>.js` in the folder of its version of the sources. */
const entries = [
	"apps/local/src/start.ts",
	"apps/server/src/main.ts",
	"apps/local/src/admin.ts",
	"apps/local/src/migrate.ts",
	"apps/local/src/seed/seed.ts",
	"apps/local/src/learning/learning.ts",
];

/** The file of a program ("start", "main", "seed"), built from the current sources. */
export function builtProgram(name) {
	const folder = path.join(kept, fingerprint());
	const file = path.join(folder, `${name}.js`);
	if (existsSync(file)) {
		const now = new Date();
		utimesSync(folder, now, now);
		return file;
	}
	mkdirSync(kept, { recursive: true });
	const builder = path.join(root, "scripts", "build-programs.mjs");
	const { status } = spawnSync(findNode(), [builder, folder, ...entries], { cwd: root, stdio: "inherit" });
	if (status !== 0) throw new Error("The programs could not be built.");
	forgetOld();
	return file;
}

/** Names, sizes and times of the sources: reading them all would take too long at startup. */
function fingerprint() {
	const hash = createHash("sha256");
	const note = (file) => {
		const { size, mtimeMs } = statSync(path.join(root, file));
		hash.update(`${file} ${size} ${mtimeMs}\n`);
	};
	for (const file of files) note(file);
	const packages = readdirSync(path.join(root, "packages")).map((name) => `packages/${name}/src`);
	for (const folder of [...folders, ...packages]) {
		const names = readdirSync(path.join(root, folder), { recursive: true });
		for (const name of names.sort()) if (/(?<!\.test)\.(ts|json)$/.test(name)) note(path.join(folder, name));
	}
	return hash.digest("hex").slice(0, 24);
}

function forgetOld() {
	const built = readdirSync(kept).map((name) => path.join(kept, name));
	const byAge = built.map((folder) => ({ folder, at: statSync(folder).mtimeMs })).sort((a, b) => b.at - a.at);
	for (const { folder } of byAge.slice(mostKept)) rmSync(folder, { recursive: true, force: true });
}

// node scripts/production-files.mjs FOLDER: copies what a built checkout needs at run time, and nothing else, so that
// an image or an archive of a release has no sources, stand-ins or tests. Packages are installed there afterward.
import { cpSync, existsSync, globSync, mkdirSync } from "node:fs";
import path from "node:path";

const root = path.dirname(import.meta.dirname);
const [folder] = process.argv.slice(2);
if (folder === undefined) {
	console.error("Usage: node scripts/production-files.mjs FOLDER");
	process.exit(2);
}

/** The lock file needs the manifest of every workspace, even if it is not installed. */
const manifests = [
	"package.json",
	"package-lock.json",
	".npmrc",
	...globSync("{apps,packages}/*/package.json", { cwd: root }),
];
const contents = [
	"apps/server/dist",
	"apps/server/migrations",
	"apps/server/texts",
	"apps/web/dist",
	...globSync("packages/*/texts", { cwd: root }),
];

for (const name of ["apps/server/dist/main.js", "apps/web/dist/index.html"])
	if (!existsSync(path.join(root, name))) throw new Error(`${name} is missing: run "npm run build" first`);
for (const name of [...manifests, ...contents]) {
	const target = path.join(folder, name);
	mkdirSync(path.dirname(target), { recursive: true });
	cpSync(path.join(root, name), target, { recursive: true });
}

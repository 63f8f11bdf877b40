// npm run build: installs if needed, then builds what production serves and runs: the pages, and the programs as plain
// JavaScript in apps/server/dist.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { ensureInstalled, root } from "./ensure-installed.mjs";
import { findNode } from "./node-24.mjs";

const programs = ["apps/server/src/main.ts", "apps/local/src/migrate.ts", "apps/local/src/admin.ts"];

await ensureInstalled();
run("apps/web/build/build.ts", process.argv.slice(2));
run("scripts/build-programs.mjs", ["apps/server/dist", ...programs]);

function run(file, args) {
	const { status } = spawnSync(findNode(), [path.join(root, file), ...args], { cwd: root, stdio: "inherit" });
	if (status !== 0) process.exit(status ?? 1);
}

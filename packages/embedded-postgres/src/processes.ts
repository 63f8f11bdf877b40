import { execFile } from "node:child_process";
import { readdir, readFile, readlink } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

/** The PostgreSQL processes that use a cluster's folder, from any parent. */
export async function findPostgresIn(cluster: string): Promise<number[]> {
	return process.platform === "linux" ? await findInProc(cluster) : await findWithPs(cluster);
}

/** The process id in postmaster.pid, alive or not. */
export async function readPostmasterPid(cluster: string): Promise<number | undefined> {
	const text = await readFile(path.join(cluster, "postmaster.pid"), "utf8").catch(() => "");
	const pid = Number.parseInt(text, 10);
	return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
}

export async function parentOf(pid: number): Promise<number | undefined> {
	const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
	// "pid (name) state parent ...": the name may contain spaces and parentheses, so read after the last
	// parenthesis.
	const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
	return Number.isSafeInteger(parent) ? parent : undefined;
}

/** Stops every PostgreSQL process of the folder, gracefully first, and returns when none is left. */
export async function stopPostgresIn(cluster: string): Promise<void> {
	const steps: { signal: NodeJS.Signals; wholeGroup: boolean; wait: number }[] = [
		{ signal: "SIGINT", wholeGroup: false, wait: 15_000 },
		{ signal: "SIGQUIT", wholeGroup: false, wait: 5000 },
		{ signal: "SIGKILL", wholeGroup: true, wait: 5000 },
	];
	for (const step of steps) {
		const found = await findPostgresIn(cluster);
		if (found.length === 0) return;
		const postmaster = await readPostmasterPid(cluster);
		// Workers whose postmaster is dead exit by themselves; only the last step kills them.
		for (const pid of found) if (step.wholeGroup || pid === postmaster) signal(pid, step.signal);
		if (await noneLeft(cluster, step.wait)) return;
	}
	throw new Error(`A PostgreSQL process in ${cluster} does not end. End it by hand and start again.`);
}

export function signal(pid: number, name: NodeJS.Signals): void {
	try {
		process.kill(pid, name);
	} catch {
		// It has already exited.
	}
}

async function noneLeft(cluster: string, wait: number): Promise<boolean> {
	const end = Date.now() + wait;
	for (;;) {
		if ((await findPostgresIn(cluster)).length === 0) return true;
		if (Date.now() > end) return false;
		await sleep(25);
	}
}

async function findInProc(cluster: string): Promise<number[]> {
	const names = (await readdir("/proc")).filter((name) => /^[0-9]+$/.test(name));
	const found = await Promise.all(
		names.map(async (name) => {
			const folder = await readlink(`/proc/${name}/cwd`).catch(() => "");
			if (folder !== cluster) return [];
			const program = await readFile(`/proc/${name}/comm`, "utf8").catch(() => "");
			return program.trim() === "postgres" ? [Number(name)] : [];
		}),
	);
	return found.flat();
}

async function findWithPs(cluster: string): Promise<number[]> {
	const { stdout } = await promisify(execFile)("ps", ["-axww", "-o", "pid=,command="]);
	return stdout
		.split("\n")
		.filter((line) => line.includes(`postgres -D ${cluster} `))
		.map((line) => Number.parseInt(line, 10));
}

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs/promises";
import { setTimeout as pause } from "node:timers/promises";
import { fired } from "@learnin/server/platform/stop-signal";

interface Watched {
	/** The program, run as its own process with our settings and streams. */
	program: string;
	/** Folders with its sources. */
	folders: string[];
	log: (line: string) => void;
	/** Stops watching and the program. */
	signal: AbortSignal;
}

/** What a build writes, and what only tests read. */
const ignored = /(^|[/\\])(node_modules|dist|\.cache|\.data)([/\\]|$)|\.test\.tsx?$|~$/;
/** An editor saves in several steps, and often several files. */
const settleMs = 200;

/**
 * Runs the program, and restarts it whenever a source changes, until the signal aborts. One that exited waits
 * for a change.
 */
export async function restartOnChange({ program, folders, log, signal }: Watched): Promise<void> {
	let changed = new AbortController();
	const watching = folders.map((folder) =>
		eachChange(folder, signal, () => changed.abort()).catch((error: Error) =>
			log(`${folder} cannot be watched: ${error.message}`),
		),
	);
	while (!signal.aborted) {
		changed = new AbortController();
		const child = run(program);
		const ended = once(child, "exit");
		await fired(AbortSignal.any([signal, changed.signal]));
		await pause(settleMs, undefined, { signal }).catch(() => {});
		if (!signal.aborted) log("Sources have changed; starting again …");
		child.kill();
		await ended;
	}
	await Promise.all(watching);
}

/** With an IPC channel and our preloaded files, so that it exits when we are killed. */
function run(program: string): ChildProcess {
	return spawn(process.execPath, [...process.execArgv, program], {
		stdio: ["ignore", "inherit", "inherit", "ipc"],
	});
}

async function eachChange(folder: string, signal: AbortSignal, onChange: () => void): Promise<void> {
	try {
		for await (const { filename } of watch(folder, { recursive: true, signal })) {
			if (filename !== null && !ignored.test(filename)) onChange();
		}
	} catch (error) {
		if (!signal.aborted) throw error;
	}
}

import { spawn } from "node:child_process";
import { Socket } from "node:net";
import type { Account } from "./location.ts";

export type Lifeline = { cut(): void };

/**
 * Stops the server when this process is gone, however it ended: a small shell waits for a pipe from us to
 * close. `cut` it when the server has exited, because its process id may then be reused.
 */
export function tieToThisProcess(pid: number, account: Account | undefined): Lifeline {
	const watcher = spawn("/bin/sh", ["-c", 'read -r word || kill -INT "$1"', "sh", String(pid)], {
		...account,
		cwd: "/",
		detached: true,
		stdio: ["pipe", "ignore", "ignore"],
	});
	// Without a shell there is no lifeline; the next start still finds the orphan.
	watcher.on("error", () => {});
	watcher.stdin.on("error", () => {});
	watcher.unref();
	if (watcher.stdin instanceof Socket) watcher.stdin.unref();
	return { cut: () => watcher.stdin.end("done\n") };
}

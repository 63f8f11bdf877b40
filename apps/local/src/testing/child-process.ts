import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import path from "node:path";

export const checkout = path.join(import.meta.dirname, "../../../..");

/** A program of this repository that runs as its own process. */
export interface Child {
	pid: number;
	/** Its output so far, from both streams. */
	output(): string;
	/** The first matching text, as soon as it was written. Rejects if the process ends without it. */
	said(pattern: RegExp): Promise<RegExpExecArray>;
	/** Sends the signal, if it is still running, and resolves with how it ended. */
	end(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals>;
	/** Resolves with how it ended: its exit code or the signal that killed it. */
	ended: Promise<number | NodeJS.Signals>;
}

const running = new Set<ChildProcess>();
/** All that were started since `killChildren`, with their output. */
const started = new Map<ChildProcess, () => string>();

/** Starts a file with these settings and nothing else from our environment. */
export function startChild(
	file: string,
	settings: Record<string, string>,
	nodeOptions: string[] = [],
	args: string[] = [],
): Child {
	const { PATH = "", HOME = "", TMPDIR, NODE_COMPILE_CACHE } = process.env;
	const child = spawn(process.execPath, [...nodeOptions, path.resolve(checkout, file), ...args], {
		cwd: checkout,
		env: {
			PATH,
			HOME,
			...(TMPDIR !== undefined && { TMPDIR }),
			...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }),
			...settings,
		},
		stdio: ["ignore", "pipe", "pipe"],
	});
	let output = "";
	running.add(child);
	started.set(child, () => output);
	for (const stream of [child.stdout, child.stderr]) {
		stream.setEncoding("utf8").on("data", (text: string) => {
			output += text;
			child.emit("said");
		});
	}
	const ended = once(child, "close").then(() => {
		running.delete(child);
		return child.exitCode ?? child.signalCode ?? "SIGKILL";
	});
	return {
		pid: child.pid ?? 0,
		output: () => output,
		async said(pattern) {
			for (;;) {
				const found = pattern.exec(output);
				if (found !== null) return found;
				if (!running.has(child)) throw new Error(`exited without printing ${pattern}:\n${output}`);
				await Promise.race([once(child, "said"), ended]);
			}
		},
		end(signal = "SIGTERM") {
			child.kill(signal);
			return ended;
		},
		ended,
	};
}

/** For the end of a test file, whatever happened in it. */
export function killChildren(): void {
	for (const child of running) child.kill("SIGKILL");
	started.clear();
}

/** The last output of each, and how it ended: for a failure that only occurs on a busy machine. */
export function lastWords(): string {
	return [...started]
		.map(
			([child, output]) =>
				`${child.pid} ${child.exitCode ?? child.signalCode ?? "runs"}\n${output().slice(-4_000)}`,
		)
		.join("\n");
}

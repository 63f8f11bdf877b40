import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";

const checkout = path.join(import.meta.dirname, "../..");

/** `npm start` as a child process, with every limit off by default. */
export function runStart(environment: Record<string, string>) {
	const child = spawn(process.execPath, ["scripts/start.mjs"], {
		cwd: checkout,
		env: { ...process.env, NODE_ENV: "", AUTH_LIMITS: "off", QUESTION_SEED: "1", ...environment },
		stdio: ["ignore", "pipe", "pipe"],
	});
	let text = "";
	const listeners = new Set<() => void>();
	const take = (chunk: Buffer) => {
		text += chunk.toString();
		for (const listener of listeners) listener();
	};
	child.stdout.on("data", take);
	child.stderr.on("data", take);
	return {
		isReady: () =>
			new Promise<void>((resolve, reject) => {
				const look = () => text.includes("Learnin is ready") && resolve();
				listeners.add(look);
				child.once("exit", (code) => reject(new Error(`the start ended with ${code}:\n${text}`)));
				look();
			}),
		stop: () => stopChild(child),
	};
}

async function stopChild(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const ended = new Promise((resolve) => child.once("exit", resolve));
	child.kill("SIGTERM");
	await ended;
}

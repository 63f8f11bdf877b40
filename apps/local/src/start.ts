import path from "node:path";
import { ensureWebIsBuilt } from "./ensure-web-is-built.ts";
import { startLearnin } from "./start-learnin.ts";
import { StartRefused } from "./start-refused.ts";

const checkout = path.join(import.meta.dirname, "../../..");

/** `npm start`: the whole product on this machine, for trying it out. */
async function main(): Promise<void> {
	const log = (line: string) => process.stdout.write(`${line}\n`);
	const isStopping = new AbortController();
	const running = { stop: async () => {} };
	const ended = new Promise<void>((resolve) => {
		const end = () => {
			isStopping.abort();
			resolve();
		};
		process.on("SIGINT", end);
		process.on("SIGTERM", end);
	});
	await ensureWebIsBuilt(checkout, log);
	if (!isStopping.signal.aborted) Object.assign(running, await startLearnin({ checkout, environment: process.env, log }));
	await ended;
	log("Stopping …");
	await running.stop();
}

main().catch((error: unknown) => {
	const text = error instanceof StartRefused ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
	process.stderr.write(`${text}\n`);
	process.exit(1);
});

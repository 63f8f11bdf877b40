import path from "node:path";
import { fired, stopSignal } from "@learnin/server/platform/stop-signal";
import { ensureWebIsBuilt } from "./ensure-web-is-built.ts";
import { restartOnChange } from "./restart-on-change.ts";
import { startLearnin } from "./start-learnin.ts";
import { StartRefused } from "./start-refused.ts";

const checkout = path.join(import.meta.dirname, "../../..");

/**
 * `npm start`: the whole product on this machine, for trying it out. A signal stops it at any moment,
 * including during the start. With `--watch` (`npm run dev`) it restarts whenever a source changes.
 */
async function main(signal: AbortSignal): Promise<void> {
	const log = (line: string) => process.stdout.write(`${line}\n`);
	if (process.argv.includes("--watch")) {
		const folders = ["apps", "packages"].map((folder) => path.join(checkout, folder));
		return restartOnChange({ program: import.meta.filename, folders, log, signal });
	}
	await ensureWebIsBuilt(checkout, { log, signal });
	const learnin = await startLearnin({ checkout, environment: process.env, log, signal });
	await fired(signal);
	log("Stopping …");
	await learnin.stop();
}

const signal = stopSignal();
main(signal).catch((error: unknown) => {
	// What was started is stopped by now, and the errors of an interrupted start are irrelevant.
	if (signal.aborted) return;
	const text =
		error instanceof StartRefused
			? error.message
			: error instanceof Error
				? (error.stack ?? error.message)
				: String(error);
	process.stderr.write(`${text}\n`);
	process.exit(1);
});

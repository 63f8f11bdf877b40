import path from "node:path";
import { stopSignal } from "@learnin/server/platform/stop-signal";
import { buildWeb } from "./ensure-web-is-built.ts";
import { StartRefused } from "./start-refused.ts";

buildWeb(path.join(import.meta.dirname, "../../.."), stopSignal()).catch((error: unknown) => {
	if (!(error instanceof StartRefused)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exitCode = 1;
});

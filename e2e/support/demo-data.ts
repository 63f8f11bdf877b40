import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeLocation } from "@learnin/embedded-postgres/location";
import type { TestProject } from "vitest/node";
import { runStart } from "./run-start.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** A folder: `data` in it is that of a local start, with nothing running in it once there is `made`. */
		demo: string;
	}
}

/**
 * Builds the pages and makes the demo data once; each file of walks starts on a copy of it. Nobody waits for it here,
 * as other tests run before the walks: what went wrong is written where the data would be.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const folder = await mkdtemp(path.join(tmpdir(), "learnin-e2e-demo-"));
	const data = path.join(folder, "data");
	await mkdir(data);
	const start = runStart({ DATA_DIR: data, PORT: "0" });
	const made = start
		.isReady()
		.finally(() => start.stop())
		.then(
			() => writeFile(path.join(folder, "made"), ""),
			(error: unknown) => writeFile(path.join(folder, "failed"), String(error)),
		);
	project.provide("demo", folder);
	return async () => {
		// A run of other tests alone may end before it.
		await start.stop();
		await made;
		await removeLocation(data);
		await removeLocation(folder);
	};
}

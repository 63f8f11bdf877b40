import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeLocation } from "@learnin/embedded-postgres/location";
import type { TestProject } from "vitest/node";
import { runStart } from "./run-start.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** A data folder of the local start, with nothing running in it. */
		demoData: string;
	}
}

/** Builds the pages and makes the demo data once; each file of walks starts on a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const dataDir = await mkdtemp(path.join(tmpdir(), "learnin-e2e-demo-"));
	const start = runStart({ DATA_DIR: dataDir, PORT: "0" });
	try {
		await start.isReady();
	} finally {
		await start.stop();
	}
	project.provide("demoData", dataDir);
	return () => removeLocation(dataDir);
}

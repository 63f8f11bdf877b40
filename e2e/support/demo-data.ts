import http from "node:http";
import { copyLocation, removeLocation } from "@learnin/embedded-postgres/location";
import type { TestProject } from "vitest/node";
import { runStart } from "./run-start.ts";
import { freePorts, newDataDir, type Places, type Started, startOn } from "./start-on.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** The address where tests request shared resources. */
		keeper: string;
	}
}

/** What tests can request; each response waits until it is ready. */
export interface Kept {
	/** A data folder of the local start that no process uses, and the port at which its Google accounts are linked. */
	"/demo-data": { dataDir: string; googlePort: number };
	/** The running product of one worker, used by its test files in turn. */
	"/shared-product": Places;
}

/**
 * Makes the demo data once; each product starts on a copy of it. Nothing waits for it here: other tests run before the
 * browser tests. Everything started ends with the run.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const dataDir = await newDataDir();
	const [googlePort = 0] = await freePorts(1);
	const first = runStart({ DATA_DIR: dataDir, PORT: "0", GOOGLE_STAND_IN_PORT: String(googlePort) });
	const made = first.isReady().finally(() => first.stop());
	// Errors are reported to the tests that request it.
	made.catch(() => undefined);
	const shared = new Map<string, Promise<Started>>();
	const startCopy = async () => {
		await made;
		const copy = await newDataDir();
		await copyLocation(dataDir, copy);
		return startOn(copy);
	};
	const keeper = await listen(async ({ pathname, searchParams }) => {
		await made;
		if (pathname === "/demo-data") return { dataDir, googlePort };
		const worker = searchParams.get("worker") ?? "";
		const starting = shared.get(worker) ?? startCopy();
		shared.set(worker, starting);
		const { isReady, places } = await starting;
		await isReady();
		return places;
	});
	project.provide("keeper", keeper.url);
	return async () => {
		// A run without browser tests may end before the data is made.
		await first.stop();
		const started = await Promise.allSettled(shared.values());
		await Promise.all(started.map((each) => each.status === "fulfilled" && each.value.stop()));
		await keeper.close();
		await removeLocation(dataDir);
	};
}

async function listen(answer: (asked: URL) => Promise<Kept[keyof Kept]>) {
	const server = http.createServer((request, response) => {
		answer(new URL(request.url ?? "/", "http://keeper")).then(
			(found) => response.end(JSON.stringify(found)),
			(error: unknown) => response.writeHead(500).end(String(error)),
		);
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	if (address === null || typeof address === "string") throw new Error("nobody can ask at no port");
	return {
		url: `http://127.0.0.1:${address.port}`,
		close: () =>
			new Promise((resolve) => {
				server.close(resolve);
				server.closeAllConnections();
			}),
	};
}

import { randomInt } from "node:crypto";
import { mkdtemp } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeLocation } from "@learnin/embedded-postgres/location";
import { runStart } from "./run-start.ts";

/** More than the number of workers; each chooses its own ports. */
const workers = 8;

/** The addresses of a started product. */
export interface Places {
	dataDir: string;
	url: string;
	stripeUrl: string;
	inboxUrl: string;
	googleUrl: string;
	esewaUrl: string;
	modelsUrl: string;
}

export interface Started {
	places: Places;
	isReady(): Promise<void>;
	/** Also deletes the data folder. */
	stop(): Promise<void>;
}

export async function newDataDir(): Promise<string> {
	return mkdtemp(path.join(tmpdir(), "learnin-e2e-"));
}

/** Starts the whole product on a data folder, at its own ports, except for those that the settings name. */
export async function startOn(dataDir: string, settings: Record<string, string> = {}): Promise<Started> {
	const [port, stripePort, inboxPort, freePort, esewaPort, modelsPort] = await freePorts(6);
	const googlePort = Number(settings["GOOGLE_STAND_IN_PORT"] ?? freePort);
	const at = (number: number | undefined) => `http://127.0.0.1:${number}`;
	const started = runStart({
		DATA_DIR: dataDir,
		PORT: String(port),
		STRIPE_STAND_IN_PORT: String(stripePort),
		INBOX_PORT: String(inboxPort),
		ESEWA_STAND_IN_PORT: String(esewaPort),
		MODELS_STAND_IN_PORT: String(modelsPort),
		...settings,
		GOOGLE_STAND_IN_PORT: String(googlePort),
	});
	return {
		places: {
			dataDir,
			url: at(port),
			stripeUrl: at(stripePort),
			inboxUrl: at(inboxPort),
			googleUrl: at(googlePort),
			esewaUrl: at(esewaPort),
			modelsUrl: at(modelsPort),
		},
		isReady: started.isReady,
		async stop() {
			await started.stop();
			await removeLocation(dataDir);
		},
	};
}

/** Already chosen by this process; the product may not listen on them yet. */
const taken = new Set<number>();

/**
 * Below the system's ephemeral ports, and different for each worker: nothing takes one before the product listens on
 * it.
 */
export async function freePorts(count: number): Promise<number[]> {
	const worker = Number(process.env["VITEST_POOL_ID"] ?? 0) % workers;
	const ports: number[] = [];
	while (ports.length < count) {
		const port = 10_000 + workers * randomInt(20_000 / workers) + worker;
		if (taken.has(port)) continue;
		taken.add(port);
		if (await isFree(port)) ports.push(port);
	}
	return ports;
}

function isFree(port: number): Promise<boolean> {
	const probe = createServer();
	return new Promise((resolve) => {
		probe.once("error", () => resolve(false));
		probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
	});
}

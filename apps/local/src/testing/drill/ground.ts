import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BareServer, prepareServer, startBareServer } from "@learnin/embedded-postgres/bare-server";
import { createDatabaseFrom } from "@learnin/embedded-postgres/create-database-from";
import { removeLocation } from "@learnin/embedded-postgres/location";
import { migrate } from "@learnin/server/platform/db/migrations/migrate";
import { createTestApp, type TestApp } from "@learnin/server/platform/testing/test-app";
import { statusOf } from "../call-api.ts";
import { killChildren } from "../child-process.ts";
import { type Node, productionSettings, startNode } from "../production.ts";
import type { CrowdLog, Failed } from "./crowd.ts";
import { buildWorkers, type Worker } from "./people.ts";
import { until } from "./until.ts";

/** The database of every drill. */
export const database = "learnin";

/** What a drill may use, and what is cleaned up after it. */
export interface Ground {
	/** A new folder, removed at the end. */
	folder(): Promise<string>;
	/**
	 * Starts a server in a folder that `folder` created, unchanged; it is killed at the end if it is still
	 * running.
	 */
	start(dataDir: string, settings: Record<string, string>): Promise<BareServer>;
	/** The drill's own app, on an existing database. */
	app(connectionString: string): Promise<TestApp>;
}

/** Runs a drill and leaves nothing behind. */
export async function onGround<T>(drill: (ground: Ground) => Promise<T>): Promise<T> {
	const ends: (() => Promise<void>)[] = [];
	try {
		return await drill({
			async folder() {
				const dataDir = await mkdtemp(path.join(tmpdir(), "learnin-drill-"));
				ends.unshift(() => removeLocation(dataDir));
				return dataDir;
			},
			async start(dataDir, settings) {
				const server = await startBareServer(await prepareServer(dataDir), settings);
				ends.unshift(() => server.kill());
				return server;
			},
			async app(connectionString) {
				const app = await openApp(connectionString);
				ends.unshift(() => app.stop());
				return app;
			},
		});
	} finally {
		killChildren();
		for (const end of ends) await end();
	}
}

async function openApp(connectionString: string): Promise<TestApp> {
	const { JWT_SECRET = "" } = productionSettings("");
	const app = await createTestApp({ connectionString, settings: { JWT_SECRET, DATABASE_POOL: "4" } });
	app.clock.now = new Date();
	return app;
}

/** Migrates a new database and fills it with students who have work. */
export async function prepareDrill(
	server: BareServer,
	{ clients, questionsEach }: { clients: number; questionsEach: number },
): Promise<Worker[]> {
	await createDatabaseFrom(server.connectionStringOf("postgres"), "template0", database);
	const connectionString = server.connectionStringOf(database);
	await migrate(connectionString);
	const app = await openApp(connectionString);
	// Also creates the skills and the job tables.
	const filler = await createTestApp({ connectionString, jobs: true });
	await filler.stop();
	const workers = await buildWorkers(app, clients, questionsEach);
	await app.stop();
	return workers;
}

/** Starts a production node and waits until it is ready, as a load balancer would. */
export async function startReadyNode(
	databaseUrl: string,
	settings: Record<string, string> = {},
): Promise<Node> {
	const node = await startNode(databaseUrl, settings);
	await until(async () => (await statusOf(`${node.address}/readyz`)) === 200);
	return node;
}

/** The first answer that was accepted after this time: when the students could continue. */
export function firstTakenAfter({ acknowledged }: CrowdLog, moment: number): number | undefined {
	const later = [...acknowledged.values()].filter((at) => at > moment);
	return later.length === 0 ? undefined : Math.min(...later);
}

/** The median and the 99th percentile of how long accepted answers took. */
export function timesOf({ ms }: CrowdLog): string {
	const sorted = ms.toSorted((one, other) => one - other);
	const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(0);
	return `${at(0.5)} and ${at(0.99)}`;
}

/** How many requests failed, by reason. */
export function failuresOf(failed: readonly Failed[]): string {
	const kinds = Map.groupBy(failed, ({ what }) => what);
	const named = [...kinds].map(([what, all]) => `${what} ${all.length}`);
	return `${failed.length}${named.length > 0 ? ` (${named.join(", ")})` : ""}`;
}

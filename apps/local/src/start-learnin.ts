import { mkdir } from "node:fs/promises";
import path from "node:path";
import { type RunningPostgres, startPostgres } from "@learnin/embedded-postgres/start-postgres";
import { createApp } from "@learnin/server/app";
import { allEnded } from "@learnin/server/platform/all-ended";
import { type Config, parseConfig } from "@learnin/server/platform/config";
import { readDemoAccounts } from "./demo/demo-accounts.ts";
import { makeDemoData } from "./demo/make-demo-data.ts";
import { ensureDatabase } from "./ensure-database.ts";
import { reservePort } from "./reserve-port.ts";
import { givenSettings, localSettings } from "./local-settings.ts";
import { StartRefused } from "./start-refused.ts";
import { type StandIns, startStandIns } from "./stand-ins/start-stand-ins.ts";

export interface LocalStart {
	checkout: string;
	environment: Record<string, string | undefined>;
	log: (line: string) => void;
	/** Aborts the start: what was started is stopped, and the start rejects. */
	signal: AbortSignal;
}

interface Running {
	url: string;
	/** Stops everything that was started. */
	stop(): Promise<void>;
}

// The demo sign-ins are public, so only this machine may reach them.
const host = "127.0.0.1";
const maxConnections = 200;

/** Starts database and stand-ins, then the server, and creates the demo data in a new database. */
export async function startLearnin(start: LocalStart): Promise<Running> {
	if (start.environment["NODE_ENV"] === "production") throw new StartRefused(productionAdvice);
	const started = new AsyncDisposableStack();
	const stop = () => started.disposeAsync();
	try {
		return { url: await startAll(start, started), stop };
	} catch (error) {
		await stop();
		throw error;
	}
}

const productionAdvice = `This is the local start, with demo accounts and stand-ins; it does not run with NODE_ENV=production.
For production see "Production" in README.md: npm run build, then node apps/server/dist/main.js`;

async function startAll(
	{ checkout, environment, log, signal }: LocalStart,
	started: AsyncDisposableStack,
): Promise<string> {
	const dataDir = path.resolve(checkout, environment["DATA_DIR"] || ".data");
	const held = await reservePort(host, environment["PORT"] || undefined);
	started.defer(() => held.release());
	const url = `http://${host}:${held.port}`;
	await mkdir(dataDir, { recursive: true });
	const [postgres, standIns] = await allEnded([
		startDatabase(dataDir, log, started),
		startStandIns({ dataDir, url, environment, started }),
	]);
	signal.throwIfAborted();
	const settings = {
		...(await localSettings({ dataDir, url, port: held.port, host })),
		...standIns.settings,
		...givenSettings(environment),
	};
	const configFor = (databaseUrl: string) => parseConfig({ ...settings, DATABASE_URL: databaseUrl });
	const databaseUrl = await ensureDatabase(postgres.connectionString, async (draft) => {
		if (standIns.mail !== undefined)
			await makeDemoData({
				config: configFor(draft),
				dataDir,
				mail: standIns.mail,
				hasGoogle: standIns.hasGoogle,
				log,
				signal,
			});
	});
	signal.throwIfAborted();
	await serve(configFor(databaseUrl), { port: held.port, release: held.release, started });
	log(await welcome(url, dataDir, standIns));
	return url;
}

async function startDatabase(
	dataDir: string,
	log: LocalStart["log"],
	started: AsyncDisposableStack,
): Promise<RunningPostgres> {
	const postgres = await startPostgres({ dataDir, database: "postgres", maxConnections, log }).catch(inWords);
	started.defer(() => postgres.stop());
	return postgres;
}

async function serve(
	config: Config,
	{ port, release, started }: { port: number; release: () => Promise<void>; started: AsyncDisposableStack },
): Promise<void> {
	const app = await createApp(config);
	started.defer(() => app.stop());
	await app.start();
	await release();
	await app.server.listen({ port, host });
	app.health.ready();
}

/** The launcher's refusals (already running, a foreign cluster) are sentences for the user. */
function inWords(error: unknown): never {
	throw new StartRefused(error instanceof Error ? error.message : String(error), { cause: error });
}

async function welcome(
	url: string,
	dataDir: string,
	{ inboxUrl, settings, hasGoogle }: StandIns,
): Promise<string> {
	const accounts = await readDemoAccounts(dataDir);
	return [
		"",
		`Learnin is ready: ${url}`,
		...(inboxUrl === undefined ? [] : [`Emails it sends: ${inboxUrl}`]),
		...(settings["LLM_MODELS"] === undefined
			? []
			: ["Written answers are read, and questions generated, by an offline stand-in, not by a model."]),
		...(hasGoogle ? ["Sign-in with Google asks an offline stand-in, without a password."] : []),
		...accounts.map(({ role, email, password }) => `  ${role.padEnd(12)} ${email}  password: ${password}`),
		"",
		"Ctrl-C stops it. The data is kept for the next start.",
		"",
	].join("\n");
}

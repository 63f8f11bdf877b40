import { mkdir } from "node:fs/promises";
import path from "node:path";
import { startPostgres } from "@learnin/embedded-postgres/start-postgres";
import { createApp } from "@learnin/server/app";
import { parseConfig } from "@learnin/server/platform/config";
import { migrate } from "@learnin/server/platform/db/migrate";
import { readDemoAccounts } from "./demo/demo-accounts.ts";
import { ensureDemoData } from "./demo/ensure-demo-data.ts";
import { localSettings } from "./local-settings.ts";
import { refuseTakenPort } from "./refuse-taken-port.ts";
import { StartRefused } from "./start-refused.ts";
import { startStandIns } from "./start-stand-ins.ts";

export interface LocalStart {
	checkout: string;
	environment: Record<string, string | undefined>;
	log: (line: string) => void;
}

const host = "127.0.0.1";
const maxConnections = 200;

/** Starts database, stand-ins, demo data and server, in that order; `stop` ends them in the other. */
export async function startLearnin({ checkout, environment, log }: LocalStart): Promise<{ url: string; stop(): Promise<void> }> {
	if (environment["NODE_ENV"] === "production") throw new StartRefused(productionAdvice);
	const dataDir = path.resolve(checkout, environment["DATA_DIR"] ?? ".data");
	const port = Number(environment["PORT"] ?? 3000);
	await refuseTakenPort(host, port);
	await mkdir(dataDir, { recursive: true });
	const stops: (() => Promise<void>)[] = [];
	const stop = async () => {
		for (const end of stops.toReversed()) await end();
	};
	try {
		const postgres = await startPostgres({ dataDir, maxConnections, log }).catch(inWords);
		stops.push(() => postgres.stop());
		await migrate(postgres.connectionString);
		const url = `http://${host}:${port}`;
		const standIns = await startStandIns({ dataDir, url, environment });
		stops.push(() => standIns.stop());
		const settings = await localSettings({ dataDir, url, port, host, databaseUrl: postgres.connectionString });
		const config = parseConfig({ ...settings, ...standIns.settings, ...given(environment) });
		await ensureDemoData({ config, dataDir, mail: standIns.mail, log });
		const app = await createApp(config);
		stops.push(() => app.stop());
		await app.start();
		await app.server.listen({ port, host });
		app.health.ready();
		log(await welcome(url, dataDir, standIns.inboxUrl));
		return { url, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}

const productionAdvice = `This is the local start, with demo accounts and stand-ins; it does not run with NODE_ENV=production.
For production see "Production" in README.md: node apps/server/src/main.ts`;

function given(environment: LocalStart["environment"]): Record<string, string> {
	return Object.fromEntries(
		Object.entries(environment).filter((entry): entry is [string, string] => entry[1] !== undefined && entry[0] !== "NODE_ENV"),
	);
}

/** The launcher's refusals (already running, a foreign cluster) are sentences for the person. */
function inWords(error: unknown): never {
	throw new StartRefused(error instanceof Error ? error.message : String(error));
}

async function welcome(url: string, dataDir: string, inboxUrl: string | undefined): Promise<string> {
	const accounts = await readDemoAccounts(dataDir);
	return [
		"",
		`Learnin is ready: ${url}`,
		...(inboxUrl === undefined ? [] : [`Mails that it sends: ${inboxUrl}`]),
		...accounts.map(({ role, email, password }) => `  ${role.padEnd(12)} ${email}  password: ${password}`),
		"",
		"Ctrl-C stops it. The data is kept for the next start.",
		"",
	].join("\n");
}

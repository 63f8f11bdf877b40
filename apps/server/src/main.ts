import { setTimeout as pause } from "node:timers/promises";
import { type App, createApp } from "./app.ts";
import { type Config, ConfigError, parseConfig } from "./platform/config.ts";
import { databaseIsAway } from "./platform/db/database-is-away.ts";
import { migrate } from "./platform/db/migrations/migrate.ts";
import { oneAtATime } from "./platform/db/one-at-a-time.ts";
import { waitForDatabase } from "./platform/db/wait-for-database.ts";
import { refusalOfListening, requireFolder, StartRefused } from "./platform/start-refusal.ts";
import { fired, stopSignal } from "./platform/stop-signal.ts";

/** Longer than two checks of the load balancer: by then it sends nothing more to a node that is not ready. */
const drainMs = 2_500;
const restartMs = 500;
/** The longest a shutdown may take before the process exits anyway. */
const shutdownMs = 25_000;

/** The production start: settings from the environment, migrations, then the server until a signal. */
async function main(): Promise<void> {
	const config = parseConfig(process.env);
	const signal = stopSignal();
	const app = await createApp(config);
	try {
		await serve(app, config, signal);
		await fired(signal);
		app.health.drain();
		await pause(drainMs);
	} catch (error) {
		if (!signal.aborted) throw error;
	}
	// What hangs must not delay the shutdown.
	setTimeout(() => process.exit(1), shutdownMs).unref();
	await app.stop();
}

/** Live from the start, ready only once the database is available and migrated. */
async function serve(app: App, config: Config, signal: AbortSignal): Promise<void> {
	await requireFolder(config.storage);
	await listen(app, config);
	while (!(await couldStart(app, config, signal))) {
		app.server.log.warn("lost the database during the start");
		await pause(restartMs, undefined, { signal });
	}
	app.health.ready();
}

async function listen({ server }: App, config: Config): Promise<void> {
	try {
		await server.listen({ port: config.PORT, host: config.HOST });
	} catch (error) {
		throw refusalOfListening(error, config);
	}
}

/** False if the database was lost again on the way: everything that was started can be restarted. */
async function couldStart(app: App, config: Config, signal: AbortSignal): Promise<boolean> {
	await waitForDatabase(app.database.pool, {
		onWait: (code) => app.server.log.warn({ code }, "database is not available yet"),
		signal,
	});
	try {
		await oneAtATime(config.DATABASE_URL, signal, async () => {
			await migrate(config.DATABASE_URL);
			await app.start();
		});
		return true;
	} catch (error) {
		if (databaseIsAway(error)) return false;
		throw error;
	}
}

function lastWords(error: unknown): string {
	if (error instanceof ConfigError) return error.message;
	if (error instanceof StartRefused) return `Learnin cannot start.\n  ${error.message}`;
	return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

main().catch((error: unknown) => {
	process.stderr.write(`${lastWords(error)}\n`);
	process.exit(1);
});

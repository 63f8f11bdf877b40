import { createApp } from "./app.ts";
import { ConfigError, parseConfig } from "./platform/config.ts";
import { migrate } from "./platform/db/migrate.ts";
import { runUntilSignal } from "./platform/run-until-signal.ts";
import { waitForDatabase } from "./platform/db/wait-for-database.ts";

/** The production start: settings from the environment, migrations, then the server. */
async function main(): Promise<void> {
	const config = parseConfig(process.env);
	const app = await createApp(config);
	// Live from the start, ready only once the database is there and migrated.
	await app.server.listen({ port: config.PORT, host: config.HOST });
	await waitForDatabase(app.database.pool, () => app.server.log.warn("the database does not answer yet"));
	await migrate(config.DATABASE_URL);
	await app.start();
	app.health.ready();
	await runUntilSignal(app, { drainMs: 2_500 });
}

main().catch((error: unknown) => {
	const text = error instanceof ConfigError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);
	process.stderr.write(`${text}\n`);
	process.exit(1);
});

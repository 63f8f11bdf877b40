import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { removeLocation } from "@learnin/embedded-postgres/location";
import { startPostgres } from "@learnin/embedded-postgres/start-postgres";
import { migrate } from "@learnin/server/platform/db/migrations/migrate";
import { ensureWebIsBuilt } from "../ensure-web-is-built.ts";
import { checkout, killChildren } from "./child-process.ts";
import { longMoneyStorm } from "./money-storm/long-money-storm.ts";
import { longStorm } from "./storm/long-storm.ts";

/**
 * `npm run storm`: the long form of the chaos tests. `-- --only practice --minutes 10` for a longer one, `--
 * --only money --operations 2000 --seed 7` for a shorter one, or to repeat it.
 */
const { values } = parseArgs({
	options: {
		only: { type: "string" },
		minutes: { type: "string", default: "2" },
		operations: { type: "string", default: "10000" },
		seed: { type: "string", default: String(Date.now() % 1_000_000) },
	},
});

const storms: Record<string, (connectionString: string) => Promise<boolean>> = {
	practice: (database) => longStorm(database, Number(values.minutes) * 60_000),
	money: (database) =>
		longMoneyStorm(database, { operations: Number(values.operations), seed: Number(values.seed) }),
};

await ensureWebIsBuilt(checkout, { log: console.log, signal: new AbortController().signal });
for (const [name, storm] of Object.entries(storms)) {
	if ((values.only ?? name) === name && !(await onOwnDatabase(storm))) process.exitCode = 1;
}

async function onOwnDatabase(storm: (connectionString: string) => Promise<boolean>): Promise<boolean> {
	const dataDir = await mkdtemp(path.join(tmpdir(), "learnin-storm-"));
	const postgres = await startPostgres({ dataDir, database: "learnin", maxConnections: 200, log: () => {} });
	try {
		await migrate(postgres.connectionString);
		return await storm(postgres.connectionString);
	} finally {
		killChildren();
		await postgres.stop();
		await removeLocation(dataDir);
	}
}

import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeLocation } from "@learnin/embedded-postgres/location";
import { startPostgres } from "@learnin/embedded-postgres/start-postgres";
import { migrate } from "@learnin/server/platform/db/migrate";
import { createTestApp } from "@learnin/server/platform/testing/test-app";
import { ensureWebIsBuilt } from "../../ensure-web-is-built.ts";
import { checkout, killChildren } from "../child-process.ts";
import { productionSettings, startNode } from "../production.ts";
import { checkStorm } from "./check-storm.ts";
import { runStorm } from "./storm.ts";

/** `npm run storm`: the long form of the reliability test, round after round. `-- --minutes 10` for longer. */
const given = process.argv.indexOf("--minutes");
const minutes = given === -1 ? 2 : Number(process.argv[given + 1]);
const plan = { clients: 48, questionsEach: 30, kills: 6 };

const dataDir = await mkdtemp(path.join(tmpdir(), "learnin-storm-"));
await ensureWebIsBuilt(checkout, { log: console.log, signal: new AbortController().signal });
const postgres = await startPostgres({ dataDir, database: "learnin", log: () => {} });
try {
	process.exitCode = (await stormFor(minutes * 60_000)) ? 0 : 1;
} finally {
	killChildren();
	await postgres.stop();
	await removeLocation(dataDir);
}

async function stormFor(duration: number): Promise<boolean> {
	await migrate(postgres.connectionString);
	const { JWT_SECRET = "" } = productionSettings("");
	const app = await createTestApp({
		connectionString: postgres.connectionString,
		jobs: true,
		settings: { JWT_SECRET },
	});
	const log = { sent: new Set<string>(), acknowledged: new Set<string>() };
	const end = Date.now() + duration;
	let isWell = true;
	for (let round = 1; Date.now() < end && isWell; round += 1) {
		app.clock.now = new Date();
		const node = await startNode(postgres.connectionString);
		const storm = await runStorm(app, node, plan);
		await storm.node.child.end();
		for (const key of storm.log.sent) log.sent.add(key);
		for (const key of storm.log.acknowledged) log.acknowledged.add(key);
		const faults = await checkStorm(app, { ...storm.log, ...log });
		const { kills, resets } = storm.log;
		console.log(
			`round ${round}: ${storm.log.acknowledged.size} answers, ${kills} times killed, ${resets} broken connections, ${faults.length} faults`,
		);
		for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
		isWell = faults.length === 0;
	}
	await app.stop();
	return isWell;
}

import { parseArgs } from "node:util";
import { ensureWebIsBuilt } from "../ensure-web-is-built.ts";
import { checkout } from "./child-process.ts";
import { type Ground, onGround } from "./drill/ground.ts";
import { drillRolling } from "./drill/rolling.ts";
import { drillReplica } from "./drill/replica.ts";
import { type Drilled, drillRestore } from "./drill/restore.ts";

/**
 * `npm run drill`: loses the database in each way that a runbook covers, and restores it. `-- restore` for a
 * single drill, `-- --times 3` to repeat it.
 */
const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { times: { type: "string", default: "1" }, clients: { type: "string", default: "32" } },
});

const crowd = { clients: Number(values.clients), thinkMs: 200 };

const drills: Record<string, (ground: Ground) => Promise<Drilled>> = {
	restore: (ground) => drillRestore(ground, { ...crowd, destroyAfterMs: [5_000, 12_000], goOnMs: 5_000 }),
	replica: (ground) =>
		drillReplica(ground, { ...crowd, loseAfterMs: [4_000, 8_000], noticedAfterMs: 2_000, goOnMs: 5_000 }),
	rolling: (ground) => drillRolling(ground, { ...crowd, calmMs: 4_000, withoutDatabaseMs: 20_000 }),
};

const unknown = positionals.filter((name) => !(name in drills));
if (unknown.length > 0)
	throw new Error(`There is no drill ${unknown.join(", ")}; there are ${Object.keys(drills).join(", ")}.`);

await ensureWebIsBuilt(checkout, { log: console.log, signal: new AbortController().signal });
for (const [name, drill] of Object.entries(drills)) {
	if (positionals.length > 0 && !positionals.includes(name)) continue;
	for (let time = 1; time <= Number(values.times); time += 1) {
		const { row, faults } = await onGround(drill);
		console.log(`${name}, time ${time}`);
		for (const [what, figure] of Object.entries(row)) console.log(`  ${what.padEnd(28)} ${figure}`);
		for (const fault of faults.slice(0, 20)) console.log(`  FAULT ${fault}`);
		const missing = Object.entries(row).filter(([, figure]) => /NaN|undefined/.test(String(figure)));
		for (const [what] of missing) console.log(`  FAULT there is no figure for "${what}"`);
		if (faults.length + missing.length > 0) process.exitCode = 1;
	}
}

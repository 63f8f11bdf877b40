import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { rm } from "node:fs/promises";
import { backUp, type BareServer, placeBackup, prepareServer } from "@learnin/embedded-postgres/bare-server";
import { clientOf } from "@learnin/server/platform/db/servers";
import { checkDrill, type Checked } from "./check-drill.ts";
import { type CrowdLog, startCrowd } from "./crowd.ts";
import { type Drilled, untilWritable } from "./restore.ts";
import { database, failuresOf, firstTakenAfter, timesOf, prepareDrill, startReadyNode } from "./ground.ts";
import type { Ground } from "./ground.ts";
import { until } from "./until.ts";

export interface ReplicaPlan {
	clients: number;
	thinkMs: number;
	/** The primary is lost at a random time between these. */
	loseAfterMs: [number, number];
	/** How long a monitor takes to be sure that the primary is lost. */
	noticedAfterMs: number;
	/** How long the students continue afterwards. */
	goOnMs: number;
}

const leastAnswers = 100;
const questionsEach = 600;
const name = "replica";

/**
 * A synchronous streaming replica, promoted while students answer because the primary is lost for good. Nodes
 * have both servers in `DATABASE_URL` and are not reconfigured: every answer that was ever acknowledged must
 * exist.
 */
export async function drillReplica(ground: Ground, plan: ReplicaPlan): Promise<Drilled> {
	const [dataDir, backup] = [await ground.folder(), await ground.folder()];
	const primary = await ground.start(dataDir, { wal_keep_size: "512MB" });
	const workers = await prepareDrill(primary, { ...plan, questionsEach });
	const replica = await startReplica(ground, primary, path.join(backup, "base"));
	await waitForReplica(primary);
	const both = namingBoth(primary, replica);
	const nodes = [await startReadyNode(both), await startReadyNode(both)];
	let turn = 0;
	const address = () => nodes[(turn += 1) % nodes.length]?.address ?? "";
	const crowd = startCrowd({ workers, address, thinkMs: plan.thinkMs });
	await until(() => crowd.log.acknowledged.size > plan.clients);
	const [least, most] = plan.loseAfterMs;
	await pause(least + Math.random() * (most - least));

	await primary.kill();
	await rm(primary.location.cluster, { recursive: true });
	const lost = performance.now();
	await pause(plan.noticedAfterMs);
	await promote(replica);
	const promoted = performance.now();
	await until(() => firstTakenAfter(crowd.log, promoted) !== undefined);
	await pause(plan.goOnMs);
	await crowd.stop();
	await Promise.all(nodes.map(({ child }) => child.end()));
	const app = await ground.app(replica.connectionStringOf(database));
	const checked = await checkDrill(app, crowd.log, Number.POSITIVE_INFINITY);
	return report(crowd.log, checked, { lost, promoted });
}

async function startReplica(ground: Ground, primary: BareServer, base: string): Promise<BareServer> {
	await backUp(primary, base, { archives: false });
	const dataDir = await ground.folder();
	const { host, port, user, password } = primary;
	await placeBackup(base, await prepareServer(dataDir), { signal: "standby.signal", password });
	const primary_conninfo = `host=${host} port=${port} user=${user} password=${password} application_name=${name}`;
	return await ground.start(dataDir, { primary_conninfo });
}

/** From now on no commit is acknowledged before the replica has it on disk. */
async function waitForReplica(primary: BareServer): Promise<void> {
	const client = clientOf(primary.connectionStringOf("postgres"), "learnin-drill");
	await client.connect();
	await client.query(`alter system set synchronous_standby_names = '${name}'`);
	await client.query("select pg_reload_conf()");
	await until(async () => {
		const { rows } = await client.query("select from pg_stat_replication where sync_state = 'sync'");
		return rows.length === 1;
	});
	await client.end();
}

function namingBoth(primary: BareServer, replica: BareServer): string {
	const url = new URL(primary.connectionStringOf(database));
	url.searchParams.set("host", `${primary.host},${replica.host}`);
	return url.href;
}

async function promote(replica: BareServer): Promise<void> {
	const client = clientOf(replica.connectionStringOf("postgres"), "learnin-drill");
	await client.connect();
	await client.query("select pg_promote()");
	await client.end();
	await untilWritable(replica);
}

function report(
	log: CrowdLog,
	checked: Checked,
	{ lost, promoted }: { lost: number; promoted: number },
): Drilled {
	const acknowledged = [...log.acknowledged.values()];
	const before = acknowledged.filter((at) => at <= lost).length;
	const since = acknowledged.filter((at) => at > promoted).length;
	const seconds = (at: number | undefined) => (((at ?? Number.NaN) - lost) / 1000).toFixed(1);
	return {
		row: {
			"answers before the loss": before,
			lost: log.acknowledged.size - checked.kept,
			"replica promoted (s)": seconds(promoted),
			"first answer (s)": seconds(firstTakenAfter(log, lost)),
			"answers since": since,
			"requests failed": failuresOf(log.failed),
			"ms of an answer, 50 and 99 %": timesOf(log),
			learned: checked.learned,
			"bookings proved": checked.ledger_transactions,
		},
		faults: [
			...checked.faults,
			...(before < leastAnswers ? [`only ${before} answers were acknowledged before the loss`] : []),
			...(since === 0 ? ["no answer was taken after the failover"] : []),
		],
	};
}

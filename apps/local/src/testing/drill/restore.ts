import { rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { backUp, type BareServer, openToServer, placeBackup } from "@learnin/embedded-postgres/bare-server";
import { clientOf } from "@learnin/server/platform/db/servers";
import { checkDrill, type Checked } from "./check-drill.ts";
import { type Crowd, startCrowd } from "./crowd.ts";
import { database, failuresOf, firstTakenAfter, timesOf, prepareDrill, startReadyNode } from "./ground.ts";
import type { Ground } from "./ground.ts";
import { followLog, newestArchived } from "./write-ahead-log.ts";
import { until } from "./until.ts";

export interface RestorePlan {
	clients: number;
	thinkMs: number;
	/** After the base backup, the data folder is destroyed at a random time between these. */
	destroyAfterMs: [number, number];
	/** How long the students continue afterwards. */
	goOnMs: number;
}

/** Each column of the drill's table, and every fault. */
export interface Drilled {
	row: Record<string, string | number>;
	faults: string[];
}

/** At least this many answers before that time, or the drill proves little. */
const leastAnswers = 100;
const questionsEach = 600;

/**
 * Continuous archiving, a base backup while students answer, the server killed and its data folder removed,
 * and everything restored to the last archived time: every answer that was acknowledged before it must exist.
 */
export async function drillRestore(ground: Ground, plan: RestorePlan): Promise<Drilled> {
	const [dataDir, archive, backup] = [await ground.folder(), await ground.folder(), await ground.folder()];
	const server = await ground.start(dataDir, {});
	await openToServer(archive, server.location);
	await server.stop();
	const archiving = {
		archive_mode: "on",
		archive_command: `cp %p ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f`,
		archive_timeout: "1",
	};
	const first = await ground.start(dataDir, archiving);
	const workers = await prepareDrill(first, { ...plan, questionsEach });
	let node = await startReadyNode(first.connectionStringOf(database));
	const crowd = startCrowd({ workers, address: () => node.address, thinkMs: plan.thinkMs });
	await until(() => crowd.log.acknowledged.size > plan.clients);
	await backUp(first, path.join(backup, "base"));
	const written = await followLog(first.connectionStringOf(database));
	const [least, most] = plan.destroyAfterMs;
	await pause(least + Math.random() * (most - least));

	await first.kill();
	await rm(first.location.cluster, { recursive: true });
	const destroyed = performance.now();
	await written.stop();
	await node.child.end();
	const moment = written.momentOf(await newestArchived(archive));
	const restored = await restore(ground, { dataDir, archive, backup, before: first });
	const back = performance.now();
	node = await startReadyNode(restored.connectionStringOf(database));
	await until(() => firstTakenAfter(crowd.log, destroyed) !== undefined);
	await pause(plan.goOnMs);
	await crowd.stop();
	await node.child.end();
	const checked = await checkDrill(
		await ground.app(restored.connectionStringOf(database)),
		crowd.log,
		moment ?? 0,
	);
	return report(crowd, checked, { moment, destroyed, back });
}

interface Restoring {
	dataDir: string;
	archive: string;
	backup: string;
	before: BareServer;
}

/** Replays the archive to its end, then accepts writes. */
async function restore(ground: Ground, { dataDir, archive, backup, before }: Restoring): Promise<BareServer> {
	await placeBackup(path.join(backup, "base"), before.location, {
		signal: "recovery.signal",
		password: before.password,
	});
	const server = await ground.start(dataDir, { restore_command: `cp ${archive}/%f %p` });
	await untilWritable(server);
	return server;
}

/** A server that is still replaying its log accepts no writes. */
export async function untilWritable(server: BareServer): Promise<void> {
	const client = clientOf(server.connectionStringOf("postgres"), "learnin-drill");
	await client.connect();
	await until(async () => {
		const { rows } = await client.query<{ waits: boolean }>("select pg_is_in_recovery() as waits");
		return rows[0]?.waits === false;
	});
	await client.end();
}

interface Moments {
	/** The last archived one; undefined if the archive has none. */
	moment: number | undefined;
	destroyed: number;
	/** When the restored database accepted writes. */
	back: number;
}

function report({ log }: Crowd, checked: Checked, { moment, destroyed, back }: Moments): Drilled {
	const taken = firstTakenAfter(log, destroyed);
	const must = [...log.acknowledged.values()].filter((at) => at <= (moment ?? 0)).length;
	const afterwards = [...log.acknowledged.values()].filter((at) => at > back).length;
	const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
	return {
		row: {
			"answers before the moment": must,
			lost: must - checked.kept,
			"answers after it": [...log.acknowledged.values()].filter((at) => at > (moment ?? 0) && at <= destroyed)
				.length,
			"of them gone": checked.others.gone,
			"moment before the loss (s)": seconds(moment ?? 0, destroyed),
			"database back (s)": seconds(destroyed, back),
			"first answer (s)": seconds(destroyed, taken ?? Number.NaN),
			"answers since": afterwards,
			"requests failed": failuresOf(log.failed),
			"ms of an answer, 50 and 99 %": timesOf(log),
			learned: checked.learned,
			"bookings proved": checked.ledger_transactions,
		},
		faults: [
			...checked.faults,
			...(moment === undefined ? ["nothing was archived after the base backup"] : []),
			...(must < leastAnswers ? [`only ${must} answers were acknowledged before the moment`] : []),
			...(afterwards === 0 ? ["no answer was taken after the restore"] : []),
		],
	};
}

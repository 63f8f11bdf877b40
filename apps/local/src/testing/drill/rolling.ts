import { setTimeout as pause } from "node:timers/promises";
import type { BareServer } from "@learnin/embedded-postgres/bare-server";
import type { Node } from "../production.ts";
import { type Balancer, startBalancer } from "./balancer.ts";
import { checkDrill, type Checked } from "./check-drill.ts";
import { type CrowdLog, type Failed, startCrowd } from "./crowd.ts";
import { freePort } from "./free-port.ts";
import { database, failuresOf, firstTakenAfter, prepareDrill, startReadyNode, timesOf } from "./ground.ts";
import type { Ground } from "./ground.ts";
import type { Drilled } from "./restore.ts";
import { until } from "./until.ts";

export interface RollingPlan {
	clients: number;
	thinkMs: number;
	/** How long the students answer undisturbed before and after each failure. */
	calmMs: number;
	withoutDatabaseMs: number;
}

/** The nodes, and what can be done with them. */
interface Nodes {
	all: Node[];
	/** Starts a node in its old place; resolves when it is ready. */
	start(at: number): Promise<void>;
	balancer: Balancer;
}

/** What was sent and received between two times. */
interface Stretch {
	begun: number;
	ended: number;
}

const questionsEach = 900;
const leastAnswers = 100;
const places = [0, 1, 2];
const settings = { max_connections: "200" };

/**
 * Three nodes behind the balancer of `compose.yaml` while students answer: each is restarted in turn, one is
 * killed, and all lose their database for a while.
 */
export async function drillRolling(ground: Ground, plan: RollingPlan): Promise<Drilled> {
	const dataDir = await ground.folder();
	const server = await ground.start(dataDir, settings);
	const workers = await prepareDrill(server, { ...plan, questionsEach });
	const nodes = await startNodes(ground, server);
	try {
		await nodes.balancer.sends(places);
		const crowd = startCrowd({ workers, address: () => nodes.balancer.address, thinkMs: plan.thinkMs });
		const during = async (trouble: () => Promise<number>): Promise<Stretch & { trouble: number }> => {
			const begun = performance.now();
			const at = await trouble();
			await pause(plan.calmMs);
			return { begun, ended: performance.now(), trouble: at };
		};
		await pause(plan.calmMs);
		const restarted = await during(() => restartInTurn(nodes));
		const killed = await during(() => killOne(nodes, plan));
		const away = await during(() => loseDatabase(ground, { server, dataDir, log: crowd.log, plan }));
		await crowd.stop();
		const ended = await Promise.all(nodes.all.map(({ child }) => child.end()));
		const app = await ground.app(server.connectionStringOf(database));
		const checked = await checkDrill(app, crowd.log, Number.POSITIVE_INFINITY);
		return report(crowd.log, checked, { restarted, killed, away, ended });
	} finally {
		await nodes.balancer.stop();
	}
}

async function startNodes(ground: Ground, server: BareServer): Promise<Nodes> {
	const ports: number[] = [];
	for (const _ of places) ports.push(await freePort());
	const all: Node[] = [];
	const start = async (at: number) => {
		const place = { PORT: String(ports[at]), TRUSTED_PROXIES: "127.0.0.1" };
		all[at] = await startReadyNode(server.connectionStringOf(database), place);
	};
	for (const at of places) await start(at);
	return { all, start, balancer: await startBalancer(await ground.folder(), ports) };
}

/** As an orchestrator does it: the next one only when the previous one serves requests again. */
async function restartInTurn({ all, start, balancer }: Nodes): Promise<number> {
	for (const at of places) {
		await all[at]?.child.end("SIGTERM");
		await start(at);
		await balancer.sends(places);
	}
	return performance.now();
}

/** Returns when the node was gone. */
async function killOne({ all, start, balancer }: Nodes, { calmMs }: RollingPlan): Promise<number> {
	await all[1]?.child.end("SIGKILL");
	const gone = performance.now();
	await pause(calmMs);
	await start(1);
	await balancer.sends(places);
	return gone;
}

interface Losing {
	server: BareServer;
	dataDir: string;
	log: CrowdLog;
	plan: RollingPlan;
}

/** Returns when the database was back. */
async function loseDatabase(ground: Ground, { server, dataDir, log, plan }: Losing): Promise<number> {
	await server.kill();
	await pause(plan.withoutDatabaseMs);
	await ground.start(dataDir, settings);
	const back = performance.now();
	await until(() => firstTakenAfter(log, back) !== undefined);
	return back;
}

type Troubled = Stretch & { trouble: number };

interface Seen {
	restarted: Troubled;
	killed: Troubled;
	away: Troubled;
	/** How the nodes exited when they were stopped. */
	ended: (number | NodeJS.Signals)[];
}

function report(log: CrowdLog, checked: Checked, { restarted, killed, away, ended }: Seen): Drilled {
	const taken = ({ begun, ended: end }: Stretch) =>
		[...log.acknowledged.values()].filter((at) => at >= begun && at < end).length;
	const failed = ({ begun, ended: end }: Stretch): Failed[] =>
		log.failed.filter(({ at }) => at >= begun && at < end);
	const inFlight = failed(killed).filter(({ begun }) => begun <= killed.trouble);
	const stretches = { "the rolling restart": restarted, "the kill": killed, "the lost database": away };
	const first = firstTakenAfter(log, away.trouble) ?? Number.NaN;
	const lost = log.acknowledged.size - checked.kept;
	const [atRestart, later] = [failed(restarted).length, failed(killed).length - inFlight.length];
	const odd = ended.filter((how) => how !== 0);
	return {
		row: {
			"answers acknowledged": log.acknowledged.size,
			lost,
			"rolling restart: answers": taken(restarted),
			"rolling restart: failed": failuresOf(failed(restarted)),
			"kill -9: answers": taken(killed),
			"kill -9: failed in flight": failuresOf(inFlight),
			"kill -9: failed later": later,
			"no database: failed": failuresOf(failed(away)),
			"first answer after it (s)": ((first - away.trouble) / 1000).toFixed(1),
			"ms of an answer, 50 and 99 %": timesOf(log),
			learned: checked.learned,
			"bookings proved": checked.ledger_transactions,
		},
		faults: [
			...checked.faults,
			...(atRestart > 0 ? [`${atRestart} requests failed in the rolling restart`] : []),
			...(later > 0 ? [`${later} requests failed that were sent after the node was gone`] : []),
			...(odd.length > 0 ? [`nodes ended with ${odd.join(", ")}`] : []),
			...Object.entries(stretches)
				.filter(([, stretch]) => taken(stretch) < leastAnswers)
				.map(([name]) => `fewer than ${leastAnswers} answers were taken around ${name}`),
		],
	};
}

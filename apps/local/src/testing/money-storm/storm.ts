import { setTimeout as pause } from "node:timers/promises";
import { type Dice, rollDice } from "./dice.ts";
import { during } from "./during.ts";
import { countMoves } from "./floors.ts";
import { operations as allOperations } from "./actions/operations.ts";
import { zeroCounts } from "./tally.ts";
import { isReady, startWatchedNode, type World } from "./world.ts";

export interface StormPlan {
	/** Deterministic: the same operations with the same random choices. */
	seed: number;
	operations: number;
	/** How many run concurrently. */
	at_once: number;
	/** How often a node is killed with -9 and restarted, spread over the operations at random. */
	kills: number;
	/** How often the nodes lose all connections to the database, as in a failover. */
	cuts: number;
}

/**
 * Random operations of random families on two nodes, some of them concurrent, while nodes are killed and cut
 * off.
 */
export async function runStorm(world: World, plan: StormPlan): Promise<void> {
	world.before = await countMoves(world);
	const killing = spread(rollDice(plan.seed, -1), plan.operations, plan.kills);
	const cutting = spread(rollDice(plan.seed, -2), plan.operations, plan.cuts);
	const kills: Promise<void>[] = [];
	const cuts: Promise<void>[] = [];
	let begun = 0;
	const work = async () => {
		while (begun < plan.operations) {
			const number = begun;
			begun += 1;
			endWhatIsDue(world, number);
			if (killing.has(number)) kills.push(told(killNode(world, kills.length, kills.at(-1))));
			if (cutting.has(number)) cuts.push(told(cutOff(world, cuts.at(-1))));
			await operate(world, number, rollDice(plan.seed, number));
		}
	};
	await Promise.all(Array.from({ length: plan.at_once }, work));
	endWhatIsDue(world, Number.POSITIVE_INFINITY);
	await Promise.all([...kills, ...cuts]);
}

/** Failures are thrown at the end, when they are awaited. */
function told<T>(promise: Promise<T>): Promise<T> {
	promise.catch(() => {});
	return promise;
}

async function operate(world: World, number: number, dice: Dice): Promise<void> {
	const operation = dice.weigh(allOperations);
	const home = dice.pick(world.homes);
	if (home === undefined) throw new Error("there are no families");
	const after = (count: number, end: () => void) => void world.later.push({ at: number + count, end });
	const seen = zeroCounts();
	try {
		await operation.run({ world, home, dice, after, seen });
	} catch (error) {
		// The chaos test's own statements wait for locks no longer than the product's.
		if (!(error instanceof Error && /timeout/.test(error.message))) throw error;
		world.tally.timeouts += 1;
	}
	world.tally.did(operation.name, seen, operation.least !== undefined);
}

function endWhatIsDue(world: World, number: number): void {
	const due = world.later.filter(({ at }) => at <= number);
	world.later = world.later.filter(({ at }) => at > number);
	for (const { end } of due) end();
}

/** One in each share of the operations, but not at the very end. */
function spread(dice: Dice, operations: number, count: number): Set<number> {
	const share = Math.floor((operations * 0.9) / count);
	return new Set(Array.from({ length: count }, (_, index) => index * share + dice.whole(1, share)));
}

/** One cut after the other; the database is back at once. */
async function cutOff(world: World, last: Promise<void> | undefined): Promise<void> {
	await last;
	await during(world, "the database was lost", async () => {
		await world.way.close();
		await world.way.open();
		// The nodes notice, and reconnect.
		await pause(500);
	});
	world.tally.cuts += 1;
}

/** One node after the other; the next one is killed when the last one is back. */
async function killNode(world: World, count: number, last: Promise<void> | undefined): Promise<void> {
	await last;
	const index = count % 2 === 0 ? 0 : 1;
	const { address, child } = world.nodes[index];
	await during(world, "a node was killed and starts", async () => {
		await child.end("SIGKILL");
		world.tally.kills += 1;
		world.nodes[index] = await startWatchedNode(world, new URL(address).port);
		await isReady(address);
	});
}

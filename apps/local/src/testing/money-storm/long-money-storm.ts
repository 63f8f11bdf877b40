import { settleAll } from "./actions/settle-all.ts";
import { checkAll } from "./checks/check-all.ts";
import { countPayments } from "./checks/check-providers.ts";
import { checkFloors } from "./floors.ts";
import { runStorm } from "./storm.ts";
import { startWorld, type World } from "./world.ts";

const minute = 60_000;

/**
 * Runs a chaos test with this many operations on an empty database, and prints what it saw. Returns whether
 * it found no fault.
 */
export async function longMoneyStorm(
	connectionString: string,
	{ operations, seed }: { operations: number; seed: number },
): Promise<boolean> {
	const world = await startWorld({ homes: 60, connectionString });
	console.log(`money: ${operations} operations at two nodes, --seed ${seed}`);
	const began = Date.now();
	const seconds = () => Math.round((Date.now() - began) / 1000);
	const progress = setInterval(() => console.log(`  ${world.tally.total} after ${seconds()} s`), minute);
	await runStorm(world, {
		seed,
		operations,
		at_once: 16,
		kills: Math.ceil(operations / 500),
		cuts: Math.ceil(operations / 200),
	});
	clearInterval(progress);
	console.log(`the storm is over after ${seconds()} s`);
	const looks = await settleAll(world);
	console.log(`quiet after ${looks} looks and ${seconds()} s`);
	const faults = await tell(world);
	await world.stop();
	return faults === 0;
}

function eventsOf({ stripe }: World): string {
	const events = stripe.controls.deliveries();
	const times = (sent: (count: number) => boolean) =>
		events.filter(({ attempts }) => sent(attempts.length)).length;
	return `${events.length} events, ${times((count) => count > 1)} sent more than once, ${times((count) => count === 0)} lost`;
}

async function tell(world: World): Promise<number> {
	for (const line of [...world.tally.lines(), eventsOf(world)]) console.log(`  ${line}`);
	const { payments, USD, NPR } = countPayments(world);
	console.log(`  ${payments} payments taken, USD ${USD / 100} and NPR ${NPR / 100}`);
	const floors = await checkFloors(world);
	for (const line of floors.lines) console.log(`  ${line}`);
	const faults = [...(await checkAll(world)), ...floors.faults];
	console.log(`${world.tally.total} operations, ${faults.length} faults`);
	for (const fault of faults.slice(0, 50)) console.log(`  ${fault}`);
	return faults.length;
}

import { createTestApp } from "@learnin/server/platform/testing/test-app";
import { productionSettings } from "../production.ts";
import { checkStorm } from "./check-storm.ts";
import { checkActions, runStorm, type StormLog } from "./storm.ts";

const plan = { clients: 48, questionsEach: 30, kills: 6, cuts: 6 };

/**
 * Students practice for this many milliseconds, round after round; prints what it saw. Returns whether all
 * rounds were without a fault.
 */
export async function longStorm(connectionString: string, duration: number): Promise<boolean> {
	const { JWT_SECRET = "" } = productionSettings("");
	const app = await createTestApp({ connectionString, jobs: true, settings: { JWT_SECRET } });
	const log = { sent: new Set<string>(), acknowledged: new Set<string>() };
	const end = Date.now() + duration;
	let isWell = true;
	for (let round = 1; Date.now() < end && isWell; round += 1) {
		app.clock.now = new Date();
		const storm = await runStorm(app, plan);
		for (const key of storm.sent) log.sent.add(key);
		for (const key of storm.acknowledged) log.acknowledged.add(key);
		const actions = checkActions(storm, plan);
		const faults = [...(await checkStorm(app, { ...storm, ...log })), ...actions.faults, ...missed(storm)];
		const { kills, cuts, resets } = storm;
		console.log(
			`round ${round}: ${storm.acknowledged.size} answers, ${kills} times killed, ${cuts} times cut off, ${resets} broken connections, ${faults.length} faults`,
		);
		for (const line of actions.lines) console.log(`  ${line}`);
		for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
		isWell = faults.length === 0;
	}
	await app.stop();
	return isWell;
}

/** A chaos test without failures proves nothing. */
function missed({ kills, cuts }: StormLog): string[] {
	const all = kills === plan.kills && cuts === plan.cuts;
	return all ? [] : [`only ${kills} of ${plan.kills} kills and ${cuts} of ${plan.cuts} cuts came about`];
}

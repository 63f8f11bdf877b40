import { checkDisputes } from "./check-disputes.ts";
import { checkMoney } from "./check-money.ts";
import { checkProviders } from "./check-providers.ts";
import { checkRefunds } from "./check-refunds.ts";
import type { World } from "../world.ts";

/** Every fault after a chaos test, as a sentence; empty if there is none. */
export async function checkAll(world: World): Promise<string[]> {
	return [
		...world.faults,
		...(await checkMoney(world.app)),
		...(await checkProviders(world)),
		...(await checkRefunds(world)),
		...(await checkDisputes(world)),
	];
}

import { checkDisputes } from "./check-disputes.ts";
import { checkMoney } from "./check-money.ts";
import { checkProviders } from "./check-providers.ts";
import { checkRefunds } from "./check-refunds.ts";
import type { World } from "./world.ts";

/** Everything that must not be after a storm, in sentences; empty when all is well. */
export async function checkAll(world: World): Promise<string[]> {
	return [
		...world.faults,
		...(await checkMoney(world.app)),
		...(await checkProviders(world)),
		...(await checkRefunds(world)),
		...(await checkDisputes(world)),
	];
}

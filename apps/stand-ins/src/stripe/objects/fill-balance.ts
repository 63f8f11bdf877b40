import type { Activity } from "../resources/call.ts";
import { takeIn } from "../resources/charges.ts";
import { bringBack, takeOut } from "../resources/refunds.ts";
import type { State } from "./state.ts";

/** Adds the balance entries of payments and refunds to a state from before the stand-in had a balance. */
export function fillBalance(state: State): void {
	const at = (now: number): Activity => ({ state, now, emit: () => undefined });
	for (const charge of state.charges.oldestFirst())
		if (charge.paid && isMissing(state, charge.balance_transaction))
			charge.balance_transaction = takeIn(at(charge.created), charge, true);
	for (const refund of state.refunds.oldestFirst()) {
		if (!isMissing(state, refund.balance_transaction)) continue;
		refund.balance_transaction = takeOut(at(refund.created), refund);
		if (refund.status === "failed")
			refund.failure_balance_transaction = bringBack(at(refund.created), refund);
	}
}

function isMissing(state: State, id: string | null): boolean {
	return id === null || state.balanceTransactions.get(id) === undefined;
}

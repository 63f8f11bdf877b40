import type { AppContext } from "../../platform/app-context.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { describeError } from "../../platform/http/describe-error.ts";
import { selectUnsettledOrders } from "./payments.queries.ts";
import { settleOrder } from "./settle-order.ts";

/** Stripe repeats an event for three days; an order nobody touched for longer than this is left alone. */
const patienceMs = 7 * 24 * 60 * 60 * 1000;
const mostOutages = 5;

/** Asks Stripe about every order that waits, for events that never came. One that cannot be settled holds up no other. */
export async function reconcileOrders(app: AppContext): Promise<void> {
	const since = new Date(app.now().getTime() - patienceMs);
	let outages = 0;
	for (const { id } of await selectUnsettledOrders(app.db, since)) {
		try {
			await settleOrder(app, id);
			outages = 0;
		} catch (error) {
			outages = error instanceof ApiError && error.code === "payment_unavailable" ? outages + 1 : 0;
			// It is away, and every question takes seconds: the next round asks again.
			if (outages === mostOutages) return;
			const described = error instanceof Error ? describeError(error) : {};
			app.log.warn({ order_id: id, ...described }, "order could not be reconciled");
		}
	}
}

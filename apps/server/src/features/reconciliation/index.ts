import * as contract from "@learnin/contract/routes/operations.contract";
import type { AppContext } from "../../platform/app-context.ts";
import { recordAct } from "../../platform/audit/audit.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { settleForgotten, settleOrder } from "../payments/index.ts";
import { settlePendingRefunds } from "../refunds/index.ts";
import { proveLedger } from "./prove-ledger.ts";
import { readMissedEvents } from "./read-missed-events.ts";
import { readStripeBalance } from "./read-stripe-balance.ts";
import { seeProofs, seeWaitingOrders } from "./waiting-orders.ts";

export function reconciliationRoutes(app: AppContext): void {
	app.jobs.handle("reconcile-orders", async () => {
		await settleForgotten(app);
		await settlePendingRefunds(app);
	});
	app.jobs.handle("read-missed-events", async () => {
		await readMissedEvents(app);
	});
	app.jobs.handle("read-stripe-balance", async () => {
		await readStripeBalance(app);
	});
	app.jobs.handle("prove-ledger", () => proveLedger(app));
	registerRoute(app, contract.getProofs, () => seeProofs(app));
	registerRoute(app, contract.getWaitingOrders, ({ query }) => seeWaitingOrders(app, query.cursor));
	registerRoute(app, contract.checkOrder, async ({ params: { order_id }, viewer }) => {
		const { state, family_id } = await settleOrder(app, order_id);
		const act = { actor_id: viewer.account_id, action: "payment.checked", subject_id: order_id } as const;
		await recordAct(app.db, { ...act, family_id, details: { state }, created_at: app.now() });
		return { state };
	});
}

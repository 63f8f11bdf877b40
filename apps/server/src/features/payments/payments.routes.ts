import * as contract from "@learnin/contract/routes/money/payments.contract";
import type { AppContext } from "../../platform/app-context.ts";
import type { Viewer } from "../../platform/auth/viewer.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { registerRoute } from "../../platform/http/register-route.ts";
import { dropOrder } from "./orders/drop-order.ts";
import { selectOptionalLatestOrder, selectOptionalOrder, selectOrderLines } from "./payments.queries.ts";
import type { OrderRow } from "./payments.queries.ts";
import { esewaReturn } from "./esewa/esewa-return.ts";
import { prepareEsewaForm } from "./esewa/esewa-payments.ts";
import { payFromWallet } from "./orders/pay-from-wallet.ts";
import { presentCardPayment, presentEsewaPayment, presentOrder } from "./orders/present-order.ts";
import { recheckEsewa } from "./stripe/settle-esewa.ts";
import { updateOrderTried } from "./orders/due.queries.ts";
import { lookEveryMs, settleDueGuarded, settleForgotten } from "./stripe/settle-due.ts";
import { settleEvent } from "./stripe/settle-event.ts";
import { settleOrder } from "./stripe/settle-order.ts";
import { ensurePaymentIntent, ensureSetupIntent } from "./stripe/stripe-intents.ts";
import { stripeWebhook } from "./stripe/stripe-webhook.ts";

export function paymentsRoutes(app: AppContext): void {
	stripeWebhook(app);
	esewaReturn(app);
	app.jobs.handle("settle-order", async ({ order_id, payment_intent_id }) => {
		// An event may name an order of another installation: nothing to do then.
		if ((await selectOptionalOrder(app.db, order_id)) === undefined) return;
		await settleEvent(app, order_id, payment_intent_id);
	});
	app.jobs.repeat(lookEveryMs, () => settleDueGuarded(app));
	app.jobs.handle("reconcile-esewa", () => settleForgotten(app));
	app.jobs.handle("recheck-esewa", () => recheckEsewa(app));
	registerRoute(app, contract.settleOrder, async ({ params, viewer }) => {
		await requireOwnOrder(app, viewer, params.order_id);
		const order = await settleOrder(app, params.order_id);
		const lines = await selectOrderLines(app.db, order.id);
		return { order: presentOrder(order, lines), payment: await paymentOf(app, order) };
	});
	registerRoute(app, contract.getLatestOrder, async ({ viewer }) => {
		const { family_id, user_type } = viewer;
		if (family_id === null || user_type === "STUDENT") return { order: null };
		const order = await selectOptionalLatestOrder(app.db, family_id);
		if (order === undefined) return { order: null };
		return { order: presentOrder(order, await selectOrderLines(app.db, order.id)) };
	});
	registerRoute(app, contract.dropOrder, async ({ params, viewer }) => {
		const { family_id } = await requireOwnOrder(app, viewer, params.order_id);
		await dropOrder(app, family_id, params.order_id);
		return {};
	});
	registerRoute(app, contract.payFromWallet, async ({ params, viewer }) => {
		await requireOwnOrder(app, viewer, params.order_id);
		const order = await payFromWallet(app, { order_id: params.order_id, account_id: viewer.account_id });
		return { order: presentOrder(order, await selectOrderLines(app.db, order.id)) };
	});
	registerRoute(app, contract.prepareEsewaForm, async ({ params, viewer }) => {
		await requireOwnOrder(app, viewer, params.order_id);
		return prepareEsewaForm(app, { order_id: params.order_id, account_id: viewer.account_id });
	});
}

/** An order of the viewer's own family. Throws `not_found` for any other, and for every student. */
async function requireOwnOrder(app: AppContext, viewer: Viewer, order_id: string): Promise<OrderRow> {
	const order = await selectOptionalOrder(app.db, order_id);
	if (order === undefined) throw new ApiError("not_found");
	if (order.family_id !== viewer.family_id || viewer.user_type === "STUDENT") {
		app.log.warn({ order_id, account_id: viewer.account_id }, "request for another family's order");
		throw new ApiError("not_found");
	}
	return order;
}

/** What the pay step needs now, or null if there is nothing left to pay or to do. */
async function paymentOf(app: AppContext, order: OrderRow) {
	if (["paid", "expired", "refunded", "awaiting_provider"].includes(order.state)) return null;
	if (order.provider === "ESEWA") return presentEsewaPayment(order);
	const charging = order.type === "payment" || order.state === "needs_action";
	const intent = charging ? await ensurePaymentIntent(app, order) : await ensureSetupIntent(app, order);
	await updateOrderTried(app.db, order.id, app.now());
	return presentCardPayment(order, intent.client_secret ?? "", app.config);
}

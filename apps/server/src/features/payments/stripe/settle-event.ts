import Stripe from "stripe";
import type { AppContext } from "../../../platform/app-context.ts";
import { inTransaction, type Tx } from "../../../platform/db/database.ts";
import { recordDisagreement } from "../../disagreements/index.ts";
import { selectOptionalPosted } from "../../ledger/index.ts";
import { isFinal } from "./apply-payment.ts";
import { bookLateMoney } from "./late-money.ts";
import { lockOrder, type OrderRow } from "../payments.queries.ts";
import { settleOrder } from "./settle-order.ts";
import { askAboutPayment } from "./stripe-intents.ts";

/**
 * Handles an event about one payment: settles its order; money that is not this order's payment goes to the
 * family's wallet and is reported to a person. No page can pay a canceled payment, so there should never be
 * any.
 */
export async function settleEvent(
	app: AppContext,
	order_id: string,
	payment_intent_id: string | undefined,
): Promise<void> {
	await settleOrder(app, order_id);
	if (payment_intent_id === undefined) return;
	if ((await selectOptionalPosted(app.db, refOf(payment_intent_id))) !== undefined) return;
	const intent = await lookUp(app, payment_intent_id);
	if (intent === null || intent.metadata["order_id"] !== order_id || !hasMoney(intent)) return;
	await inTransaction(app.db, async (tx) => {
		const order = await lockOrder(tx, order_id);
		if (isStillIts(order, intent)) return;
		if ((await selectOptionalPosted(tx, refOf(intent.id))) === undefined) await keep(app, tx, order, intent);
	});
}

/** Null for a payment that Stripe does not have: retrying would not help. */
async function lookUp(app: AppContext, payment_intent_id: string): Promise<Stripe.PaymentIntent | null> {
	try {
		return await askAboutPayment(() =>
			app.stripe.paymentIntents.retrieve(payment_intent_id, { expand: ["latest_charge"] }),
		);
	} catch (error) {
		if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
		throw error;
	}
}

const refOf = (payment_intent_id: string) => `stripe:${payment_intent_id}`;

/** Whether there is money that was not returned already. */
function hasMoney({ status, latest_charge }: Stripe.PaymentIntent): boolean {
	if (status !== "succeeded") return false;
	return latest_charge === null || typeof latest_charge === "string" || !latest_charge.refunded;
}

/**
 * Whether it may still pay the order: a payment that waits for a person, or whose charge is being looked up.
 */
function isStillIts(order: OrderRow, intent: Stripe.PaymentIntent): boolean {
	return !isFinal(order) && intent.metadata["attempt"] === String(order.attempt);
}

async function keep(app: AppContext, tx: Tx, order: OrderRow, intent: Stripe.PaymentIntent): Promise<void> {
	const currency = supported(intent.currency);
	const found = {
		provider: "STRIPE" as const,
		external_ref: refOf(intent.id),
		order_id: order.id,
		details: { amount_minor: intent.amount_received, currency: intent.currency.toUpperCase() },
	};
	const isOfFamily = order.stripe_customer_id !== null && intent.customer === order.stripe_customer_id;
	if (currency === null || !isOfFamily) {
		await recordDisagreement(app, tx, { ...found, kind: "unknown_payment" });
		return;
	}
	const money = { external_ref: found.external_ref, amount_minor: intent.amount_received, currency };
	await bookLateMoney(app, tx, order, { source: "STRIPE", ...money });
	await recordDisagreement(app, tx, { ...found, kind: "extra_payment" });
	await app.jobs.add(tx, "settle-refunds", { payment_intent_id: intent.id });
}

/** Cards pay in one currency. */
function supported(currency: string): "USD" | null {
	return currency === "usd" ? "USD" : null;
}

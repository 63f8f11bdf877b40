import type Stripe from "stripe";
import type { AppContext } from "../../../platform/app-context.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { recordDisagreement } from "../../disagreements/index.ts";
import { selectOptionalPosted } from "../../ledger/index.ts";
import { canDeliver } from "../orders/deliver-order.ts";
import { fulfilOrder } from "../orders/fulfil-order.ts";
import { bookLateMoney } from "./late-money.ts";
import {
	lockOrder,
	type OrderRow,
	updateOrderExpired,
	updateOrderNextAttempt,
	updateOrderState,
} from "../payments.queries.ts";

/** What a person sees if Stripe gives no reason. */
export const declined = "There has been an error";

/** Whether paying can no longer change the order. */
export function isFinal({ state }: OrderRow): boolean {
	return state === "paid" || state === "expired" || state === "refunded";
}

/** Applies a PaymentIntent to its order under the order's lock; a final state never changes. */
export async function applyPayment(
	app: AppContext,
	tx: Tx,
	seen: OrderRow,
	intent: Stripe.PaymentIntent,
): Promise<OrderRow> {
	const order = await lockOrder(tx, seen.id);
	const isStale = order.attempt !== seen.attempt && intent.status !== "succeeded";
	if (isFinal(order) || isStale) return order;
	switch (intent.status) {
		case "succeeded":
			await markPaid(app, tx, order, intent);
			break;
		case "requires_action":
			await updateOrderState(tx, order.id, {
				state: "needs_action",
				failure_reason: null,
				stripe_payment_intent_id: intent.id,
			});
			break;
		case "processing":
			await updateOrderState(tx, order.id, {
				state: "awaiting_provider",
				failure_reason: null,
				stripe_payment_intent_id: intent.id,
			});
			break;
		default:
			await markFailed(tx, order, intent);
	}
	return lockOrder(tx, order.id);
}

async function markFailed(tx: Tx, order: OrderRow, intent: Stripe.PaymentIntent): Promise<void> {
	const reason = intent.last_payment_error?.message;
	// A fresh intent waits for a card: nothing has failed yet.
	if (reason === undefined && intent.status !== "canceled") return;
	if (order.type === "setup" || intent.status === "canceled") {
		await updateOrderNextAttempt(tx, order, reason ?? declined);
	} else {
		await updateOrderState(tx, order.id, { state: "failed", failure_reason: reason ?? declined });
	}
}

async function markPaid(
	app: AppContext,
	tx: Tx,
	order: OrderRow,
	intent: Stripe.PaymentIntent,
): Promise<void> {
	const external_ref = `stripe:${intent.id}`;
	// Already in the wallet: it no longer pays an order.
	if ((await selectOptionalPosted(tx, external_ref)) !== undefined) return;
	const isExpected =
		intent.amount_received === order.amount_minor && intent.currency.toUpperCase() === order.currency;
	if (!isExpected) {
		await holdForPerson(app, tx, order, intent);
		return;
	}
	if (order.account_id === null || !(await canDeliver(tx, order))) {
		const { amount_minor, currency } = order;
		await updateOrderExpired(tx, order);
		await bookLateMoney(app, tx, order, { source: "STRIPE", external_ref, amount_minor, currency });
		return;
	}
	const { account_id } = order;
	const received = { source: "STRIPE", external_ref, stripe_payment_intent_id: intent.id } as const;
	await fulfilOrder(app, tx, { ...order, account_id }, received);
}

/** An amount that does not match needs a person and never enrolls anyone; until then nothing is payable. */
async function holdForPerson(
	app: AppContext,
	tx: Tx,
	order: OrderRow,
	intent: Stripe.PaymentIntent,
): Promise<void> {
	await updateOrderState(tx, order.id, {
		state: "awaiting_provider",
		failure_reason: null,
		stripe_payment_intent_id: intent.id,
	});
	await recordDisagreement(app, tx, {
		kind: "amount_mismatch",
		provider: "STRIPE",
		external_ref: `stripe:${intent.id}`,
		order_id: order.id,
		details: {
			paid_minor: intent.amount_received,
			paid_currency: intent.currency.toUpperCase(),
			asked_minor: order.amount_minor,
			asked_currency: order.currency,
		},
	});
}

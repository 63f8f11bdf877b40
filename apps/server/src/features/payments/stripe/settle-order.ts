import type Stripe from "stripe";
import type { AppContext } from "../../../platform/app-context.ts";
import { inTransaction, type Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { applyPayment, declined, isFinal } from "./apply-payment.ts";
import { canDeliver, childGone } from "../orders/deliver-order.ts";
import {
	lockOrder,
	type OrderRow,
	selectOptionalOrder,
	selectPayer,
	updateOrderNextAttempt,
	updateOrderRefused,
	updateOrderState,
} from "../payments.queries.ts";
import { chargeSavedCard, type FrozenOrder } from "./charge-saved-card.ts";
import { settleEsewaOrder } from "./settle-esewa.ts";
import { askAboutPayment, cancelPaymentIntent } from "./stripe-intents.ts";

/**
 * Asks the provider for the truth about an order and applies it: charges the saved card once after a
 * successful setup, enrolls the children once the money is there. Idempotent, safe to call concurrently from
 * page and webhook. Returns the order's current state: `awaiting_provider` if a charge was requested without
 * a response, which settles itself as soon as Stripe reports it. Throws `not_found` for an unknown order,
 * `payment_unknown` if Stripe gives no answer.
 */
export async function settleOrder(app: AppContext, order_id: string): Promise<OrderRow> {
	const order = await selectOptionalOrder(app.db, order_id);
	if (order === undefined) throw new ApiError("not_found");
	if (isFinal(order)) return order;
	if (order.provider === "ESEWA") {
		await settleEsewaOrder(app, order_id);
		return (await selectOptionalOrder(app.db, order_id)) ?? order;
	}
	const { stripe_payment_intent_id: payment_id, stripe_setup_intent_id: setup_id } = order;
	if (payment_id !== null) {
		const intent = await askAboutPayment(() => app.stripe.paymentIntents.retrieve(payment_id));
		if (isUntouched(order, intent)) return order;
		// It was created for a saved card, and the server that should confirm it did not get to that.
		const isToBeCharged = order.type === "setup" && intent.status === "requires_confirmation";
		return isToBeCharged ? chargeOnce(app, order, intent) : applyIntent(app, order, intent);
	}
	if (setup_id === null) return order;
	const setup = await askAboutPayment(() => app.stripe.setupIntents.retrieve(setup_id));
	return setup.status === "succeeded" ? chargeOnce(app, order, setup) : keepRefusal(app, order, setup);
}

/**
 * A card that cannot even be saved is declined in the browser: the order shows why, as for every other
 * attempt.
 */
async function keepRefusal(
	app: AppContext,
	order: OrderRow,
	{ last_setup_error }: Stripe.SetupIntent,
): Promise<OrderRow> {
	if (!last_setup_error || order.state !== "draft") return order;
	const failure_reason = last_setup_error.message ?? declined;
	if (failure_reason !== order.failure_reason) await updateOrderRefused(app.db, order, failure_reason);
	return { ...order, failure_reason };
}

/** No one has tried to pay it yet: nothing to apply, which is the result of most polls. */
function isUntouched({ state }: OrderRow, { status, last_payment_error }: Stripe.PaymentIntent): boolean {
	return state === "draft" && status === "requires_payment_method" && last_payment_error === null;
}

async function chargeOnce(
	app: AppContext,
	seen: OrderRow,
	known: Stripe.SetupIntent | Stripe.PaymentIntent,
): Promise<OrderRow> {
	const frozen = await inTransaction(app.db, (tx) => freezeForCharge(tx, seen));
	if (frozen === null) return (await selectOptionalOrder(app.db, seen.id)) ?? seen;
	try {
		return await chargeFrozen(app, frozen, known);
	} catch (error) {
		const isSilent =
			error instanceof ApiError && ["payment_unavailable", "payment_unknown"].includes(error.code);
		if (!isSilent) throw error;
		app.log.warn({ order_id: seen.id }, "no answer from Stripe about a charge of a saved card");
		return (await selectOptionalOrder(app.db, seen.id)) ?? frozen;
	}
}

async function chargeFrozen(
	app: AppContext,
	frozen: FrozenOrder,
	known: Stripe.SetupIntent | Stripe.PaymentIntent,
): Promise<OrderRow> {
	const charged = await chargeSavedCard(app, frozen, known);
	if (charged !== null) return applyIntent(app, frozen, charged);
	return inTransaction(app.db, async (tx) => {
		const order = await lockOrder(tx, frozen.id);
		if (order.attempt === frozen.attempt && order.stripe_payment_intent_id === null)
			await updateOrderNextAttempt(tx, order, declined);
		return lockOrder(tx, frozen.id);
	});
}

/**
 * From here on children and amount are frozen. Null if there is nothing to charge (anymore). If the payer has
 * left since a charge was requested, that charge is looked up and no other is made: the order must not wait
 * forever.
 */
async function freezeForCharge(tx: Tx, seen: OrderRow): Promise<FrozenOrder | null> {
	const order = await lockOrder(tx, seen.id);
	const { stripe_payment_intent_id } = seen;
	const isSame =
		order.attempt === seen.attempt && order.stripe_payment_intent_id === stripe_payment_intent_id;
	if (isFinal(order) || !isSame) return null;
	const wasAsked = order.state === "awaiting_provider";
	if (!(await hasPayer(tx, order))) return wasAsked ? { ...order, wasAsked, mayCharge: false } : null;
	if (!(await canDeliver(tx, order))) {
		// An existing one is canceled first.
		if (stripe_payment_intent_id !== null) return { ...order, wasAsked, mayCharge: false };
		await updateOrderNextAttempt(tx, order, childGone);
		return null;
	}
	await updateOrderState(tx, order.id, { state: "awaiting_provider", failure_reason: null });
	return { ...order, wasAsked, mayCharge: true };
}

/** Never charge the card of someone who was shut out, or is no longer a guardian. */
async function hasPayer(tx: Tx, { account_id, family_id }: OrderRow): Promise<boolean> {
	if (account_id === null) return false;
	const payer = await selectPayer(tx, account_id);
	return payer.is_active && payer.family_id === family_id;
}

async function applyIntent(
	app: AppContext,
	order: OrderRow,
	intent: Stripe.PaymentIntent,
): Promise<OrderRow> {
	const truth = await closeFailedCharge(app, order, intent);
	return inTransaction(app.db, (tx) => applyPayment(app, tx, order, truth));
}

/**
 * The next attempt makes its own payment: this one must not be payable in a page that still knows its secret.
 */
async function closeFailedCharge(
	app: AppContext,
	order: OrderRow,
	intent: Stripe.PaymentIntent,
): Promise<Stripe.PaymentIntent> {
	const hasFailed = intent.status === "requires_payment_method" && intent.last_payment_error !== null;
	if (order.type === "payment" || !hasFailed || (await cancelPaymentIntent(app, intent.id))) return intent;
	return askAboutPayment(() => app.stripe.paymentIntents.retrieve(intent.id));
}

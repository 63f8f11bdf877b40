import type Stripe from "stripe";
import type { AppContext } from "../../platform/app-context.ts";
import { inTransaction, type Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { enrolChildren } from "../family/index.ts";
import { postRegistrationFee } from "../ledger/index.ts";
import {
	lockOrder,
	type OrderRow,
	selectOptionalOrder,
	selectOrderLines,
	selectPayer,
	updateLineStudent,
	updateOrderNextAttempt,
	updateOrderState,
} from "./payments.queries.ts";
import { askStripe, cancelPaymentIntent, chargeSavedCard } from "./stripe-intents.ts";

const final = new Set(["paid", "expired", "refunded"]);
const declined = "There has been an error";

/**
 * Asks Stripe for the truth about an order and applies it: charges the saved card once after a good setup,
 * enrols the children once the money is there. Safe to call any number of times, from page and webhook at once.
 * Returns the order as it stands. Throws `not_found` for an unknown order, `payment_unavailable` when Stripe is away.
 */
export async function settleOrder(app: AppContext, order_id: string): Promise<OrderRow> {
	const order = await selectOptionalOrder(app.db, order_id);
	if (order === undefined) throw new ApiError("not_found");
	if (final.has(order.state)) return order;
	const { stripe_payment_intent_id: payment_id, stripe_setup_intent_id: setup_id } = order;
	if (payment_id !== null)
		return applyIntent(app, order, await askStripe(() => app.stripe.paymentIntents.retrieve(payment_id)));
	if (setup_id === null) return order;
	const setup = await askStripe(() => app.stripe.setupIntents.retrieve(setup_id));
	return setup.status === "succeeded" ? chargeOnce(app, order, setup) : order;
}

/**
 * What an event says of one payment: its order is settled, and money that is not this order's payment is told to a
 * person. No page can pay a payment that was given up, so there should never be any.
 */
export async function settleEvent(app: AppContext, order_id: string, payment_intent_id: string | undefined) {
	const order = await settleOrder(app, order_id);
	if (payment_intent_id === undefined || order.stripe_payment_intent_id === payment_intent_id) return;
	const intent = await askStripe(() => app.stripe.paymentIntents.retrieve(payment_intent_id));
	if (intent.status === "succeeded")
		app.log.error({ order_id, payment_intent: intent.id }, "paid beside the order's own payment");
}

async function chargeOnce(app: AppContext, seen: OrderRow, setup: Stripe.SetupIntent): Promise<OrderRow> {
	const frozen = await inTransaction(app.db, (tx) => freezeForCharge(tx, seen));
	if (frozen === null) return (await selectOptionalOrder(app.db, seen.id)) ?? seen;
	const charged = await chargeSavedCard(app, frozen, setup);
	if (charged !== null) return applyIntent(app, frozen, charged);
	return inTransaction(app.db, async (tx) => {
		const order = await lockOrder(tx, seen.id);
		if (order.attempt === frozen.attempt && order.stripe_payment_intent_id === null)
			await updateOrderNextAttempt(tx, order, declined);
		return lockOrder(tx, seen.id);
	});
}

/** From here on children and amount stand still. Null when there is nothing to charge (any more). */
async function freezeForCharge(tx: Tx, seen: OrderRow) {
	const order = await lockOrder(tx, seen.id);
	const isSame = order.attempt === seen.attempt && order.stripe_payment_intent_id === null;
	if (final.has(order.state) || !isSame || order.account_id === null) return null;
	// Nobody charges a card of somebody who was shut out.
	if (!(await selectPayer(tx, order.account_id)).is_active) return null;
	const wasAsked = order.state === "awaiting_provider";
	await updateOrderState(tx, order.id, { state: "awaiting_provider", failure_reason: null });
	return { ...order, wasAsked };
}

async function applyIntent(
	app: AppContext,
	order: OrderRow,
	intent: Stripe.PaymentIntent,
): Promise<OrderRow> {
	const truth = await closeFailedCharge(app, order, intent);
	return inTransaction(app.db, (tx) => applyLocked(app, tx, order, truth));
}

/** The next try makes a payment of its own: this one must not be payable in a page that still knows its secret. */
async function closeFailedCharge(
	app: AppContext,
	order: OrderRow,
	intent: Stripe.PaymentIntent,
): Promise<Stripe.PaymentIntent> {
	const hasFailed = intent.status === "requires_payment_method" && intent.last_payment_error !== null;
	if (order.type === "payment" || !hasFailed || (await cancelPaymentIntent(app, intent.id))) return intent;
	return askStripe(() => app.stripe.paymentIntents.retrieve(intent.id));
}

/** Applies a PaymentIntent to its order under the order's lock; a final state is never left. */
async function applyLocked(
	app: AppContext,
	tx: Tx,
	seen: OrderRow,
	intent: Stripe.PaymentIntent,
): Promise<OrderRow> {
	const order = await lockOrder(tx, seen.id);
	const isStale = order.attempt !== seen.attempt && intent.status !== "succeeded";
	if (final.has(order.state) || isStale) return order;
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
	const isExpected =
		intent.amount_received === order.amount_minor && intent.currency.toUpperCase() === order.currency;
	if (!isExpected || order.account_id === null) {
		// Money that does not match is for a person to look at, never a reason to enrol; until then nothing is payable.
		await updateOrderState(tx, order.id, {
			state: "awaiting_provider",
			failure_reason: null,
			stripe_payment_intent_id: intent.id,
		});
		app.log.error({ order_id: order.id, payment_intent: intent.id }, "paid amount does not match the order");
		return;
	}
	const now = app.now();
	await updateOrderState(tx, order.id, {
		state: "paid",
		failure_reason: null,
		paid_at: now,
		stripe_payment_intent_id: intent.id,
	});
	const external_ref = `stripe:${intent.id}`;
	await postRegistrationFee(tx, {
		order_id: order.id,
		external_ref,
		currency: order.currency,
		amount_minor: order.amount_minor,
	});
	const lines = await selectOrderLines(tx, order.id);
	const enrolled = await enrolChildren(app, tx, {
		family_id: order.family_id,
		account_id: order.account_id,
		evidence_ref: external_ref,
		children: lines.map((line) => ({
			order_line_id: line.id,
			name: line.name,
			email: line.email,
			grade: line.grade,
			schoolName: line.school_name,
			educationalBoard: line.educational_board,
			learningObjective: line.learning_objective,
		})),
	});
	for (const { order_line_id, student_id } of enrolled)
		await updateLineStudent(tx, order_line_id, student_id);
	await sendReceipt(
		app,
		tx,
		order,
		lines.map((line) => line.name),
	);
}

async function sendReceipt(app: AppContext, tx: Tx, order: OrderRow, names: string[]): Promise<void> {
	if (order.account_id === null) return;
	const payer = await selectPayer(tx, order.account_id);
	const total = (order.amount_minor / 100).toFixed(2);
	await app.jobs.add(tx, "send-mail", {
		to: { name: payer.name, address: payer.email },
		subject: "Your Learnin payment",
		text: `Hello ${payer.name},

we received ${total} ${order.currency} for 30 days of Learnin for ${names.join(", ")}.
With this payment you also confirmed, as their parent or guardian, that they may practice on Learnin.
It is not a subscription: nothing is charged again without you.

${app.config.APP_BASE_URL}/parent/dashboard

If you did not make this payment, please answer this mail.

Learnin
Interactive Math Mastery
`,
		message_key: `receipt-${order.id}`,
	});
}

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
import { askStripe, chargeSavedCard } from "./stripe-intents.ts";

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
	const intent = await currentPaymentIntent(app, order);
	if (intent === null) return order;
	return inTransaction(app.db, (tx) => applyIntent(app, tx, order, intent));
}

async function currentPaymentIntent(app: AppContext, order: OrderRow): Promise<Stripe.PaymentIntent | null> {
	const { stripe_payment_intent_id: payment_id, stripe_setup_intent_id: setup_id } = order;
	if (payment_id !== null) return askStripe(() => app.stripe.paymentIntents.retrieve(payment_id));
	if (setup_id === null) return null;
	const setup = await askStripe(() => app.stripe.setupIntents.retrieve(setup_id));
	return setup.status === "succeeded" ? chargeSavedCard(app, order, setup) : null;
}

/** Applies a PaymentIntent to its order under the order's lock; a final state is never left. */
async function applyIntent(
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
		// Money that does not match is for a person to look at, never a reason to enrol.
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

import type Stripe from "stripe";
import type { AppContext } from "../../platform/app-context.ts";
import type { Tx } from "../../platform/db/database.ts";
import { enrolChildren } from "../family/index.ts";
import { postRegistrationFee } from "../ledger/index.ts";
import { notify } from "../notifications/index.ts";
import {
	lockOrder,
	type OrderRow,
	selectOrderLines,
	selectPayer,
	updateLineStudent,
	updateOrderNextAttempt,
	updateOrderState,
} from "./payments.queries.ts";

/** What a person reads where Stripe gives no reason. */
export const declined = "There has been an error";

/** Whether nothing can happen to the order by paying any more. */
export function isFinal({ state }: OrderRow): boolean {
	return state === "paid" || state === "expired" || state === "refunded";
}

/** Applies a PaymentIntent to its order under the order's lock; a final state is never left. */
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
	await notify(app, tx, {
		account_id: payer.id,
		kind: "payment_received",
		event_key: `order-${order.id}`,
		description: `We received ${total} ${order.currency} for 30 days of Learnin for ${names.join(", ")}.`,
	});
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

import Stripe from "stripe";
import type { AppContext } from "../../platform/app-context.ts";
import { inTransaction, type Tx } from "../../platform/db/database.ts";
import { recordDisagreement } from "../disagreements/index.ts";
import { walletBalance } from "../ledger/index.ts";
import { askStripe, expireHeldOrder } from "../payments/index.ts";
import { lockPaidOrder } from "./lock-paid-order.ts";
import { makeRefund } from "./make-refund.ts";
import { isOfWallet, providerOf } from "./post-refund.ts";
import {
	type LineRow,
	type PaymentRow,
	type RefundRow,
	selectLines,
	selectOptionalPayment,
	selectOptionalPaymentOf,
	selectOptionalRefund,
	selectOptionalRefundAtStripe,
	updateRefundAtStripe,
} from "./refunds.queries.ts";
import { markFailed, markSucceeded } from "./settle-refund.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Requests a refund at Stripe, idempotently: looks for an earlier request first, because Stripe forgets an
 * idempotency key after a day.
 */
export async function sendRefund(app: AppContext, refund_id: string): Promise<void> {
	const refund = await selectOptionalRefund(app.db, refund_id);
	if (refund === undefined || refund.state !== "pending") return;
	const payment = await selectOptionalPayment(app.db, refund.payment_id);
	if (payment === undefined || providerOf(payment) !== "STRIPE") return;
	const payment_intent = payment.external_ref.slice("stripe:".length);
	const known = await listRefunds(app, payment_intent);
	const made =
		known.find(({ metadata }) => metadata?.["refund_id"] === refund.id) ??
		(await createRefund(app, refund, payment_intent));
	if (typeof made !== "string") return applyRefund(app, payment, refund.id, made);
	await inTransaction(app.db, async (tx) => {
		await lockPaidOrder(tx, refund.order_id);
		await markFailed(app, tx, payment, { refund_id, failure: made });
		// It may have been refunded in Stripe's dashboard in the meantime: that is booked now that ours is out of
		// the way.
		await app.jobs.add(tx, "settle-refunds", { payment_intent_id: payment_intent });
	});
}

/** The refund, or why Stripe makes none. */
async function createRefund(
	app: AppContext,
	refund: RefundRow,
	payment_intent: string,
): Promise<Stripe.Refund | string> {
	const { id: refund_id, order_id, amount_minor: amount } = refund;
	try {
		return await askStripe(() =>
			app.stripe.refunds.create(
				{ payment_intent, amount, metadata: { refund_id, order_id } },
				{ idempotencyKey: `refund:${refund_id}` },
			),
		);
	} catch (error) {
		if (error instanceof Stripe.errors.StripeInvalidRequestError) return error.code ?? "refused";
		throw error;
	}
}

function listRefunds(app: AppContext, payment_intent: string): Promise<Stripe.Refund[]> {
	return askStripe(() =>
		app.stripe.refunds.list({ payment_intent, limit: 100 }).autoPagingToArray({ limit: 1_000 }),
	);
}

async function applyRefund(
	app: AppContext,
	payment: PaymentRow,
	refund_id: string,
	made: Stripe.Refund,
): Promise<void> {
	await inTransaction(app.db, async (tx) => {
		await lockPaidOrder(tx, payment.order_id);
		await updateRefundAtStripe(tx, { id: refund_id, family_id: payment.family_id }, made.id);
		await applyState(app, tx, payment, { refund_id, made });
	});
}

async function applyState(
	app: AppContext,
	tx: Tx,
	payment: PaymentRow,
	{ refund_id, made }: { refund_id: string; made: Stripe.Refund },
): Promise<void> {
	if (made.status === "succeeded") await markSucceeded(app, tx, payment, refund_id);
	if (made.status === "failed" || made.status === "canceled")
		await markFailed(app, tx, payment, { refund_id, failure: made.failure_reason ?? made.status });
}

/** Syncs all refunds of one payment with Stripe: ours, and those made in Stripe's dashboard. Idempotent. */
export async function settleRefunds(app: AppContext, payment_intent_id: string): Promise<void> {
	const refunds = await listRefunds(app, payment_intent_id);
	const payment = await selectOptionalPaymentOf(app.db, `stripe:${payment_intent_id}`);
	if (payment === undefined) return closeHeld(app, payment_intent_id, refunds);
	for (const made of refunds.toReversed()) {
		const known = await knownRefund(app, payment, made);
		if (known === undefined) await takeOver(app, payment, made);
		else await applyRefund(app, payment, known.id, made);
	}
}

async function knownRefund(
	app: AppContext,
	payment: PaymentRow,
	made: Stripe.Refund,
): Promise<RefundRow | undefined> {
	const named = made.metadata?.["refund_id"] ?? "";
	const known =
		(await selectOptionalRefundAtStripe(app.db, made.id)) ??
		(uuid.test(named) ? await selectOptionalRefund(app.db, named) : undefined);
	return known?.payment_id === payment.id ? known : undefined;
}

/** Money that waited for a person was fully refunded: the order that it blocked can be started again. */
async function closeHeld(
	app: AppContext,
	payment_intent_id: string,
	refunds: Stripe.Refund[],
): Promise<void> {
	const returned = refunds
		.filter(({ status }) => status === "succeeded")
		.reduce((sum, { amount }) => sum + amount, 0);
	if (returned > 0) await expireHeldOrder(app, payment_intent_id, returned);
}

/**
 * A refund made in Stripe's dashboard is booked like ours if it is clear what it refunds: all that is left of
 * a fee, or any part of wallet money that is still there. A person judges whose days a part of a fee paid
 * for.
 */
async function takeOver(app: AppContext, { id }: PaymentRow, made: Stripe.Refund): Promise<void> {
	if (made.status === "failed" || made.status === "canceled") return;
	await inTransaction(app.db, async (tx) => {
		const seen = await selectOptionalPayment(tx, id);
		if (seen === undefined) return;
		await lockPaidOrder(tx, seen.order_id);
		if ((await selectOptionalRefundAtStripe(tx, made.id)) !== undefined) return;
		const payment = (await selectOptionalPayment(tx, id)) ?? seen;
		const goesBack = isOfWallet(payment)
			? await outOfWallet(tx, payment, made)
			: await restOfFee(tx, payment, made);
		if (typeof goesBack === "string") {
			await recordDisagreement(app, tx, {
				kind: goesBack,
				provider: "STRIPE",
				external_ref: `stripe:${made.id}`,
				order_id: payment.order_id,
				details: {
					payment: payment.external_ref,
					returned_minor: made.amount,
					paid_minor: payment.amount_minor,
					currency: payment.currency,
				},
			});
			return;
		}
		const refund_id = crypto.randomUUID();
		await makeRefund(app, tx, payment, {
			id: refund_id,
			amount_minor: made.amount,
			lines: goesBack,
			destination: "provider",
			reason: "made at Stripe",
			stripe_refund_id: made.id,
			asked_by: null,
		});
		await applyState(app, tx, payment, { refund_id, made });
	});
}

/** No lines, or why it cannot be booked. */
async function outOfWallet(
	tx: Tx,
	payment: PaymentRow,
	{ amount }: Stripe.Refund,
): Promise<LineRow[] | "partial_refund" | "refund_not_covered"> {
	if (amount > payment.amount_minor - payment.refunded_minor) return "partial_refund";
	const held = await walletBalance(tx, payment.family_id, payment.currency);
	return held < amount ? "refund_not_covered" : [];
}

/** The lines that were not refunded yet, if they cost exactly this much. */
async function restOfFee(
	tx: Tx,
	payment: PaymentRow,
	{ amount }: Stripe.Refund,
): Promise<LineRow[] | "partial_refund"> {
	if (amount !== payment.amount_minor - payment.refunded_minor) return "partial_refund";
	const lines = await selectLines(tx, payment.order_id);
	return lines.filter(({ refund_id }) => refund_id === null);
}

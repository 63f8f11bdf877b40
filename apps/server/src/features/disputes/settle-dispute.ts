import { isDecided, standingOf } from "@learnin/domain/payments/dispute-standing";
import Stripe from "stripe";
import type { AppContext } from "../../platform/app-context.ts";
import { inTransaction, type Tx } from "../../platform/db/database.ts";
import { recordDisagreement } from "../disagreements/index.ts";
import { askStripe, settleEvent } from "../payments/index.ts";
import { lockPaidOrder, selectOptionalPayment, selectOptionalPaymentOf } from "../refunds/index.ts";
import type { PaymentRow } from "../refunds/index.ts";
import { bookEntry } from "../stripe-balance/index.ts";
import {
	type DisputeRow,
	hasOrder,
	insertDispute,
	lockOptionalDispute,
	selectVersion,
	updateDispute,
} from "./disputes.queries.ts";
import { postStanding } from "./post-dispute.ts";
import { settleDays } from "./settle-days.ts";
import { notifyOfDispute } from "./notify-of-dispute.ts";

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const mostTries = 10;

/**
 * Asks Stripe for the state of a dispute and updates rows, books, wallet and days to match. Idempotent, in
 * any order and concurrently on several nodes: what is applied was always read after what was applied before.
 * Returns false for a dispute that is not ours. Throws `payment_unavailable`.
 */
export async function settleDispute(app: AppContext, stripe_dispute_id: string): Promise<boolean> {
	for (let tries = 0; tries < mostTries; tries += 1) {
		const version = await selectVersion(app.db, stripe_dispute_id);
		const said = await lookUp(app, stripe_dispute_id);
		if (said === null) return false;
		const payment = await paymentOf(app, said);
		if (payment === undefined) return false;
		if (await inTransaction(app.db, (tx) => apply(app, tx, { said, payment, version }))) return true;
	}
	throw new Error("a dispute changes faster than it can be read");
}

async function lookUp(app: AppContext, id: string): Promise<Stripe.Dispute | null> {
	try {
		return await askStripe(() => app.stripe.disputes.retrieve(id));
	} catch (error) {
		if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
		throw error;
	}
}

/** The booked payment; one whose own event was lost is booked first. */
async function paymentOf(app: AppContext, said: Stripe.Dispute): Promise<PaymentRow | undefined> {
	const id = typeof said.payment_intent === "string" ? said.payment_intent : said.payment_intent?.id;
	if (id === undefined) return undefined;
	const booked = await selectOptionalPaymentOf(app.db, `stripe:${id}`);
	if (booked !== undefined) return booked;
	const { metadata } = await askStripe(() => app.stripe.paymentIntents.retrieve(id));
	const order_id = metadata["order_id"] ?? "";
	// Others may take payments with the same account at Stripe.
	if (!uuid.test(order_id) || !(await hasOrder(app.db, order_id))) return undefined;
	await settleEvent(app, order_id, id);
	const made = await selectOptionalPaymentOf(app.db, `stripe:${id}`);
	if (made === undefined)
		await recordDisagreement(app, app.db, { ...factsOf(said, `stripe:${id}`), order_id });
	return made;
}

interface Said {
	said: Stripe.Dispute;
	payment: PaymentRow;
	/** The row's version when Stripe was asked. */
	version: number;
}

/** False if something newer was applied since Stripe was asked. */
async function apply(app: AppContext, tx: Tx, { said, payment: seen, version }: Said): Promise<boolean> {
	await lockPaidOrder(tx, seen.order_id);
	const before = await lockOptionalDispute(tx, said.id);
	if ((before?.version ?? 0) !== version) return false;
	const payment = (await selectOptionalPayment(tx, seen.id)) ?? seen;
	const kept = await keep(app, tx, { said, payment, before });
	const { id, order_id, family_id } = kept;
	for (const entry of said.balance_transactions)
		await bookEntry(app, tx, entry, {
			booked_as: "dispute",
			payment_ref: payment.external_ref,
			dispute: { id, order_id, family_id },
		});
	const booked = await postStanding(tx, kept, payment, app.now());
	const { standing, closed_at } = kept;
	const dispute = await updateDispute(tx, id, { ...booked, standing, closed_at });
	const days = await settleDays(app, tx, dispute, payment);
	if (before?.standing !== dispute.standing) await notifyOfDispute(app, tx, { dispute, payment, days });
	const facts = { ...factsOf(said, payment.external_ref).details, dispute_id: id };
	const refunded = payment.refunded_minor > 0 ? { refunded_minor: payment.refunded_minor } : {};
	await recordDisagreement(app, tx, {
		...factsOf(said, payment.external_ref),
		order_id,
		details: { ...facts, ...refunded },
	});
	return true;
}

function factsOf({ id, status, amount, currency, reason }: Stripe.Dispute, payment: string) {
	const details = { payment, status, reason, amount_minor: amount, currency: currency.toUpperCase() };
	return { kind: "dispute", provider: "STRIPE", external_ref: `stripe:${id}`, details } as const;
}

/** The row with Stripe's current data. Booked amounts keep their old values until the books are updated. */
function keep(
	app: AppContext,
	tx: Tx,
	{ said, payment, before }: { said: Stripe.Dispute; payment: PaymentRow; before: DisputeRow | undefined },
): Promise<DisputeRow> {
	const now = app.now();
	const standing = standingOf(said.status);
	const due = said.evidence_details.due_by;
	const values = {
		amount_minor: said.amount,
		reason: said.reason,
		status: said.status,
		evidence_due_at: due === null || due === 0 ? null : new Date(due * 1000),
		evidence_sent: said.evidence_details.submission_count,
		standing,
		closed_at: isDecided(standing) ? (before?.closed_at ?? now) : null,
		checked_at: now,
	};
	const { order_id, family_id, currency } = payment;
	if (before === undefined)
		return insertDispute(tx, {
			...values,
			stripe_dispute_id: said.id,
			payment_id: payment.id,
			order_id,
			family_id,
			currency,
			opened_at: new Date(said.created * 1000),
			version: 1,
		});
	return keepKnown(tx, before, values);
}

/** The booked amounts and the state are written together at the end: until then the old state remains. */
async function keepKnown(
	tx: Tx,
	before: DisputeRow,
	{ standing, closed_at, ...values }: Pick<DisputeRow, "standing" | "closed_at"> & Partial<DisputeRow>,
): Promise<DisputeRow> {
	const known = await updateDispute(tx, before.id, { ...values, version: before.version + 1 });
	return { ...known, standing, closed_at };
}

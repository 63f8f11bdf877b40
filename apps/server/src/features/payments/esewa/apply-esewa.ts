import type { DisagreementKind } from "@learnin/domain/payments/disagreement-kinds";
import type { AppContext } from "../../../platform/app-context.ts";
import type { Tx } from "../../../platform/db/database.ts";
import type { EsewaStatusResult } from "../../../platform/esewa/check-status.ts";
import { isFinal } from "../stripe/apply-payment.ts";
import { canDeliver } from "../orders/deliver-order.ts";
import {
	type EsewaPaymentRow,
	isReferenceTaken,
	lockEsewaPayment,
	selectOpenEsewaPayments,
	updateEsewaPaymentEnded,
	updateEsewaPaymentSeen,
} from "./esewa-payments.queries.ts";
import { fulfilOrder } from "../orders/fulfil-order.ts";
import { bookLateMoney } from "../stripe/late-money.ts";
import { lockOrder, type OrderRow, updateOrderState } from "../payments.queries.ts";

const minute = 60_000;
/** eSewa does not know an attempt that its payer has not started; after this long it expires. */
const beginsWithin = 60 * minute;
/** A payment that eSewa leaves undecided this long needs a person. */
const undecidedFor = 6 * 60 * minute;

/** What eSewa itself said about an attempt. */
export type KnownStatus = Extract<EsewaStatusResult, { kind: "known" }>;

/**
 * Applies what eSewa said about one attempt under its order's lock. Money that has arrived pays the order or,
 * if it can no longer be paid, goes to the family's wallet: it is applied once and never lost. Returns what a
 * person must check, if anything.
 */
export async function applyEsewa(
	app: AppContext,
	tx: Tx,
	seen: EsewaPaymentRow,
	answer: KnownStatus,
): Promise<DisagreementKind | null> {
	const order = await lockOrder(tx, seen.order_id);
	const payment = await lockEsewaPayment(tx, seen.transaction_uuid);
	if (payment.state === "complete") return null;
	const now = app.now();
	await updateEsewaPaymentSeen(tx, payment.transaction_uuid, { last_status: answer.status, checked_at: now });
	const age = now.getTime() - payment.created_at.getTime();
	switch (answer.status) {
		case "COMPLETE":
			return takeMoney(app, tx, { order, payment, answer });
		case "PENDING":
		case "AMBIGUOUS":
			return age > undecidedFor ? "status_unclear" : null;
		case "PARTIAL_REFUND":
			return "partial_refund";
		case "NOT_FOUND":
			if (age < beginsWithin) return null;
			await endTry(app, tx, order, payment);
			return null;
		case "CANCELED":
		case "FULL_REFUND":
			await endTry(app, tx, order, payment);
			return null;
	}
}

interface Money {
	order: OrderRow;
	payment: EsewaPaymentRow;
	answer: KnownStatus;
}

async function takeMoney(app: AppContext, tx: Tx, { order, payment, answer }: Money) {
	const { transaction_uuid, amount_minor } = payment;
	// Without its own number it could not be told from another payment.
	if (answer.amount_minor !== amount_minor || answer.ref_id === null) return "amount_mismatch";
	// The same money for two attempts: eSewa must say which one it belongs to.
	if (await isReferenceTaken(tx, answer.ref_id)) return "status_unclear";
	await updateEsewaPaymentEnded(tx, payment, {
		state: "complete",
		reference: answer.ref_id,
		ended_at: app.now(),
	});
	const external_ref = `esewa:${transaction_uuid}`;
	const isPayable =
		!isFinal(order) &&
		order.provider === "ESEWA" &&
		order.amount_minor === amount_minor &&
		(await canDeliver(tx, order));
	if (isPayable && order.account_id !== null) {
		const paid = { ...order, account_id: order.account_id };
		await fulfilOrder(app, tx, paid, { source: "ESEWA", external_ref });
		return null;
	}
	await bookLateMoney(app, tx, order, { source: "ESEWA", external_ref, amount_minor, currency: "NPR" });
	return null;
}

/** The order can be paid again at once; it has failed only if no other attempt is in progress. */
async function endTry(app: AppContext, tx: Tx, order: OrderRow, payment: EsewaPaymentRow): Promise<void> {
	if (payment.state !== "open") return;
	await updateEsewaPaymentEnded(tx, payment, { state: "failed", ended_at: app.now() });
	const others = await selectOpenEsewaPayments(tx, order.id);
	if (isFinal(order) || order.provider !== "ESEWA" || others.length > 0) return;
	await updateOrderState(tx, order.id, {
		state: "failed",
		failure_reason: "The payment wasn’t completed at eSewa. You weren’t charged.",
	});
}

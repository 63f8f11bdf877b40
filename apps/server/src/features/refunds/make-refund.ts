import type { AppContext } from "../../platform/app-context.ts";
import type { Tx } from "../../platform/db/database.ts";
import { postAsked } from "./post-refund.ts";
import { updateEnrolmentsEnded, updateLinesRefunded } from "./refunded-lines.queries.ts";
import { insertRefund, isWhollyRefunded, updateOrderRefunded } from "./refunds.queries.ts";
import type { LineRow, PaymentRow } from "./refunds.queries.ts";
import { requireUndisputed } from "./require-undisputed.ts";
import { notifyOfRefund } from "./notify-of-refund.ts";

export interface NewRefund {
	id: string;
	amount_minor: number;
	/** For a fee: the children it was paid for, whose days end now. */
	lines: LineRow[];
	destination: "provider" | "wallet";
	reason: string;
	stripe_refund_id: string | null;
	/** Null: it was made at the provider. */
	asked_by: string | null;
}

/**
 * Starts a refund under the order's lock: holds the money, or moves it to the wallet, ends the days it paid
 * for and notifies the family. Throws `wallet_too_low`, and `payment_disputed` or `wallet_disputed` unless it
 * was already made.
 */
export async function makeRefund(
	app: AppContext,
	tx: Tx,
	payment: PaymentRow,
	{ lines, ...wanted }: NewRefund,
): Promise<void> {
	// What was made at the provider is booked whatever the bank says.
	if (wanted.stripe_refund_id === null) await requireUndisputed(tx, payment, wanted.destination);
	const now = app.now();
	const isDone = wanted.destination === "wallet";
	const { order_id, family_id, currency } = payment;
	const refund = { order_id, family_id, currency, ...wanted };
	await insertRefund(tx, {
		...refund,
		payment_id: payment.id,
		state: isDone ? "succeeded" : "pending",
		asked_at: now,
		settled_at: isDone ? now : null,
	});
	await postAsked(tx, payment, refund, now);
	const line_ids = lines.map(({ id }) => id);
	await updateLinesRefunded(tx, line_ids, refund.id);
	await updateEnrolmentsEnded(tx, line_ids, now);
	if (isDone && (await isWhollyRefunded(tx, order_id))) await updateOrderRefunded(tx, order_id, true);
	await notifyOfRefund(app, tx, payment, { ...refund, hasFailed: false });
}

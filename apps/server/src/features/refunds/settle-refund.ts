import type { AppContext } from "../../platform/app-context.ts";
import type { Tx } from "../../platform/db/database.ts";
import { recordDisagreement } from "../disagreements/index.ts";
import { postFailed, postSent, providerOf } from "./post-refund.ts";
import { updateEnrolmentsBack, updateLinesFree } from "./refunded-lines.queries.ts";
import {
	isWhollyRefunded,
	lockRefund,
	type PaymentRow,
	selectDisputes,
	updateOrderRefunded,
	updateRefundSettled,
} from "./refunds.queries.ts";
import { notifyOfRefund } from "./notify-of-refund.ts";

/** The provider has sent the money: recorded once, under the order's lock. */
export async function markSucceeded(
	app: AppContext,
	tx: Tx,
	payment: PaymentRow,
	refund_id: string,
): Promise<void> {
	const refund = await lockRefund(tx, refund_id);
	if (refund.state !== "pending") return;
	await updateRefundSettled(tx, refund.id, { state: "succeeded", failure: null, settled_at: app.now() });
	await postSent(tx, payment, refund, app.now());
	if (await isWhollyRefunded(tx, refund.order_id)) await updateOrderRefunded(tx, refund.order_id, true);
}

/**
 * The provider could not send the money, even some time after it had reported success: the booking is
 * reversed, the days run again, and a person must find another way. Under the order's lock.
 */
export async function markFailed(
	app: AppContext,
	tx: Tx,
	payment: PaymentRow,
	{ refund_id, failure }: { refund_id: string; failure: string },
): Promise<void> {
	const refund = await lockRefund(tx, refund_id);
	if (refund.state === "failed") return;
	await postFailed(tx, payment, refund, app.now());
	await updateRefundSettled(tx, refund.id, { state: "failed", failure, settled_at: app.now() });
	await notifyOfRefund(app, tx, payment, { ...refund, hasFailed: true });
	const lines = (await updateLinesFree(tx, refund.id)).map(({ id }) => id);
	await updateEnrolmentsBack(tx, lines);
	if (payment.kind !== "late_payment") await updateOrderRefunded(tx, refund.order_id, false);
	// Restored days may belong to a dispute that was decided in the meantime.
	for (const { stripe_dispute_id } of await selectDisputes(tx, payment.id))
		await app.jobs.add(tx, "note-dispute", { dispute_id: stripe_dispute_id });
	const provider = providerOf(payment);
	await recordDisagreement(app, tx, {
		kind: "refund_failed",
		provider: provider === "WALLET" ? null : provider,
		external_ref: `refund:${refund.id}`,
		order_id: refund.order_id,
		details: { amount_minor: refund.amount_minor, currency: refund.currency, failure },
	});
}

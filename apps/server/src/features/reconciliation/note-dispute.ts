import type { AppContext } from "../../platform/app-context.ts";
import { recordDisagreement } from "../disagreements/index.ts";
import { askStripe } from "../payments/index.ts";
import { selectOptionalOrderOfPayment } from "./reconciliation.queries.ts";

/**
 * A card's owner disputes a payment, or the bank has decided: for a person to see. No money moves here, since the bank
 * may give it back, and no wallet goes below nothing for it.
 */
export async function noteDispute(app: AppContext, dispute_id: string): Promise<void> {
	const { payment_intent, status, amount, currency, reason } = await askStripe(() =>
		app.stripe.disputes.retrieve(dispute_id),
	);
	const id = typeof payment_intent === "string" ? payment_intent : payment_intent?.id;
	const booked = id === undefined ? undefined : await selectOptionalOrderOfPayment(app.db, `stripe:${id}`);
	// Others may take payments with the same account at Stripe.
	if (booked === undefined) return;
	await recordDisagreement(app, app.db, {
		kind: "dispute",
		provider: "STRIPE",
		external_ref: `stripe:${dispute_id}`,
		order_id: booked.order_id,
		details: {
			payment: `stripe:${id}`,
			status,
			reason,
			amount_minor: amount,
			currency: currency.toUpperCase(),
		},
	});
}

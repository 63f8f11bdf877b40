import type { AppContext } from "../../../platform/app-context.ts";
import { inTransaction } from "../../../platform/db/database.ts";
import { lockOrder, selectOptionalHeldOrder, updateOrderExpired } from "../payments.queries.ts";
import { askAboutPayment } from "../stripe/stripe-intents.ts";

/**
 * Closes the order that a payment to check had blocked, once all of that money was returned, so that the
 * family can start another.
 */
export async function expireHeldOrder(
	app: AppContext,
	payment_intent_id: string,
	returned_minor: number,
): Promise<void> {
	const held = await selectOptionalHeldOrder(app.db, payment_intent_id);
	if (held === undefined) return;
	const intent = await askAboutPayment(() => app.stripe.paymentIntents.retrieve(payment_intent_id));
	if (returned_minor < intent.amount_received) return;
	await inTransaction(app.db, async (tx) => {
		const order = await lockOrder(tx, held.id);
		const isHeld =
			order.state === "awaiting_provider" && order.stripe_payment_intent_id === payment_intent_id;
		if (isHeld) await updateOrderExpired(tx, order);
	});
}

import type { AppContext } from "../../platform/app-context.ts";
import { inTransaction } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { isFinal } from "./apply-payment.ts";
import { lockOrder, selectOptionalOrder, updateOrderExpired } from "./payments.queries.ts";
import { settleOrder } from "./settle-order.ts";
import { cancelPaymentIntent } from "./stripe-intents.ts";

/**
 * Gives up an order of this family that nobody paid, so that another can be begun. Refuses with `order_closed` when it
 * is paid or being paid: the provider decides which came first, the payment or its cancelling.
 */
export async function dropOrder(app: AppContext, family_id: string, order_id: string): Promise<void> {
	const known = await selectOptionalOrder(app.db, order_id);
	if (known === undefined || known.family_id !== family_id) throw new ApiError("not_found");
	const seen = await settleOrder(app, order_id);
	if (isFinal(seen) || seen.state === "awaiting_provider") throw new ApiError("order_closed");
	const payment = seen.stripe_payment_intent_id;
	if (payment !== null && !(await cancelPaymentIntent(app, payment))) throw new ApiError("order_closed");
	await inTransaction(app.db, async (tx) => {
		const order = await lockOrder(tx, order_id);
		const isSame = order.attempt === seen.attempt && order.stripe_payment_intent_id === payment;
		if (isFinal(order) || order.state === "awaiting_provider" || !isSame) throw new ApiError("order_closed");
		await updateOrderExpired(tx, order);
	});
}

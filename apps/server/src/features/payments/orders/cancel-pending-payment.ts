import type { AppContext } from "../../../platform/app-context.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { isFinal } from "../stripe/apply-payment.ts";
import { lockOrder, type OrderRow } from "../payments.queries.ts";
import { settleOrder } from "../stripe/settle-order.ts";
import { cancelPaymentIntent } from "../stripe/stripe-intents.ts";

/**
 * Cancels what a page could still pay by card for this order; the provider decides which came first, the
 * payment or its cancellation. Returns the order as it was read, for `lockAfterCancel`. Throws `order_closed`
 * if it is paid, and `payment_unknown` while that is unknown.
 */
export async function cancelPendingPayment(app: AppContext, order_id: string): Promise<OrderRow> {
	const seen = await settleOrder(app, order_id);
	requireUnpaid(seen);
	const payment = seen.stripe_payment_intent_id;
	if (payment !== null && !(await cancelPaymentIntent(app, payment))) throw new ApiError("order_closed");
	return seen;
}

/**
 * Locks an order whose payment was canceled. Throws `order_closed` if something was started at the provider
 * since then.
 */
export async function lockAfterCancel(tx: Tx, seen: OrderRow): Promise<OrderRow> {
	const order = await lockOrder(tx, seen.id);
	requireUnpaid(order);
	const isSame =
		order.attempt === seen.attempt && order.stripe_payment_intent_id === seen.stripe_payment_intent_id;
	if (!isSame && !isCancellationTold(order, seen)) throw new ApiError("order_closed");
	return order;
}

/** The provider's event about this cancellation may arrive first: the order waits for its next attempt. */
function isCancellationTold(order: OrderRow, seen: OrderRow): boolean {
	return (
		seen.stripe_payment_intent_id !== null &&
		// An order that a guardian changed in the meantime is a draft again.
		order.state === "failed" &&
		order.attempt === seen.attempt + 1 &&
		order.stripe_payment_intent_id === null &&
		order.stripe_setup_intent_id === null
	);
}

function requireUnpaid(order: OrderRow): void {
	if (isFinal(order)) throw new ApiError("order_closed");
	if (order.state === "awaiting_provider") throw new ApiError("payment_unknown");
}

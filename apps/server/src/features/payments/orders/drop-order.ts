import type { AppContext } from "../../../platform/app-context.ts";
import { inTransaction } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { selectOptionalOrder, updateOrderExpired } from "../payments.queries.ts";
import { lockAfterCancel, cancelPendingPayment } from "./cancel-pending-payment.ts";

/**
 * Cancels an unpaid order of this family, so that another can be started. Throws `order_closed` if it is
 * paid, and `payment_unknown` while that is unknown.
 */
export async function dropOrder(app: AppContext, family_id: string, order_id: string): Promise<void> {
	const known = await selectOptionalOrder(app.db, order_id);
	if (known === undefined || known.family_id !== family_id) throw new ApiError("not_found");
	const seen = await cancelPendingPayment(app, order_id);
	await inTransaction(app.db, async (tx) => updateOrderExpired(tx, await lockAfterCancel(tx, seen)));
}

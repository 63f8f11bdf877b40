import type { AppContext } from "../../../platform/app-context.ts";
import { inTransaction } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/errors/api-error.ts";
import { walletBalance } from "../../ledger/index.ts";
import { canDeliver } from "./deliver-order.ts";
import { fulfilOrder } from "./fulfil-order.ts";
import { lockOrder, type OrderRow, selectOptionalOrder } from "../payments.queries.ts";
import { lockAfterCancel, cancelPendingPayment } from "./cancel-pending-payment.ts";

/**
 * Pays an order from the wallet, in full and at once, for the guardian who asks. First cancels what a page
 * could still pay at the provider, so that no one pays twice. Throws `order_closed` if the order is paid or
 * canceled, `payment_unknown` while that is unknown, and `wallet_too_low`, changing nothing.
 */
export async function payFromWallet(
	app: AppContext,
	{ order_id, account_id }: { order_id: string; account_id: string },
): Promise<OrderRow> {
	const known = await selectOptionalOrder(app.db, order_id);
	if (known === undefined) throw new ApiError("not_found");
	if (known.purpose === "wallet_load") throw new ApiError("order_closed");
	// Checked before anything is canceled; the ledger's own check below is what counts.
	if ((await walletBalance(app.db, known.family_id, known.currency)) < known.amount_minor)
		throw new ApiError("wallet_too_low");
	const seen = await cancelPendingPayment(app, order_id);
	return inTransaction(app.db, async (tx) => {
		const order = await lockAfterCancel(tx, seen);
		const payer = { ...order, account_id };
		if (!(await canDeliver(tx, payer))) throw new ApiError("order_closed");
		await fulfilOrder(app, tx, payer, { source: "WALLET", external_ref: `order:${order.id}:wallet` });
		return lockOrder(tx, order_id);
	});
}

import type { AppContext } from "../../platform/app-context.ts";
import type { Tx } from "../../platform/db/database.ts";
import { postWalletMoney } from "../ledger/index.ts";
import type { OrderRow } from "./payments.queries.ts";
import { sendLateReceipt } from "./send-receipt.ts";

interface LateMoney {
	source: "STRIPE" | "ESEWA";
	external_ref: string;
	amount_minor: number;
	currency: OrderRow["currency"];
}

/**
 * Keeps money that came for an order which cannot take it (any more): it goes to the family's wallet, and the guardians
 * are told. Returns false, doing nothing, when it was kept before. The order must be locked.
 */
export async function keepLateMoney(
	app: AppContext,
	tx: Tx,
	order: OrderRow,
	money: LateMoney,
): Promise<boolean> {
	const { family_id, id: order_id } = order;
	const posted = await postWalletMoney(tx, {
		...money,
		kind: "late_payment",
		family_id,
		order_id,
		created_at: app.now(),
	});
	if (posted) await sendLateReceipt(app, tx, order, money);
	return posted;
}

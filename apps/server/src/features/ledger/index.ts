import type { Currency } from "@learnin/domain/pricing/order-total";
import type { Db, Tx } from "../../platform/db/database.ts";
import { insertTransaction, selectHouseAccount, selectWalletBalance } from "./ledger.queries.ts";

/** The family's wallet in minor units; 0 before the first movement. */
export function walletBalance(db: Db, family_id: string): Promise<number> {
	return selectWalletBalance(db, family_id);
}

/**
 * Posts a fee received by card, of a child's first days or of more days: debit Stripe's clearing account, credit revenue.
 * Returns false, posting nothing, when this payment was posted before.
 */
export async function postFee(
	tx: Tx,
	fee: {
		kind: "registration_fee" | "renewal_fee";
		order_id: string;
		external_ref: string;
		currency: Currency;
		amount_minor: number;
	},
): Promise<boolean> {
	const clearing = await selectHouseAccount(tx, "stripe_clearing", fee.currency);
	const revenue = await selectHouseAccount(tx, "registration_revenue", fee.currency);
	return insertTransaction(tx, { kind: fee.kind, order_id: fee.order_id, external_ref: fee.external_ref }, [
		{ account_id: clearing.id, side: "debit", amount_minor: fee.amount_minor },
		{ account_id: revenue.id, side: "credit", amount_minor: fee.amount_minor },
	]);
}

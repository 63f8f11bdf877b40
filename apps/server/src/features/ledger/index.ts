import type { Currency } from "@learnin/domain/pricing/order-total";
import type { Tx } from "../../platform/db/database.ts";
import { ensureAccount } from "./ledger.queries.ts";
import { type Movement, postTransaction } from "./post-transaction.ts";

export {
	companyFamilyId,
	ensureAccount,
	type HouseKind,
	lockWallet,
	selectHouseSums,
	selectOptionalPosted,
	selectWalletBalances,
	walletBalance,
} from "./ledger.queries.ts";
export { type LedgerKind, type Movement, postTransaction } from "./post-transaction.ts";

/** The source of a payment's money. */
export type MoneySource = "STRIPE" | "ESEWA" | "WALLET";

interface Payment extends Movement {
	family_id: string;
	order_id: string;
	currency: Currency;
	amount_minor: number;
	source: MoneySource;
}

/**
 * Posts a fee for a child's first days or more days: debit the provider's clearing account or the family's
 * wallet, credit revenue. Returns false, posting nothing, if this payment was posted before. Throws
 * `wallet_too_low`.
 */
export async function postFee(
	tx: Tx,
	fee: Payment & { kind: "registration_fee" | "renewal_fee" },
): Promise<boolean> {
	const { family_id, currency } = fee;
	const revenue = await ensureAccount(tx, { kind: "registration_revenue", family_id, currency });
	return postFromSource(tx, fee, revenue.id);
}

/** Posts money that a provider sent for the family's wallet. Returns false if it was posted before. */
export async function postWalletMoney(
	tx: Tx,
	load: Payment & { kind: "wallet_load" | "late_payment"; source: "STRIPE" | "ESEWA" },
): Promise<boolean> {
	const wallet = await ensureAccount(tx, { ...load, kind: "wallet" });
	return postFromSource(tx, load, wallet.id);
}

async function postFromSource(
	tx: Tx,
	{ source, currency, amount_minor, ...movement }: Payment,
	credited: string,
): Promise<boolean> {
	const debited = await sourceAccount(tx, { source, currency, family_id: movement.family_id });
	return postTransaction(tx, movement, [
		{ account_id: debited.id, side: "debit", amount_minor },
		{ account_id: credited, side: "credit", amount_minor },
	]);
}

const accountOf = { WALLET: "wallet", STRIPE: "stripe_clearing", ESEWA: "esewa_clearing" } as const;

function sourceAccount(
	tx: Tx,
	{ source, currency, family_id }: { source: MoneySource; currency: Currency; family_id: string },
): Promise<{ id: string }> {
	return ensureAccount(tx, { kind: accountOf[source], family_id, currency });
}

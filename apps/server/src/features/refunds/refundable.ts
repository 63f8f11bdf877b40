import { blocksRefund } from "@learnin/domain/payments/dispute-standing";
import type { Db, Tx } from "../../platform/db/database.ts";
import { walletBalance } from "../ledger/index.ts";
import { isOfWallet, providerOf } from "./post-refund.ts";
import type { PaymentRow, SeenDisputeRow } from "./refunds.queries.ts";

/** Where the money of this payment can go. No one could use the wallet of a deleted family. */
export function destinationsOf(payment: PaymentRow): ("provider" | "wallet")[] {
	const destinations: ("provider" | "wallet")[] = [];
	if (providerOf(payment) !== "WALLET") destinations.push("provider");
	if (!isOfWallet(payment) && !payment.is_family_gone) destinations.push("wallet");
	return destinations;
}

/** Where it can go now: nowhere while a bank disputes it. */
export function openDestinationsOf(
	payment: PaymentRow,
	disputes: Pick<SeenDisputeRow, "standing">[],
): ("provider" | "wallet")[] {
	return destinationsOf(payment).filter(
		(destination) => !disputes.some(({ standing }) => blocksRefund(standing, destination)),
	);
}

/** The maximum refund of a payment now: what is left of it and, for wallet money, what the wallet holds. */
export async function refundableMinor(db: Db | Tx, payment: PaymentRow): Promise<number> {
	const left = payment.amount_minor - payment.refunded_minor;
	if (!isOfWallet(payment)) return left;
	return Math.min(left, await walletBalance(db, payment.family_id, payment.currency));
}

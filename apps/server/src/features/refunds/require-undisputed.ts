import { blocksRefund, standingOf } from "@learnin/domain/payments/dispute-standing";
import type { AppContext } from "../../platform/app-context.ts";
import type { Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/errors/api-error.ts";
import { lockWallet } from "../ledger/index.ts";
import { askStripe } from "../payments/index.ts";
import { providerOf } from "./post-refund.ts";
import { hasUncoveredDispute, type PaymentRow, selectDisputes } from "./refunds.queries.ts";

type Destination = "provider" | "wallet";

/**
 * Refuses to refund money that a bank has taken or may take: of a disputed payment, and to the wallet if it
 * was paid with disputed wallet money. Under the order's lock, which also protects recording disputes, so
 * that a refund and a dispute cannot both win. Throws `payment_disputed` or `wallet_disputed`.
 */
export async function requireUndisputed(
	tx: Tx,
	payment: PaymentRow,
	destination: Destination,
): Promise<void> {
	const disputes = await selectDisputes(tx, payment.id);
	if (disputes.some(({ standing }) => blocksRefund(standing, destination)))
		throw new ApiError("payment_disputed");
	if (providerOf(payment) !== "WALLET") return;
	// A dispute holds wallet money under this lock: it sees the refund, or this sees the dispute.
	await lockWallet(tx, payment.family_id, payment.currency);
	if (await hasUncoveredDispute(tx, payment.family_id)) throw new ApiError("wallet_disputed");
}

/**
 * Asks Stripe before money goes to the wallet, where no bank can refuse what was disputed a moment ago.
 * Records a dispute whose event did not arrive. Throws `payment_disputed`, and `payment_unavailable` if
 * Stripe is down.
 */
export async function requireUndisputedAtStripe(app: AppContext, payment: PaymentRow): Promise<void> {
	if (providerOf(payment) !== "STRIPE") return;
	const payment_intent = payment.external_ref.slice("stripe:".length);
	const { data } = await askStripe(() => app.stripe.disputes.list({ payment_intent, limit: 100 }));
	const blocking = data.filter(({ status }) => blocksRefund(standingOf(status), "wallet"));
	for (const { id } of blocking) await app.jobs.add(app.db, "note-dispute", { dispute_id: id });
	if (blocking.length > 0) throw new ApiError("payment_disputed");
}

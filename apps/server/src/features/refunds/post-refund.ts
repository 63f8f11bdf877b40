import type { Tx } from "../../platform/db/database.ts";
import { ensureAccount, type HouseKind, postTransaction, selectOptionalPosted } from "../ledger/index.ts";
import type { PaymentRow, RefundRow } from "./refunds.queries.ts";

type Refund = Pick<RefundRow, "id" | "order_id" | "family_id" | "currency" | "amount_minor" | "destination">;

/** Where the money of a payment came from. */
export function providerOf({
	external_ref,
}: Pick<PaymentRow, "external_ref">): "STRIPE" | "ESEWA" | "WALLET" {
	if (external_ref.startsWith("stripe:")) return "STRIPE";
	return external_ref.startsWith("esewa:") ? "ESEWA" : "WALLET";
}

/** Money that went to the wallet, and is refunded from it. */
export function isOfWallet({ kind }: Pick<PaymentRow, "kind">): boolean {
	return kind === "wallet_load" || kind === "late_payment";
}

function houseAccount(tx: Tx, { family_id, currency }: Refund, kind: HouseKind) {
	return ensureAccount(tx, { kind, family_id, currency });
}

function walletOf(tx: Tx, { family_id, currency }: Refund) {
	return ensureAccount(tx, { kind: "wallet", family_id, currency });
}

/** The account that holds the money to refund. */
function holderOf(tx: Tx, payment: PaymentRow, refund: Refund) {
	return isOfWallet(payment) ? walletOf(tx, refund) : houseAccount(tx, refund, "registration_revenue");
}

function clearingOf(tx: Tx, payment: PaymentRow, refund: Refund) {
	return houseAccount(tx, refund, providerOf(payment) === "ESEWA" ? "esewa_clearing" : "stripe_clearing");
}

interface Step {
	kind: "refund" | "refund_sent" | "refund_failed";
	suffix: string;
	from: { id: string };
	to: { id: string };
	created_at: Date;
	reverses_id?: string;
}

async function post(tx: Tx, refund: Refund, { suffix, from, to, ...step }: Step): Promise<void> {
	const { id, order_id, family_id, amount_minor } = refund;
	await postTransaction(tx, { ...step, order_id, family_id, external_ref: `refund:${id}${suffix}` }, [
		{ account_id: from.id, side: "debit", amount_minor },
		{ account_id: to.id, side: "credit", amount_minor },
	]);
}

/**
 * Moves the money from its account: to the family's wallet, or to a holding account until the provider has
 * sent it. Throws `wallet_too_low` if the wallet no longer has it.
 */
export async function postAsked(
	tx: Tx,
	payment: PaymentRow,
	refund: Refund,
	created_at: Date,
): Promise<void> {
	const from = await holderOf(tx, payment, refund);
	const to =
		refund.destination === "wallet"
			? await walletOf(tx, refund)
			: await houseAccount(tx, refund, "refunds_payable");
	await post(tx, refund, { kind: "refund", suffix: "", from, to, created_at });
}

/** The provider has sent it. */
export async function postSent(tx: Tx, payment: PaymentRow, refund: Refund, created_at: Date): Promise<void> {
	const from = await houseAccount(tx, refund, "refunds_payable");
	const to = await clearingOf(tx, payment, refund);
	await post(tx, refund, { kind: "refund_sent", suffix: ":sent", from, to, created_at });
}

/** The provider could not send it, or got it back: the booking is reversed. */
export async function postFailed(
	tx: Tx,
	payment: PaymentRow,
	refund: Refund & { state: RefundRow["state"] },
	created_at: Date,
): Promise<void> {
	const asked = await selectOptionalPosted(tx, `refund:${refund.id}`);
	if (asked === undefined) throw new Error("a refund that was never posted cannot fail");
	const from =
		refund.state === "succeeded"
			? await clearingOf(tx, payment, refund)
			: await houseAccount(tx, refund, "refunds_payable");
	const to = await holderOf(tx, payment, refund);
	const reversal = { kind: "refund_failed", suffix: ":failed", reverses_id: asked.id } as const;
	await post(tx, refund, { ...reversal, from, to, created_at });
}

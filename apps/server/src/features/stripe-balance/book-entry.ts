import type Stripe from "stripe";
import type { AppContext } from "../../platform/app-context.ts";
import type { Tx } from "../../platform/db/database.ts";
import { companyFamilyId, ensureAccount, postTransaction } from "../ledger/index.ts";
import type { HouseKind, LedgerKind } from "../ledger/index.ts";
import { type BookedAs, isInBooks } from "./classify-entry.ts";
import { insertEntry } from "./stripe-balance.queries.ts";

/** What an entry is about. */
export interface About {
	booked_as: BookedAs;
	/** Our payment: `stripe:pi_…`. */
	payment_ref: string | null;
	/** For one of our disputes: its id and family. */
	dispute?: { id: string; order_id: string; family_id: string };
}

const accounts = {
	payment: { main: "stripe_clearing", fee: "stripe_fees" },
	dispute: { main: "disputed_funds", fee: "dispute_fees" },
	fee: { main: "stripe_fees", fee: "stripe_fees" },
	payout: { main: "payouts_in_transit", fee: "stripe_fees" },
	reserve: { main: "stripe_reserve", fee: "stripe_fees" },
	other: { main: "stripe_other", fee: "stripe_other" },
	unclear: { main: "stripe_other", fee: "stripe_other" },
} as const satisfies Record<BookedAs, { main: HouseKind; fee: HouseKind }>;

/**
 * Stores an entry of Stripe's balance and books it, once: the amount against what it is about, its fee as a
 * cost. An entry in another balance or currency is stored but not booked. Returns false if it was known.
 */
export async function bookEntry(
	app: Pick<AppContext, "now">,
	tx: Tx,
	entry: Stripe.BalanceTransaction,
	{ booked_as, payment_ref, dispute }: About,
): Promise<boolean> {
	const inBooks = isInBooks(entry);
	const isNew = await insertEntry(tx, {
		id: entry.id,
		type: entry.type,
		reporting_category: entry.reporting_category,
		currency: entry.currency.toUpperCase(),
		amount_minor: entry.amount,
		fee_minor: entry.fee,
		available_at: new Date(entry.available_on * 1000),
		created_at: new Date(entry.created * 1000),
		source_id: typeof entry.source === "string" ? entry.source : (entry.source?.id ?? null),
		payment_ref,
		dispute_id: inBooks ? (dispute?.id ?? null) : null,
		booked_as: inBooks ? booked_as : null,
	});
	if (!isNew || !inBooks) return isNew;
	const about = {
		family_id: dispute?.family_id ?? companyFamilyId,
		order_id: dispute?.order_id ?? null,
		created_at: app.now(),
	};
	const ref = `stripe:${entry.id}`;
	const { main, fee } = accounts[booked_as];
	await post(tx, { ...about, kind: kindOf(entry, booked_as), external_ref: ref }, main, entry.amount);
	await post(tx, { ...about, kind: feeKindOf(booked_as), external_ref: `${ref}:fee` }, fee, -entry.fee);
	return true;
}

type Movement = Parameters<typeof postTransaction>[1];

/** Moves Stripe's balance against this account: a positive amount came in. */
async function post(tx: Tx, movement: Movement, against: HouseKind, amount_minor: number): Promise<void> {
	if (amount_minor === 0) return;
	const of = { family_id: movement.family_id, currency: "USD" } as const;
	const balance = await ensureAccount(tx, { ...of, kind: "stripe_balance" });
	const other = await ensureAccount(tx, { ...of, kind: against });
	const [to, from] = amount_minor > 0 ? [balance, other] : [other, balance];
	await postTransaction(tx, movement, [
		{ account_id: to.id, side: "debit", amount_minor: Math.abs(amount_minor) },
		{ account_id: from.id, side: "credit", amount_minor: Math.abs(amount_minor) },
	]);
}

function kindOf({ type, amount }: Stripe.BalanceTransaction, booked_as: BookedAs): LedgerKind {
	switch (booked_as) {
		case "payment":
			return type === "charge" || type === "payment" ? "stripe_charge" : "stripe_refund";
		case "dispute":
			return amount < 0 ? "dispute_withdrawn" : "dispute_won";
		case "fee":
			return "stripe_fee";
		case "payout":
			return type === "payout" ? "payout" : "payout_returned";
		case "reserve":
			return "stripe_reserve";
		case "other":
		case "unclear":
			return "stripe_other";
	}
}

function feeKindOf(booked_as: BookedAs): LedgerKind {
	if (booked_as === "dispute") return "dispute_fee";
	return booked_as === "other" || booked_as === "unclear" ? "stripe_other" : "stripe_fee";
}

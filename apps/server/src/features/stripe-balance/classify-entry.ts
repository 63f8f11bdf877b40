import type Stripe from "stripe";

/** The account that an entry of Stripe's balance is booked against. */
export type BookedAs = "payment" | "dispute" | "fee" | "payout" | "reserve" | "other" | "unclear";

const payments = new Set([
	"charge",
	"payment",
	"refund",
	"payment_refund",
	"refund_failure",
	"payment_failure_refund",
	"payment_reversal",
]);
const fees = new Set(["stripe_fee", "stripe_fx_fee", "tax_fee"]);
const payouts = new Set(["payout", "payout_cancel", "payout_failure"]);
const reserves = new Set([
	"reserve_hold",
	"reserve_release",
	"reserve_transaction",
	"reserved_funds",
	"payment_network_reserve_hold",
	"payment_network_reserve_release",
	"payout_minimum_balance_hold",
	"payout_minimum_balance_release",
]);

/** Adjustments are of many kinds, which only this field tells apart. */
const paymentCategories = new Set(["dispute", "dispute_reversal", "refund_failure", "charge", "refund"]);

/** Whether an entry is about a payment: ours, or someone else's with the same account at Stripe. */
export function isAboutPayment({ type, reporting_category }: Stripe.BalanceTransaction): boolean {
	return payments.has(type) || (type === "adjustment" && paymentCategories.has(reporting_category));
}

/** The kind of an entry that is not about a payment. */
export function bookedAsOf({ type }: Stripe.BalanceTransaction): BookedAs {
	if (fees.has(type)) return "fee";
	if (payouts.has(type)) return "payout";
	return reserves.has(type) ? "reserve" : "unclear";
}

/** Whether our books cover this money: the account's own balance, in the currency of card payments. */
export function isInBooks({ balance_type, currency }: Stripe.BalanceTransaction): boolean {
	return currency === "usd" && (balance_type === undefined || balance_type === "payments");
}

import type Stripe from "stripe";

/** What an entry of Stripe's balance was booked against. */
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

/** Corrections are of many kinds, which only this says. */
const paymentCategories = new Set(["dispute", "dispute_reversal", "refund_failure", "charge", "refund"]);

/** Whether an entry is about a payment: of ours, or of somebody else with the same account at Stripe. */
export function isAboutPayment({ type, reporting_category }: Stripe.BalanceTransaction): boolean {
	return payments.has(type) || (type === "adjustment" && paymentCategories.has(reporting_category));
}

/** What an entry that is about no payment stands for. */
export function bookedAsOf({ type }: Stripe.BalanceTransaction): BookedAs {
	if (fees.has(type)) return "fee";
	if (payouts.has(type)) return "payout";
	return reserves.has(type) ? "reserve" : "unclear";
}

/** Whether it is money that our books can have: of the account's own balance, in the currency of the cards. */
export function isInBooks({ balance_type, currency }: Stripe.BalanceTransaction): boolean {
	return currency === "usd" && (balance_type === undefined || balance_type === "payments");
}

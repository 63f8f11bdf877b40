/**
 * Every way in which our books can disagree with a provider or with themselves: what a person reads, and what
 * to do about it.
 */
export const DISAGREEMENT_KINDS = {
	amount_mismatch: {
		name: "Paid another amount",
		advice:
			"The amount or currency doesn’t match the order, so nobody was enrolled and nothing was booked. Refund the payment at the provider. The order then closes automatically.",
	},
	extra_payment: {
		name: "Paid twice",
		advice:
			"The order was already paid or closed. The money is in the family’s wallet. Refund it from there if the family asks.",
	},
	unknown_payment: {
		name: "Unknown payer",
		advice:
			"The provider took money that doesn’t match any family here, so it isn’t booked. Check it at the provider and refund it there.",
	},
	payment_of_nobody: {
		name: "Paid by a deleted family",
		advice:
			"The money arrived after the family was deleted. It’s in a wallet that nobody can use. Refund it to where it came from.",
	},
	money_asked_back: {
		name: "Wallet refund requested",
		advice:
			"A family that hasn’t registered asked for the money in its wallet. Refund it at the provider it came from, then refund the payment here.",
	},
	payment_not_booked: {
		name: "Paid there, missing here",
		advice: "The provider took this money and it isn’t in our books. Check the order again.",
	},
	payment_missing_there: {
		name: "Booked here, missing there",
		advice: "Our books have a payment that the provider doesn’t confirm. Check it at the provider.",
	},
	payment_reversed: {
		name: "Payment reversed",
		advice:
			"The provider says a payment we booked was canceled or refunded. Check it at the provider, and refund it here if the money is gone.",
	},
	partial_refund: {
		name: "Part returned at the provider",
		advice:
			"Someone refunded part of this payment at the provider. It isn’t in our books because we don’t know which child’s days it was for.",
	},
	refund_not_covered: {
		name: "Refunded at the provider, gone here",
		advice: "The payment was refunded at the provider, but this money is no longer in the wallet.",
	},
	refund_failed: {
		name: "Refund failed",
		advice:
			"The provider couldn’t refund the money. It’s back where it was, the days run again, and the family was told. Refund it to the wallet, or another way.",
	},
	dispute: {
		name: "Disputed at the bank",
		advice:
			"The cardholder disputes this payment. It can’t be refunded until the bank decides. Open the dispute below to see what to send as evidence, and respond at Stripe before the deadline.",
	},
	balance_differs: {
		name: "Stripe’s balance differs",
		advice:
			"Our balance at Stripe doesn’t match the entries we booked. Compare the balance at Stripe with the figures under Stripe here.",
	},
	clearing_differs: {
		name: "Stripe booked another amount",
		advice: "Our books and Stripe’s balance differ for this payment. Check the payment at Stripe.",
	},
	balance_entry_unclear: {
		name: "Unknown entry at Stripe",
		advice:
			"Stripe moved money in a way our books have no account for. It is booked as other money at Stripe. Find out what it is.",
	},
	balance_currency: {
		name: "Stripe settles in another currency",
		advice:
			"Stripe holds money in a currency our books don’t have, so it isn’t booked. Check the account’s settlement currency at Stripe.",
	},
	status_unclear: {
		name: "The provider can’t decide",
		advice: "The provider hasn’t given a clear answer about this payment for hours. Ask its support.",
	},
	ledger_unbalanced: {
		name: "Booking doesn’t balance",
		advice: "Debits and credits of a transaction, or of a currency, differ. This must never happen.",
	},
	balance_wrong: {
		name: "Balance differs from its entries",
		advice: "The balance of an account isn’t the sum of its entries. This must never happen.",
	},
	order_without_payment: {
		name: "Order paid without a payment",
		advice: "An order is marked as paid, but no payment of its amount is booked.",
	},
	payment_without_order: {
		name: "Payment of an order that isn’t paid",
		advice: "A payment is booked for an order that isn’t marked paid.",
	},
	refunds_wrong: {
		name: "Refunds don’t add up",
		advice: "The refunds in progress, or their totals, differ from the ledger.",
	},
	days_missing: {
		name: "Paid, but no days",
		advice: "A child was paid for but got no days.",
	},
	enrolment_without_payment: {
		name: "Days without a payment",
		advice: "A child’s days come from an order that isn’t paid or was refunded.",
	},
} as const satisfies Record<string, { name: string; advice: string }>;

export type DisagreementKind = keyof typeof DISAGREEMENT_KINDS;

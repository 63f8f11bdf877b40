/**
 * Every way in which our books and a provider, or our books among themselves, can disagree: what a person reads, and
 * what can be done about it.
 */
export const DISAGREEMENT_KINDS = {
	amount_mismatch: {
		name: "Paid another amount",
		advice:
			"The amount or the currency is not that of the order, so nobody was enrolled and nothing was booked. Return the payment at the provider; the order closes by itself once it is back.",
	},
	extra_payment: {
		name: "Paid twice",
		advice:
			"The order was paid or closed already. The money is in the family’s wallet; return it from there if the family asks for it.",
	},
	unknown_payment: {
		name: "Payment of nobody known",
		advice:
			"The provider took money that fits no family here, so it is not booked. Look at it at the provider and return it there.",
	},
	payment_of_nobody: {
		name: "Paid by a family that is gone",
		advice:
			"The money came after the family had been deleted. It is in a wallet that nobody can use; return it to where it came from.",
	},
	money_asked_back: {
		name: "Wallet money asked back",
		advice:
			"A family that has not registered asks for the money in its wallet. Return it at the provider that it came from, then refund the payment here.",
	},
	payment_not_booked: {
		name: "Paid there, missing here",
		advice: "The provider took this money and it is not in our books. Check the order again.",
	},
	payment_missing_there: {
		name: "Booked here, missing there",
		advice: "Our books have a payment that the provider does not confirm. Look at it at the provider.",
	},
	payment_reversed: {
		name: "Payment taken back",
		advice:
			"The provider says that a payment we booked was cancelled or returned. Look at it at the provider, and refund it here if the money is gone.",
	},
	partial_refund: {
		name: "Part returned at the provider",
		advice:
			"Someone returned a part of this payment at the provider. Our books do not have it: which child’s days it was for is not known here.",
	},
	refund_not_covered: {
		name: "Returned at the provider, gone here",
		advice: "The payment was returned at the provider, but this money is no longer in the wallet.",
	},
	refund_failed: {
		name: "Refund failed",
		advice:
			"The provider could not return the money. It is back where it was, the days run again, and the family was told. Refund it to the wallet, or another way.",
	},
	dispute: {
		name: "Disputed at the bank",
		advice:
			"The card’s owner disputes this payment. Until the bank decides, it cannot be refunded. Open the dispute below for what can be sent as evidence, and answer at Stripe before its deadline.",
	},
	balance_differs: {
		name: "Stripe’s balance differs",
		advice:
			"What Stripe holds for us is not the sum of the entries that we booked. Compare the balance at Stripe with the figures under Stripe here.",
	},
	clearing_differs: {
		name: "Stripe booked another amount",
		advice:
			"What our books say of this payment and what Stripe’s balance says of it differ. Look at the payment at Stripe.",
	},
	balance_entry_unclear: {
		name: "Entry at Stripe nobody knows",
		advice:
			"Stripe moved money in a way that our books have no account for. It is booked as other money at Stripe. Find out what it is.",
	},
	balance_currency: {
		name: "Stripe settles in another currency",
		advice:
			"Stripe holds money in a currency that our books do not have, so it is not booked. Look at the settlement currency of the account at Stripe.",
	},
	status_unclear: {
		name: "The provider cannot decide",
		advice: "The provider has had no clear answer about this payment for hours. Ask its support.",
	},
	ledger_unbalanced: {
		name: "Booking does not balance",
		advice: "Debits and credits of a transaction, or of a currency, differ. This must never be.",
	},
	balance_wrong: {
		name: "Balance differs from its entries",
		advice: "The balance of an account is not the sum of its entries. This must never be.",
	},
	order_without_payment: {
		name: "Order paid without a payment",
		advice: "An order is marked as paid, but no payment of its amount is booked.",
	},
	payment_without_order: {
		name: "Payment of an order that is not paid",
		advice: "A payment is booked for an order that is not marked paid.",
	},
	refunds_wrong: {
		name: "Refunds do not add up",
		advice: "The refunds under way, or their sums, differ from what the ledger says of them.",
	},
	days_missing: {
		name: "Paid, and no days",
		advice: "A child was paid for, and no days were given for it.",
	},
	enrolment_without_payment: {
		name: "Days without a payment",
		advice: "A child’s days run on an order that is not paid, or whose money went back.",
	},
} as const satisfies Record<string, { name: string; advice: string }>;

export type DisagreementKind = keyof typeof DISAGREEMENT_KINDS;

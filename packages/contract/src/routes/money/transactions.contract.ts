import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { cursor, id, moment, timeZone } from "../../schemas/common.schema.ts";
import { currency } from "../../schemas/currency.schema.ts";
import { orderProvider, orderPurpose } from "../../schemas/order.schema.ts";

/** Completed or pending movements of a family's money. */
export const transactionKind = z.enum([
	"registration_fee",
	"renewal_fee",
	"wallet_load",
	/** Money that arrived for an order that could no longer accept it: it is in the wallet. */
	"late_payment",
	"refund",
	"daily_reward",
	"reward_payout",
	/** What was left in the wallet of a deleted family. */
	"wallet_forgone",
	/** Wallet money on hold while a bank decides about its payment. */
	"dispute_hold",
	"dispute_release",
]);
export type TransactionKind = z.infer<typeof transactionKind>;

/** Groups of kinds to filter by. */
export const transactionGroup = z.enum(["fees", "wallet", "refunds", "rewards"]);
export type TransactionGroup = z.infer<typeof transactionGroup>;

/**
 * `done`: the money has moved. `on_its_way`: a refund that the provider has not executed yet. `being_confirmed`: paid
 * according to the page, but not confirmed by the provider. `needs_action`: the bank waits for the person. `failed`:
 * nothing was paid, or the refund failed and the money is back where it came from. `disputed`: it was paid, and the
 * card's bank has not decided. `taken_back`: that bank took it back.
 */
export const transactionState = z.enum([
	"done",
	"on_its_way",
	"being_confirmed",
	"needs_action",
	"failed",
	"disputed",
	"taken_back",
]);
export type TransactionState = z.infer<typeof transactionState>;

const filter = {
	kind: z.optional(transactionGroup),
	/** Payments and rewards for one child. */
	student_id: z.optional(id),
	/** A year or a month of the calendar in `time_zone`: 2026 or 2026-11. */
	period: z.optional(
		z.string().check(z.regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/, "Please choose a month or a year.")),
	),
	time_zone: z._default(timeZone, "UTC"),
};

/** One movement of the family's money. */
const transaction = z.object({
	/** Id of the movement, or of the order if nothing has moved yet. */
	id,
	kind: transactionKind,
	state: transactionState,
	created_at: moment,
	/** Whom it is for; empty for money of the whole family. A deleted child has no name. */
	students: z.array(z.object({ id: z.nullable(id), name: z.string() })),
	/** Major units: positive into the wallet or back to the payer, negative for payments and out of the wallet. */
	amount: z.number(),
	currency,
	provider: orderProvider,
	/** What it was paid for. */
	order: z.nullable(z.object({ id, purpose: orderPurpose, has_receipt: z.boolean() })),
});
export type Transaction = z.infer<typeof transaction>;

export const getTransactions = defineRoute({
	method: "GET",
	path: "/api/transactions",
	who: "payer",
	summary:
		"Every movement of the family's money and every payment that is not settled, newest first, a page at a time.",
	query: z.object({ ...filter, cursor }),
	response: z.object({ transactions: z.array(transaction), next_cursor: z.nullable(z.string()) }),
	errors: ["not_found"],
});

/** Major units of one currency. */
const amountIn = z.object({ currency, amount: z.number() });

export const getTransactionSummary = defineRoute({
	method: "GET",
	path: "/api/transactions/summary",
	who: "payer",
	summary:
		"What the family's wallets hold, what it paid this year, and since when there is something to show.",
	query: z.object({ time_zone: filter.time_zone }),
	response: z.object({
		wallets: z.array(amountIn),
		year: z.number(),
		/** Payments through providers this year minus refunds through them; wallet money counts when it is loaded. */
		paid: z.array(amountIn),
		/** The calendar month of the first movement, such as 2026-11; null before there is one. */
		first_month: z.nullable(z.string()),
	}),
	errors: [],
});

export const saveTransactions = defineRoute({
	method: "GET",
	path: "/api/transactions/csv",
	who: "payer",
	kind: "file",
	fileType: "text/csv",
	summary: "The same list as a CSV file for spreadsheets, whole.",
	query: z.object(filter),
	response: z.object({}),
	errors: ["not_found", "too_many_requests"],
});

const receipt = z.object({
	/** Never changes. */
	number: z.string(),
	purpose: orderPurpose,
	paid_at: moment,
	/** Null once the account that paid was deleted. */
	payer: z.nullable(z.object({ name: z.string(), email: z.nullable(z.string()) })),
	/** As of the payment. */
	seller: z.object({ name: z.string(), address: z.string(), tax_id: z.nullable(z.string()) }),
	/** The buyer's, in lines; null if none was given. */
	billing_address: z.nullable(z.string()),
	/** The card that paid, by the provider's code of its network. */
	card: z.nullable(z.object({ brand: z.string(), last_four: z.string() })),
	/** The text on the bank statement; null if no card paid. */
	statement: z.nullable(z.string()),
	provider: orderProvider,
	currency,
	line_items: z.array(
		z.object({
			/** As of the purchase; empty for a deleted child. */
			name: z.string(),
			/** Days that the fee pays for. */
			days: z.number(),
			/** The days themselves; null for a deleted child. */
			from: z.nullable(moment),
			until: z.nullable(moment),
			amount: z.number(),
		}),
	),
	amount: z.number(),
	tax_amount: z.number(),
	total_amount: z.number(),
	refunds: z.array(
		z.object({
			id,
			created_at: moment,
			amount: z.number(),
			/** Its destination. */
			provider: orderProvider,
			state: transactionState,
		}),
	),
	/** Whether the family can refund the whole order itself, until when, and where the money goes. */
	give_back: z.nullable(
		z.object({
			answer: z.enum(["may", "too_late", "used", "under_way", "given_back", "disputed", "by_hand"]),
			until: moment,
			destination: z.enum(["provider", "wallet"]),
		}),
	),
});

export const getReceipt = defineRoute({
	method: "GET",
	path: "/api/transactions/receipts/:order_id",
	who: "payer",
	summary: "The receipt of one paid order of the own family, with what was given back since.",
	params: z.object({ order_id: id }),
	response: receipt,
	errors: ["not_found"],
});

export const saveReceipt = defineRoute({
	method: "GET",
	path: "/api/transactions/receipts/:order_id/pdf",
	who: "payer",
	kind: "file",
	fileType: "application/pdf",
	summary: "The same receipt as a PDF.",
	params: z.object({ order_id: id }),
	response: z.object({}),
	errors: ["not_found", "too_many_requests"],
});

export const giveBack = defineRoute({
	method: "POST",
	path: "/api/transactions/receipts/:order_id/give-back",
	who: "parent",
	summary:
		"Gives a whole unused order back within 14 days: to the card, or into the wallet. The same press again changes nothing.",
	params: z.object({ order_id: id }),
	body: z.strictObject({ client_key: id }),
	response: receipt,
	errors: [
		"not_found",
		"give_back_too_late",
		"give_back_used",
		"give_back_by_hand",
		"refund_under_way",
		"nothing_to_refund",
		"payment_disputed",
		"wallet_disputed",
		"payment_unavailable",
		"wallet_too_low",
		"invalid_request",
	],
});

const billingAddress = z.object({ billing_address: z.nullable(z.string()) });

export const getBillingAddress = defineRoute({
	method: "GET",
	path: "/api/payments/billing-address",
	who: "account",
	summary: "The address that the family's next receipts carry.",
	response: billingAddress,
	errors: [],
});

export const setBillingAddress = defineRoute({
	method: "PUT",
	path: "/api/payments/billing-address",
	who: "account",
	summary: "Keeps the address that the family's next receipts carry; an empty one takes it away.",
	body: z.strictObject({
		billing_address: z.string().check(z.trim(), z.maxLength(300, "Please keep it to 300 characters.")),
	}),
	response: billingAddress,
	errors: ["not_found"],
});

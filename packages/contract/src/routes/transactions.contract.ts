import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { id, moment, timeZone } from "../schemas/common.schema.ts";
import { currency } from "../schemas/currency.schema.ts";
import { orderProvider, orderPurpose } from "../schemas/order.schema.ts";

/** What moved a family's money, or is about to. */
export const transactionKind = z.enum([
	"registration_fee",
	"renewal_fee",
	"wallet_load",
	/** Money that came for an order which could not take it any more: it is in the wallet. */
	"late_payment",
	"refund",
	"daily_reward",
	"reward_payout",
	/** What was left in the wallet of a family that was deleted. */
	"wallet_forgone",
	/** Wallet money that nobody can use while a bank decides about the payment it came from. */
	"dispute_hold",
	"dispute_release",
]);
export type TransactionKind = z.infer<typeof transactionKind>;

/** Kinds by what a person looks for. */
export const transactionGroup = z.enum(["fees", "wallet", "refunds", "rewards"]);
export type TransactionGroup = z.infer<typeof transactionGroup>;

/**
 * `done`: the money has moved. `on_its_way`: a refund that the provider still has to carry out. `being_confirmed`: paid
 * as far as the page knows, the provider has not said so yet. `needs_action`: the bank waits for the person. `failed`:
 * nothing was paid, or the refund was not given and the money is back where it was taken from. `disputed`: it was paid, and
 * the bank of the card has not decided whether it stays so. `taken_back`: that bank took it back.
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
	/** What was paid or set aside for one child. */
	student_id: z.optional(id),
	/** A year or a month of the calendar in `time_zone`: 2026 or 2026-11. */
	period: z.optional(
		z.string().check(z.regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/, "Please choose a month or a year.")),
	),
	time_zone: z._default(timeZone, "UTC"),
};

/** One movement of the family's money. */
const transaction = z.object({
	/** Of the movement, or of the order while nothing has moved yet. */
	id,
	kind: transactionKind,
	state: transactionState,
	created_at: moment,
	/** Whom it is for; none for money of the whole family. A deleted child has no name any more. */
	students: z.array(z.object({ id: z.nullable(id), name: z.string() })),
	/** Major units: above zero what came into the wallet or back to the payer, below zero what was paid or left it. */
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
	query: z.object({ ...filter, cursor: z.optional(z.string().check(z.maxLength(200))) }),
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
		/** What the providers brought in this year less what went back through them; wallet money counts when it is loaded. */
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
	/** The same for ever. */
	number: z.string(),
	purpose: orderPurpose,
	paid_at: moment,
	/** Null once the account that paid was deleted. */
	payer: z.nullable(z.object({ name: z.string(), email: z.nullable(z.string()) })),
	/** As of the payment. */
	seller: z.object({ name: z.string(), address: z.string(), tax_id: z.nullable(z.string()) }),
	/** The buyer's, in lines; null where none was given. */
	billing_address: z.nullable(z.string()),
	/** The card that paid, by the provider's code of its network. */
	card: z.nullable(z.object({ brand: z.string(), last_four: z.string() })),
	/** What the bank statement says; null where no card paid. */
	statement: z.nullable(z.string()),
	provider: orderProvider,
	currency,
	line_items: z.array(
		z.object({
			/** As it was bought; empty for a child that was deleted. */
			name: z.string(),
			/** Days that the fee pays for. */
			days: z.number(),
			/** The days themselves; null for a child that was deleted. */
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
			/** Where it goes. */
			provider: orderProvider,
			state: transactionState,
		}),
	),
	/** Whether the family can give the whole order back by itself, until when, and where its money goes. */
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

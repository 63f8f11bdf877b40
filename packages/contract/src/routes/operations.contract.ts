import { DISAGREEMENT_KINDS, type DisagreementKind } from "@learnin/domain/payments/disagreement-kinds";
import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { cursor, id, moment, multilineText } from "../schemas/common.schema.ts";
import { currency } from "../schemas/currency.schema.ts";
import { disputeStanding, seenDispute } from "../schemas/dispute.schema.ts";
import { orderProvider, orderState } from "../schemas/order.schema.ts";

/** A person's reason about money: at least a few words. */
function words(label: string, max: number) {
	return z.pipe(
		multilineText(max),
		z.string().check(z.minLength(3, `${label} needs at least 3 characters.`)),
	);
}

const refundDestination = z.enum(["provider", "wallet"]);
export type RefundDestination = z.infer<typeof refundDestination>;

const refund = z.object({
	id,
	/** Major units, as every amount here. */
	amount: z.number(),
	destination: refundDestination,
	reason: z.string(),
	state: z.enum(["pending", "succeeded", "failed"]),
	asked_at: moment,
});
export type Refund = z.infer<typeof refund>;

const payment = z.object({
	id,
	kind: z.enum(["registration_fee", "renewal_fee", "wallet_load", "late_payment"]),
	provider: orderProvider,
	currency,
	amount: z.number(),
	/** The part of it refunded or being refunded. */
	refunded: z.number(),
	/** The provider's id. */
	reference: z.string(),
	/** Who paid; null if the account was deleted. */
	payer: z.nullable(z.string()),
	payer_id: z.nullable(id),
	/** The bank's dispute; null if there is none. */
	dispute: z.nullable(disputeStanding),
	created_at: moment,
});
export type { SeenDispute } from "../schemas/dispute.schema.ts";
export type SeenPayment = z.infer<typeof payment>;

export const getPayments = defineRoute({
	method: "GET",
	path: "/api/superadmin/payments",
	who: "admin",
	summary: "Payments of all families, or of one, newest first, a page at a time.",
	query: z.object({ cursor, family_id: z.optional(id) }),
	response: z.object({ payments: z.array(payment), next_cursor: z.nullable(z.string()) }),
	errors: ["not_found"],
});

export const getPayment = defineRoute({
	method: "GET",
	path: "/api/superadmin/payments/:payment_id",
	who: "admin",
	summary: "One payment with what can be refunded of it and what was. Stands in the audit log.",
	params: z.object({ payment_id: id }),
	response: z.object({
		payment,
		/** For a fee: the children it was paid for. Empty for wallet money. */
		lines: z.array(
			z.object({
				id,
				/** Empty if the child was deleted. */
				name: z.string(),
				amount: z.number(),
				is_refunded: z.boolean(),
				/** A lost dispute ended its enrollment. */
				is_disputed: z.boolean(),
				/** When the paid days end; null if they ended early, or never started. */
				ends_at: z.nullable(moment),
			}),
		),
		/** The most that can be refunded now. */
		refundable: z.number(),
		destinations: z.array(refundDestination),
		/** Newest first. */
		disputes: z.array(seenDispute),
		refunds: z.array(refund),
	}),
	errors: ["not_found"],
});

export const askRefund = defineRoute({
	method: "POST",
	path: "/api/superadmin/payments/:payment_id/refunds",
	who: "admin",
	summary:
		"Refunds a fee by children, or money of the wallet by amount, to where it came from or into the wallet.",
	params: z.object({ payment_id: id }),
	body: z.strictObject({
		/** For a fee: whose; all remaining children by default. */
		line_ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(20))),
		/** For wallet money: how much; all that is left by default. */
		amount: z.optional(z.number("Please enter the amount in digits, such as 2.50.")),
		destination: refundDestination,
		reason: words("The reason", 500),
		/** The same key again refunds nothing more: a response can be lost, and a button pressed twice. */
		client_key: z.optional(id),
	}),
	response: z.object({ refund }),
	errors: [
		"not_found",
		"refund_under_way",
		"payment_disputed",
		"wallet_disputed",
		"nothing_to_refund",
		"wallet_too_low",
		"refund_not_at_esewa",
		"refund_whole_only",
		"payment_unavailable",
	],
});

const kinds = Object.keys(DISAGREEMENT_KINDS) as [DisagreementKind, ...DisagreementKind[]];

const disagreement = z.object({
	id,
	kind: z.enum(kinds),
	provider: z.nullable(z.enum(["STRIPE", "ESEWA"])),
	external_ref: z.string(),
	order_id: z.nullable(id),
	/** Plain facts at the time of detection. */
	details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
	found_at: moment,
	resolved_at: z.nullable(moment),
	resolution: z.nullable(z.string()),
});
export type SeenDisagreement = z.infer<typeof disagreement>;

export const getDisagreements = defineRoute({
	method: "GET",
	path: "/api/superadmin/disagreements",
	who: "admin",
	summary: "Where our books and a provider disagree: what waits for a person, or what was decided.",
	query: z.object({ state: z.enum(["open", "decided"]), cursor }),
	response: z.object({
		disagreements: z.array(disagreement),
		open_count: z.number(),
		next_cursor: z.nullable(z.string()),
	}),
	errors: ["not_found"],
});

export const resolveDisagreement = defineRoute({
	method: "POST",
	path: "/api/superadmin/disagreements/:disagreement_id/resolution",
	who: "admin",
	summary: "Notes what a person found out and did about a disagreement. It moves no money.",
	params: z.object({ disagreement_id: id }),
	body: z.strictObject({ resolution: words("The note", 1000) }),
	response: z.object({ open_count: z.number() }),
	errors: ["not_found", "already_decided"],
});

export const getProofs = defineRoute({
	method: "GET",
	path: "/api/superadmin/proofs",
	who: "admin",
	summary: "The last proofs of the ledger, newest first.",
	response: z.object({
		proofs: z.array(
			z.object({
				id,
				proved_at: moment,
				transactions: z.number(),
				entries: z.number(),
				orders: z.number(),
				/** Null if Stripe could not be reached. */
				provider_payments: z.nullable(z.number()),
				faults: z.number(),
			}),
		),
	}),
	errors: [],
});

export const getWaitingOrders = defineRoute({
	method: "GET",
	path: "/api/superadmin/waiting-orders",
	who: "admin",
	summary: "Orders whose payment is being confirmed, newest first, a page at a time.",
	query: z.object({ cursor }),
	response: z.object({
		orders: z.array(
			z.object({
				id,
				provider: orderProvider,
				state: orderState,
				currency,
				amount: z.number(),
				payer: z.nullable(z.string()),
				payer_id: z.nullable(id),
				created_at: moment,
			}),
		),
		next_cursor: z.nullable(z.string()),
	}),
	errors: ["not_found"],
});

export const checkOrder = defineRoute({
	method: "POST",
	path: "/api/superadmin/waiting-orders/:order_id/check",
	who: "admin",
	summary: "Asks the provider about an order now.",
	params: z.object({ order_id: id }),
	body: z.strictObject({}),
	response: z.object({ state: orderState }),
	errors: ["not_found", "payment_unavailable", "payment_unknown"],
});

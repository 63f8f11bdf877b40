import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { id, moment } from "../../schemas/common.schema.ts";
import { seenDispute } from "../../schemas/dispute.schema.ts";

const child = z.object({
	/** Empty if the child was deleted. */
	name: z.string(),
	starts_at: z.nullable(moment),
	ends_at: z.nullable(moment),
	/** When a refund or a lost dispute ended its enrollment. */
	ended_early_at: z.nullable(moment),
	/** Days of practice since the payment, oldest first. */
	days: z.array(
		z.object({
			/** In UTC: 2026-11-23. */
			date: z.string(),
			questions: z.number(),
			answers: z.number(),
			minutes: z.number(),
		}),
	),
});
export type DisputedChild = z.infer<typeof child>;

export const getDispute = defineRoute({
	method: "GET",
	path: "/api/superadmin/disputes/:dispute_id",
	who: "admin",
	summary:
		"A dispute with all that can be sent as evidence: who agreed and when, what was mailed, when the children practiced. Stands in the audit log.",
	params: z.object({ dispute_id: id }),
	response: z.object({
		dispute: seenDispute,
		payment: z.object({
			kind: z.enum(["registration_fee", "renewal_fee", "wallet_load", "late_payment"]),
			amount: z.number(),
			/** The part of it refunded before. */
			refunded: z.number(),
			/** The provider's id. */
			reference: z.string(),
			receipt_number: z.string(),
			paid_at: moment,
			payer: z.nullable(z.object({ id, name: z.string(), email: z.nullable(z.string()), since: moment })),
		}),
		consents: z.array(
			z.object({
				child: z.string(),
				/** Who gave it; null if the account was deleted. */
				given_by: z.nullable(z.string()),
				given_at: moment,
				withdrawn_at: z.nullable(moment),
				method: z.string(),
				policy_version: z.string(),
				scopes: z.array(z.string()),
				/** Its evidence, such as the payment itself. */
				evidence_ref: z.string(),
			}),
		),
		/** Emails to the payer since a day before the payment, oldest first. */
		mails: z.array(
			z.object({
				kind: z.string(),
				address: z.string(),
				state: z.enum(["waiting", "sent", "failed"]),
				sent_at: z.nullable(moment),
			}),
		),
		children: z.array(child),
	}),
	errors: ["not_found"],
});

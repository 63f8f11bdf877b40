import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { id, moment } from "../../schemas/common.schema.ts";
import { currency } from "../../schemas/currency.schema.ts";
import { order, preparedOrder } from "../../schemas/order.schema.ts";

export const getRenewals = defineRoute({
	method: "GET",
	path: "/api/family/renewals",
	who: "parent",
	summary: "Until when each child is paid for, what more days cost, and the open order of any kind.",
	response: z.object({
		children: z.array(
			z.object({
				id,
				name: z.string(),
				grade: z.number(),
				avatar: z.nullable(z.string()),
				/** Null if nothing is paid anymore. */
				paid_until: z.nullable(moment),
				/** The parents withdrew their consent: there is nothing to pay for until they give it again. */
				is_paused: z.boolean(),
			}),
		),
		/** For one child, in major units. */
		course_fee: z.number(),
		currency,
		/** Days that one fee pays for. */
		duration: z.number(),
		order: z.nullable(order),
	}),
	errors: [],
});

export const postRenewals = defineRoute({
	method: "POST",
	path: "/api/family/renewals",
	who: "parent",
	summary: "Prepares the payment of another period for these children; it is added to the end.",
	body: z.strictObject({
		type: z._default(z.enum(["setup", "payment"]), "setup"),
		student_ids: z.array(id).check(
			z.minLength(1, "Please choose at least one child."),
			z.maxLength(20, "Please choose at most 20 children at once."),
			z.refine((ids) => new Set(ids).size === ids.length, "Please choose each child once."),
		),
	}),
	response: preparedOrder,
	errors: ["not_found", "order_closed", "order_open", "payment_unavailable", "payment_unknown"],
});

export const getCoverage = defineRoute({
	method: "GET",
	path: "/api/payments/coverage",
	who: "student",
	summary: "Who pays for this student, and until when it is paid.",
	response: z.object({ payers: z.array(z.string()), paid_until: z.nullable(moment) }),
	errors: [],
});

import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";
import { moment } from "../schemas/common.schema.ts";

export const getStripeMoney = defineRoute({
	method: "GET",
	path: "/api/superadmin/stripe-money",
	who: "admin",
	summary:
		"Where the money is that came by card: at Stripe, on its way to the bank, gone in fees and disputes.",
	response: z.object({
		/** When Stripe's balance was read last; null before the first time. */
		read_at: z.nullable(moment),
		/** Major units of it, as every amount here. */
		currency: z.literal("USD"),
		/** What Stripe holds. */
		balance: z.number(),
		/** Of that: what cannot be paid out yet. */
		pending: z.number(),
		/** What Stripe keeps back as a security. */
		reserve: z.number(),
		/** Booked here, and not in Stripe's balance yet. */
		not_confirmed: z.number(),
		in_transit: z.number(),
		bank: z.number(),
		fees: z.number(),
		/** Taken by banks that have not decided. */
		disputed: z.number(),
		/** Lost in disputes, less what was kept of the families' wallets. */
		dispute_losses: z.number(),
		dispute_fees: z.number(),
		/** Of somebody else with the same account at Stripe, or not clear. */
		other: z.number(),
		payouts: z.array(
			z.object({
				id: z.string(),
				currency: z.string(),
				amount: z.number(),
				/** In Stripe's words. */
				status: z.string(),
				arrives_at: moment,
			}),
		),
	}),
	errors: [],
});

import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { moment } from "../../schemas/common.schema.ts";

export const getStripeMoney = defineRoute({
	method: "GET",
	path: "/api/superadmin/stripe-money",
	who: "admin",
	summary:
		"Where the money is that came by card: at Stripe, on its way to the bank, gone in fees and disputes.",
	response: z.object({
		/** When Stripe's balance was last read; null if never. */
		read_at: z.nullable(moment),
		/** Major units of it, as every amount here. */
		currency: z.literal("USD"),
		/** Stripe's balance. */
		balance: z.number(),
		/** The part of it that cannot be paid out yet. */
		pending: z.number(),
		/** Stripe's reserve. */
		reserve: z.number(),
		/** Booked here, and not in Stripe's balance yet. */
		not_confirmed: z.number(),
		in_transit: z.number(),
		bank: z.number(),
		fees: z.number(),
		/** Withdrawn by banks for undecided disputes. */
		disputed: z.number(),
		/** Lost in disputes, minus what the families' wallets covered. */
		dispute_losses: z.number(),
		dispute_fees: z.number(),
		/** From others with the same Stripe account, or unclear. */
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

import * as z from "zod/mini";
import { defineRoute } from "../define-route.ts";

export const getSuperadminDashboard = defineRoute({
	method: "GET",
	path: "/api/superadmin/dashboard",
	who: "admin",
	summary: "How many people there are, what they practised and paid, and what waits. Days are those of UTC.",
	response: z.object({
		/** Active accounts that finished registration as a parent. */
		parents: z.number(),
		/** Active accounts that have not finished registration; super-admins aside. */
		registering_accounts: z.number(),
		students: z.number(),
		/** Of those the ones whose paid time is running. */
		enrolled_students: z.number(),
		/** Questions worked to the end, skips aside. */
		today_finished: z.number(),
		week_finished: z.number(),
		/** Of those solved at the first try without a hint, from 0 to 1; null while nothing was finished. */
		week_first_try_share: z.nullable(z.number()),
		/** The last seven days, oldest first. */
		week: z.array(
			z.object({ date: z.string(), weekday: z.string(), finished: z.number(), first_try: z.number() }),
		),
		/** Paid orders of the last 30 days, a row per currency; refunded ones aside. Amounts in major units. */
		payments: z.array(z.object({ currency: z.enum(["USD", "NPR"]), count: z.number(), amount: z.number() })),
		/** Orders that stand still, by their state. */
		waiting_orders: z.object({ failed: z.number(), needs_action: z.number(), awaiting_provider: z.number() }),
		/** Where our books and a provider disagree, and nobody has decided yet. */
		open_disagreements: z.number(),
		/** Invitations of children that can still be accepted. */
		waiting_invitations: z.number(),
	}),
	errors: [],
});

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
		/** Of those solved on the first try without a hint, from 0 to 1; null while nothing was finished. */
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

export const getFigures = defineRoute({
	method: "GET",
	path: "/api/superadmin/figures",
	who: "admin",
	summary: "How the product does over time: a row per UTC day up to today, and what waits by now.",
	query: z.object({ days: z._default(z.enum(["30", "90"]), "30") }),
	response: z.object({
		/** Oldest first; the last one is today, which is not over. */
		days: z.array(
			z.object({
				date: z.string(),
				new_families: z.number(),
				/** Children whose paid time was running when the day ended. */
				enrolled: z.number(),
				finished: z.number(),
				first_try: z.number(),
				model_calls: z.number(),
				/** In dollars, of the models whose price is known. */
				model_cost: z.number(),
			}),
		),
		/** Days with money alone. Amounts in major units; what was paid from a wallet was counted when it was loaded. */
		money: z.array(
			z.object({
				date: z.string(),
				currency: z.enum(["USD", "NPR"]),
				payments: z.number(),
				paid: z.number(),
				refunds: z.number(),
				refunded: z.number(),
			}),
		),
		/** Of the bank, by state; `published` has all that students get. */
		questions: z.array(
			z.object({
				state: z.enum(["draft", "in_review", "published", "suspended", "retired"]),
				count: z.number(),
			}),
		),
		/** Of the published ones: with a newer version that is a draft or in review, and counted there too. */
		published_changing: z.number(),
		/** Answers that a person must read, and reports of problems that nobody has answered. */
		waiting: z.object({ answers: z.number(), reports: z.number() }),
	}),
	errors: [],
});

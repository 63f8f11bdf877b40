import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";

export const getSuperadminDashboard = defineRoute({
	method: "GET",
	path: "/api/superadmin/dashboard",
	who: "admin",
	summary: "How many people there are, what they practised and paid, and what waits. Days are those of UTC.",
	response: z.object({
		/** Active accounts that finished registration as a parent. */
		parents: z.number(),
		/** Active accounts that have not finished registration, without super-admins. */
		registering_accounts: z.number(),
		students: z.number(),
		/** Those with a current enrollment. */
		enrolled_students: z.number(),
		/** Finished questions, without skips. */
		today_finished: z.number(),
		week_finished: z.number(),
		/** The share solved on the first try without a hint, from 0 to 1; null if nothing was finished. */
		week_first_try_share: z.nullable(z.number()),
		/** The last seven days, oldest first. */
		week: z.array(
			z.object({ date: z.string(), weekday: z.string(), finished: z.number(), first_try: z.number() }),
		),
		/** Paid orders of the last 30 days, one row per currency, without refunded ones. Amounts in major units. */
		payments: z.array(z.object({ currency: z.enum(["USD", "NPR"]), count: z.number(), amount: z.number() })),
		/** Orders that are waiting, by their state. */
		waiting_orders: z.object({ failed: z.number(), needs_action: z.number(), awaiting_provider: z.number() }),
		/** Undecided disagreements of our books with a provider. */
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
		/** Oldest first; the last one is today, which is incomplete. */
		days: z.array(
			z.object({
				date: z.string(),
				new_families: z.number(),
				/** Children with a current enrollment at the end of the day. */
				enrolled: z.number(),
				finished: z.number(),
				first_try: z.number(),
				model_calls: z.number(),
				/** In dollars, for models with a known price. */
				model_cost: z.number(),
			}),
		),
		/** Only days with money. Amounts in major units; wallet payments were counted when the wallet was loaded. */
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
		/** The bank by state; `published` counts every question that students get. */
		questions: z.array(
			z.object({
				state: z.enum(["draft", "in_review", "published", "suspended", "retired"]),
				count: z.number(),
			}),
		),
		/** Published questions with a newer version that is a draft or in review; counted there too. */
		published_changing: z.number(),
		/** Answers that need a person, and problem reports without a reply. */
		waiting: z.object({ answers: z.number(), reports: z.number() }),
	}),
	errors: [],
});

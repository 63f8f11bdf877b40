import * as z from "zod/mini";
import { defineRoute } from "../../define-route.ts";
import { cursor, id, line, moment, multilineText } from "../../schemas/common.schema.ts";
import { currency } from "../../schemas/currency.schema.ts";

const date = z.iso.date();

/** Amounts are major units of the family's currency. Costs and points are reward points, shown times 100. */
const amount = z.number("Please enter the amount in digits, such as 2.50.");

/** What a day with a reached goal should earn, and what the wallet covered. */
const earnedDay = z.object({ wanted: z.number(), given: z.number() });

const requestState = z.enum(["asked", "approved", "declined", "given"]);

const request = z.object({
	id,
	student_id: id,
	student_name: z.string(),
	promise_id: id,
	title: z.string(),
	cost: z.number(),
	state: requestState,
	/** The parent's reply; may be empty. */
	word: z.string(),
	asked_at: moment,
	answered_at: z.nullable(moment),
});

const promise = {
	title: z.string(),
	note: z.string(),
	cost: z.number(),
	/** The last day; null if there is none. */
	ends_on: z.nullable(date),
	/** How often each child can get it; null: no limit. */
	times: z.nullable(z.number()),
};

export const getRewards = defineRoute({
	method: "GET",
	path: "/api/parents/rewards",
	who: "parent",
	summary:
		"The family's rewards: daily rewards, what is set aside for each child, promises, and what children ask for.",
	response: z.object({
		currency,
		wallet_balance: z.number(),
		/** The highest daily reward that can be set. */
		most_daily_reward: z.number(),
		children: z.array(
			z.object({
				id,
				name: z.string(),
				avatar: z.nullable(z.string()),
				daily_reward: z.number(),
				rewards_balance: z.number(),
				daily_goal: z.number(),
				today_count: z.number(),
				/** Null until today's goal is reached. */
				today: z.nullable(earnedDay),
				points_earned: z.number(),
				/** Without points requested and not declined. */
				points_left: z.number(),
			}),
		),
		/** Requests that wait for a parent, and the newest of the others. */
		requests: z.array(request),
		/** For a student null: for every child. */
		promises: z.array(
			z.object({ id, student_id: z.nullable(id), ...promise, is_over: z.boolean(), created_at: moment }),
		),
	}),
	errors: [],
});

export const setDailyReward = defineRoute({
	method: "PUT",
	path: "/api/parents/children/:student_id/daily-reward",
	who: "parent",
	summary:
		"Sets what a child earns on a day that reaches its goal, from the next such day on; 0 turns it off.",
	params: z.object({ student_id: id }),
	body: z.strictObject({ daily_reward: amount }),
	response: z.object({ daily_reward: z.number() }),
	errors: [],
});

export const getRewardHistory = defineRoute({
	method: "GET",
	path: "/api/parents/children/:student_id/reward-history",
	who: "parent",
	summary: "What a child earned and what was paid out of it, newest first.",
	params: z.object({ student_id: id }),
	query: z.object({ cursor }),
	response: z.object({
		entries: z.array(
			z.object({
				id,
				kind: z.enum(["daily_reward", "payout"]),
				at: moment,
				currency,
				amount: z.number(),
				/** For a daily reward: the day, and what it should have earned. */
				date: z.nullable(date),
				wanted: z.nullable(z.number()),
				/** For a payout: the parent's note, and who made it. */
				note: z.string(),
				paid_by: z.nullable(z.string()),
			}),
		),
		next_cursor: z.nullable(z.string()),
	}),
	errors: [],
});

export const payOutRewards = defineRoute({
	method: "POST",
	path: "/api/parents/children/:student_id/reward-payouts",
	who: "parent",
	summary:
		"Notes that a parent gave a child some of its rewards by hand; the same amount is back in the wallet.",
	params: z.object({ student_id: id }),
	body: z.strictObject({
		amount,
		note: z._default(multilineText(300), ""),
		/** One per press: the same key again changes nothing. */
		client_key: z.uuid(),
	}),
	response: z.object({ rewards_balance: z.number(), wallet_balance: z.number() }),
	errors: ["reward_too_low"],
});

export const writePromise = defineRoute({
	method: "POST",
	path: "/api/parents/reward-promises",
	who: "parent",
	summary: "Promises something for points, to one child or to all.",
	body: z.strictObject({
		student_id: z.nullable(id),
		title: line("The promise", 80),
		note: z._default(multilineText(300), ""),
		/** Reward points: 2.5 is shown as 250.00 pts. */
		cost: z.number("Please enter the points in digits, such as 50."),
		ends_on: z.nullable(date),
		times: z.nullable(
			z.int("Please enter a whole number.").check(z.gte(1, "At least once."), z.lte(99, "At most 99 times.")),
		),
	}),
	response: z.object({ id }),
	errors: ["not_found"],
});

export const endPromise = defineRoute({
	method: "POST",
	path: "/api/parents/reward-promises/:promise_id/end",
	who: "parent",
	summary: "Ends a promise: nobody can ask for it any more. What was asked for stays.",
	params: z.object({ promise_id: id }),
	body: z.strictObject({}),
	response: z.object({}),
	errors: [],
});

export const answerRequest = defineRoute({
	method: "PUT",
	path: "/api/parents/reward-requests/:request_id",
	who: "parent",
	summary: "Approves or declines what a child asks for, or notes that it was given.",
	params: z.object({ request_id: id }),
	body: z.strictObject({
		state: z.enum(["approved", "declined", "given"]),
		/** For the child; required to decline. */
		word: z._default(multilineText(300), ""),
	}),
	response: z.object({ state: requestState }),
	errors: ["request_answered"],
});

export const getOwnRewards = defineRoute({
	method: "GET",
	path: "/api/student/rewards",
	who: "student",
	summary:
		"The own daily reward, what is set aside, promises and what was asked for. The wallet is the parents'.",
	response: z.object({
		currency,
		daily_reward: z.number(),
		rewards_balance: z.number(),
		daily_goal: z.number(),
		today_count: z.number(),
		today: z.nullable(earnedDay),
		points_left: z.number(),
		promises: z.array(
			z.object({
				id,
				...promise,
				/** How often it can still be requested; null: no limit. */
				times_left: z.nullable(z.number()),
				/** A request waits for an answer. */
				is_asked: z.boolean(),
				can_ask: z.boolean(),
			}),
		),
		/** The newest ones. */
		requests: z.array(z.omit(request, { student_id: true, student_name: true })),
	}),
	errors: [],
});

export const askForReward = defineRoute({
	method: "POST",
	path: "/api/student/reward-promises/:promise_id/ask",
	who: "student",
	summary: "Asks for something that was promised; its points are kept back until a parent declines.",
	params: z.object({ promise_id: id }),
	body: z.strictObject({ client_key: z.uuid() }),
	response: z.object({ request_id: id, points_left: z.number() }),
	errors: ["points_too_low", "promise_ended", "request_open"],
});

export const getMoneyLeft = defineRoute({
	method: "GET",
	path: "/api/family/money",
	who: "own_account",
	summary: "All money of the own family here, the wallet and what is set aside as rewards, per currency.",
	response: z.object({ amounts: z.array(z.object({ currency, amount: z.number() })) }),
	errors: ["not_found"],
});

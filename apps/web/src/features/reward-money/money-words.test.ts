import { describe, expect, test } from "vitest";
import { ownTodayWords, todayWords } from "./money-words.ts";
import type { OwnRewards } from "./reward-money.api.ts";

const own: OwnRewards = {
	currency: "USD",
	daily_reward: 1,
	rewards_balance: 0,
	daily_goal: 10,
	today_count: 7,
	today: null,
	points_left: 0,
	promises: [],
	requests: [],
};

describe("today's reward", () => {
	test.each<[Partial<OwnRewards>, string]>([
		[{}, "3 more questions and today earns $1.00."],
		[{ today_count: 9 }, "1 more question and today earns $1.00."],
		[{ today_count: 10 }, "You reached today’s goal. $1.00 is on its way."],
		[{ today_count: 10, today: { wanted: 1, given: 1 } }, "You earned $1.00 today. Well done!"],
		[
			{ today_count: 10, today: { wanted: 1, given: 0.4 } },
			"You reached today’s goal. $0.40 could be set aside this time.",
		],
		[
			{ today_count: 10, today: { wanted: 1, given: 0 } },
			"You reached today’s goal! Nothing could be set aside this time. Your parents know.",
		],
		[
			{ today_count: 10, today: { wanted: 0, given: 0 } },
			"You reached today’s goal. Starting tomorrow, it earns $1.00.",
		],
		[{ daily_reward: 0 }, "There’s no daily reward right now."],
		[{ daily_reward: 0, today: { wanted: 2, given: 2 } }, "You earned $2.00 today. Well done!"],
	])("%j: %s", (changed, words) => {
		expect(ownTodayWords({ ...own, ...changed })).toBe(words);
	});

	test("a parent is informed that the wallet had too little", () => {
		const child = {
			...own,
			id: "",
			name: "Maya",
			avatar: null,
			points_earned: 0,
			today: { wanted: 1, given: 0.4 },
		};
		expect(todayWords(child, "USD")).toBe("Earned $0.40 of $1.00 today: the wallet didn’t have the rest");
		expect(todayWords({ ...child, today: null }, "USD")).toBe("Today 7 of 10 questions");
	});
});

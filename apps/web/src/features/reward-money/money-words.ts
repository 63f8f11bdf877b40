import { formatAmount } from "@learnin/domain/pricing/money";
import type { OwnRewards, RewardChild } from "./reward-money.api.ts";
import { isOnItsWay } from "./reward-money.api.ts";
import { count } from "../../platform/count-words.ts";

type Currency = OwnRewards["currency"];

/** Formats an amount from the API. */
export function moneyWords(amount: number, currency: Currency): string {
	return formatAmount(amount, currency);
}

/** Today's earned reward, or what is missing for it, in words for the child. */
export function ownTodayWords(rewards: OwnRewards): string {
	const { currency, daily_reward, daily_goal, today, today_count } = rewards;
	if (today !== null && today.wanted > 0) {
		if (today.given === today.wanted)
			return `You earned ${moneyWords(today.given, currency)} today. Well done!`;
		if (today.given > 0)
			return `You reached today’s goal. ${moneyWords(today.given, currency)} could be set aside this time.`;
		return "You reached today’s goal! Nothing could be set aside this time. Your parents know.";
	}
	if (daily_reward === 0) return "There’s no daily reward right now.";
	const each = moneyWords(daily_reward, currency);
	if (today !== null) return `You reached today’s goal. Starting tomorrow, it earns ${each}.`;
	if (isOnItsWay(rewards)) return `You reached today’s goal. ${each} is on its way.`;
	return `${count(daily_goal - today_count, "more question")} and today earns ${each}.`;
}

/** The same for a parent, in a few words; null without a daily reward, which the page says already. */
export function todayWords(
	{ daily_reward, daily_goal, today, today_count }: RewardChild,
	currency: Currency,
): string | null {
	if (today !== null && today.wanted > 0) {
		const given = moneyWords(today.given, currency);
		if (today.given === today.wanted) return `Earned ${given} today`;
		return `Earned ${given} of ${moneyWords(today.wanted, currency)} today: the wallet didn’t have the rest`;
	}
	if (daily_reward === 0) return null;
	if (today !== null) return "Today’s goal was already reached. It counts starting tomorrow.";
	return `Today ${today_count} of ${count(daily_goal, "question")}`;
}

/** "Nov 21, 2026", in any time zone. */
export function dateWords(date: string): string {
	return new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeZone: "UTC" }).format(
		new Date(`${date}T00:00:00Z`),
	);
}

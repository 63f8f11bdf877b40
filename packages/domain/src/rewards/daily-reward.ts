import type { Currency } from "../pricing/order-total.ts";

/** The most that one day can earn, in minor units: one wallet load lasts for weeks. */
export const MAX_DAILY_REWARD: Readonly<Record<Currency, number>> = { USD: 2_000, NPR: 200_000 };

/** Whether a parent can set this daily reward, in minor units; 0 turns it off. */
export function canBeDailyReward(minor: number, currency: Currency): boolean {
	return Number.isSafeInteger(minor) && minor >= 0 && minor <= MAX_DAILY_REWARD[currency];
}

/** What a day earns, in minor units: the set amount, or what is left in the wallet. Never below 0. */
export function dailyRewardGiven(wanted_minor: number, wallet_minor: number): number {
	return Math.max(0, Math.min(wanted_minor, wallet_minor));
}

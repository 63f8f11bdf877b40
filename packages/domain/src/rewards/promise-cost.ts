import { fromRewardPoints } from "./points-for-attempt.ts";

/** Points as shown that a promise costs: whole ones, from what two questions earn to what years of practice do. */
export const PROMISE_COST = { least: 5, most: 100_000 } as const;

const POINTS_PER_SHOWN_POINT = 100;

/** Stored points of a promise's cost in `rewardPoints`; null where it is no whole number of shown points within the limits. */
export function promiseCost(reward_points: number): number | null {
	const points = fromRewardPoints(reward_points);
	if (points === null || points % POINTS_PER_SHOWN_POINT !== 0) return null;
	const shown = points / POINTS_PER_SHOWN_POINT;
	return PROMISE_COST.least <= shown && shown <= PROMISE_COST.most ? points : null;
}

export type RequestState = "asked" | "approved" | "declined" | "given";

/** Stored points that can still be spent: what was earned, without what was asked for and not declined. */
export function pointsLeft(
	earned: number,
	requests: readonly { state: RequestState; cost_points: number }[],
): number {
	const spent = requests.filter(({ state }) => state !== "declined");
	return earned - spent.reduce((sum, { cost_points }) => sum + cost_points, 0);
}

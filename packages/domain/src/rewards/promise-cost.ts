import { fromRewardPoints } from "./points.ts";

/**
 * The cost of a promise in shown points: whole ones, from the earnings of two questions to those of years of
 * practice.
 */
export const PROMISE_COST = { least: 5, most: 100_000 } as const;

const POINTS_PER_SHOWN_POINT = 100;

/**
 * Stored points of a promise's cost in `reward_points`; null if it is not a whole number of shown points
 * within the limits.
 */
export function promiseCost(reward_points: number): number | null {
	const points = fromRewardPoints(reward_points);
	if (points === null || points % POINTS_PER_SHOWN_POINT !== 0) return null;
	const shown = points / POINTS_PER_SHOWN_POINT;
	return PROMISE_COST.least <= shown && shown <= PROMISE_COST.most ? points : null;
}

export type RequestState = "asked" | "approved" | "declined" | "given";

/** Stored points left to spend: earned ones without those requested and not declined. */
export function pointsLeft(
	earned: number,
	requests: readonly { state: RequestState; cost_points: number }[],
): number {
	const spent = requests.filter(({ state }) => state !== "declined");
	return earned - spent.reduce((sum, { cost_points }) => sum + cost_points, 0);
}

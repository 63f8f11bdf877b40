import type { Difficulty } from "../question/difficulty.ts";

/** Stored points in one `reward_points`: points are integers, so that sums are exact. */
const POINTS_PER_REWARD_POINT = 10_000;

/**
 * What a correct answer earns, in stored points: 100 to 500 for difficulty 1 to 5 on the first try without a
 * hint (0.01 to 0.05 reward points, shown as 1.00 to 5.00 pts), otherwise half. The statement that stores the answer
 * chooses between the two, as it alone knows the hints opened and the tries until then.
 */
export function pointsForDifficulty(difficulty: Difficulty): { first_try: number; helped: number } {
	return { first_try: difficulty * 100, helped: difficulty * 50 };
}

/** Stored points as `reward_points` of the API: 500 gives 0.05. */
export function toRewardPoints(points: number): number {
	return points / POINTS_PER_REWARD_POINT;
}

/** `reward_points` of the API as stored points: 0.05 gives 500. Null if not a whole number of them. */
export function fromRewardPoints(reward_points: number): number | null {
	const points = Math.round(reward_points * POINTS_PER_REWARD_POINT);
	return Number.isSafeInteger(points) && toRewardPoints(points) === reward_points ? points : null;
}

/**
 * `reward_points` as the header shows them: times 100, two decimals, no thousands separator: 0.125 gives
 * "12.50 pts".
 */
export function formatPoints(reward_points: number): string {
	// Back to the stored integer first: 0.285 * 100 is 28.499999999999996 in binary.
	const points = Math.round(reward_points * POINTS_PER_REWARD_POINT);
	return `${(points / 100).toFixed(2)} pts`;
}

/** The format outside the header: without zero decimals, with thousands separators: 0.12 gives "12 pts". */
export function shortPoints(reward_points: number): string {
	const points = pointsFigure(reward_points);
	return points === "1" ? `${points} pt` : `${points} pts`;
}

/** The figure of `shortPoints`, where a heading says that it is points. */
export function pointsFigure(reward_points: number): string {
	const [whole = "", decimals = ""] = formatPoints(reward_points).split(/[. ]/);
	const rest = decimals.replace(/0+$/, "");
	return `${whole.replace(/\B(?=(\d{3})+$)/g, ",")}${rest === "" ? "" : `.${rest}`}`;
}

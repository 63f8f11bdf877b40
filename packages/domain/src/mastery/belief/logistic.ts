/** The chance (0 to 1) for these log odds. */
export function chanceOf(log_odds: number): number {
	return 1 / (1 + Math.exp(-log_odds));
}

/** The log odds of a chance strictly between 0 and 1. */
export function logOddsOf(chance: number): number {
	return Math.log(chance / (1 - chance));
}

/**
 * The mean chance over normally distributed log odds: uncertainty pulls it toward one half. MacKay (1992),
 * "The evidence framework applied to classification networks", the moderated output.
 */
export function meanChance({ mean, variance }: Normal): number {
	return chanceOf(mean * moderation(variance));
}

/** The factor on log odds because of uncertainty, 0 to 1. */
export function moderation(variance: number): number {
	return 1 / Math.sqrt(1 + (Math.PI * variance) / 8);
}

/** A normal distribution: its mean and variance. */
export interface Normal {
	mean: number;
	variance: number;
}

/** Clamps `value` to the two bounds. */
export function within(value: number, least: number, most: number): number {
	return Math.min(most, Math.max(least, value));
}

/** The chance (0 to 1) that belongs to log odds. */
export function chanceOf(log_odds: number): number {
	return 1 / (1 + Math.exp(-log_odds));
}

/** The log odds that belong to a chance strictly between 0 and 1. */
export function logOddsOf(chance: number): number {
	return Math.log(chance / (1 - chance));
}

/**
 * The mean chance over log odds that are only known as a normal distribution: uncertainty pulls it towards one half.
 * MacKay (1992), "The evidence framework applied to classification networks", the moderated output.
 */
export function meanChance({ mean, variance }: Normal): number {
	return chanceOf(mean * moderation(variance));
}

/** What uncertainty multiplies log odds by, 0 to 1. */
export function moderation(variance: number): number {
	return 1 / Math.sqrt(1 + (Math.PI * variance) / 8);
}

/** What is known about a number: its mean and its variance. */
export interface Normal {
	mean: number;
	variance: number;
}

/** `value`, or the nearer of the two bounds. */
export function within(value: number, least: number, most: number): number {
	return Math.min(most, Math.max(least, value));
}

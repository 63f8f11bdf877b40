const first = 1000;
const slowest = 20_000;

/**
 * Milliseconds until the next poll for a review: short at first, longer later, after `asked` polls without a verdict.
 */
export function reviewPace(asked: number): number {
	return Math.min(slowest, Math.round(first * 1.4 ** asked));
}

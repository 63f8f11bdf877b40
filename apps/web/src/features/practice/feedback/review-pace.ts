const first = 1000;
const slowest = 20_000;

/** Milliseconds until a review is asked about again: soon at first, seldom later. `asked` times were without a verdict. */
export function reviewPace(asked: number): number {
	return Math.min(slowest, Math.round(first * 1.4 ** asked));
}

/** Density of the standard normal distribution. */
export function normalDensity(x: number): number {
	return Math.exp(-0.5 * x * x) * 0.3989422804014327;
}

/**
 * The standard normal cumulative distribution at x; error at most 7.5e-8 (Abramowitz and Stegun 1964,
 * 26.2.17).
 */
export function normalChance(x: number): number {
	const t = 1 / (1 + 0.2316419 * Math.abs(x));
	const tail =
		normalDensity(x) *
		t *
		(0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
	return x >= 0 ? 1 - tail : tail;
}

/**
 * Guessing keeps right answers likely at low log odds, and slips keep wrong ones likely at high ones, so
 * chances follow another curve than the logistic one. Each basis function is 1 at its knot and falls to 0 at
 * the neighboring knots: with one weight each, the head learns a piecewise linear curve.
 */
const KNOTS = [-2, -1, 0, 1, 2, 3] as const;

/** The number of basis functions, and of their weights. */
export const BENDS = KNOTS.length;

/** The basis functions at these log odds, each 0 to 1; their sum is 1. */
export function bendsAt(log_odds: number): number[] {
	const inside = Math.min(Math.max(log_odds, KNOTS[0]), KNOTS[BENDS - 1] ?? 0);
	// Knots are one apart.
	return KNOTS.map((knot) => Math.max(0, 1 - Math.abs(inside - knot)));
}

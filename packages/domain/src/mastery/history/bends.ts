/**
 * Guessing keeps right answers likely where log odds are low, and slips keep wrong ones likely where they are high, so
 * chances follow log odds by another curve than the logistic one. Each bend is 1 at its knot and falls to 0 at the knots
 * beside it: with a weight for each, the head learns a curve of straight pieces.
 */
const KNOTS = [-2, -1, 0, 1, 2, 3] as const;

/** How many weights the bends have. */
export const BENDS = KNOTS.length;

/** What the bends are at these log odds, each 0 to 1; together 1. */
export function bendsAt(log_odds: number): number[] {
	const inside = Math.min(Math.max(log_odds, KNOTS[0]), KNOTS[BENDS - 1] ?? 0);
	// Knots are one apart.
	return KNOTS.map((knot) => Math.max(0, 1 - Math.abs(inside - knot)));
}

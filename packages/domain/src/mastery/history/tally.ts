import type { Rated } from "./rating.ts";

/**
 * A summary of a series of answers: how many there were, how the recent ones went, and how they compared with
 * their predictions. Kept for a student, for a student's skill, for an item and for a skill.
 */
export interface Tally extends Rated {
	right: number;
	/** Exponentially weighted sums of right (1) and wrong (0), one for each of `HALF_LIVES`; see `recentMean`. */
	results: readonly number[];
	/** The same for the result minus its predicted chance. */
	surprises: readonly number[];
	/** Right answers since the last wrong one, or wrong ones since the last right one as a negative number. */
	streak: number;
	/** The newest answer, milliseconds since 1970; null before the first. */
	last_at_ms: number | null;
}

/** In answers: the last one or two, the last few, one or two sets, and the long run. */
const HALF_LIVES = [1, 4, 16, 64] as const;

const DECAYS = HALF_LIVES.map((half_life) => 0.5 ** (1 / half_life));

/** The tally before the first answer. */
export function newTally(): Tally {
	const zeros = HALF_LIVES.map(() => 0);
	return { rating: 0, seen: 0, right: 0, results: zeros, surprises: zeros, streak: 0, last_at_ms: null };
}

/** The tally after one more answer whose predicted chance was `expected` (0 to 1). */
export function addToTally(
	tally: Tally,
	answer: { is_right: boolean; expected: number; at_ms: number; rating: number },
): Tally {
	const result = answer.is_right ? 1 : 0;
	const surprise = result - answer.expected;
	return {
		rating: answer.rating,
		seen: tally.seen + 1,
		right: tally.right + result,
		results: tally.results.map((sum, at) => decayed(sum, at) + result),
		surprises: tally.surprises.map((sum, at) => decayed(sum, at) + surprise),
		streak: answer.is_right ? Math.max(0, tally.streak) + 1 : Math.min(0, tally.streak) - 1,
		last_at_ms: Math.max(tally.last_at_ms ?? answer.at_ms, answer.at_ms),
	};
}

function decayed(sum: number, at: number): number {
	return sum * (DECAYS[at] ?? 0);
}

/**
 * Weighted mean of recent results (0 to 1) for the half-life at this index, shrunk toward `prior` with the
 * weight of `strength` answers, so that a single answer does not count as a rate.
 */
export function recentMean(
	tally: Tally,
	at: number,
	{ prior, strength }: { prior: number; strength: number },
): number {
	return ((tally.results[at] ?? 0) + prior * strength) / (weightSeen(tally.seen, at) + strength);
}

/** Weighted mean of recent surprises (-1 to 1) for the half-life at this index, shrunk toward 0. */
export function recentSurprise(tally: Tally, at: number, strength: number): number {
	return (tally.surprises[at] ?? 0) / (weightSeen(tally.seen, at) + strength);
}

/** The sum of the weights of that many answers: 1 + d + d² + … */
function weightSeen(seen: number, at: number): number {
	const decay = DECAYS[at] ?? 0;
	return (1 - decay ** seen) / (1 - decay);
}

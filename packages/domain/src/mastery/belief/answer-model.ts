import type { Sign } from "../learning/finished-question.ts";
import type { Part } from "./log-odds.ts";
import { chanceOf, meanChance, type Normal } from "./logistic.ts";

/**
 * The chance of a right first try: c + (1 - c - s) R sigma(x), with the guess chance c, the slip chance s,
 * retrievability R and log odds x. Without R it is the four-parameter logistic model of Barton and Lord
 * (1981).
 */

/** The chance of a wrong answer despite knowing how: a typo, a misread digit. */
const SLIP = 0.05;
/** The chance of a right typed answer without knowing how: partial knowledge sometimes suffices. */
const LUCK = 0.03;

/** What separates knowing how from being right. */
export interface Circumstances {
	/** The chance of being right by guessing. */
	guess_chance: number;
	/** The share of the knowledge not yet forgotten. */
	still_there: number;
}

/** The chance of a right first try over uncertain log odds. */
export function chanceOfRight(log_odds: Normal, circumstances: Circumstances): number {
	const floor = floorOf(circumstances);
	return floor + (1 - floor - SLIP) * circumstances.still_there * meanChance(log_odds);
}

/**
 * How far one answer moves each part: one step of an extended Kalman filter with Fisher's expected
 * information, treating the parts as independent. An uncertain part moves far, a certain one little; a right
 * answer lowers nothing.
 */
export function moveBy(
	sign: Pick<Sign, "is_right" | "weight">,
	log_odds: Normal,
	circumstances: Circumstances,
): (part: Part) => Normal {
	const floor = floorOf(circumstances);
	const top = (1 - floor - SLIP) * circumstances.still_there;
	const known = chanceOf(log_odds.mean);
	const right = floor + top * known;
	const slope = top * known * (1 - known);
	const surprise = sign.is_right ? slope / right : -slope / (1 - right);
	const information = (sign.weight * slope * slope) / (right * (1 - right));
	const damping = 1 / (1 + log_odds.variance * information);
	return ({ mean, variance, loading, least_variance }) => {
		const reach = variance * loading;
		const shrunk = variance - reach * reach * information * damping;
		return {
			mean: mean + reach * sign.weight * surprise * damping,
			variance: Math.max(shrunk, Math.min(variance, least_variance)),
		};
	};
}

function floorOf({ guess_chance }: Circumstances): number {
	return Math.max(LUCK, guess_chance);
}

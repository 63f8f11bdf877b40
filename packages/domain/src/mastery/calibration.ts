import { chanceOf, logOddsOf, type Normal, within } from "./logistic.ts";
import type { Observation } from "./observation.ts";

/**
 * Corrects the chances of the model by what came of them: a shift of the log odds at each of the knots, and between two of
 * them on the straight line (binning as in Zadrozny and Elkan 2001, without its steps). One for all students. The model's
 * form cannot be right everywhere, but what it says can be made to mean what it says.
 */
export interface Calibration {
	/** One per knot. */
	shifts: readonly Normal[];
}

/** Where the shifts are, as log odds of these chances. */
const KNOTS = [0.05, 0.15, 0.3, 0.5, 0.7, 0.85, 0.95].map(logOddsOf);
/** The model is believed at first, and is never corrected faster than some thousand answers can vouch for. */
const PRIOR_VARIANCE = 0.05;
const LEAST_VARIANCE = 0.002;
/** Less than half of the distance of two knots, so that the better chance stays the better one. */
const LARGEST_SHIFT = 0.4;

/** The calibration before any answer: what the model says. */
export function newCalibration(): Calibration {
	return { shifts: KNOTS.map(() => ({ mean: 0, variance: PRIOR_VARIANCE })) };
}

/** The chance (0 to 1) that a chance of the model has turned out to mean. */
export function calibrated({ shifts }: Calibration, model_chance: number): number {
	const log_odds = logOddsOf(model_chance);
	const loadings = loadingsOf(log_odds);
	return chanceOf(shifts.reduce((sum, { mean }, at) => sum + mean * (loadings[at] ?? 0), log_odds));
}

/**
 * The calibration after one answer, by the same kind of step as the rest. Each observation once, in any order. What was
 * skipped was no try, and says nothing about the chances of those that were.
 */
export function learnCalibration(calibration: Calibration, observation: Observation): Calibration {
	if (!observation.is_answered) return calibration;
	const { model_chance, is_right } = observation;
	const loadings = loadingsOf(logOddsOf(model_chance));
	const chance = calibrated(calibration, model_chance);
	const surprise = (is_right ? 1 : 0) - chance;
	const information = chance * (1 - chance);
	const reaches = calibration.shifts.map(({ variance }, at) => variance * (loadings[at] ?? 0));
	const together = reaches.reduce((sum, reach, at) => sum + reach * (loadings[at] ?? 0), 0);
	const damping = 1 / (1 + together * information);
	const shifts = calibration.shifts.map(({ mean, variance }, at) => {
		const reach = reaches[at] ?? 0;
		const shrunk = variance - reach * reach * information * damping;
		return {
			mean: within(mean + reach * surprise * damping, -LARGEST_SHIFT, LARGEST_SHIFT),
			variance: Math.max(shrunk, Math.min(variance, LEAST_VARIANCE)),
		};
	});
	return { shifts };
}

/** How much each knot counts at those log odds: the two neighbours by nearness, beyond the ends the last one alone. */
function loadingsOf(log_odds: number): number[] {
	const x = within(log_odds, KNOTS[0] ?? 0, KNOTS.at(-1) ?? 0);
	return KNOTS.map((knot, at) => {
		const neighbour = KNOTS[x < knot ? at - 1 : at + 1];
		if (neighbour === undefined) return x === knot ? 1 : 0;
		return Math.max(0, 1 - Math.abs(x - knot) / Math.abs(neighbour - knot));
	});
}

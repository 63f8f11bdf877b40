import { chanceOf, logOddsOf, type Normal, within } from "./logistic.ts";
import type { Observation } from "../learning/observation.ts";

/**
 * Corrects the model's chances by actual outcomes: a shift of the log odds at each knot, with linear
 * interpolation between them (binning as in Zadrozny and Elkan 2001, without its steps). One calibration for
 * all students. The model's form cannot be right everywhere, but its stated chances can be made to match
 * frequencies.
 */
export interface Calibration {
	/** One per knot. */
	shifts: readonly Normal[];
}

/** The knots, as log odds of these chances. */
const KNOTS = [0.05, 0.15, 0.3, 0.5, 0.7, 0.85, 0.95].map(logOddsOf);
/** Trusts the model at first, and never corrects it faster than a few thousand answers justify. */
const PRIOR_VARIANCE = 0.05;
const MIN_VARIANCE = 0.002;
/** Less than half the distance between two knots, so that a higher chance stays higher. */
const MAX_SHIFT = 0.4;

/** The calibration before any answer: no correction. */
export function newCalibration(): Calibration {
	return { shifts: KNOTS.map(() => ({ mean: 0, variance: PRIOR_VARIANCE })) };
}

/** The calibrated chance (0 to 1) for a chance of the model. */
export function calibrated({ shifts }: Calibration, model_chance: number): number {
	const log_odds = logOddsOf(model_chance);
	const loadings = loadingsOf(log_odds);
	return chanceOf(shifts.reduce((sum, { mean }, at) => sum + mean * (loadings[at] ?? 0), log_odds));
}

/**
 * The calibration after one answer, by the same kind of step as the other parameters. Apply each observation
 * once, in any order. Skipped questions were not tried, so they say nothing about the chances.
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
			mean: within(mean + reach * surprise * damping, -MAX_SHIFT, MAX_SHIFT),
			variance: Math.max(shrunk, Math.min(variance, MIN_VARIANCE)),
		};
	});
	return { shifts };
}

/**
 * The weight of each knot at these log odds: the two neighbors by distance, beyond the ends only the last
 * one.
 */
function loadingsOf(log_odds: number): number[] {
	const x = within(log_odds, KNOTS[0] ?? 0, KNOTS.at(-1) ?? 0);
	return KNOTS.map((knot, at) => {
		const neighbour = KNOTS[x < knot ? at - 1 : at + 1];
		if (neighbour === undefined) return x === knot ? 1 : 0;
		return Math.max(0, 1 - Math.abs(x - knot) / Math.abs(neighbour - knot));
	});
}

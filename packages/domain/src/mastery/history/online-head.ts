import { chanceOf } from "../belief/logistic.ts";

/**
 * An online logistic regression that corrects given log odds, one answer at a time. Its weights are a normal
 * distribution with full covariance, updated by an extended Kalman step (the online Laplace approximation;
 * Spiegelhalter and Lauritzen 1990, "Sequential updating of conditional probabilities"). All weights at zero
 * mean no correction.
 */
export interface OnlineHead {
	/** Answers it has learned from. */
	learned: number;
	weights: Float64Array;
	/** The covariance of the weights, row by row; symmetric. */
	covariance: Float64Array;
}

/** The prior variance of each weight: features are scaled so that a weight of 0.3 is large. */
const PRIOR_VARIANCE = 0.02;
/** Half-life of what is learned, in answers, so that the head follows drift. */
const FADES_AFTER = 60_000;
const GROWTH = 0.5 ** (-1 / FADES_AFTER);

/** A head before any answer, with these weights and the prior variance. */
export function newHead(first_weights: readonly number[]): OnlineHead {
	const size = first_weights.length;
	const covariance = new Float64Array(size * size);
	for (let at = 0; at < size; at += 1) covariance[at * size + at] = PRIOR_VARIANCE;
	return { learned: 0, weights: Float64Array.from(first_weights), covariance };
}

/** Log odds of a right answer: the given ones plus the correction; missing weights count as zero. */
export function headLogOdds(weights: Float64Array, given: number, features: Float64Array): number {
	let sum = given;
	for (let at = 0; at < features.length; at += 1) sum += (weights[at] ?? 0) * (features[at] ?? 0);
	return sum;
}

/** Learns from one answer, in place: a head is large, and every answer of a deployment updates it. */
export function teachHead(
	head: OnlineHead,
	{ given, features }: { given: number; features: Float64Array },
	is_right: boolean,
): void {
	const { weights, covariance } = head;
	const size = weights.length;
	const chance = chanceOf(headLogOdds(weights, given, features));
	const { reach, spread } = reachOf(covariance, features);
	const information = chance * (1 - chance);
	const damping = 1 / (1 + spread * information);
	const surprise = ((is_right ? 1 : 0) - chance) * damping;
	const shrink = information * damping;
	for (let row = 0; row < size; row += 1) {
		const reached = reach[row] ?? 0;
		weights[row] = (weights[row] ?? 0) + reached * surprise;
		const begin = row * size;
		for (let at = 0; at < size; at += 1) {
			covariance[begin + at] = (covariance[begin + at] ?? 0) - shrink * reached * (reach[at] ?? 0);
		}
	}
	fade(covariance, size);
	head.learned += 1;
}

/** The product of covariance and features, and the variance that the weights add to the log odds. */
function reachOf(covariance: Float64Array, features: Float64Array): { reach: Float64Array; spread: number } {
	const size = features.length;
	const reach = new Float64Array(size);
	let spread = 0;
	for (let row = 0; row < size; row += 1) {
		const begin = row * size;
		let sum = 0;
		for (let at = 0; at < size; at += 1) sum += (covariance[begin + at] ?? 0) * (features[at] ?? 0);
		reach[row] = sum;
		spread += sum * (features[row] ?? 0);
	}
	return { reach, spread };
}

/** Raises the variance a little, at most to the prior. */
function fade(covariance: Float64Array, size: number): void {
	for (let at = 0; at < size; at += 1) {
		const place = at * size + at;
		covariance[place] = Math.min(PRIOR_VARIANCE, (covariance[place] ?? 0) * GROWTH);
	}
}

import { normalChance, normalDensity } from "./normal.ts";
import type { ChildKind, PlacementModel } from "./placement-model.ts";
import type { PlacementAnswer, PlacementResponse } from "./placement-skill.ts";

/**
 * The chance of a wrong answer despite knowing how: a typo, a misread digit. Higher than in practice, since
 * there is no warm-up.
 */
const SLIP = 0.1;
/** The chance of a right typed answer without knowing how: partial knowledge sometimes suffices. */
const LUCK = 0.06;
/** How often students who know it, and who do not, say "not learned yet". */
const NOT_LEARNED = { known: 0.03, unknown: 0.45 };

/** The belief after some answers. */
export interface PlacementBelief {
	model: PlacementModel;
	kinds: readonly ChildKind[];
}

/** How likely an answer is where the skill is known and where it is not. */
export interface Likelihood {
	known: number;
	unknown: number;
}

/** The likelihood of the answer from a child who knows the skill and from one who does not. */
export function likelihoodOf(response: PlacementResponse, guess_chance: number): Likelihood {
	const lucky = Math.max(LUCK, guess_chance);
	const tried = { known: 1 - NOT_LEARNED.known, unknown: 1 - NOT_LEARNED.unknown };
	switch (response) {
		case "not_learned":
			return NOT_LEARNED;
		case "right":
			return { known: tried.known * (1 - SLIP), unknown: tried.unknown * lucky };
		case "wrong":
			return { known: tried.known * SLIP, unknown: tried.unknown * (1 - lucky) };
	}
}

/** The belief after the answers, in the given order; answers about other skills are ignored. */
export function beliefAfter(model: PlacementModel, answers: readonly PlacementAnswer[]): PlacementBelief {
	return answers.reduce<PlacementBelief>(
		(belief, answer) => {
			const at = model.indexOf.get(answer.skill_id);
			if (at === undefined) return belief;
			return moved(belief, at, likelihoodOf(answer.response, answer.guess_chance));
		},
		{ model, kinds: model.kinds },
	);
}

/** The chance (0 to 1) that each skill of the model is known, in its order. */
export function knownChances({ model, kinds }: PlacementBelief): number[] {
	const count = model.skills.length;
	return model.skills.map((_, at) => {
		let chance = 0;
		for (const { weight, mean, covariance } of kinds)
			chance += weight * normalChance((mean[at] ?? 0) / Math.sqrt(covariance[at * count + at] ?? 0));
		return chance;
	});
}

function moved({ model, kinds }: PlacementBelief, at: number, likelihood: Likelihood): PlacementBelief {
	const after = kinds.map((kind) => kindAfter(kind, at, likelihood));
	const total = after.reduce((sum, { weight }) => sum + weight, 0);
	return { model, kinds: after.map((kind) => ({ ...kind, weight: kind.weight / total })) };
}

/** One step of assumed density filtering: a normal distribution with the posterior mean and variance. */
function kindAfter({ weight, mean, covariance }: ChildKind, at: number, likelihood: Likelihood): ChildKind {
	const count = mean.length;
	const { evidence, shift, shrink } = stepOf(mean[at] ?? 0, covariance[at * count + at] ?? 0, likelihood);
	const row = covariance.subarray(at * count, (at + 1) * count);
	const next_mean = new Float64Array(count);
	const next_covariance = new Float64Array(count * count);
	for (let one = 0; one < count; one += 1) {
		next_mean[one] = (mean[one] ?? 0) + (row[one] ?? 0) * shift;
		const factor = (row[one] ?? 0) * shrink;
		for (let other = 0; other < count; other += 1)
			next_covariance[one * count + other] =
				(covariance[one * count + other] ?? 0) - factor * (row[other] ?? 0);
	}
	return { weight: weight * evidence, mean: next_mean, covariance: next_covariance };
}

/**
 * How an answer about a hidden value moves the others, per unit of covariance with it: the first two moments
 * of a normal distribution times a likelihood that depends only on the sign of the value.
 */
export function stepOf(mean: number, variance: number, { known, unknown }: Likelihood) {
	const deviation = Math.sqrt(variance);
	const z = mean / deviation;
	const evidence = unknown + (known - unknown) * normalChance(z);
	const shift = ((known - unknown) * normalDensity(z)) / (evidence * deviation);
	return { evidence, shift, shrink: shift * (shift + mean / variance) };
}

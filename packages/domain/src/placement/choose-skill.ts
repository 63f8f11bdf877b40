import { normalChance } from "./normal.ts";
import type { PlacementAnswer } from "./placement-skill.ts";
import { knownChances, likelihoodOf, stepOf } from "./placement-belief.ts";
import type { Likelihood, PlacementBelief } from "./placement-belief.ts";

/** The expected information of a question about a skill. */
interface PlacementCandidate {
	skill_id: string;
	/** Expected information about all skills together, in bits. */
	bits: number;
	/** The chance that the skill is known, 0 to 1. */
	known: number;
}

/** How many of the possible skills are evaluated: the least certain ones. */
const LOOKED_AT = 40;
/** A skill with less remaining uncertainty does not affect the choice. */
const SURE_BITS = 0.03;
/** A question with less expected information is not worth a child's minute. */
const ENOUGH_BITS = 0.25;
/** Of questions with nearly the best information, the child gets the one it most probably knows. */
const NEARLY_AS_MUCH = 0.8;
/** A child who could not answer this many in a row, or who starts, gets one it probably knows. */
const IN_A_ROW = 3;
const LIKELY_KNOWN = 0.75;

/**
 * The skill to ask next, each at most once: the one with the highest expected information about all skills together
 * (Lindley 1956). Of nearly equal ones the child gets one it can probably do, and an easy one at the start and after
 * three it could not answer. Undefined if no skill is left to ask, or no question tells enough.
 */
export function nextSkill(
	belief: PlacementBelief,
	answers: readonly PlacementAnswer[],
): PlacementCandidate | undefined {
	const candidates = candidatesOf(belief, new Set(answers.map(({ skill_id }) => skill_id)));
	const [best] = candidates;
	if (best === undefined || best.bits < ENOUGH_BITS) return undefined;
	if (needsAnEasyOne(answers))
		return candidates.find(({ known }) => known >= LIKELY_KNOWN) ?? likeliest(candidates, best);
	return likeliest(
		candidates.filter(({ bits }) => bits >= NEARLY_AS_MUCH * best.bits),
		best,
	);
}

function likeliest(candidates: readonly PlacementCandidate[], best: PlacementCandidate): PlacementCandidate {
	return candidates.reduce((chosen, each) => (each.known > chosen.known ? each : chosen), best);
}

function needsAnEasyOne(answers: readonly PlacementAnswer[]): boolean {
	const last = answers.slice(-IN_A_ROW);
	return (
		answers.length === 0 || (last.length === IN_A_ROW && last.every(({ response }) => response !== "right"))
	);
}

/** The skills that can be asked, most informative first. */
function candidatesOf(belief: PlacementBelief, asked: ReadonlySet<string>): PlacementCandidate[] {
	const chances = knownChances(belief);
	const open = belief.model.skills
		.map((skill, at) => ({ ...skill, at, known: chances[at] ?? 0 }))
		.filter(({ skill_id, guess_chance }) => guess_chance !== null && !asked.has(skill_id))
		.toSorted((one, other) => entropy(other.known) - entropy(one.known))
		.slice(0, LOOKED_AT);
	const unsure = chances.flatMap((chance, at) => (entropy(chance) > SURE_BITS ? [at] : []));
	const before = unsure.reduce((sum, at) => sum + entropy(chances[at] ?? 0), 0);
	return open
		.map(({ skill_id, guess_chance, at, known }) => ({
			skill_id,
			known,
			bits: before - expectedEntropy({ belief, unsure }, at, guess_chance ?? 0),
		}))
		.toSorted((one, other) => other.bits - one.bits);
}

interface Unsure {
	belief: PlacementBelief;
	/** Indexes of the skills that are not certain yet. */
	unsure: readonly number[];
}

function expectedEntropy(about: Unsure, at: number, guess_chance: number): number {
	const right = likelihoodOf("right", guess_chance);
	const other = { known: 1 - right.known, unknown: 1 - right.unknown };
	return entropyAfter(about, at, right) + entropyAfter(about, at, other);
}

/** Entropy of the uncertain skills after an answer, times the chance of that answer. */
function entropyAfter({ belief, unsure }: Unsure, at: number, likelihood: Likelihood): number {
	const count = belief.model.skills.length;
	const kinds = belief.kinds.map(({ weight, mean, covariance }) => {
		const step = stepOf(mean[at] ?? 0, covariance[at * count + at] ?? 0, likelihood);
		return { ...step, mean, covariance, weight: weight * step.evidence };
	});
	const total = kinds.reduce((sum, { weight }) => sum + weight, 0);
	let sum = 0;
	for (const skill of unsure) {
		let chance = 0;
		for (const { weight, shift, shrink, mean, covariance } of kinds) {
			const shared = covariance[at * count + skill] ?? 0;
			const variance = (covariance[skill * count + skill] ?? 0) - shrink * shared * shared;
			chance += weight * normalChance(((mean[skill] ?? 0) + shared * shift) / Math.sqrt(variance));
		}
		sum += entropy(chance / total);
	}
	return total * sum;
}

/** In bits. */
function entropy(chance: number): number {
	if (chance <= 1e-9 || chance >= 1 - 1e-9) return 0;
	return -(chance * Math.log2(chance) + (1 - chance) * Math.log2(1 - chance));
}

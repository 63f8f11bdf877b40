import type { PrerequisiteMastery, QuestionFigures, SkillContext } from "../learning/learner-state.ts";
import { PRIOR_VARIANCE } from "../learning/learner-state.ts";
import type { Normal } from "./logistic.ts";
import { retrievability } from "./memory.ts";
import { DAY_MS } from "../../time/day.ts";

/**
 * Log odds of knowing how: ability + skill + shares of its prerequisites - offset of the skill - offset of
 * the question. This is Elo with several parts (Pelánek 2016, "Applications of the Elo rating system in
 * adaptive educational systems"), each with its own variance as in Glicko (Glickman 1999).
 */

/**
 * The share of a skill's log odds that comes from its prerequisites together, if their weights add up to 1.
 */
const PREREQUISITE_SHARE = 0.3;

/** How much a variance grows per day without answers: children learn at school, and forget. */
const VARIANCE_PER_DAY = { ability: 0.001, skill: 0.03 } as const;

/** Minimum variances: what a child knows keeps changing, so old answers must lose their weight. */
const MIN_VARIANCE = { ability: 0.1, skill: 1.5 } as const;

/** One part of the log odds: its weight, its variance, and its minimum variance. */
export interface Part extends Normal {
	loading: number;
	least_variance: number;
}

/** The student's parts at one moment. */
export interface StudentParts {
	ability: Part;
	skill: Part;
	prerequisites: readonly (Part & { below: PrerequisiteMastery })[];
}

/** The student's parts at `now_ms`: time without answers makes all of them less certain. */
export function studentParts(context: SkillContext, now_ms: number): StudentParts {
	const { ability, mastery, prerequisites } = context;
	const together = prerequisites.reduce((sum, { weight }) => sum + weight, 0);
	const share = PREREQUISITE_SHARE / Math.max(1, together);
	return {
		ability: partOf(ability, "ability", 1, now_ms),
		skill: partOf(mastery, "skill", 1, now_ms),
		prerequisites: prerequisites.map((below) => ({
			...partOf(below.mastery, "skill", share * below.weight, now_ms),
			below,
		})),
	};
}

/** The sum of the parts. */
export function sumOf({ ability, skill, prerequisites }: StudentParts): Normal {
	const sum = { mean: ability.mean + skill.mean, variance: ability.variance + skill.variance };
	for (const { mean, variance, loading } of prerequisites) {
		sum.mean += loading * mean;
		sum.variance += loading * loading * variance;
	}
	return sum;
}

/**
 * The log odds of knowing how to do a question of the skill; without a question, one of medium difficulty.
 */
export function logOddsOn(context: SkillContext, now_ms: number, question?: QuestionFigures): Normal {
	const student = sumOf(studentParts(context, now_ms));
	return {
		mean: student.mean - context.figures.mean - (question?.mean ?? 0),
		variance: student.variance + context.figures.variance + (question?.variance ?? 0),
	};
}

/** Retrievability; 1 if nothing was practiced, since there is nothing to forget. */
export function stillThere({ mastery }: SkillContext, now_ms: number): number {
	return mastery.memory === null ? 1 : retrievability(mastery.memory, now_ms);
}

/** A part after the time without answers; its variance grows up to the prior. */
function partOf(
	{ mean, variance, updated_at_ms }: Normal & { updated_at_ms: number | null },
	kind: keyof typeof VARIANCE_PER_DAY,
	loading: number,
	now_ms: number,
): Part {
	const days = updated_at_ms === null ? 0 : Math.max(0, now_ms - updated_at_ms) / DAY_MS;
	const grown = variance + VARIANCE_PER_DAY[kind] * days;
	return {
		mean,
		variance: Math.max(variance, Math.min(PRIOR_VARIANCE[kind], grown)),
		loading,
		least_variance: MIN_VARIANCE[kind],
	};
}

import { newSkill, type SkillMastery } from "../learning/learner-state.ts";
import { logOddsOf, type Normal } from "./logistic.ts";
import type { Memory } from "./memory.ts";

/** What a placement found about one skill of one student. */
export interface PlacedBelief {
	/** The chance that the student knew it, 0 to 1. */
	known_chance: number;
	/** When the placement ended, milliseconds since 1970. */
	placed_at_ms: number;
}

/**
 * A placement asks a skill once, or only its neighbors: a few answers of the student must be able to move it.
 */
const FURTHEST_LOG_ODDS = 2.5;
/** The variance if the placement is certain, and if it found nothing; the latter is that of a new skill. */
const PLACED_VARIANCE = { sure: 1.5, unsure: 2 } as const;

/**
 * A student's skill: its own row, or the placement without one. A row from before the placement is averaged
 * with it, weighted by certainty; a row from after it started from it. Evidence and mastery stay unchanged:
 * those take answers in practice.
 */
export function masteryWithPlaced(
	own: SkillMastery | undefined,
	placed: PlacedBelief | undefined,
): SkillMastery {
	if (placed === undefined) return own ?? newSkill();
	const { placed_at_ms } = placed;
	const believed = placedNormal(placed);
	if (own === undefined || own.updated_at_ms === null)
		return { ...newSkill(), ...believed, updated_at_ms: placed_at_ms };
	if (own.updated_at_ms >= placed_at_ms) return own;
	return { ...own, ...averaged(own, believed), memory: untraced(own.memory), updated_at_ms: placed_at_ms };
}

/** Traces from before the placement would outweigh it, so tracing restarts from the average. */
function untraced(memory: Memory | null): Memory | null {
	if (memory === null) return null;
	const { known_chance: _, ...kept } = memory;
	return kept;
}

/** The skill's part of the log odds for a placed chance. */
function placedNormal({ known_chance }: PlacedBelief): Normal {
	const chance = Math.min(0.99, Math.max(0.01, known_chance));
	const log_odds = logOddsOf(chance);
	const unsure = 4 * chance * (1 - chance);
	return {
		mean: Math.min(FURTHEST_LOG_ODDS, Math.max(-FURTHEST_LOG_ODDS, log_odds)),
		variance: PLACED_VARIANCE.sure + unsure * (PLACED_VARIANCE.unsure - PLACED_VARIANCE.sure),
	};
}

/**
 * The precision-weighted mean. The variance stays the smaller one, since both may rest on the same knowledge.
 */
function averaged(one: Normal, other: Normal): Normal {
	const precision = 1 / one.variance + 1 / other.variance;
	return {
		mean: (one.mean / one.variance + other.mean / other.variance) / precision,
		variance: Math.min(one.variance, other.variance),
	};
}

import type { Stage } from "../standing.ts";

/** The effect of one set on one skill. */
export interface SkillInSet {
	stage_before: Stage;
	stage_after: Stage;
	/** Before the set, 0 to 1; null if no question of the skill was tried before. */
	mastery_before: number | null;
	mastery_after: number;
	/** Questions of the set that were right on the first try without help. */
	first_try: number;
}

/** Mastered, passed its review, reached a higher stage, or became more certain within its stage. */
export const GROWTH_KINDS = ["mastered", "review_passed", "moved", "surer"] as const;

export type GrowthKind = (typeof GROWTH_KINDS)[number];

const stages: readonly Stage[] = ["unknown", "learning", "nearly", "mastered", "due_for_review"];

/**
 * How a skill grew in a set, or null if it did not. Without at least one right first try nothing is called
 * stronger, whatever the model says, and neither is a skill whose mastery fell.
 */
export function growthOf(skill: SkillInSet): GrowthKind | null {
	const { stage_before, stage_after, mastery_before, mastery_after, first_try } = skill;
	if (first_try === 0) return null;
	if (stage_after === "mastered" && stage_before === "due_for_review") return "review_passed";
	if (stage_after === "mastered" && stage_before !== "mastered") return "mastered";
	if (mastery_before !== null && mastery_after <= mastery_before) return null;
	return stages.indexOf(stage_after) > stages.indexOf(stage_before) ? "moved" : "surer";
}

import type { Calibration } from "../belief/calibration.ts";
import { newSkillFigures } from "./learner-state.ts";
import type { SkillContext, SkillFigures, SkillMastery, StudentAbility } from "./learner-state.ts";
import { lookOf } from "../../placement/placement-result.ts";
import { masteryWithPlaced, type PlacedBelief } from "../belief/placed-belief.ts";

/** A skill with its prerequisites, from the skill graph. */
export interface GraphSkill {
	skill_id: string;
	prerequisites: readonly { skill_id: string; weight: number }[];
}

/** Everything known about one student, by skill. Skills missing in a map are new. */
export interface Learner {
	ability: StudentAbility;
	masteries: ReadonlyMap<string, SkillMastery>;
	/** What the newest placement found, by skill; absent without one. */
	placed?: ReadonlyMap<string, PlacedBelief>;
	/** The same for all students. */
	figures: ReadonlyMap<string, SkillFigures>;
	calibration: Calibration;
}

/** How much of a prerequisite a skill uses if the graph does not say: some, but not all of it. */
const USUAL_WEIGHT = 0.5;

/** A skill with equal weights for its prerequisites. */
export function graphSkill(skill_id: string, prerequisite_ids: readonly string[]): GraphSkill {
	return {
		skill_id,
		prerequisites: prerequisite_ids.map((id) => ({ skill_id: id, weight: USUAL_WEIGHT })),
	};
}

/** The inputs of the chance on one skill. */
export function contextOf(learner: Learner, skill: GraphSkill): SkillContext {
	return {
		ability: learner.ability,
		mastery: masteryOf(learner, skill.skill_id),
		prerequisites: skill.prerequisites.map(({ skill_id, weight }) => ({
			mastery: masteryOf(learner, skill_id),
			weight,
		})),
		figures: learner.figures.get(skill.skill_id) ?? newSkillFigures(),
		calibration: learner.calibration,
	};
}

/**
 * What a placement found about the skill; undefined without one. Answers since then are only in `contextOf`.
 */
export function placedBelief(learner: Pick<Learner, "placed">, skill_id: string): PlacedBelief | undefined {
	return learner.placed?.get(skill_id);
}

/** Whether a skill without any answer looks known from the newest placement. */
export function looksKnown(learner: Pick<Learner, "placed">, skill_id: string): boolean {
	const placed = placedBelief(learner, skill_id);
	return placed !== undefined && lookOf(placed.known_chance) === "known";
}

function masteryOf(learner: Learner, skill_id: string): SkillMastery {
	return masteryWithPlaced(learner.masteries.get(skill_id), placedBelief(learner, skill_id));
}

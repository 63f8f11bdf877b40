import type { Calibration } from "./calibration.ts";
import {
	newSkillFigures,
	type SkillContext,
	type SkillFigures,
	type SkillMastery,
	type StudentAbility,
} from "./learner-state.ts";
import { masteryWithPlaced, type PlacedBelief } from "./placed-belief.ts";

/** A skill with what it builds on; the caller takes it from the skill graph. */
export interface GraphSkill {
	skill_id: string;
	prerequisites: readonly { skill_id: string; weight: number }[];
}

/** Everything that is known about one student, by skill. Skills that are not in a map are new. */
export interface Learner {
	ability: StudentAbility;
	masteries: ReadonlyMap<string, SkillMastery>;
	/** What the newest placement found, by skill; absent where there was none. */
	placed?: ReadonlyMap<string, PlacedBelief>;
	/** The same for all students. */
	figures: ReadonlyMap<string, SkillFigures>;
	calibration: Calibration;
}

/** How much of a prerequisite is used in a skill where the graph does not say: it is needed, but not all of it. */
const USUAL_WEIGHT = 0.5;

/** A skill of a graph that names prerequisites without weights. */
export function graphSkill(skill_id: string, prerequisite_ids: readonly string[]): GraphSkill {
	return {
		skill_id,
		prerequisites: prerequisite_ids.map((id) => ({ skill_id: id, weight: USUAL_WEIGHT })),
	};
}

/** What the chance on one skill depends on. */
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

/** What a placement found about the skill; undefined where none did. Own answers since then are in `contextOf` alone. */
export function placedBelief(learner: Pick<Learner, "placed">, skill_id: string): PlacedBelief | undefined {
	return learner.placed?.get(skill_id);
}

function masteryOf(learner: Learner, skill_id: string): SkillMastery {
	return masteryWithPlaced(learner.masteries.get(skill_id), placedBelief(learner, skill_id));
}

import { skillsToPlace } from "@learnin/curriculum/placement/skills-to-place";
import { type PlacementModel, placementModel } from "@learnin/domain/placement/placement-model";
import { skillsAround } from "@learnin/domain/placement/placement-skill";
import { Recent } from "../../platform/cache/recent.ts";
import type { SkillGraph } from "../skills/index.ts";

// Seven grades; while skills are edited, open placements may use several revisions.
const recent = new Recent<string, PlacementModel>(14);

/** The prior for any child of the grade before its first answer, with the currently active skills. */
export function placementModelOf(graph: SkillGraph, grade: number): PlacementModel {
	const key = `${graph.revision} ${grade}`;
	const known = recent.get(key);
	if (known !== undefined) return known;
	const active = graph.skills.filter(({ is_active }) => is_active);
	const model = placementModel(skillsAround(skillsToPlace(active), grade), grade);
	recent.set(key, model);
	return model;
}

import { placementKind } from "@learnin/domain/placement/placement-kind";
import type { PlacementSkill } from "@learnin/domain/placement/placement-skill";
import { generatedKinds } from "../generators/generated-kinds.ts";
import type { OrderedSkill } from "../skills/teaching-order.ts";

/** Skills in teaching order for placement; those without a generator cannot be asked, but are reported. */
export function skillsToPlace(inOrder: readonly OrderedSkill[]): PlacementSkill[] {
	return inOrder.map(({ id, grade, domain, prerequisites }) => ({
		skill_id: id,
		grade,
		domain,
		prerequisites,
		guess_chance: placementKind(generatedKinds(id))?.guess_chance ?? null,
	}));
}

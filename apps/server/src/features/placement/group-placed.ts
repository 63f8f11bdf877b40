import { lookOf, type PlacedLook } from "@learnin/domain/placement/placement-result";
import type { SkillGraph, SkillNode } from "../skills/index.ts";
import type { selectPlacedSkills } from "./placement.queries.ts";

type Placed = Awaited<ReturnType<typeof selectPlacedSkills>>[number];

/** The result for a skill that still exists. */
export interface FoundSkill {
	node: SkillNode;
	look: PlacedLook;
	found: Placed;
}

/** The result, by domain in the order of the school curriculum, each in teaching order. */
export function groupPlaced(
	graph: SkillGraph,
	placed: readonly Placed[],
): { id: string; name: string; skills: FoundSkill[] }[] {
	const found = new Map(placed.map((each) => [each.skill_id, each]));
	const inOrder = graph.skills.flatMap((node): FoundSkill[] => {
		const of = found.get(node.id);
		return of === undefined ? [] : [{ node, look: lookOf(of.known_chance), found: of }];
	});
	return [...Map.groupBy(inOrder, ({ node }) => node.domain)].map(([id, skills]) => ({
		id,
		name: skills[0]?.node.domain_name ?? id,
		skills,
	}));
}

/** A skill as pages name it. */
export function namedSkill(graph: SkillGraph, { id, child_name, grade }: SkillNode) {
	return { skill_id: id, name: child_name, grade, place: graph.placeOf(id) };
}

/** The skills to begin with that still exist. */
export function namedStarts(graph: SkillGraph, skill_ids: readonly string[]) {
	return skill_ids.flatMap((id) => {
		const node = graph.byId(id);
		return node === undefined ? [] : [namedSkill(graph, node)];
	});
}

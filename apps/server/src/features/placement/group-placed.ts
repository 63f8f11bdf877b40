import { lookOf, type PlacedLook } from "@learnin/domain/placement/placement-result";
import type { SkillGraph, SkillNode } from "../skills/index.ts";
import type { selectPlacedSkills } from "./placement.queries.ts";

type Placed = Awaited<ReturnType<typeof selectPlacedSkills>>[number];

/** What was found about a skill that there still is. */
export interface FoundSkill {
	node: SkillNode;
	look: PlacedLook;
	found: Placed;
}

/** What was found, by domain in the order in which school comes to them, each in teaching order. */
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

/** The skills to begin with, as far as there still are. */
export function namedStarts(graph: SkillGraph, skill_ids: readonly string[]) {
	return skill_ids.flatMap((id) => {
		const node = graph.byId(id);
		return node === undefined ? [] : [namedSkill(graph, node)];
	});
}

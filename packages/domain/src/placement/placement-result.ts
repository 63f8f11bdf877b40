import { knownChances, type PlacementBelief } from "./placement-belief.ts";
import type { PlacementAnswer, PlacementResponse } from "./placement-skill.ts";

/** A skill's appearance at the end: nothing is called mastered, since most of it was never asked. */
export const PLACED_LOOKS = ["known", "unclear", "not_yet"] as const;
export type PlacedLook = (typeof PLACED_LOOKS)[number];

/** Above this chance a skill looks known; below the other it looks not learned yet. */
const LOOKS_KNOWN_FROM = 0.7;
const LOOKS_NOT_YET_BELOW = 0.3;
/** The more probable of the two. */
const COUNTS_AS_KNOWN_FROM = 0.5;

/** The result for one skill, and its evidence. */
export interface PlacedSkill {
	skill_id: string;
	/** 0 to 1. */
	known_chance: number;
	look: PlacedLook;
	/** Null if the skill itself was not asked. */
	asked: PlacementResponse | null;
	/** Answers about direct or indirect prerequisites and dependents. */
	related_answers: number;
}

/** The result for every skill, in teaching order. */
export function placementResult(belief: PlacementBelief, answers: readonly PlacementAnswer[]): PlacedSkill[] {
	const chances = knownChances(belief);
	const { skills } = belief.model;
	const related = relatedTo(belief, answers);
	const asked = new Map(answers.map(({ skill_id, response }) => [skill_id, response]));
	return skills.map(({ skill_id }, at) => {
		const known_chance = chances[at] ?? 0;
		return {
			skill_id,
			known_chance,
			look: lookOf(known_chance),
			asked: asked.get(skill_id) ?? null,
			related_answers: related.get(skill_id) ?? 0,
		};
	});
}

/** Whether a skill is more probably known than not. */
export function countsAsKnown(known_chance: number): boolean {
	return known_chance >= COUNTS_AS_KNOWN_FROM;
}

/** The appearance of a skill that is known with this chance (0 to 1). */
export function lookOf(known_chance: number): PlacedLook {
	if (known_chance >= LOOKS_KNOWN_FROM) return "known";
	return known_chance < LOOKS_NOT_YET_BELOW ? "not_yet" : "unclear";
}

/** How many answers are about skills above or below, by skill. */
function relatedTo(
	{ model }: PlacementBelief,
	answers: readonly PlacementAnswer[],
): ReadonlyMap<string, number> {
	const below = new Map(model.skills.map(({ skill_id, prerequisites }) => [skill_id, prerequisites]));
	const above = new Map<string, string[]>();
	for (const { skill_id, prerequisites } of model.skills)
		for (const id of prerequisites) above.set(id, [...(above.get(id) ?? []), skill_id]);
	const counts = new Map<string, number>();
	for (const { skill_id } of answers)
		for (const id of [...reachedFrom(skill_id, below), ...reachedFrom(skill_id, above)])
			counts.set(id, (counts.get(id) ?? 0) + 1);
	return counts;
}

/** Everything reachable along the links, without the start. */
function reachedFrom(from: string, links: ReadonlyMap<string, readonly string[]>): Set<string> {
	const reached = new Set<string>();
	const waiting = [from];
	for (let next = waiting.pop(); next !== undefined; next = waiting.pop())
		for (const id of links.get(next) ?? []) {
			if (reached.has(id)) continue;
			reached.add(id);
			waiting.push(id);
		}
	return reached;
}

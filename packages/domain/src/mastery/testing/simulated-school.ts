import type { Draws } from "./draws.ts";

/**
 * A world that shares nothing with the model under test: a skill is a set of steps, each known or not; a
 * question needs some of them together. It has no abilities, no offsets and no log odds.
 */
export interface SchoolSkill {
	id: string;
	/** Indexes of its prerequisites, all before its own. */
	prerequisites: number[];
	/** How many steps the skill has. */
	steps: number;
	/** How easily a step is learned, around 1. */
	ease: number;
	/** Options of its questions; null if the answer is typed. */
	options: number | null;
}

/** Skills in teaching order, each using up to three of the few before it. */
export function simulatedSchool(draws: Draws, count: number): SchoolSkill[] {
	return Array.from({ length: count }, (_, at) => {
		const near = Array.from({ length: Math.min(6, at) }, (_, back) => at - 1 - back);
		return {
			id: `skill-${at}`,
			prerequisites: draws.some(near, draws.below(4)),
			steps: 3 + draws.below(4),
			ease: draws.between(0.5, 1.5),
			options: draws.isTrue(0.35) ? 2 + draws.below(4) : null,
		};
	});
}

/** How many steps a question of a difficulty from 1 to 5 needs: from one up to all of the skill. */
export function stepsNeeded(skill: SchoolSkill, difficulty: number): number {
	return Math.max(1, Math.round((skill.steps * (difficulty + 1)) / 6));
}

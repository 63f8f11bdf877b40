import { isLearning } from "./plan-set.ts";
import type { PracticeReason } from "./practice-reasons.ts";
import { stepsToLearn } from "./todays-plan.ts";

interface Reasoned {
	skill_id: string;
	reason: PracticeReason;
}

export interface WhatIsOpen {
	/** Today's set. */
	steps: readonly Reasoned[];
	/** What to practice next, the most useful first. */
	suggestions: readonly Reasoned[];
	isMastered: (skill_id: string) => boolean;
}

/**
 * The student's position on the path, the same as what the dashboard starts: the first skill that today's set teaches,
 * else the one that the next set would teach first; null if everything is known. Never a mastered one, also while the
 * student practices it.
 */
export function placeOnPath({ steps, suggestions, isMastered }: WhatIsOpen): Reasoned | null {
	const inOrder = [...stepsToLearn(steps), ...suggestions.filter(isLearning)];
	const next = inOrder.find((each) => !isMastered(each.skill_id));
	return next === undefined ? null : { skill_id: next.skill_id, reason: next.reason };
}

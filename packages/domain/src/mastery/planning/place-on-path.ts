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
 * The student's position on the path, the same as what the dashboard starts: the first of `nextToLearn`; null if
 * everything is known.
 */
export function placeOnPath(open: WhatIsOpen): Reasoned | null {
	return nextToLearn(open)[0] ?? null;
}

/**
 * What the result of a starting point names: what today's set teaches, in the order of `nextToLearn`; if it only
 * repeats, the first of that. So it begins where the path does.
 */
export function firstToLearn(open: WhatIsOpen): Reasoned[] {
	const today = nextToLearn({ ...open, suggestions: [] });
	return today.length > 0 ? today : nextToLearn(open).slice(0, 1);
}

/**
 * What the student learns next, in order and each skill once: what today's set teaches, then what the next sets would teach. Never a mastered skill, also while the student practices it.
 * The single source for the path, a parent's worksheet and the weekly email, so that they name the same skills.
 */
export function nextToLearn({ steps, suggestions, isMastered }: WhatIsOpen): Reasoned[] {
	const inOrder = [...stepsToLearn(steps), ...suggestions.filter(isLearning)]
		.map(({ skill_id, reason }) => ({ skill_id, reason }))
		.filter(({ skill_id }) => !isMastered(skill_id));
	return [...Map.groupBy(inOrder, ({ skill_id }) => skill_id).values()].flatMap(([first]) => first ?? []);
}

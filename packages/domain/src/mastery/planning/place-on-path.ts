import { setToContinue } from "../../practice/set-to-continue.ts";
import { isLearning } from "./plan-set.ts";
import type { PracticeReason } from "./practice-reasons.ts";
import { stepsToLearn } from "./todays-plan.ts";

interface Reasoned {
	skill_id: string;
	reason: PracticeReason;
}

export interface WhatIsOpen {
	/** Sets with open questions, the newest first. */
	unfinished: readonly { kind: string; skill_id: string | null }[];
	/** Today's set. */
	steps: readonly Reasoned[];
	/** What to practice next, the most useful first. */
	suggestions: readonly Reasoned[];
	isMastered: (skill_id: string) => boolean;
}

/**
 * The student's position on the path, the same as what the dashboard starts: the skill of the set to continue, else the
 * first that today's set teaches, else the one that the next set would teach first; null if everything is known.
 */
export function placeOnPath({ unfinished, steps, suggestions, isMastered }: WhatIsOpen): Reasoned | null {
	const skill_id = setToContinue(unfinished)?.skill_id ?? null;
	if (skill_id !== null) {
		const suggested = suggestions.find((each) => each.skill_id === skill_id);
		return { skill_id, reason: suggested?.reason ?? "keep_fresh" };
	}
	const inOrder = [...stepsToLearn(steps), ...suggestions.filter(isLearning)];
	const next = inOrder.find((each) => !isMastered(each.skill_id));
	return next === undefined ? null : { skill_id: next.skill_id, reason: next.reason };
}

import { isLearning, type PlannedPlace } from "./plan-set.ts";
import type { PracticeReason } from "./practice-reasons.ts";

/** The part of one skill in today's set. */
export interface PlanStep {
	skill_id: string;
	reason: PracticeReason;
	/** How many questions, 1 or more. */
	questions: number;
}

/** The skills of a set in planned order, each with its first reason. */
export function todaysPlan(places: readonly Pick<PlannedPlace, "skill_id" | "reason">[]): PlanStep[] {
	const steps = new Map<string, PlanStep>();
	for (const { skill_id, reason } of places) {
		const step = steps.get(skill_id) ?? { skill_id, reason, questions: 0 };
		steps.set(skill_id, { ...step, questions: step.questions + 1 });
	}
	return [...steps.values()];
}

/**
 * The steps that teach something, without reviews and questions of known skills: what the end of a placement
 * names as new, and the first of them is the student's position on the path.
 */
export function stepsToLearn<Step extends Pick<PlanStep, "reason">>(steps: readonly Step[]): Step[] {
	return steps.filter(isLearning);
}

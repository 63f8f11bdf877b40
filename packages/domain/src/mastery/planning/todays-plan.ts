import type { PlannedPlace } from "./plan-set.ts";
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

import { type LearnerInGraph, standingsOf } from "../mastery/index.ts";

export interface MasteredSkill {
	skill_id: string;
	mastered_at: Date;
}

/** Skills that were mastered within this many milliseconds before now and still are, the newest first. */
export function masteredSince(learner: LearnerInGraph, now: Date, within_ms: number): MasteredSkill[] {
	return [...standingsOf(learner, now)]
		.flatMap(([skill_id, { stage }]) => {
			const at = learner.masteries.get(skill_id)?.mastered_at_ms ?? null;
			const is_mastered = stage === "mastered" || stage === "due_for_review";
			if (at === null || !is_mastered || at < now.getTime() - within_ms) return [];
			return [{ skill_id, mastered_at: new Date(at) }];
		})
		.toSorted((a, b) => b.mastered_at.getTime() - a.mastered_at.getTime());
}

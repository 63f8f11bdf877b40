import type { Stage } from "./standing.ts";

/** So many finished questions of a skill before anything is said: a new skill is hard for everybody. */
export const STUCK_FROM_FINISHED = 8;
/** So many of the newest are looked at. */
export const STUCK_LAST = 6;
/** At most so many of them were right on the first try. */
export const STUCK_AT_MOST_RIGHT = 2;
/** Between two words about the same skill lie at least so many days. */
export const STUCK_AGAIN_AFTER_DAYS = 14;

/** How a skill goes for a student now. */
export interface SkillCourse {
	stage: Stage;
	/** Questions of the skill finished so far. */
	finished_count: number;
	/** Of the newest finished questions whether each was right on the first try, without a hint; at least `STUCK_LAST`. */
	last_first_tries: readonly boolean[];
}

/** Whether the student practises a skill and does not get on: somebody should help. */
export function isStuck({ stage, finished_count, last_first_tries }: SkillCourse): boolean {
	if (stage !== "learning" || finished_count < STUCK_FROM_FINISHED) return false;
	if (last_first_tries.length < STUCK_LAST) return false;
	return last_first_tries.slice(0, STUCK_LAST).filter(Boolean).length <= STUCK_AT_MOST_RIGHT;
}

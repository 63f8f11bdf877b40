import type { Stage } from "../standing.ts";

/** Finished questions of a skill before it can count as stuck: a new skill is hard for everyone. */
export const STUCK_FROM_FINISHED = 8;
/** How many of the newest questions count. */
export const STUCK_LAST = 6;
/** At most this many of them were right on the first try. */
export const STUCK_AT_MOST_RIGHT = 2;
/** Minimum days between two messages about the same skill. */
export const STUCK_AGAIN_AFTER_DAYS = 14;

/** A student's recent results in a skill. */
export interface SkillCourse {
	stage: Stage;
	/** Finished questions of the skill so far. */
	finished_count: number;
	/**
	 * Whether each of the newest finished questions was right on the first try without a hint; at least
	 * `STUCK_LAST` of them.
	 */
	last_first_tries: readonly boolean[];
}

/** Whether the student practices a skill without progress, so that someone should help. */
export function isStuck({ stage, finished_count, last_first_tries }: SkillCourse): boolean {
	if (stage !== "learning" || finished_count < STUCK_FROM_FINISHED) return false;
	if (last_first_tries.length < STUCK_LAST) return false;
	return last_first_tries.slice(0, STUCK_LAST).filter(Boolean).length <= STUCK_AT_MOST_RIGHT;
}

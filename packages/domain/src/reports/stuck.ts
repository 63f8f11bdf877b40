import type { Stage } from "../mastery/standing.ts";
import {
	isStuck as isStuckCourse,
	STUCK_AT_MOST_RIGHT,
	STUCK_FROM_FINISHED,
	STUCK_LAST,
} from "../mastery/planning/stuck.ts";
import type { RecentQuestion } from "./figures.ts";

/** The rule of `mastery/stuck` in words for families. */
export const STUCK_RULE = `Stuck means: still learning after at least ${STUCK_FROM_FINISHED} questions, with at most ${STUCK_AT_MOST_RIGHT} of the last ${STUCK_LAST} right on the first try. Here, skipped questions count as not right.`;

/** Whether practice of a skill makes no progress, by the figures of a report. */
export function isStuck(skill: {
	stage: Stage;
	finished_ever: number;
	/** Newest first. */
	recent: readonly RecentQuestion[];
}): boolean {
	return isStuckCourse({
		stage: skill.stage,
		finished_count: skill.finished_ever,
		last_first_tries: skill.recent.map(({ is_first_try }) => is_first_try),
	});
}

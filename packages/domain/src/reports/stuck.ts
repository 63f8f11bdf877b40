import type { Stage } from "../mastery/standing.ts";
import type { RecentQuestion } from "./figures.ts";

/** Fewer finished questions are a beginning, not a struggle. */
export const STUCK_FROM_FINISHED = 8;
/** Of so many of the newest questions … */
export const STUCK_LOOKS_AT = 6;
/** … at most so many were right at the first try. */
const STUCK_AT_MOST_FIRST_TRY = 2;

/** The rule as families read it. */
export const STUCK_RULE = `Stuck means: still learning after at least ${STUCK_FROM_FINISHED} questions, and of the last ${STUCK_LOOKS_AT} at most ${STUCK_AT_MOST_FIRST_TRY} were right first time.`;

/** Whether practice of a skill does not get on, so that help would do more than further questions. */
export function isStuck(skill: {
	stage: Stage;
	finished_ever: number;
	/** Newest first. */
	recent: readonly RecentQuestion[];
}): boolean {
	const looked = skill.recent.slice(0, STUCK_LOOKS_AT);
	return (
		skill.stage === "learning" &&
		skill.finished_ever >= STUCK_FROM_FINISHED &&
		looked.length === STUCK_LOOKS_AT &&
		looked.filter(({ is_first_try }) => is_first_try).length <= STUCK_AT_MOST_FIRST_TRY
	);
}

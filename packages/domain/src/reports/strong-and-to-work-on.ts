import type { Stage } from "../mastery/standing.ts";
import type { Done, SkillDone } from "./done.ts";

/** What is known of the child's skills beyond the figures of some weeks. */
export interface KnownOfSkills {
	/** The current stages; a skill without one was never practiced. */
	stages: ReadonlyMap<string, Stage>;
	/** The skills in which the child is stuck or slipping: other lines say so. */
	troubled: ReadonlySet<string>;
}

/** The child's card and its report judge these days, up to now. */
export const DAYS_OF_CARD = 30;
/** With fewer questions nothing is said of a skill. */
const ENOUGH_TO_NAME = 5;
/** Right on the first try: a strong skill from this share on, one to work on below the other. */
const STRONG_FROM = 0.8;
const WEAK_BELOW = 0.7;

/**
 * The skills of some weeks that go well, best first, and those to work on, hardest first: the single source for
 * the child's card, its report and the weekly email. No skill is in both. A strong one is neither stuck nor slipping nor still
 * being learned; one to work on is called learning everywhere else, so that no page calls it nearly there.
 */
export function strongAndToWorkOn<T extends SkillDone>(
	skills: readonly T[],
	{ stages, troubled }: KnownOfSkills,
): { strong: T[]; to_work_on: T[] } {
	const named = skills
		.filter(({ finished, skill_id }) => finished >= ENOUGH_TO_NAME && !troubled.has(skill_id))
		.toSorted((a, b) => shareOf(b) - shareOf(a));
	const isLearning = ({ skill_id }: T) => stageOf(stages, skill_id) === "learning";
	const isStarted = ({ skill_id }: T) => stageOf(stages, skill_id) === "unknown";
	return {
		strong: named.filter((skill) => shareOf(skill) >= STRONG_FROM && !isLearning(skill) && !isStarted(skill)),
		to_work_on: named.filter((skill) => shareOf(skill) < WEAK_BELOW && isLearning(skill)).toReversed(),
	};
}

function stageOf(stages: ReadonlyMap<string, Stage>, skill_id: string): Stage {
	return stages.get(skill_id) ?? "unknown";
}

function shareOf({ finished, first_try }: Done): number {
	return first_try / finished;
}

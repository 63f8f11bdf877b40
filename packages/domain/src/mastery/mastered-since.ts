import { isMastered } from "../reports/figures.ts";
import type { Stage } from "./standing.ts";
import { DAY_MS } from "../time/day.ts";

/** How many days a mastered skill is news, on every page. */
export const MASTERY_NEWS_DAYS = 7;

/** A learner's skill, with when it was mastered, milliseconds since 1970; null until then. */
interface SkillSoFar {
	stage: Stage;
	mastered_at_ms: number | null;
}

/** The skills mastered within this many days before now that still are, the newest first. */
export function masteredSince<T extends SkillSoFar>(
	skills: readonly T[],
	{ now_ms, days }: { now_ms: number; days: number },
): (T & { mastered_at_ms: number })[] {
	const since = now_ms - days * DAY_MS;
	return skills
		.flatMap((skill) => {
			const { stage, mastered_at_ms: at } = skill;
			return at === null || at < since || !isMastered(stage) ? [] : [{ ...skill, mastered_at_ms: at }];
		})
		.toSorted((one, other) => other.mastered_at_ms - one.mastered_at_ms);
}

/** What child and parent are told was newly mastered, the newest first; missing it again since changes nothing. */
export function newlyMastered<T extends SkillSoFar>(
	skills: readonly T[],
	now_ms: number,
): (T & { mastered_at_ms: number })[] {
	return masteredSince(skills, { now_ms, days: MASTERY_NEWS_DAYS });
}

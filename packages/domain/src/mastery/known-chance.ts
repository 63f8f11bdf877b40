import { answersToShow, keptAfter } from "./knowledge-tracing.ts";
import type { SkillContext } from "./learner-state.ts";
import { logOddsOn } from "./log-odds.ts";
import { chanceOf, meanChance, within } from "./logistic.ts";

/**
 * For answers from before they were traced: the log odds of a right answer at which a skill is as likely known as not, and
 * how fast that changes around it.
 */
const EVEN_AT = 0.4;
const SPREAD = 0.6;

/** Before the first answer nothing is surer than this. */
const LEAST_PRIOR = 0.02;
/** From here on practice goes on to the next skill; what others build on is to be surer, as a gap slows all of them. */
export const KNOWN_FROM = { leaf: 0.9, base: 0.97 } as const;
/** What a skill builds on is as likely known as this before the skill begins. */
export const READY_FROM = 0.8;
/** A skill that only fills what the others leave of a set may begin a little earlier. */
export const NEARLY_READY_FROM = 0.65;
/** More questions of one skill than these tell and teach less than the next skill does. */
const MOST_AT_ONCE = 3;

/**
 * The chance (0 to 1) that the student knows the skill. Unlike mastery it is not lowered by how unsure the estimate is: a
 * set moves on early and comes back, which takes fewer questions than to make sure first.
 */
export function knownChance(context: SkillContext, now_ms: number): number {
	const log_odds = logOddsOn(context, now_ms);
	const { finished_count, memory } = context.mastery;
	if (finished_count === 0) return within(meanChance(log_odds), LEAST_PRIOR, 1 - LEAST_PRIOR);
	if (memory?.known_chance !== undefined) return memory.known_chance;
	return chanceOf((log_odds.mean - EVEN_AT) / SPREAD);
}

/** The chance (0 to 1) that the student knows it still: as `knownChance`, less what the days since have taken. */
export function heldChance(context: SkillContext, now_ms: number): number {
	const { memory } = context.mastery;
	const kept = memory === null ? 1 : keptAfter(now_ms - memory.reviewed_at_ms);
	return kept * knownChance(context, now_ms);
}

/** How many questions of a skill a set needs, 1 to 3: as many right answers as make it count as known. */
export function questionsWanted(held_chance: number, known_from: number): number {
	return Math.min(MOST_AT_ONCE, answersToShow(held_chance, known_from));
}

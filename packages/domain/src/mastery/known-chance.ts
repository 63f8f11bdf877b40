import { answersToShow } from "./knowledge-tracing.ts";
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
/** From here on practice goes on to the next skill. */
export const KNOWN_FROM = 0.92;
/** What a skill builds on is as likely known as this before the skill begins. */
export const READY_FROM = 0.8;
/** A set asks for so many right answers as would raise the chance to this; more of what other skills build on. */
const SHOWN_FROM = { leaf: 0.85, base: 0.95 } as const;
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

/** How many questions of a skill a set needs, 1 to 3: one where a right answer would be proof, more where little is known. */
export function questionsWanted(known_chance: number, is_built_on: boolean): number {
	const wanted = is_built_on ? SHOWN_FROM.base : SHOWN_FROM.leaf;
	return Math.min(MOST_AT_ONCE, answersToShow(known_chance, wanted));
}

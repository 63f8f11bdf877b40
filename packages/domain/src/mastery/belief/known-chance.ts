import { answersToShow, idleUntil, keptAfter } from "./knowledge-tracing.ts";
import type { SkillContext } from "../learning/learner-state.ts";
import { logOddsOn } from "./log-odds.ts";
import { chanceOf, meanChance, within } from "./logistic.ts";
import { recalledUntil } from "./memory.ts";

/**
 * For answers from before tracing: the log odds of a right answer at which a skill is known with chance one
 * half, and the slope there.
 */
const EVEN_AT = 0.4;
const SPREAD = 0.6;

/** The minimum chance before the first answer. */
const MIN_PRIOR = 0.02;
/**
 * Above this, practice moves on to the next skill. Prerequisites of others need more certainty, since a gap
 * slows all of them.
 */
export const KNOWN_FROM = { leaf: 0.9, base: 0.97 } as const;
/** A skill starts once its prerequisites are known with this chance. */
export const READY_FROM = 0.8;
/** A skill that only fills the remaining places of a set may start a little earlier. */
export const NEARLY_READY_FROM = 0.65;
/** A known skill is reviewed once the chance that it is still known falls below this. */
export const HELD_FROM = 0.65;
/** And once its memory falls to this chance of recall. */
const RECALLED_FROM = 0.85;
/** More questions of one skill tell and teach less than the next skill does. */
const MAX_AT_ONCE = 3;

/**
 * The chance (0 to 1) that the student knows the skill. Unlike mastery it is not lowered by uncertainty: a
 * set moves on early and comes back, which takes fewer questions than making sure first.
 */
export function knownChance(context: SkillContext, now_ms: number): number {
	const log_odds = logOddsOn(context, now_ms);
	const { finished_count, memory } = context.mastery;
	if (finished_count === 0) return within(meanChance(log_odds), MIN_PRIOR, 1 - MIN_PRIOR);
	if (memory?.known_chance !== undefined) return memory.known_chance;
	return chanceOf((log_odds.mean - EVEN_AT) / SPREAD);
}

/**
 * The chance (0 to 1) that the student still knows it: `knownChance` less what the days since then have
 * taken.
 */
export function heldChance(context: SkillContext, now_ms: number): number {
	const { memory } = context.mastery;
	const kept = memory === null ? 1 : keptAfter(now_ms - memory.reviewed_at_ms);
	return kept * knownChance(context, now_ms);
}

/**
 * When a known skill should be reviewed, in milliseconds since 1970; null if nothing was learned about it. The day's
 * sets ask no review earlier, so no page may say that one is due.
 */
export function reviewDueAt({ mastery: { memory } }: SkillContext): number | null {
	if (memory === null) return null;
	const held_ms = idleUntil(HELD_FROM / (memory.known_chance ?? 1));
	return Math.max(memory.reviewed_at_ms + held_ms, recalledUntil(memory, RECALLED_FROM));
}

/** How many questions of a skill a set needs, 1 to 3: as many right answers as it takes to count as known. */
export function questionsWanted(held_chance: number, known_from: number): number {
	return Math.min(MAX_AT_ONCE, answersToShow(held_chance, known_from));
}

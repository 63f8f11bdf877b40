import { DAY_MS } from "../../time/day.ts";
/**
 * Bayesian knowledge tracing (Corbett and Anderson 1995): a student knows a skill or not, answers
 * accordingly, and may learn it from each question. The constants are typical published values, not fitted.
 */

/** The minimum chance of being right without knowing: partial knowledge sometimes suffices. */
const MIN_GUESS = 0.15;
/** The chance of being wrong despite knowing. */
const SLIP = 0.08;
/** The chance of learning the skill from one question. */
const LEARN = 0.2;
/** The share of knowledge lost in a day without practice: a tenth in nine days, a third in a month. */
const LOST_PER_DAY = 0.012;

/** What an answer says about the skill. */
export interface TracedAnswer {
	is_right: boolean;
	/** The chance of being right by guessing. */
	guess_chance: number;
	/** Its weight as evidence, 0 to 1: a skipped question counts less than an answered one. */
	weight: number;
}

/** The chance (0 to 1) that the skill is known after one more answer. */
export function tracedAfter(known_chance: number, { is_right, guess_chance, weight }: TracedAnswer): number {
	const guess = Math.max(MIN_GUESS, guess_chance);
	const [known, unknown] = is_right ? [1 - SLIP, guess] : [SLIP, 1 - guess];
	const for_known = known_chance * known ** weight;
	const shown = for_known / (for_known + (1 - known_chance) * unknown ** weight);
	return shown + (1 - shown) * LEARN;
}

/** The chance (0 to 1) that known knowledge remains after this many milliseconds without practice. */
export function keptAfter(idle_ms: number): number {
	return Math.exp((-LOST_PER_DAY * Math.max(0, idle_ms)) / DAY_MS);
}

/** After how many milliseconds without practice this chance (above 0) remains; 0 if it is 1 or more. */
export function idleUntil(kept: number): number {
	return Math.max(0, (-Math.log(kept) / LOST_PER_DAY) * DAY_MS);
}

/**
 * How many right answers in a row raise the chance that a skill is known (0 to 1) to `wanted` (below 1); at
 * least 1.
 */
export function answersToShow(known_chance: number, wanted: number): number {
	let chance = known_chance;
	let answers = 0;
	do {
		chance = tracedAfter(chance, { is_right: true, guess_chance: MIN_GUESS, weight: 1 });
		answers += 1;
	} while (chance < wanted);
	return answers;
}

import { stageWords } from "../mastery/belief/mastery-state.ts";
import type { Stage } from "../mastery/standing.ts";

/** A skill with this many misses in a row is not called mastered without qualification. */
const SLIPPING_FROM = 2;

/** A finished question of a skill. */
interface Newest {
	is_first_try: boolean;
	is_skipped: boolean;
}

/**
 * How many of the newest questions in a row were answered and not right on the first try; a skipped one says nothing.
 * Takes them newest first.
 */
export function missedLast(newest: readonly Newest[]): number {
	const answered = newest.filter(({ is_skipped }) => !is_skipped);
	const right = answered.findIndex(({ is_first_try }) => is_first_try);
	return right === -1 ? answered.length : right;
}

/** How many of the newest answered questions in a row were right on the first try. Takes them newest first. */
export function rightLast(newest: readonly Newest[]): number {
	const answered = newest.filter(({ is_skipped }) => !is_skipped);
	const missed = answered.findIndex(({ is_first_try }) => !is_first_try);
	return missed === -1 ? answered.length : missed;
}

/** Whether this many misses in a row put the mastery in doubt. */
export function isSlipping(missed_last: number): boolean {
	return missed_last >= SLIPPING_FROM;
}

/**
 * The state of a practiced skill, with doubts: a mastered skill that is missed now is slipping, and one not
 * asked for long is due for review.
 */
export function standingWords(stage: Stage, newest: readonly Newest[]): string {
	return stage === "mastered" && isSlipping(missedLast(newest)) ? "Mastered, slipping" : stageWords(stage);
}

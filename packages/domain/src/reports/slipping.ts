import { stageWords } from "../mastery/mastery-state.ts";
import type { Stage } from "../mastery/standing.ts";

/** A skill whose newest answers are this many misses in a row is not called plainly mastered. */
const SLIPPING_FROM = 2;

/** How many of the newest questions in a row were not right on the first try. Takes them newest first. */
export function missedLast(newest: readonly { is_first_try: boolean }[]): number {
	const right = newest.findIndex(({ is_first_try }) => is_first_try);
	return right === -1 ? newest.length : right;
}

/** Whether so many misses in a row speak against what was mastered. */
export function isSlipping(missed_last: number): boolean {
	return missed_last >= SLIPPING_FROM;
}

/**
 * The state of a practiced skill with what speaks against it: what was mastered and is missed now is slipping, and what has
 * not been asked for long is due for a review.
 */
export function standingWords(stage: Stage, newest: readonly { is_first_try: boolean }[]): string {
	return stage === "mastered" && isSlipping(missedLast(newest)) ? "Mastered, slipping" : stageWords(stage);
}

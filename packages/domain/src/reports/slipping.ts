import type { Stage } from "../mastery/standing.ts";
import { STAGE_WORDS } from "./words.ts";

/** A skill whose newest answers are this many misses in a row is not called plainly mastered. */
const SLIPPING_FROM = 2;

/** How many of the newest questions in a row were not right at the first try. Takes them newest first. */
export function missedLast(newest: readonly { is_first_try: boolean }[]): number {
	const right = newest.findIndex(({ is_first_try }) => is_first_try);
	return right === -1 ? newest.length : right;
}

/** Whether so many misses in a row speak against what was mastered. */
export function isSlipping(missed_last: number): boolean {
	return missed_last >= SLIPPING_FROM;
}

/** Where a child stands, in step with the questions beside it: what was mastered and is missed now is slipping. */
export function standingWords(stage: Stage, newest: readonly { is_first_try: boolean }[]): string {
	return stage === "mastered" && isSlipping(missedLast(newest)) ? "Mastered, slipping" : STAGE_WORDS[stage];
}

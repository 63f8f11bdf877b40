import { within } from "./logistic.ts";
import { DAY_MS } from "../../time/day.ts";

/**
 * How well a skill is remembered, as in FSRS (free spaced repetition scheduler), version 6. The formulas and
 * the published default weights are those of
 * https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm. The weights were fitted to
 * flashcards; we start with them until we have enough reviews of our own.
 */
export interface Memory {
	/** Days until the chance of still knowing it falls to 0.9. */
	stability_days: number;
	/** 1 (easy to remember) to 10. */
	difficulty: number;
	/** Its last review, in milliseconds since 1970. */
	reviewed_at_ms: number;
	/** The chance (0 to 1) that it was known then, from knowledge tracing; absent in older rows. */
	known_chance?: number;
	/**
	 * How many of the newest answered questions in a row were right on the first try, without help; below zero, how many
	 * were not. Absent in older rows.
	 */
	in_a_row?: number;
}

/** How a review went; FSRS calls them again, hard and good. */
export type Recall = "failed" | "with_effort" | "by_itself";

const STABILITY = { least: 0.001, most: 36_500 } as const;
const DIFFICULTY = { least: 1, most: 10 } as const;

/** The grade in FSRS; "easy" (4) is not used, since we never ask how it felt. */
const GRADE: Readonly<Record<Recall, number>> = { failed: 1, with_effort: 2, by_itself: 3 };
const EASY = 4;

/** The default weights of FSRS-6 by purpose; their FSRS numbers are in the comments. */
const FIRST_STABILITY: Readonly<Record<Recall, number>> = {
	// w1 here too: w0 (0.212) is for a card that was unknown, and an unknown skill cannot be forgotten.
	failed: 1.2931,
	with_effort: 1.2931, // w1
	by_itself: 2.3065, // w2
};
const FIRST_DIFFICULTY = { failed: 6.4133, step: 0.8334 } as const; // w4, w5
const NEXT_DIFFICULTY = { step: 3.0194, back_to_easy: 0.001 } as const; // w6, w7
const RECALLED = { gain: 1.8722, saturation: 0.1666, spacing: 0.796, with_effort: 0.6014 } as const; // w8 w9 w10 w15
const LAPSE = { stability: 1.4835, difficulty: 0.0614, kept: 0.2629, spacing: 1.6483 } as const; // w11 to w14
const SAME_DAY = { grade: 0.5425, base: 0.0912, saturation: 0.0658 } as const; // w17 to w19
const DECAY = 0.1542; // w20
/** Makes the curve pass 0.9 after as many days as the stability. */
const FACTOR = 0.9 ** (-1 / DECAY) - 1;

/** The chance (0 to 1] that what was known at the last review is still known: R(t, S) = (1 + F t / S) ^ -w20. */
export function retrievability(memory: Memory, now_ms: number): number {
	return (1 + (FACTOR * daysSince(memory, now_ms)) / memory.stability_days) ** -DECAY;
}

/** The memory after the first review. */
export function firstMemory(recall: Recall, now_ms: number): Memory {
	return {
		stability_days: FIRST_STABILITY[recall],
		difficulty: within(firstDifficulty(GRADE[recall]), DIFFICULTY.least, DIFFICULTY.most),
		reviewed_at_ms: now_ms,
	};
}

/** Whether each review succeeded by itself: only others make it harder to remember than at the first. */
export function wasNeverMissed({ difficulty }: Memory): boolean {
	return difficulty <= firstDifficulty(GRADE.by_itself);
}

/** Whether at most one review failed or took effort. */
export function wasMissedAtMostOnce({ difficulty }: Memory): boolean {
	return difficulty <= nextDifficulty(firstDifficulty(GRADE.by_itself), GRADE.failed);
}

/** The memory after one more review; the same-day rule applies within a day of the last one. */
export function reviewedMemory(memory: Memory, recall: Recall, now_ms: number): Memory {
	const stability =
		daysSince(memory, now_ms) < 1 ? afterSameDay(memory, recall) : afterDays(memory, recall, now_ms);
	return {
		stability_days: within(stability, STABILITY.least, STABILITY.most),
		difficulty: nextDifficulty(memory.difficulty, GRADE[recall]),
		reviewed_at_ms: Math.max(now_ms, memory.reviewed_at_ms),
	};
}

/**
 * The memory of a skill practiced inside a harder one: the given share (0 to 1) of the effect of a full
 * review (fractional implicit repetition; Skycak, "The Math Academy Way", chapter on spaced repetition).
 */
export function practisedInside(memory: Memory, share: number, now_ms: number): Memory {
	const reviewed = reviewedMemory(memory, "by_itself", now_ms);
	const towards = (from: number, to: number) => from + share * (to - from);
	return {
		...memory,
		stability_days: towards(memory.stability_days, reviewed.stability_days),
		reviewed_at_ms: towards(memory.reviewed_at_ms, reviewed.reviewed_at_ms),
	};
}

/** When retrievability falls to this chance (0 to 1), in milliseconds since 1970. */
export function recalledUntil(memory: Memory, retention: number): number {
	const days = ((retention ** (-1 / DECAY) - 1) / FACTOR) * memory.stability_days;
	return memory.reviewed_at_ms + days * DAY_MS;
}

/** Days since the last review. A clock set back counts as no time. */
function daysSince({ reviewed_at_ms }: Memory, now_ms: number): number {
	return Math.max(0, now_ms - reviewed_at_ms) / DAY_MS;
}

/** S' = S e^(w17 (G - 3 + w18)) S^-w19, and never less after a success. */
function afterSameDay({ stability_days }: Memory, recall: Recall): number {
	const growth =
		Math.exp(SAME_DAY.grade * (GRADE[recall] - 3 + SAME_DAY.base)) * stability_days ** -SAME_DAY.saturation;
	return stability_days * (recall === "failed" ? Math.min(growth, 1) : Math.max(growth, 1));
}

function afterDays(memory: Memory, recall: Recall, now_ms: number): number {
	const forgotten = 1 - retrievability(memory, now_ms);
	return recall === "failed" ? afterLapse(memory, forgotten) : afterRecall(memory, recall, forgotten);
}

/** S' = S (e^w8 (11 - D) S^-w9 (e^(w10 (1 - R)) - 1) + 1), the gain times w15 if it took effort. */
function afterRecall({ stability_days, difficulty }: Memory, recall: Recall, forgotten: number): number {
	const gain =
		Math.exp(RECALLED.gain) *
		(11 - difficulty) *
		stability_days ** -RECALLED.saturation *
		(Math.exp(RECALLED.spacing * forgotten) - 1);
	return stability_days * (1 + gain * (recall === "with_effort" ? RECALLED.with_effort : 1));
}

/** S' = w11 D^-w12 ((S + 1)^w13 - 1) e^(w14 (1 - R)), at most the result of a failure on the same day. */
function afterLapse({ stability_days, difficulty }: Memory, forgotten: number): number {
	const left =
		LAPSE.stability *
		difficulty ** -LAPSE.difficulty *
		((stability_days + 1) ** LAPSE.kept - 1) *
		Math.exp(LAPSE.spacing * forgotten);
	return Math.min(left, stability_days / Math.exp(SAME_DAY.grade * SAME_DAY.base));
}

/** D0(G) = w4 - e^((G - 1) w5) + 1. */
function firstDifficulty(grade: number): number {
	return FIRST_DIFFICULTY.failed - Math.exp((grade - 1) * FIRST_DIFFICULTY.step) + 1;
}

/** D' = w7 D0(easy) + (1 - w7) (D - w6 (G - 3) (10 - D) / 9). */
function nextDifficulty(difficulty: number, grade: number): number {
	const moved = difficulty - (NEXT_DIFFICULTY.step * (grade - 3) * (DIFFICULTY.most - difficulty)) / 9;
	const back = NEXT_DIFFICULTY.back_to_easy;
	return within(back * firstDifficulty(EASY) + (1 - back) * moved, DIFFICULTY.least, DIFFICULTY.most);
}

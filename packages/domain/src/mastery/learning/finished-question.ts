import type { Recall } from "../belief/memory.ts";

/** How a question ended, from the strongest sign of knowing to the strongest of not knowing. */
export type Outcome =
	/** Right on the first try, without a hint. */
	| "first_try"
	/** Right in the end, after wrong answers, without a hint. */
	| "later_try"
	/** Right in the end, with a hint or a worked example opened. */
	| "with_help"
	/** Left without a try. */
	| "skipped"
	/** No tries left. */
	| "not_solved";

/** One question that a student has finished. */
export interface FinishedQuestion {
	/** The chance of being right by guessing; see `guessChance`. */
	guess_chance: number;
	outcome: Outcome;
	/** Milliseconds since 1970. */
	finished_at_ms: number;
}

/** The evidence in an outcome. */
export interface Sign {
	is_right: boolean;
	/** How much of a full answer it counts for, above 0 to 1. */
	weight: number;
	recall: Recall;
}

/**
 * What an outcome says about the chance of the next first try. A student who corrects a slip alone knows more
 * than one who does not, so that failure weighs a little less; it cannot weigh much less, or a child who
 * always needs two tries would look better than it is. A hint opened before answering may be caution. A skip
 * may be tiredness.
 */
const SIGNS: Readonly<Record<Outcome, Sign>> = {
	first_try: { is_right: true, weight: 1, recall: "by_itself" },
	later_try: { is_right: false, weight: 0.9, recall: "with_effort" },
	with_help: { is_right: false, weight: 0.85, recall: "failed" },
	skipped: { is_right: false, weight: 0.5, recall: "failed" },
	not_solved: { is_right: false, weight: 1, recall: "failed" },
};

/** What an outcome says about the student's knowledge. */
export function signOf(outcome: Outcome): Sign {
	return SIGNS[outcome];
}

/** The outcome of a question from the counts made while it was worked on. */
export function outcomeOf(finished: {
	is_solved: boolean;
	is_skipped: boolean;
	wrong_answers: number;
	hints_opened: number;
	twin_opened: boolean;
}): Outcome {
	// A question left after a wrong try was tried.
	if (finished.is_skipped && finished.wrong_answers === 0) return "skipped";
	if (!finished.is_solved) return "not_solved";
	if (finished.hints_opened > 0 || finished.twin_opened) return "with_help";
	return finished.wrong_answers > 0 ? "later_try" : "first_try";
}

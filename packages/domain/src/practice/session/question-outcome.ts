/**
 * How a question ended: solved on the first try without a hint, solved with another try or a hint, out of tries,
 * skipped, or not ended yet.
 */
export type QuestionOutcome = "first_try" | "solved" | "missed" | "skipped" | "open";

interface QuestionEnd {
	is_finished: boolean;
	is_correct: boolean;
	is_skipped: boolean;
	attempt_count: number;
	hints_opened: number;
}

/** The outcome of a question from its status. */
export function questionOutcome(end: QuestionEnd): QuestionOutcome {
	if (!end.is_finished) return "open";
	if (end.is_skipped) return "skipped";
	if (!end.is_correct) return "missed";
	return end.attempt_count === 1 && end.hints_opened === 0 ? "first_try" : "solved";
}

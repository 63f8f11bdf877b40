import type { TriedRow } from "../mastery.queries.ts";

/** What was counted while a question was worked on. */
export function resultOf({
	is_correct,
	is_skipped,
	attempt_count,
	hints_opened,
	twin_opened,
	finished_at,
}: Pick<
	TriedRow,
	"is_correct" | "is_skipped" | "attempt_count" | "hints_opened" | "twin_opened" | "finished_at"
>) {
	const wrong_answers = attempt_count - (is_correct ? 1 : 0);
	// A missed first try without a known end counts like a later success.
	return {
		is_solved: is_correct || finished_at === null,
		is_skipped,
		wrong_answers,
		hints_opened,
		twin_opened,
	};
}

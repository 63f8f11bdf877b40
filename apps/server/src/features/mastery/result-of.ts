import type { FinishedRow } from "./mastery.queries.ts";

/** What was counted while a question was worked on. */
export function resultOf({
	is_correct,
	is_skipped,
	attempt_count,
	hints_opened,
}: Pick<FinishedRow, "is_correct" | "is_skipped" | "attempt_count" | "hints_opened">) {
	const wrong_answers = attempt_count - (is_correct ? 1 : 0);
	return { is_solved: is_correct, is_skipped, wrong_answers, hints_opened };
}

import type { PracticeQuestion, QuestionStatus } from "@learnin/contract/schemas/practice.schema";
import { toRewardPoints } from "@learnin/domain/rewards/points";
import type { GivenQuestion, Progress, QuestionRow } from "../practice.queries.ts";
import { presentPrompt } from "./present-prompt.ts";
import { asOptions } from "../question-types/options.ts";
import { servedTypeOf } from "../question-types/served-types.ts";
import { type TwinState, twinIn } from "../answers/twin-offered.ts";

/** The state of a question, with exactly the texts that may be shown by now. */
export function presentStatus(
	given: Pick<GivenQuestion, "rendered">,
	progress: Progress,
	twin: TwinState = { is_offered: false, is_opened: false },
): QuestionStatus {
	const { rendered } = given;
	const isFinished = progress.finished_at !== null;
	return {
		tries_remaining: progress.tries_remaining,
		attempt_count: progress.attempt_count,
		is_correct: progress.is_correct,
		is_skipped: progress.is_skipped,
		is_in_review: progress.is_in_review,
		can_start_over: isFinished && !progress.is_correct && !progress.is_skipped,
		has_more_hints: !isFinished && progress.hints_opened < rendered.hints.length,
		can_see_twin: twin.is_offered && !isFinished,
		twin_opened: twin.is_opened,
		hints: rendered.hints.slice(0, progress.hints_opened),
		explanation: isFinished ? rendered.explanation : null,
		answer_list: isFinished ? asOptions(rendered) : null,
		answer_dict: isFinished ? (rendered.answer_dict ?? null) : null,
		points: toRewardPoints(progress.points),
	};
}

/**
 * A question as the practice page gets it: nothing of the key, and the current status. Lists every field, so
 * that a new secret cannot slip through.
 */
export function presentQuestion(row: Omit<QuestionRow, "replaced_at">): PracticeQuestion {
	const { question, rendered } = row;
	return {
		id: row.id,
		order: row.position,
		skill_id: row.skill_id,
		skill_name: row.skill_name,
		grade: row.grade,
		difficulty: row.difficulty,
		answer_type: question.answer_type,
		...presentPrompt(question, rendered),
		cta: rendered.cta,
		interaction: question.interaction ?? null,
		bookmarked: row.bookmarked,
		is_review: row.review_of !== null,
		given_answer: row.is_correct || row.is_in_review ? row.last_answer : null,
		status: presentStatus(row, row, twinIn(row)),
		...servedTypeOf(question).present(question, rendered),
	};
}

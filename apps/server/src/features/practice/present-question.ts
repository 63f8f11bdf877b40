import type { PracticeQuestion, QuestionStatus } from "@learnin/contract/schemas/practice.schema";
import { toRewardPoints } from "@learnin/domain/rewards/points-for-attempt";
import type { GivenQuestion, Progress } from "./practice.queries.ts";

/** Where a question stands, with exactly those texts that are due by now. */
export function presentStatus(given: Pick<GivenQuestion, "rendered">, progress: Progress): QuestionStatus {
	const { rendered } = given;
	const isFinished = progress.finished_at !== null;
	return {
		tries_remaining: progress.tries_remaining,
		attempt_count: progress.attempt_count,
		is_correct: progress.is_correct,
		is_skipped: progress.is_skipped,
		can_start_over: isFinished && !progress.is_correct && !progress.is_skipped,
		has_more_hints: !isFinished && progress.hints_opened < rendered.hints.length,
		hints: rendered.hints.slice(0, progress.hints_opened),
		explanation: isFinished ? rendered.explanation : null,
		answer_list: isFinished ? rendered.answer_list : null,
		points: toRewardPoints(progress.points),
	};
}

/** A question as the practice page gets it: nothing of the key, and status as due. */
export function presentQuestion(given: GivenQuestion, progress: Progress): PracticeQuestion {
	const { question, rendered } = given;
	const shared = {
		id: given.id,
		order: given.position,
		skill_id: given.skill_id,
		skill_name: given.skill_name,
		grade: given.grade,
		difficulty: given.difficulty,
		answer_type: question.answer_type,
		prompt: rendered.prompt,
		cta: rendered.cta,
		figure: question.figure ?? null,
		status: presentStatus(given, progress),
	};
	switch (question.question_type) {
		case "SELECT_ONE":
			return {
				...shared,
				question_type: "SELECT_ONE",
				options: rendered.options.map(({ id, label }, index) => ({ id, index, label })),
			};
		case "FILL_ONE":
			return {
				...shared,
				question_type: "FILL_ONE",
				answer_prefix: question.answer_prefix ?? null,
				answer_suffix: question.answer_suffix ?? null,
			};
	}
}

import type { ActivityAttempt, AttemptDetail } from "@learnin/contract/routes/practice/activity.contract";
import type { Feedback } from "@learnin/contract/schemas/practice.schema";
import { madePicture } from "@learnin/domain/interactions/interaction-kinds";
import { rightPicture } from "@learnin/domain/interactions/right-picture";
import { toRewardPoints } from "@learnin/domain/rewards/points";
import { presentAnswer, presentFeedback } from "../practice/index.ts";
import type { AttemptRow } from "./attempts.queries.ts";

/** One attempt in a list of one student's attempts. */
export function presentDetail(row: AttemptRow): AttemptDetail {
	return {
		id: row.id,
		session_id: row.session_id,
		question_id: row.question_id,
		skill_id: row.skill_id,
		skill_name: row.skill_name,
		prompt: row.rendered.prompt,
		kind: row.kind,
		answer: row.answer === null ? null : presentAnswer(row.question, row.answer),
		made: row.answer === null ? null : madePicture(row.question, row.answer),
		right_made: isMissed(row) ? rightPicture(row.question) : null,
		feedback: feedbackOf(row),
		attempt_number: row.attempt_number,
		hints_opened: row.hints_opened,
		twin_opened: row.twin_opened,
		active_ms: row.active_ms,
		points: toRewardPoints(row.points),
		created_at: row.created_at.toISOString(),
		time_zone: row.time_zone,
	};
}

/**
 * The same for a list of several children; the correct answer only for a question that has ended: a child may
 * look on.
 */
export function presentAttempt(row: AttemptRow): Omit<ActivityAttempt, "has_drawing" | "set_of_day"> {
	return {
		...presentDetail(row),
		student_id: row.student_id,
		student_name: row.student_name,
		figure: row.question.figure ?? null,
		correct_answer: row.finished_at === null ? [] : row.rendered.answer_list,
	};
}

/** An answer that was not right, to a question whose right answer may be told: a child may look on. */
function isMissed({ kind, feedback, finished_at }: AttemptRow): boolean {
	return kind === "answer" && feedback?.verdict !== "correct" && finished_at !== null;
}

function feedbackOf({ feedback, review_state }: AttemptRow): Feedback | null {
	if (feedback === null) return null;
	if (feedback.verdict === "needs_review" && review_state === "waiting_for_person")
		return { verdict: "needs_review", reviewer: "person" };
	return presentFeedback(feedback);
}

import type { Feedback } from "@learnin/contract/schemas/practice.schema";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";
import { pointsForDifficulty } from "@learnin/domain/rewards/points";
import type { AppContext } from "../../../platform/app-context.ts";
import { recordAct } from "../../../platform/audit/audit.ts";
import { breaksUnique, inTransaction } from "../../../platform/db/database.ts";
import { insertAttemptIn, type NewAttempt } from "../answers/attempts.queries.ts";
import { lockOptionalReview, updateReviewDecided } from "./reviews.queries.ts";
import { storedAnswer } from "../../../platform/db/kept-content.ts";
import { storedFeedback } from "../questions/present-feedback.ts";

export interface ReviewDecision {
	verdict: "correct" | "incorrect";
	/** For the student; plain text, may be empty. */
	comment: string;
	/** The person who decided; null for a model. */
	decided_by: string | null;
}

/**
 * Ends the review of a written answer: the verdict becomes its own attempt, with its cost and points, and the
 * question continues from there. False if it was already decided or is gone.
 */
export async function decideReview(
	app: Pick<AppContext, "db" | "now">,
	review_id: string,
	decision: ReviewDecision,
): Promise<boolean> {
	try {
		return await decide(app, review_id, decision);
	} catch (error) {
		// The same question was just solved elsewhere: on retry it earns nothing more.
		if (breaksUnique(error, "attempts_once_idx")) return decide(app, review_id, decision);
		throw error;
	}
}

function decide(app: Pick<AppContext, "db" | "now">, review_id: string, decision: ReviewDecision) {
	return inTransaction(app.db, async (tx) => {
		const review = await lockOptionalReview(tx, review_id);
		if (review === undefined || review.state === "decided") return false;
		await insertAttemptIn(tx, attemptOf(app, review, decision));
		await updateReviewDecided(tx, { id: review.id, ...decision, decided_at: app.now() });
		if (decision.decided_by !== null) {
			await recordAct(tx, {
				actor_id: decision.decided_by,
				action: "review.decided",
				subject_id: review.student_id,
				details: { review_id: review.id, verdict: decision.verdict },
				created_at: app.now(),
			});
		}
		return true;
	});
}

type Review = NonNullable<Awaited<ReturnType<typeof lockOptionalReview>>>;

function attemptOf(
	app: Pick<AppContext, "now">,
	review: Review,
	{ verdict, comment }: ReviewDecision,
): NewAttempt {
	const points = pointsForDifficulty(review.difficulty as Difficulty);
	return {
		question_id: review.question_id,
		student_id: review.student_id,
		family_id: review.family_id,
		// One decision per review, however often it is requested.
		client_key: review.id,
		verdict,
		answer: review.answer === null ? null : storedAnswer(review.answer, review.question as Question),
		answer_read: review.answer_read,
		feedback: storedFeedback(feedbackFor(verdict, comment === "" ? null : comment)),
		known_mistake_id: null,
		points_first_try: points.first_try,
		points_helped: points.helped,
		time_to_first_ms: 0,
		active_ms: 0,
		client_time: app.now(),
		now: app.now(),
		is_decision: true,
		takes_repeat: true,
	};
}

function feedbackFor(verdict: ReviewDecision["verdict"], comment: string | null): Feedback {
	if (verdict === "correct") return { verdict, comment };
	return {
		verdict,
		known_mistake: null,
		not_simplest: false,
		is_repeat: false,
		right_count: null,
		part_count: null,
		right_parts: null,
		comment,
	};
}

import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { givenAnswer } from "../../../platform/db/kept-content.ts";

/** Whether the family agreed that a model reads what this child writes. */
export async function mayBeReadByModel(db: Db | Tx, student_id: string): Promise<boolean> {
	const row = await db
		.selectFrom("consents")
		.select("id")
		.where("student_id", "=", student_id)
		.where("withdrawn_at", "is", null)
		.where(sql<boolean>`'model_reading' = any (scopes)`)
		.executeTakeFirst();
	return row !== undefined;
}

/**
 * Opens the review of an attempt; returns its id. Without the family's consent to a model it waits for a
 * person from the start.
 */
export async function insertReview(
	tx: Tx,
	attempt: { id: string; family_id: string },
	reviewer: "model" | "person",
): Promise<string> {
	const row = await tx
		.insertInto("answer_reviews")
		.columns(["family_id", "student_id", "question_id", "attempt_id", "state", "cause", "created_at"])
		.expression((eb) =>
			eb
				.selectFrom("attempts")
				.where("id", "=", attempt.id)
				.where("family_id", "=", attempt.family_id)
				.select((sub) => [
					"family_id",
					"student_id",
					"question_id",
					"id",
					sub.val(`waiting_for_${reviewer}`).as("state"),
					sub.val(reviewer === "person" ? "no_consent" : null).as("cause"),
					"created_at",
				]),
		)
		.returning("id")
		.executeTakeFirstOrThrow();
	return row.id;
}

/**
 * The review with question and answer; undefined once it was deleted with its student. Locks the review's
 * row.
 */
export function lockOptionalReview(tx: Tx, review_id: string) {
	return tx
		.selectFrom("answer_reviews as r")
		.innerJoin("attempts as a", (join) =>
			join.onRef("a.id", "=", "r.attempt_id").onRef("a.family_id", "=", "r.family_id"),
		)
		.innerJoin("practice_questions as q", "q.id", "r.question_id")
		.innerJoin("question_contents as c", "c.id", "q.content_id")
		.where("r.id", "=", review_id)
		.select([
			"r.id",
			"r.state",
			"r.student_id",
			"r.family_id",
			"r.question_id",
			givenAnswer.as("answer"),
			"a.answer_read",
			"q.difficulty",
			"c.question",
			"c.rendered",
		])
		.forUpdate("r")
		.executeTakeFirst();
}

export async function updateReviewDecided(
	tx: Tx,
	review: {
		id: string;
		verdict: "correct" | "incorrect";
		comment: string;
		decided_by: string | null;
		decided_at: Date;
	},
): Promise<void> {
	const { id, ...decision } = review;
	await tx
		.updateTable("answer_reviews")
		.set({ state: "decided", ...decision })
		.where("id", "=", id)
		.execute();
}

/** Who reads an answer that is in review. */
export async function selectReviewer(db: Db, question_id: string): Promise<"model" | "person"> {
	const row = await db
		.selectFrom("answer_reviews")
		.select("state")
		.where("question_id", "=", question_id)
		.where("state", "<>", "decided")
		.executeTakeFirst();
	return row?.state === "waiting_for_person" ? "person" : "model";
}

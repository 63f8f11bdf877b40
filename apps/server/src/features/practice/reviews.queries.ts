import type { Db, Tx } from "../../platform/db/database.ts";

/** Opens the review of an attempt; gives its id. A model looks first. */
export async function insertReview(tx: Tx, attempt_id: string): Promise<string> {
	const row = await tx
		.insertInto("answer_reviews")
		.columns(["family_id", "student_id", "question_id", "attempt_id", "state", "created_at"])
		.expression((eb) =>
			eb
				.selectFrom("attempts")
				.where("id", "=", attempt_id)
				.select((sub) => [
					"family_id",
					"student_id",
					"question_id",
					"id",
					sub.val("waiting_for_model").as("state"),
					"created_at",
				]),
		)
		.returning("id")
		.executeTakeFirstOrThrow();
	return row.id;
}

/** The review with what was asked and answered; undefined once it is gone with its student. Locks the review's row. */
export function lockOptionalReview(tx: Tx, review_id: string) {
	return tx
		.selectFrom("answer_reviews as r")
		.innerJoin("attempts as a", "a.id", "r.attempt_id")
		.innerJoin("practice_questions as q", "q.id", "r.question_id")
		.where("r.id", "=", review_id)
		.select([
			"r.id",
			"r.state",
			"r.student_id",
			"r.question_id",
			"a.answer",
			"a.answer_read",
			"q.difficulty",
			"q.question",
			"q.rendered",
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

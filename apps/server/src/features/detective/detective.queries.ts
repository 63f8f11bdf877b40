import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import type { Db } from "../../platform/db/database.ts";
import type { RenderedQuestion } from "../practice/index.ts";

/** The first tries at these questions of a student, with the question. */
export async function selectShowingAnswers(db: Db, student_id: string, question_ids: readonly string[]) {
	if (question_ids.length === 0) return [];
	const rows = await db
		.selectFrom("attempts as a")
		.innerJoin("practice_questions as q", "q.id", "a.question_id")
		.distinctOn("a.question_id")
		.where("a.question_id", "in", question_ids)
		.where("a.student_id", "=", student_id)
		.where("a.kind", "=", "answer")
		.where("a.attempt_number", "=", 1)
		.where("a.verdict", "=", "incorrect")
		.orderBy("a.question_id")
		.orderBy("a.created_at")
		.select([
			"q.id",
			"q.skill_id",
			"q.question",
			"q.rendered",
			"a.answer",
			"a.known_mistake_id",
			"a.created_at",
		])
		.execute();
	return rows.map((row) => ({
		...row,
		question: row.question as Question,
		rendered: row.rendered as unknown as RenderedQuestion,
		answer: row.answer as StudentAnswer | null,
	}));
}

/** By skill and procedure, of how many students it was found; the most common first. */
export async function selectCommonProcedures(db: Db, since: Date, limit: number) {
	return db
		.selectFrom("procedure_estimates")
		.where("is_found", "=", true)
		.where("updated_at", ">=", since)
		.where("shown_skill_id", "is not", null)
		.groupBy(["shown_skill_id", "procedure"])
		.select(({ fn }) => ["shown_skill_id as skill_id", "procedure", fn.countAll<string>().as("students")])
		.orderBy("students", "desc")
		.orderBy("shown_skill_id")
		.orderBy("procedure")
		.limit(limit)
		.execute();
}

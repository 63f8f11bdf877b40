import type { ParentStatement } from "@learnin/domain/mastery/planning/ask-about-statements";
import type { Db, Tx } from "../../platform/db/database.ts";

/** Parents' statements about the student's skills without an answer since, oldest first. */
export async function selectOpenStatements(
	db: Db | Tx,
	student_id: string,
): Promise<{ skill_id: string; says: ParentStatement }[]> {
	const rows = await db
		.selectFrom("skill_statements as t")
		.where("t.student_id", "=", student_id)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom("practice_questions as q")
						.select("q.id")
						.whereRef("q.student_id", "=", "t.student_id")
						.whereRef("q.skill_id", "=", "t.skill_id")
						.whereRef("q.tried_at", ">", "t.said_at"),
				),
			),
		)
		.orderBy("t.said_at")
		.orderBy("t.skill_id")
		.select(["t.skill_id", "t.says"])
		.execute();
	return rows.map(({ skill_id, says }) => ({ skill_id, says: says as ParentStatement }));
}

import type { ParentStatement } from "@learnin/domain/mastery/planning/ask-about-statements";
import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";

/** Guardians' statements about a student's skills, each with the first answer since, the newest first. */
export async function selectStatements(db: Db, student_id: string) {
	const rows = await db
		.selectFrom("skill_statements as t")
		.leftJoinLateral(
			(eb) =>
				eb
					.selectFrom("practice_questions as q")
					.whereRef("q.student_id", "=", "t.student_id")
					.whereRef("q.skill_id", "=", "t.skill_id")
					.whereRef("q.tried_at", ">", "t.said_at")
					.orderBy("q.tried_at")
					.limit(1)
					.select([
						"q.id as question_id",
						sql<boolean>`q.is_correct and not q.is_skipped and q.attempt_count = 1 and q.hints_opened = 0`.as(
							"is_first_try",
						),
					])
					.as("answer"),
			(join) => join.onTrue(),
		)
		.where("t.student_id", "=", student_id)
		.orderBy("t.said_at", "desc")
		.select(["t.skill_id", "t.says", "t.said_at", "answer.question_id", "answer.is_first_try"])
		.execute();
	return rows.map((row) => ({ ...row, says: row.says as ParentStatement }));
}

interface Said {
	student_id: string;
	family_id: string;
	skill_id: string;
	says: ParentStatement;
	said_by: string;
	said_at: Date;
}

/** Replaces the earlier statement about the skill. */
export async function upsertStatement(db: Db, said: Said): Promise<void> {
	const { says, said_by, said_at } = said;
	await db
		.insertInto("skill_statements")
		.values(said)
		.onConflict((conflict) =>
			conflict.columns(["student_id", "skill_id", "family_id"]).doUpdateSet({ says, said_by, said_at }),
		)
		.execute();
}

export async function deleteStatement(db: Db, student_id: string, skill_id: string): Promise<void> {
	await db
		.deleteFrom("skill_statements")
		.where("student_id", "=", student_id)
		.where("skill_id", "=", skill_id)
		.execute();
}

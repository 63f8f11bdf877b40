import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";

/** Of these skills those whose finished questions were all right on the first try, with how many. */
export async function selectOnlyRight(db: Db, student_id: string, skill_ids: readonly string[]) {
	const is_right = sql<boolean>`q.is_correct and q.attempt_count = 1 and q.hints_opened = 0 and not q.is_skipped`;
	const rows = await db
		.selectFrom("practice_questions as q")
		.where("q.student_id", "=", student_id)
		.where("q.skill_id", "in", skill_ids)
		.where("q.finished_at", "is not", null)
		.groupBy("q.skill_id")
		.having(sql<boolean>`bool_and(${is_right})`)
		.select(["q.skill_id", sql<number>`count(distinct coalesce(q.fingerprint, q.id::text))::int`.as("right")])
		.execute();
	return rows.map(({ skill_id, right }) => [skill_id, right] as const);
}

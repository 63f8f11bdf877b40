import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";

export interface PracticeDay {
	student_id: string;
	/** The day in the student's own time zone, as yyyy-mm-dd. */
	date: string;
	/** Questions worked to the end, skips aside; the same one given again on that day counts once. */
	finished: number;
	/** Of those solved at the first try without a hint. */
	first_try: number;
	points: number;
}

/** The same question given again counts once; compared by bytes, which is several times quicker than as words. */
const questionCount = sql`count(distinct coalesce(q.fingerprint, q.id::text) collate "C")`;

/** One row per student and day with practice, oldest first. */
export async function selectPracticeDays(db: Db, student_ids: string[]): Promise<PracticeDay[]> {
	if (student_ids.length === 0) return [];
	return db
		.selectFrom("practice_questions as q")
		.innerJoin("students as s", "s.id", "q.student_id")
		.where("q.student_id", "in", student_ids)
		.where("q.finished_at", "is not", null)
		.where("q.is_skipped", "=", false)
		.select([
			"q.student_id",
			sql<string>`(q.finished_at at time zone s.time_zone)::date`.as("date"),
			sql<number>`${questionCount}::int`.as("finished"),
			sql<number>`(${questionCount} filter (where q.is_correct and q.attempt_count = 1 and q.hints_opened = 0))::int`.as(
				"first_try",
			),
			sql<number>`sum(q.points)::int`.as("points"),
		])
		.groupBy(["q.student_id", "date"])
		.orderBy("date")
		.execute();
}

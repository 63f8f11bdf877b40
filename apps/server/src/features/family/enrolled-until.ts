import { sql } from "kysely";

/** SQL: the end of the last current or future paid period of the student `s.id`; null if there is none. */
export function enrolledUntil(student: string, now: Date) {
	return sql<Date | null>`(
		select max(e.ends_at) from enrolments e
		where e.student_id = ${sql.ref(student)} and e.ended_early_at is null and e.ends_at > ${now}
	)`;
}

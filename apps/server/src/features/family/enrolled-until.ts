import { sql } from "kysely";
import { hasDaysLeft } from "../../platform/db/paid-days.ts";

/** SQL: the end of the last current or future paid period of the student `s.id`; null if there is none. */
export function enrolledUntil(student: string, now: Date) {
	return sql<Date | null>`(
		select max(e.ends_at) from enrolments e
		where e.student_id = ${sql.ref(student)} and ${hasDaysLeft(now)}
	)`;
}

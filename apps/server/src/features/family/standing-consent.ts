import { sql } from "kysely";

/** SQL: whether the parents' consent to the practice of the student of this reference (`s.id`) stands. */
export function hasStandingConsent(student: string) {
	return sql<boolean>`exists (
		select from consents c
		where c.student_id = ${sql.ref(student)} and c.withdrawn_at is null and 'practice' = any (c.scopes)
	)`;
}

import { sql } from "kysely";

/** SQL: whether the parents' consent to the practice of the student `s.id` is in effect. */
export function hasConsentInEffect(student: string) {
	return sql<boolean>`exists (
		select from consents c
		where c.student_id = ${sql.ref(student)} and c.withdrawn_at is null and 'practice' = any (c.scopes)
	)`;
}

import { sql } from "kysely";
import type { Db, Tx } from "../db/database.ts";

/** The attempts that would have ended these questions, whose rows a test changed as if they had ended. */
export async function insertEnds(db: Db | Tx, question_ids: readonly string[]): Promise<void> {
	await sql`
		insert into attempts (family_id, student_id, question_id, kind, verdict, attempt_number, tries_remaining, hints_opened,
			points, active_ms, client_time, created_at, fingerprint)
		select family_id, student_id, id, case when is_skipped then 'skip' else 'answer' end,
			case when is_skipped then null when is_correct then 'correct' else 'incorrect' end, attempt_count, tries_remaining,
			hints_opened, points, 0, finished_at, finished_at, fingerprint
		from practice_questions where id = any (${[...question_ids]}::uuid[]) and finished_at is not null`.execute(
		db,
	);
}

import type { Db } from "../../../platform/db/database.ts";
import { timestamptz } from "../../../platform/db/statements/columns.ts";
import { statement } from "../../../platform/db/statements/statement.ts";

const refillStatement = statement({
	name: "refill-questions-to-learn",
	params: { since: timestamptz },
	row: {},
	sql: `
		with lost as (
			insert into learning_queue_kept (is_only) values (true) on conflict (is_only) do nothing returning 1
		)
		insert into questions_to_learn (question_id, student_id, family_id)
		select q.id, q.student_id, q.family_id
		from practice_questions q
		where exists (select 1 from lost) and q.mastery is null and (q.attempt_count > 0 or q.finished_at is not null)
			and (q.id, q.family_id) in (select a.question_id, a.family_id from attempts a where a.created_at >= :since)`,
});

/**
 * The queue is not logged: after a crash, or on a promoted replica, it is empty. Puts what was tried since then back, if it
 * is, and does nothing otherwise.
 */
export async function refillQuestionsToLearn(db: Db, since: Date): Promise<void> {
	await refillStatement.all(db, { since });
}

/** Students in the list with something pending. */
export async function selectStudentsToLearn(db: Db, student_ids: readonly string[]): Promise<string[]> {
	if (student_ids.length === 0) return [];
	const rows = await db
		.selectFrom("questions_to_learn")
		.select("student_id")
		.distinct()
		.where("student_id", "in", student_ids)
		.execute();
	return rows.map(({ student_id }) => student_id);
}

/** The next student with something pending after this one, by id; undefined for none. */
export async function selectOptionalNextToLearn(db: Db, after: string): Promise<string | undefined> {
	const row = await db
		.selectFrom("questions_to_learn")
		.select("student_id")
		.where("student_id", ">", after)
		.orderBy("student_id")
		.limit(1)
		.executeTakeFirst();
	return row?.student_id;
}

import type { Question } from "@learnin/domain/question/question";
import { sql } from "kysely";
import type pg from "pg";
import type { Db } from "../../platform/db/database.ts";
import { jsonb, orNull, text, timestamptz, uuid } from "../../platform/db/statements/columns.ts";
import { statement } from "../../platform/db/statements/statement.ts";

const insertBookmarkStatement = statement({
	name: "insert-bookmark",
	params: { question_id: uuid, student_id: uuid, now: timestamptz, fingerprint: orNull(text) },
	row: { old_question: orNull(jsonb<Question>()) },
	sql: `
		with given as (
			select id, family_id, student_id, fingerprint, content_id from practice_questions
			where id = :question_id and student_id = :student_id
		), added as (
			insert into bookmarks (student_id, fingerprint, family_id, question_id, created_at)
			select student_id, coalesce(fingerprint, :fingerprint), family_id, id, :now from given
			where coalesce(fingerprint, :fingerprint) is not null
			on conflict do nothing
		)
		select case when fingerprint is null then (select c.question from question_contents c where c.id = content_id) end as old_question
		from given`,
});

/**
 * Bookmarks a question of this student, once; undefined for a question that is not this student's. One from
 * before there were fingerprints is returned as `old_question`, and bookmarked under the `fingerprint`
 * passed, if any.
 */
export async function insertBookmark(
	pool: pg.Pool,
	bookmark: { question_id: string; student_id: string; now: Date; fingerprint: string | null },
): Promise<{ old_question: Question | null } | undefined> {
	const [row] = await insertBookmarkStatement.allPrepared(pool, bookmark);
	return row;
}

/**
 * Gives an old question its fingerprint. Throws a unique violation if an equal question also earned points.
 */
export async function updateFingerprint(db: Db, question_id: string, fingerprint: string): Promise<void> {
	await db
		.with("given", (tx) =>
			tx
				.updateTable("practice_questions")
				.set({ fingerprint })
				.where("id", "=", question_id)
				.where("fingerprint", "is", null)
				.returning(["id", "family_id", "finished_at"]),
		)
		.updateTable("attempts as a")
		.from("given as q")
		.set({ fingerprint })
		.whereRef("a.question_id", "=", "q.id")
		.whereRef("a.family_id", "=", "q.family_id")
		.whereRef("a.created_at", "=", "q.finished_at")
		.where(sql<boolean>`(a.verdict is null or a.verdict = 'correct' or a.tries_remaining = 0)`)
		.execute();
}

const deleteBookmarkStatement = statement({
	name: "delete-bookmark",
	params: { question_id: uuid, student_id: uuid },
	row: { question_id: uuid },
	sql: `
		with given as (
			select id, student_id, fingerprint from practice_questions where id = :question_id and student_id = :student_id
		), removed as (
			delete from bookmarks b using given g
			where b.student_id = g.student_id and (b.fingerprint = g.fingerprint or b.question_id = g.id)
		)
		select id as question_id from given`,
});

/** Deletes the bookmark; returns whether the question is this student's. */
export async function deleteBookmark(
	pool: pg.Pool,
	bookmark: { question_id: string; student_id: string },
): Promise<boolean> {
	const rows = await deleteBookmarkStatement.allPrepared(pool, bookmark);
	return rows.length === 1;
}

/** A student's bookmarks, newest first. */
export async function selectBookmarks(
	db: Db,
	filter: { student_id: string; after: { created_at: Date; id: string } | undefined; limit: number },
) {
	const { after } = filter;
	return (
		db
			.selectFrom("bookmarks as b")
			.innerJoin("practice_questions as q", "q.id", "b.question_id")
			.innerJoin("question_contents as c", "c.id", "q.content_id")
			.innerJoin("skills as k", "k.id", "q.skill_id")
			.where("b.student_id", "=", filter.student_id)
			.$if(after !== undefined, (query) =>
				query
					.where("b.created_at", "<=", after?.created_at ?? new Date(0))
					.where((eb) =>
						eb.or([
							eb("b.created_at", "<", after?.created_at ?? new Date(0)),
							eb("b.question_id", ">", after?.id ?? ""),
						]),
					),
			)
			.select([
				"b.created_at",
				"b.question_id",
				"q.skill_id",
				"k.child_name as skill_name",
				"k.grade",
				"c.question",
				"c.rendered",
				// In any session in which it was asked.
				sql<boolean>`q.is_correct or exists (select 1 from attempts e
				where e.student_id = b.student_id and e.fingerprint = b.fingerprint and e.family_id = b.family_id and e.verdict = 'correct')`.as(
					"is_solved",
				),
			])
			.orderBy("b.created_at", "desc")
			// A fingerprint is derived from the answer too: no cursor may contain it.
			.orderBy("b.question_id")
			.limit(filter.limit)
			.execute()
	);
}

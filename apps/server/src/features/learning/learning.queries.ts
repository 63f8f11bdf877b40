import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { dayBefore, triedSince } from "../../platform/db/tried-since.ts";
import { familyOf } from "../../platform/db/kept-content.ts";

export function selectStudent(db: Db | Tx, student_id: string) {
	return db
		.selectFrom("students")
		.select(["id", "grade", "time_zone", "daily_goal", "days_per_week"])
		.where("id", "=", student_id)
		.executeTakeFirstOrThrow();
}

/** The same question asked again counts once. */
const questionCount = sql`count(distinct coalesce(q.fingerprint, q.id::text))`;

/**
 * How many questions of each skill were finished today, in the student's time zone, each question once: those
 * without a skip, and the skipped ones.
 */
export async function selectPractisedToday(
	db: Db,
	student_id: string,
	now: Date,
): Promise<{ skill_id: string; count: number; skipped: number }[]> {
	const midnight = sql<Date>`date_trunc('day', ${now}::timestamptz, s.time_zone)`;
	return db
		.selectFrom("practice_questions as q")
		.innerJoin("students as s", "s.id", "q.student_id")
		.where("q.student_id", "=", student_id)
		.where(triedSince(familyOf(student_id), dayBefore(now)))
		.where("q.finished_at", ">=", midnight)
		.groupBy("q.skill_id")
		.select([
			"q.skill_id",
			sql<number>`(${questionCount} filter (where not q.is_skipped))::int`.as("count"),
			sql<number>`(${questionCount} filter (where q.is_skipped))::int`.as("skipped"),
		])
		.orderBy((eb) => eb.fn.min("q.finished_at"))
		.execute();
}

/** The open questions of the student's day's sets made since then, in order; empty if there is none. */
export async function selectLeftOfDaysSet(
	db: Db | Tx,
	student_id: string,
	since: Date,
): Promise<{ skill_id: string; is_return: boolean }[]> {
	return db
		.selectFrom("practice_questions as q")
		.innerJoin("practice_sessions as p", "p.id", "q.session_id")
		.where("q.student_id", "=", student_id)
		.where("p.student_id", "=", student_id)
		.where("q.finished_at", "is", null)
		.where("q.replaced_at", "is", null)
		.where("q.is_in_review", "=", false)
		.where("p.kind", "=", "daily")
		.where("p.created_at", ">=", since)
		.select(["q.skill_id", sql<boolean>`q.review_of is not null`.as("is_return")])
		.orderBy("q.position")
		.execute();
}

/** The student's newest tried questions of a skill: when, and whether on the first try without help. */
export async function selectLatest(
	db: Db,
	{ student_id, skill_id, limit }: { student_id: string; skill_id: string; limit: number },
): Promise<{ finished_at: Date; is_first_try: boolean }[]> {
	return db
		.selectFrom("practice_questions as q")
		.where("q.student_id", "=", student_id)
		.where("q.skill_id", "=", skill_id)
		.where("q.mastery", "is not", null)
		.where((eb) => eb.or([eb("q.is_skipped", "=", false), eb("q.attempt_count", ">", 0)]))
		.select([
			sql<Date>`q.tried_at`.as("finished_at"),
			sql<boolean>`q.is_correct and q.attempt_count = 1 and q.hints_opened = 0`.as("is_first_try"),
		])
		.orderBy("q.tried_at", "desc")
		.limit(limit)
		.execute();
}

/** Which of these celebrations the student has seen. */
export async function selectSeen(
	db: Db,
	student_id: string,
	keys: readonly string[],
): Promise<ReadonlySet<string>> {
	if (keys.length === 0) return new Set();
	const rows = await db
		.selectFrom("celebrations_seen")
		.select("key")
		.where("student_id", "=", student_id)
		.where("key", "in", keys)
		.execute();
	return new Set(rows.map(({ key }) => key));
}

export async function insertSeen(
	db: Db,
	{ keys, ...seen }: { student_id: string; family_id: string; keys: readonly string[]; seen_at: Date },
): Promise<void> {
	if (keys.length === 0) return;
	await db
		.insertInto("celebrations_seen")
		.values(keys.map((key) => ({ ...seen, key })))
		.onConflict((conflict) => conflict.columns(["student_id", "key", "family_id"]).doNothing())
		.execute();
}

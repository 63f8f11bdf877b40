import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { triedSince } from "../../platform/db/tried-since.ts";
import { familiesOf, familyOf } from "../../platform/db/kept-content.ts";

export interface PracticeDay {
	student_id: string;
	/** The day in the student's time zone at the time, as yyyy-mm-dd. */
	date: string;
	/** Questions that ended, without skips; the same one asked again on that day counts once. */
	finished: number;
	/** Of those, solved on the first try without a hint. */
	first_try: number;
	points: number;
	/** When the last of its questions ended. */
	last_at: Date;
}

type Moment = "q.finished_at" | "q.tried_at" | "step.tried_at" | "m.finished_at" | "a.created_at";

/** The calendar day of a time for a student, `s` in the query, in the student's time zone at that time. */
export function ownDay(moment: Moment) {
	return sql<string>`(${sql.ref(moment)} at time zone ${ownZone(moment)})::date`;
}

/** The time zone that a student, `s` in the query, had at a given time. */
export function ownZone(moment: Moment) {
	const at = sql.ref(moment);
	return sql<string>`coalesce((select p.time_zone from past_rules p where p.student_id = s.id
		and (p.since is null or p.since <= ${at}) and p.until > ${at} limit 1), s.time_zone)`;
}

/**
 * The same question asked again counts once; compared as bytes, which is several times faster than as text.
 */
const questionCount = sql`count(distinct coalesce(q.fingerprint, q.id::text) collate "C")`;

/**
 * One row per student and day with practice, oldest first; since and until given times, which may cut off
 * part of their own days.
 */
export async function selectPracticeDays(
	db: Db,
	student_ids: string[],
	since?: Date,
	until?: Date,
): Promise<PracticeDay[]> {
	if (student_ids.length === 0) return [];
	return (
		db
			.selectFrom("practice_questions as q")
			.innerJoin("students as s", "s.id", "q.student_id")
			.leftJoin("past_rules as p", (join) =>
				join
					.onRef("p.student_id", "=", "q.student_id")
					.on((eb) => eb.or([eb("p.since", "is", null), eb("p.since", "<=", eb.ref("q.finished_at"))]))
					.onRef("p.until", ">", "q.finished_at"),
			)
			.where("q.student_id", "in", student_ids)
			// Filters both tables, so that no one else's rows are read to find these.
			.where("s.id", "in", student_ids)
			.where("q.finished_at", "is not", null)
			.$if(since !== undefined, (query) =>
				query
					.where("q.finished_at", ">=", since ?? null)
					.where(triedSince(familiesOf(student_ids), since ?? new Date(0))),
			)
			.$if(until !== undefined, (query) => query.where("q.finished_at", "<", until ?? null))
			.where("q.is_skipped", "=", false)
			.select([
				"q.student_id",
				sql<string>`(q.finished_at at time zone coalesce(p.time_zone, s.time_zone))::date`.as("date"),
				sql<number>`${questionCount}::int`.as("finished"),
				sql<number>`(${questionCount} filter (where q.is_correct and q.attempt_count = 1 and q.hints_opened = 0))::int`.as(
					"first_try",
				),
				sql<number>`sum(q.points)::int`.as("points"),
				sql<Date>`max(q.finished_at)`.as("last_at"),
			])
			.groupBy(["q.student_id", "date"])
			.orderBy("date")
			.execute()
	);
}

/**
 * The day of the student's first answer or skip, from which on days can be missed; today before it. What the pages call
 * the first day.
 */
export async function selectFirstDay(db: Db, student_id: string, today: string): Promise<string> {
	const first = await db
		.selectFrom("attempts as a")
		.innerJoin("students as s", "s.id", "a.student_id")
		.where("a.family_id", "=", familyOf(student_id))
		.where("a.student_id", "=", student_id)
		.select(ownDay("a.created_at").as("date"))
		.orderBy("a.created_at")
		.limit(1)
		.executeTakeFirst();
	return first?.date ?? today;
}

/** What determines the current day and its goal. */
export interface Rules {
	time_zone: string;
	daily_goal: number;
	days_per_week: number;
}

export interface PastRules extends Rules {
	student_id: string;
	since: Date | null;
	until: Date;
}

export async function selectPastRules(db: Db, student_ids: string[]): Promise<PastRules[]> {
	if (student_ids.length === 0) return [];
	return db
		.selectFrom("past_rules")
		.select(["student_id", "since", "until", "time_zone", "daily_goal", "days_per_week"])
		.where("student_id", "in", student_ids)
		.orderBy("until")
		.execute();
}

export function lockRules(tx: Tx, student_id: string) {
	return tx
		.selectFrom("students")
		.select(["family_id", "time_zone", "daily_goal", "days_per_week"])
		.where("id", "=", student_id)
		.forUpdate()
		.executeTakeFirstOrThrow();
}

export async function selectOptionalLastChange(tx: Tx, student_id: string): Promise<Date | undefined> {
	const row = await tx
		.selectFrom("past_rules")
		.select("until")
		.where("student_id", "=", student_id)
		.orderBy("until", "desc")
		.limit(1)
		.executeTakeFirst();
	return row?.until;
}

export async function insertPastRules(tx: Tx, rules: PastRules & { family_id: string }): Promise<void> {
	await tx.insertInto("past_rules").values(rules).execute();
}

export async function updateRules(tx: Tx, student_id: string, rules: Rules): Promise<void> {
	await tx.updateTable("students").set(rules).where("id", "=", student_id).execute();
}

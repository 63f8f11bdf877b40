import type { SessionKind } from "@learnin/contract/schemas/practice.schema";
import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { familyOf } from "../../../platform/db/kept-content.ts";
import { whereGiven } from "../../../platform/db/where-given.ts";
import { dayBefore, triedSince } from "../../../platform/db/tried-since.ts";

/** A session's own title, or its skill's name. */
const titleColumn = sql<string>`coalesce(p.title, k.child_name)`.as("title");

export function selectOptionalSession(db: Db | Tx, session_id: string, student_id: string) {
	return db
		.selectFrom("practice_sessions as p")
		.leftJoin("skills as k", "k.id", "p.skill_id")
		.select((eb) => [
			"p.id",
			"p.kind",
			"p.skill_id",
			"p.created_at",
			titleColumn,
			eb
				.selectFrom("practice_questions as q")
				.select(({ fn }) => fn.countAll<number>().as("count"))
				.whereRef("q.session_id", "=", "p.id")
				.where("q.replaced_at", "is not", null)
				.as("replaced_count"),
		])
		.where("p.id", "=", session_id)
		.where("p.student_id", "=", student_id)
		.executeTakeFirst();
}

/** The id of the student's newest session. */
export async function selectOptionalNewestSession(
	db: Db | Tx,
	student_id: string,
): Promise<string | undefined> {
	const row = await db
		.selectFrom("practice_sessions")
		.select("id")
		.where("student_id", "=", student_id)
		.orderBy("created_at", "desc")
		.orderBy("id")
		.limit(1)
		.executeTakeFirst();
	return row?.id;
}

/** Selects sessions: of a skill, or of a kind, optionally only since a given time. */
export interface SessionFilter {
	skill_id?: string;
	kind?: SessionKind;
	since?: Date;
	/** Of a repair. */
	procedure?: string;
}

/** The newest session with a question that can still be answered. */
export function selectOptionalUnfinishedSession(
	db: Db | Tx,
	student_id: string,
	{ skill_id, kind, since, procedure }: SessionFilter = {},
) {
	return unfinishedSessions(db, student_id)
		.where(whereGiven("p.skill_id", skill_id))
		.where(whereGiven("p.kind", kind))
		.$if(since !== undefined, (query) => query.where("p.created_at", ">=", since ?? new Date(0)))
		.where(whereGiven("p.procedure", procedure))
		.limit(1)
		.executeTakeFirst();
}

/**
 * Sessions with questions that can still be answered: the day's set and the mistakes first, because nothing else leads
 * to their questions, then the newest; a day's set only since the given time, and a skill or bookmarks only after the
 * first answer.
 */
export function selectUnfinishedSessions(
	db: Db,
	student_id: string,
	{ daily_since, limit }: { daily_since: Date; limit: number },
) {
	return unfinishedSessions(db, student_id)
		.where((eb) => eb.or([eb("p.kind", "<>", "daily"), eb("p.created_at", ">=", daily_since)]))
		.where((eb) =>
			eb.or([
				eb("p.kind", "not in", ["skill", "bookmarks"]),
				sql<boolean>`exists (select 1 from practice_questions f where f.session_id = p.id and f.attempt_count > 0)`,
			]),
		)
		.clearOrderBy()
		.orderBy(sql`p.kind in ('daily', 'review')`, "desc")
		.orderBy("p.created_at", "desc")
		.limit(limit)
		.execute();
}

function unfinishedSessions(db: Db | Tx, student_id: string) {
	return (
		db
			// Starts from the few open sets, however many were finished.
			.selectFrom("open_sets as o")
			.innerJoin("practice_sessions as p", (join) =>
				join.onRef("p.id", "=", "o.session_id").onRef("p.family_id", "=", "o.family_id"),
			)
			.innerJoin("practice_questions as q", (join) =>
				join.onRef("q.session_id", "=", "o.session_id").onRef("q.family_id", "=", "o.family_id"),
			)
			.leftJoin("skills as k", "k.id", "p.skill_id")
			.where("o.student_id", "=", student_id)
			.where("q.finished_at", "is", null)
			.where("q.replaced_at", "is", null)
			.where("q.is_in_review", "=", false)
			.groupBy(["p.id", "p.family_id", "k.child_name"])
			.select((eb) => [
				"p.id",
				"p.kind",
				"p.skill_id",
				titleColumn,
				sql<number>`(select count(*) from practice_questions f where f.session_id = p.id and f.replaced_at is null)`.as(
					"total",
				),
				eb.fn.countAll<number>().as("questions_left"),
			])
			.orderBy("p.created_at", "desc")
	);
}

/** A session without its questions. */
export interface NewSession {
	family_id: string;
	student_id: string;
	kind: SessionKind;
	/** For a skill: its id and no title; otherwise a title. */
	skill_id: string | null;
	title: string | null;
	/** For a repair: what it repairs. */
	procedure?: string;
	created_at: Date;
}

export function insertSession(tx: Tx, session: NewSession) {
	return tx.insertInto("practice_sessions").values(session).returning("id").executeTakeFirstOrThrow();
}

/** A repair that a student started. */
export interface RepairRow {
	id: string;
	procedure: string;
	created_at: Date;
	/** How many of its questions can still be answered. */
	open_count: number;
}

/** The newest repair of each procedure. */
export async function selectNewestRepairs(db: Db, student_id: string): Promise<RepairRow[]> {
	const rows = await db
		.selectFrom("practice_sessions as p")
		.distinctOn("p.procedure")
		.where("p.student_id", "=", student_id)
		.where("p.procedure", "is not", null)
		.orderBy("p.procedure")
		.orderBy("p.created_at", "desc")
		.select([
			"p.id",
			sql<string>`p.procedure`.as("procedure"),
			"p.created_at",
			sql<number>`(select count(*)::int from practice_questions q where q.session_id = p.id and q.finished_at is null
				and q.replaced_at is null and not q.is_in_review)`.as("open_count"),
		])
		.execute();
	return rows;
}

/** What the student has seen of these skills, as fingerprints, the least recent first, each once. */
export async function selectMetFingerprints(
	db: Db | Tx,
	student_id: string,
	skill_ids: readonly string[],
): Promise<string[]> {
	const rows = await db
		.selectFrom("practice_questions")
		.where("student_id", "=", student_id)
		.where("skill_id", "in", [...new Set(skill_ids)])
		.where("fingerprint", "is not", null)
		.select(sql<string>`fingerprint`.as("fingerprint"))
		.groupBy("fingerprint")
		.orderBy(sql`max(coalesce(finished_at, created_at))`)
		.execute();
	return rows.map(({ fingerprint }) => fingerprint);
}

/**
 * Questions that ended today, in the student's time zone; includes skips, because a skip shows the answer.
 */
export async function selectFinishedToday(db: Db | Tx, student_id: string, now: Date): Promise<number> {
	const midnight = sql<Date>`date_trunc('day', ${now}::timestamptz, s.time_zone)`;
	const row = await db
		.selectFrom("practice_questions as q")
		.innerJoin("students as s", "s.id", "q.student_id")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.where("q.student_id", "=", student_id)
		.where(triedSince(familyOf(student_id), dayBefore(now)))
		.where("q.finished_at", ">=", midnight)
		.executeTakeFirstOrThrow();
	return row.count;
}

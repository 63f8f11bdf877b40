import { ENOUGH_DAYS_JOINED, type DigestKind } from "@learnin/domain/notifications/weekly-digest";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { hasRunningDays } from "../../platform/db/paid-days.ts";
import { ownDay } from "../rewards/index.ts";
import { date, int8, sure, timestamptz, uuid } from "../../platform/db/statements/columns.ts";
import { statement } from "../../platform/db/statements/statement.ts";
import { triedSince } from "../../platform/db/tried-since.ts";
import { familyOf } from "../../platform/db/kept-content.ts";

/** Batch size, so that no statement takes long. */
const batchSize = 500;

export interface DueDigest {
	account_id: string;
	/** The Sunday, yyyy-mm-dd. */
	week: string;
}

const selectDueDigestsStatement = statement({
	name: "select-due-digests",
	params: { now: timestamptz, after: uuid, limit: int8 },
	row: { account_id: uuid, week: sure(date, "every account has a time zone") },
	sql: `
		select due.account_id, due.week from (
			select a.id as account_id, date_trunc('week', (:now::timestamptz at time zone a.time_zone) - interval '6 days 18 hours')
				+ interval '6 days 18 hours' as evening,
				(:now::timestamptz at time zone a.time_zone) as local,
				(date_trunc('week', (:now::timestamptz at time zone a.time_zone) - interval '6 days 18 hours')
				+ interval '6 days')::date as week
			from accounts a join guardians g on g.account_id = a.id
			where a.id > :after and a.is_active and a.email is not null and a.email_verified_at is not null
		) due
		where due.local < due.evening + interval '18 hours'
			and not exists (select from weekly_digests d where d.account_id = due.account_id and d.week = due.week)
			and not exists (
				select from notification_switches s
				where s.account_id = due.account_id and s.kind = 'weekly_digest' and s.channel = 'mail' and not s.is_on
			)
		order by due.account_id limit :limit`,
});

/**
 * Guardians for whom it is Sunday evening, from six o'clock on, or the night and the morning after, and whose
 * week is not decided yet; those after `after`, by id. Excludes guardians who switched the email off or whose
 * address is not verified.
 */
export async function selectDueDigests(db: Db, now: Date, after: string): Promise<DueDigest[]> {
	return selectDueDigestsStatement.all(db, { now, after, limit: batchSize });
}

/** False if this week was decided before. */
export async function insertOptionalDigest(
	tx: Tx,
	digest: DueDigest & { family_id: string; kind: DigestKind; created_at: Date },
): Promise<boolean> {
	const row = await tx
		.insertInto("weekly_digests")
		.values(digest)
		.onConflict((conflict) => conflict.columns(["account_id", "week", "family_id"]).doNothing())
		.returning("week")
		.executeTakeFirst();
	return row !== undefined;
}

/** The result of the newest week before this one that ended long enough after a child joined. */
export async function selectOptionalLastKind(db: Db, { account_id, week }: DueDigest, joined_at: Date) {
	const row = await db
		.selectFrom("weekly_digests")
		.select("kind")
		.where("account_id", "=", account_id)
		.where("week", "<", week)
		.where(
			sql<boolean>`week >= (${joined_at}::timestamptz + ${ENOUGH_DAYS_JOINED}::int * interval '1 day')::date`,
		)
		.orderBy("week", "desc")
		.limit(1)
		.$narrowType<{ kind: DigestKind }>()
		.executeTakeFirst();
	return row?.kind;
}

/**
 * The family of this guardian if the email is still wanted, and when its week ended and began, in its time
 * zone.
 */
export function selectOptionalGuardianWeek(db: Db | Tx, { account_id, week }: DueDigest) {
	const evening = (weeks: number) =>
		sql<Date>`((${week}::date - ${7 * weeks}::int + time '18:00') at time zone a.time_zone)`;
	return db
		.selectFrom("accounts as a")
		.innerJoin("guardians as g", "g.account_id", "a.id")
		.where("a.id", "=", account_id)
		.where("a.is_active", "=", true)
		.where("a.email_verified_at", "is not", null)
		.where(
			sql<boolean>`not exists (select from notification_switches s where s.account_id = a.id
				and s.kind = 'weekly_digest' and s.channel = 'mail' and not s.is_on)`,
		)
		.select(["g.family_id", evening(0).as("until"), evening(1).as("since"), evening(2).as("before")])
		.executeTakeFirst();
}

/** The family's children whose data guardians may see. */
export function selectChildren(db: Db, family_id: string, now: Date) {
	return db
		.selectFrom("students as s")
		.where("s.family_id", "=", family_id)
		.where("s.is_active", "=", true)
		.where(
			sql<boolean>`exists (select from consents c where c.student_id = s.id and c.withdrawn_at is null
				and 'practice' = any (c.scopes))`,
		)
		.select([
			"s.id",
			"s.name",
			"s.account_id",
			"s.grade",
			"s.time_zone",
			"s.daily_goal",
			"s.days_per_week",
			sql<boolean>`exists (select from enrolments e where e.student_id = s.id
				and ${hasRunningDays(now)})`.as("is_enrolled"),
			sql<boolean>`exists (select from invitations i where i.student_id = s.id and i.revoked_at is null)`.as(
				"is_invited",
			),
			sql<Date>`(select min(c.given_at) from consents c where c.student_id = s.id)`.as("joined_at"),
		])
		.orderBy("s.created_at")
		.orderBy("s.id")
		.execute();
}

export type DigestChild = Awaited<ReturnType<typeof selectChildren>>[number];

export interface Span {
	since: Date;
	until: Date;
}

/**
 * For each skill finished in the span: questions, and those correct on the first try; without skips. Counted
 * as on every page.
 */
export function selectSkillWeek(db: Db, student_id: string, { since, until }: Span) {
	// The same question asked again on a day counts once.
	const question = sql`count(distinct (${ownDay("q.finished_at")}, coalesce(q.fingerprint, q.id::text)))`;
	return db
		.selectFrom("practice_questions as q")
		.innerJoin("students as s", "s.id", "q.student_id")
		.innerJoin("skills as k", "k.id", "q.skill_id")
		.where("q.student_id", "=", student_id)
		.where(triedSince(familyOf(student_id), since))
		.where("q.finished_at", ">=", since)
		.where("q.finished_at", "<", until)
		.where("q.is_skipped", "=", false)
		.groupBy(["q.skill_id", "k.child_name"])
		.select([
			"q.skill_id",
			"k.child_name as name",
			sql<number>`${question}::int`.as("finished"),
			sql<number>`(${question} filter (where q.is_correct and q.attempt_count = 1 and q.hints_opened = 0))::int`.as(
				"first_try",
			),
		])
		.orderBy("finished", "desc")
		.orderBy("k.child_name")
		.execute();
}

/** Days with practice in the span, by the child's own calendar. */
export async function selectDays(
	db: Db,
	{ id, time_zone }: { id: string; time_zone: string },
	{ since, until }: Span,
): Promise<number> {
	const { days } = await db
		.selectFrom("practice_questions as q")
		.where("q.student_id", "=", id)
		.where(triedSince(familyOf(id), since))
		.where("q.finished_at", ">=", since)
		.where("q.finished_at", "<", until)
		.where("q.is_skipped", "=", false)
		.select(sql<number>`count(distinct (q.finished_at at time zone ${time_zone})::date)::int`.as("days"))
		.executeTakeFirstOrThrow();
	return days;
}

/** Skills that were mastered in the span, the newest first. */
export function selectMastered(db: Db, student_id: string, { since, until }: Span) {
	return db
		.selectFrom("mastery_steps as m")
		.innerJoin("skills as k", "k.id", "m.skill_id")
		.where("m.student_id", "=", student_id)
		.where("m.finished_at", ">=", since)
		.where("m.finished_at", "<", until)
		.where("m.stage_after", "=", "mastered")
		.where("m.stage_before", "<>", "due_for_review")
		.groupBy(["m.skill_id", "k.child_name"])
		.select(["m.skill_id", "k.child_name as name"])
		.orderBy((eb) => eb.fn.max("m.finished_at"), "desc")
		.execute();
}

/** Deletes decisions for weeks before this time. Returns how many. */
export async function deleteOldDigests(db: Db, before: Date): Promise<number> {
	const { numAffectedRows = 0n } = await sql`
		delete from weekly_digests where (account_id, week) in (
			select account_id, week from weekly_digests where week < ${before}::date limit ${batchSize}
		)`.execute(db);
	return Number(numAffectedRows);
}

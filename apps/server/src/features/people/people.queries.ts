import { sql } from "kysely";
import type { Db } from "../../platform/db/database.ts";
import { hasRunningDays } from "../../platform/db/paid-days.ts";

function countAccounts(db: Db) {
	return db
		.selectFrom("accounts")
		.where("is_active", "=", true)
		.select([
			sql<number>`count(*) filter (where user_type = 'PARENT')::int`.as("parents"),
			sql<number>`count(*) filter (where user_type = 'UNKNOWN' and not is_admin)::int`.as(
				"registering_accounts",
			),
		])
		.executeTakeFirstOrThrow();
}

function countStudents(db: Db, now: Date) {
	return db
		.selectFrom("students as s")
		.where("s.is_active", "=", true)
		.select([
			sql<number>`count(*)::int`.as("students"),
			// Starts from enrollments, which have an index, and not child by child.
			sql<number>`(select count(distinct e.student_id)::int from enrolments e
				join students c on c.id = e.student_id and c.is_active
				where ${hasRunningDays(now)})`.as("enrolled_students"),
		])
		.executeTakeFirstOrThrow();
}

export interface PeopleCounts {
	parents: number;
	registering_accounts: number;
	students: number;
	enrolled_students: number;
}

export async function countPeople(db: Db, now: Date): Promise<PeopleCounts> {
	const [accounts, students] = await Promise.all([countAccounts(db), countStudents(db, now)]);
	return { ...accounts, ...students };
}

/** The latest stored count since the given time; undefined if there is none. */
export function selectPeopleCounts(db: Db, since: Date): Promise<PeopleCounts | undefined> {
	return db
		.selectFrom("people_counts")
		.where("counted_at", ">", since)
		.select(["parents", "registering_accounts", "students", "enrolled_students"])
		.executeTakeFirst();
}

export async function upsertPeopleCounts(db: Db, counts: PeopleCounts, counted_at: Date): Promise<void> {
	const row = { ...counts, counted_at };
	await db
		.insertInto("people_counts")
		.values(row)
		.onConflict((conflict) => conflict.column("is_only").doUpdateSet(row))
		.execute();
}

export interface FinishedDay {
	/** The day in UTC, as yyyy-mm-dd. */
	date: string;
	/** Questions that ended, without skips. */
	finished: number;
	/** Of those, solved on the first try without a hint. */
	first_try: number;
}

/** One row per UTC day on which a question was finished, which its last answer says. */
export function countFinishedByDay(db: Db, since: Date, until: Date): Promise<FinishedDay[]> {
	return db
		.selectFrom("attempts")
		.where("created_at", ">=", since)
		.where("created_at", "<=", until)
		.where((eb) => eb.or([eb("verdict", "=", "correct"), eb("tries_remaining", "=", 0)]))
		.where("kind", "=", "answer")
		.select([
			sql<string>`(created_at at time zone 'UTC')::date`.as("date"),
			sql<number>`count(*)::int`.as("finished"),
			sql<number>`count(*) filter (where verdict = 'correct' and attempt_number = 1 and hints_opened = 0)::int`.as(
				"first_try",
			),
		])
		.groupBy("date")
		.execute();
}

/**
 * Paid orders since a given time, per currency. A refunded order no longer counts; wallet money was counted
 * when it was topped up.
 */
export function sumPayments(db: Db, since: Date) {
	return db
		.selectFrom("orders")
		.where("state", "=", "paid")
		.where("provider", "!=", "WALLET")
		.where("paid_at", ">=", since)
		.groupBy("currency")
		.orderBy("currency")
		.select([
			"currency",
			sql<number>`count(*)::int`.as("count"),
			sql<number>`sum(amount_minor)::bigint`.as("amount_minor"),
		])
		.execute();
}

export function countWaitingOrders(db: Db) {
	return (
		db
			.selectFrom("orders")
			// In addition to the filters below, so that the index of open orders is used.
			.where("state", "in", ["failed", "needs_action", "awaiting_provider"])
			.select([
				sql<number>`count(*) filter (where state = 'failed')::int`.as("failed"),
				sql<number>`count(*) filter (where state = 'needs_action')::int`.as("needs_action"),
				sql<number>`count(*) filter (where state = 'awaiting_provider')::int`.as("awaiting_provider"),
			])
			.executeTakeFirstOrThrow()
	);
}

/** Invitations that are neither used, revoked nor expired. */
export async function countWaitingInvitations(db: Db, now: Date): Promise<number> {
	const row = await db
		.selectFrom("invitations")
		.where("used_at", "is", null)
		.where("revoked_at", "is", null)
		.where("expires_at", ">", now)
		.select(sql<number>`count(*)::int`.as("count"))
		.executeTakeFirstOrThrow();
	return row.count;
}

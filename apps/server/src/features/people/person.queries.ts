import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { hasDaysLeft } from "../../platform/db/paid-days.ts";

/** When the account itself was last active; impersonation does not count. */
const lastSeen = sql<Date | null>`(select max(x.last_seen_at) from sessions x
	where x.account_id = a.id and x.opened_by is null and x.seen_from is null)`;

/** An account of a parent, or one that is still registering. */
export function selectOptionalParent(db: Db, account_id: string) {
	return db
		.selectFrom("accounts as a")
		.leftJoin("guardians as g", "g.account_id", "a.id")
		.where("a.id", "=", account_id)
		.where("a.user_type", "<>", "STUDENT")
		.select([
			"a.id",
			"a.name",
			"a.email",
			"a.email_verified_at",
			"a.user_type",
			"a.is_admin",
			"a.is_active",
			"a.deactivated_at",
			"a.deactivation_reason",
			"a.created_at",
			"g.family_id",
			lastSeen.as("last_seen_at"),
			sql<boolean>`(a.password_hash is not null or exists (select from identities i where i.account_id = a.id))`.as(
				"has_way_in",
			),
		])
		.executeTakeFirst();
}

/** The newest emailed invitation of an account that a super-admin created. */
export function selectOptionalInviteLink(db: Db, account_id: string) {
	return db
		.selectFrom("mailed_links")
		.where("account_id", "=", account_id)
		.where("purpose", "=", "invite_parent")
		.select(["created_at", "expires_at"])
		.orderBy("created_at", "desc")
		.limit(1)
		.executeTakeFirst();
}

export function selectFamily(db: Db, family_id: string) {
	return db
		.selectFrom("families")
		.where("id", "=", family_id)
		.select(["id", "currency", "created_at"])
		.executeTakeFirstOrThrow();
}

/** The owner first. */
export function selectGuardiansOf(db: Db | Tx, family_id: string) {
	return db
		.selectFrom("guardians as g")
		.innerJoin("accounts as a", "a.id", "g.account_id")
		.where("g.family_id", "=", family_id)
		.select(["g.account_id", "g.is_owner", "a.name", "a.email", "a.is_active"])
		.orderBy("g.is_owner", "desc")
		.execute();
}

export function selectOptionalGuardianInvitation(db: Db, family_id: string) {
	return db
		.selectFrom("guardian_invitations")
		.where("family_id", "=", family_id)
		.where("used_at", "is", null)
		.where("revoked_at", "is", null)
		.select(["id", "email", "created_at", "expires_at"])
		.executeTakeFirst();
}

const enrolledUntil = (now: Date) => sql<Date | null>`(select max(e.ends_at) from enrolments e
	where e.student_id = s.id and ${hasDaysLeft(now)})`;

export function selectChildrenOf(db: Db, family_id: string, now: Date) {
	return db
		.selectFrom("students as s")
		.where("s.family_id", "=", family_id)
		.select(["s.id", "s.name", "s.grade", "s.is_active", enrolledUntil(now).as("enrolled_until")])
		.orderBy("s.created_at")
		.orderBy("s.id")
		.execute();
}

/** Sessions that can still be used, including those for children; the last used first. */
export function selectSessionsOf(db: Db, account_id: string, { now, limit }: { now: Date; limit: number }) {
	return db
		.selectFrom("sessions as s")
		.innerJoin("accounts as a", "a.id", "s.account_id")
		.where((eb) => eb.or([eb("s.account_id", "=", account_id), eb("s.opened_by", "=", account_id)]))
		.where("s.seen_from", "is", null)
		.where("s.ended_at", "is", null)
		.where("s.absolute_expires_at", ">", now)
		.select(["s.id", "s.user_agent", "s.created_at", "s.last_seen_at", "s.opened_by", "a.name"])
		.orderBy("s.last_seen_at", "desc")
		.orderBy("s.id")
		.limit(limit)
		.execute();
}

/** Actions of an operator, who has no account. */
const commands = ["admin.granted", "admin.revoked", "second_factor.reset"];

/** Super-admins' actions on these accounts, children or families, except opening this very page. */
export function selectActsOn(db: Db, subject_ids: string[], limit: number) {
	return db
		.selectFrom("audit_log as l")
		.leftJoin("accounts as a", "a.id", "l.actor_id")
		.where("l.subject_id", "in", subject_ids)
		.where("l.action", "not in", ["parent.seen", "student.seen"])
		.where((eb) => eb.or([eb("a.is_admin", "=", true), eb("l.action", "in", commands)]))
		.select([sql<string>`l.id::text`.as("id"), "l.action", "l.created_at", "a.name as by"])
		.orderBy("l.id", "desc")
		.limit(limit)
		.execute();
}

export function selectOptionalStudent(db: Db, student_id: string, now: Date) {
	return db
		.selectFrom("students as s")
		.leftJoin("accounts as a", "a.id", "s.account_id")
		.where("s.id", "=", student_id)
		.select([
			"s.id",
			"s.family_id",
			"s.account_id",
			"s.name",
			"s.email",
			"s.grade",
			"s.is_active",
			"s.deactivated_at",
			"s.deactivation_reason",
			"s.created_at",
			"s.deletion_warned_at",
			"s.time_zone",
			"s.daily_goal",
			"s.days_per_week",
			"a.email as own_email",
			"a.is_admin",
			enrolledUntil(now).as("enrolled_until"),
			sql<Date | null>`greatest(
				(select max(t.created_at) from attempts t where t.family_id = s.family_id and t.student_id = s.id),
				(select max(x.last_seen_at) from sessions x where x.account_id = s.account_id and x.seen_from is null)
			)`.as("last_active_at"),
		])
		.executeTakeFirst();
}

/** The child's own account, if it has one. */
export async function selectAccountOfStudent(tx: Tx, student_id: string): Promise<string[]> {
	const rows = await tx.selectFrom("students").where("id", "=", student_id).select("account_id").execute();
	return rows.flatMap(({ account_id }) => account_id ?? []);
}

/** The child with its account, locked against concurrent changes. */
export function lockOptionalStudent(tx: Tx, student_id: string) {
	return tx
		.selectFrom("students as s")
		.leftJoin("accounts as a", "a.id", "s.account_id")
		.where("s.id", "=", student_id)
		.select(["s.id", "s.name", "s.family_id", "s.account_id", "s.is_active", "a.is_admin"])
		.forNoKeyUpdate(["s"])
		.executeTakeFirst();
}

export function lockOptionalParent(tx: Tx, account_id: string) {
	return tx
		.selectFrom("accounts")
		.where("id", "=", account_id)
		.where("user_type", "<>", "STUDENT")
		.select(["id", "name", "email", "is_admin", "is_active"])
		.forNoKeyUpdate()
		.executeTakeFirst();
}

interface Activation {
	is_active: boolean;
	deactivated_at: Date | null;
	deactivation_reason: string | null;
}

export async function updateAccountActivation(
	tx: Tx,
	account_id: string,
	activation: Activation,
): Promise<void> {
	await tx.updateTable("accounts").set(activation).where("id", "=", account_id).execute();
}

export async function updateStudentActivation(
	tx: Tx,
	student_id: string,
	activation: Activation,
): Promise<void> {
	await tx.updateTable("students").set(activation).where("id", "=", student_id).execute();
}

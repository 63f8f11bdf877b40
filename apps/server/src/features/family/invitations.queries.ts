import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { hasConsentInEffect } from "./consent-in-effect.ts";

export interface NewInvitation {
	family_id: string;
	student_id: string;
	email: string;
	token_hash: Buffer;
	created_at: Date;
	expires_at: Date;
}

export async function insertInvitation(tx: Tx, invitation: NewInvitation) {
	await tx.insertInto("invitations").values(invitation).execute();
}

export function selectOptionalInvitation(db: Db | Tx, token_hash: Buffer) {
	return db
		.selectFrom("invitations as i")
		.innerJoin("students as s", "s.id", "i.student_id")
		.innerJoin("guardians as g", (join) =>
			join.onRef("g.family_id", "=", "i.family_id").on("g.is_owner", "=", true),
		)
		.innerJoin("accounts as a", "a.id", "g.account_id")
		.where("i.token_hash", "=", token_hash)
		.select([
			"i.id",
			"i.family_id",
			"i.email",
			"i.expires_at",
			"i.used_at",
			"i.revoked_at",
			"i.student_id",
			"s.account_id",
			"s.name as student_name",
			"a.name as parent_name",
			hasConsentInEffect("i.student_id").as("has_consent"),
			sql<boolean>`exists (select from accounts o where o.email = i.email)`.as("has_account"),
		])
		.executeTakeFirst();
}

export async function updateInvitationUsed(tx: Tx, id: string, used_at: Date) {
	await tx.updateTable("invitations").set({ used_at }).where("id", "=", id).execute();
}

/** Withdraws open invitations. Returns how many there were: one or none. */
export async function updateInvitationsRevoked(
	tx: Tx,
	student_id: string,
	revoked_at: Date,
): Promise<number> {
	const rows = await tx
		.updateTable("invitations")
		.set({ revoked_at })
		.where("student_id", "=", student_id)
		.where("used_at", "is", null)
		.where("revoked_at", "is", null)
		.returning("id")
		.execute();
	return rows.length;
}

/** Each child with its newest invitation and whether it has its own sign-in. */
export function selectInvitationStates(db: Db | Tx, family_id: string) {
	return db
		.selectFrom("students as s")
		.leftJoin("accounts as a", "a.id", "s.account_id")
		.leftJoinLateral(
			(eb) =>
				eb
					.selectFrom("invitations as i")
					.whereRef("i.student_id", "=", "s.id")
					.select(["i.created_at", "i.expires_at", "i.used_at", "i.revoked_at"])
					// An open one takes precedence over one withdrawn at the same time.
					.orderBy(sql`i.revoked_at is null`, "desc")
					.orderBy("i.created_at", "desc")
					.orderBy("i.id")
					.limit(1)
					.as("i"),
			(join) => join.onTrue(),
		)
		.where("s.family_id", "=", family_id)
		.select([
			"s.id",
			"s.name",
			"s.email",
			"a.email as own_email",
			"i.created_at as sent_at",
			"i.expires_at",
			"i.revoked_at",
			hasConsentInEffect("s.id").as("has_consent"),
		])
		.orderBy("s.created_at")
		.orderBy("s.id")
		.execute();
}

export async function updateStudentEmail(tx: Tx, student_id: string, email: string) {
	await tx.updateTable("students").set({ email }).where("id", "=", student_id).execute();
}

export async function updateStudentAccount(tx: Tx, student_id: string, account_id: string) {
	await tx.updateTable("students").set({ account_id }).where("id", "=", student_id).execute();
	await tx.updateTable("accounts").set({ user_type: "STUDENT" }).where("id", "=", account_id).execute();
}

/**
 * Gives an account without its own sign-in an address and a password. Violates `accounts_email_key` if it is
 * taken.
 */
export async function updateAccountSignIn(
	tx: Tx,
	account_id: string,
	own: { email: string; password_hash: string | null; time_zone: string; email_verified_at: Date },
) {
	await tx.updateTable("accounts").set(own).where("id", "=", account_id).execute();
}

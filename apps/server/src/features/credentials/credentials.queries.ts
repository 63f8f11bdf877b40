import { type NotNull, sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

/** What an emailed link is for. */
export type LinkPurpose = "reset_password" | "change_email" | "confirm_email" | "invite_parent";

export function selectAccountOfSession(db: Db, session_id: string) {
	return db
		.selectFrom("sessions as s")
		.innerJoin("accounts as a", "a.id", "s.account_id")
		.select([
			"a.id",
			"a.name",
			"a.email",
			"a.password_hash",
			"a.email_verified_at",
			"a.is_admin",
			"a.totp_confirmed_at",
			"s.created_at as signed_in_at",
			"s.is_by_pin",
		])
		.where("s.id", "=", session_id)
		.executeTakeFirstOrThrow();
}

/** Links of one account are created one after the other. */
export function lockOptionalAccountByEmail(tx: Tx, email: string) {
	return tx
		.selectFrom("accounts")
		.select(["id", "name"])
		.where("email", "=", email)
		.where("is_active", "=", true)
		.forNoKeyUpdate()
		.executeTakeFirst();
}

export async function updatePasswordHash(tx: Tx, account_id: string, password_hash: string) {
	await tx.updateTable("accounts").set({ password_hash }).where("id", "=", account_id).execute();
}

/** The account if its address is not verified; undefined otherwise. */
export function lockOptionalUnprovedAccount(tx: Tx, account_id: string) {
	return tx
		.selectFrom("accounts")
		.select(["id", "name", "email"])
		.where("id", "=", account_id)
		.where("is_active", "=", true)
		.where("email_verified_at", "is", null)
		.where("email", "is not", null)
		.$narrowType<{ email: NotNull }>()
		.forNoKeyUpdate()
		.executeTakeFirst();
}

/**
 * Stores an address that was just verified. Throws a unique violation of `accounts_email_key` if it is taken.
 */
export async function updateEmail(
	tx: Tx,
	account_id: string,
	proved: { email: string; email_verified_at: Date },
) {
	await tx.updateTable("accounts").set(proved).where("id", "=", account_id).execute();
}

/** Changes the address of this guardian's children who were entered with the guardian's address. */
export async function updateSharedEmail(tx: Tx, guardian_id: string, email: { from: string; to: string }) {
	await tx
		.updateTable("students")
		.set({ email: email.to })
		.where("email", "=", email.from)
		.where("family_id", "in", (eb) =>
			eb.selectFrom("guardians").select("family_id").where("account_id", "=", guardian_id),
		)
		.execute();
}

/**
 * Sign-ins other than the password that the reader of the account's email never proved to own. Returns how
 * many.
 */
export async function deleteForeignIdentities(tx: Tx, account_id: string, email: string): Promise<number> {
	const { numDeletedRows } = await tx
		.deleteFrom("identities")
		.where("account_id", "=", account_id)
		.where("email", "<>", email)
		.executeTakeFirst();
	return Number(numDeletedRows);
}

/**
 * Turns off the second factor of an account that has not finished registration. False for any other, and if
 * none is on.
 */
export async function updateOptionalSecondFactorForgotten(tx: Tx, account_id: string): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("accounts")
		.set({ totp_secret: null, totp_confirmed_at: null, totp_used_step: null })
		.where("id", "=", account_id)
		.where("user_type", "=", "UNKNOWN")
		.where("is_admin", "=", false)
		.where("totp_secret", "is not", null)
		.executeTakeFirst();
	if (numUpdatedRows === 0n) return false;
	await replaceRecoveryCodes(tx, account_id, []);
	return true;
}

/**
 * Deletes this account's password, second factor, other sign-ins, and links that would change its address.
 */
export async function deleteWaysIn(tx: Tx, account_id: string): Promise<void> {
	await tx
		.updateTable("accounts")
		.set({ password_hash: null, totp_secret: null, totp_confirmed_at: null, totp_used_step: null })
		.where("id", "=", account_id)
		.execute();
	await replaceRecoveryCodes(tx, account_id, []);
	await tx.deleteFrom("identities").where("account_id", "=", account_id).execute();
	await tx.deleteFrom("mailed_links").where("account_id", "=", account_id).execute();
}

/** A parent's account, or one that is still registering, and whether its owner can sign in at all. */
export function lockOptionalInvited(tx: Tx, account_id: string) {
	return tx
		.selectFrom("accounts as a")
		.where("a.id", "=", account_id)
		.where("a.user_type", "<>", "STUDENT")
		.select(["a.name", "a.email", "a.is_active", "a.email_verified_at"])
		.select(
			sql<boolean>`(a.password_hash is not null or exists (select from identities i where i.account_id = a.id))`.as(
				"has_way_in",
			),
		)
		.forNoKeyUpdate(["a"])
		.executeTakeFirst();
}

export async function insertMailedLink(
	tx: Tx,
	link: {
		token_hash: Buffer;
		purpose: LinkPurpose;
		account_id: string;
		new_email: string | null;
		created_at: Date;
		expires_at: Date;
	},
) {
	await tx.insertInto("mailed_links").values(link).execute();
}

export function selectResetLinkTimes(tx: Tx, account_id: string, since: Date) {
	return tx
		.selectFrom("mailed_links")
		.select("created_at")
		.where("account_id", "=", account_id)
		.where("purpose", "=", "reset_password")
		.where("created_at", ">", since)
		.execute();
}

/** Invalidates the account's unused links. */
export async function updateMailedLinksExpired(
	db: Tx | Db,
	account_id: string,
	purposes: LinkPurpose[],
	now: Date,
) {
	await db
		.updateTable("mailed_links")
		.set({ expires_at: now })
		.where("account_id", "=", account_id)
		.where("purpose", "in", purposes)
		.where("used_at", "is", null)
		.where("expires_at", ">", now)
		.execute();
}

export function selectOptionalMailedLink(db: Db, token_hash: Buffer, ...purposes: LinkPurpose[]) {
	return mailedLinks(db, token_hash, ...purposes).executeTakeFirst();
}

/** Of two concurrent uses the second waits here and finds it used. */
export function lockOptionalMailedLink(tx: Tx, token_hash: Buffer, ...purposes: LinkPurpose[]) {
	return mailedLinks(tx, token_hash, ...purposes)
		.forUpdate(["l"])
		.executeTakeFirst();
}

function mailedLinks(db: Db | Tx, token_hash: Buffer, ...purposes: LinkPurpose[]) {
	return db
		.selectFrom("mailed_links as l")
		.innerJoin("accounts as a", "a.id", "l.account_id")
		.select([
			"l.purpose",
			"l.account_id",
			"l.new_email",
			"l.expires_at",
			"l.used_at",
			"a.name",
			"a.email",
			"a.email_verified_at",
			"a.is_active",
		])
		.where("l.token_hash", "=", token_hash)
		.where("l.purpose", "in", purposes);
}

export async function updateMailedLinkUsed(tx: Tx, token_hash: Buffer, used_at: Date) {
	await tx.updateTable("mailed_links").set({ used_at }).where("token_hash", "=", token_hash).execute();
}

export function selectOptionalPendingEmail(db: Db, account_id: string, now: Date) {
	return db
		.selectFrom("mailed_links")
		.select(["new_email", "expires_at"])
		.where("account_id", "=", account_id)
		.where("purpose", "=", "change_email")
		.where("used_at", "is", null)
		.where("expires_at", ">", now)
		.executeTakeFirst();
}

/** They contain addresses; after this long no one asks anymore why one does not work. */
export async function deleteMailedLinks(db: Db, expired_before: Date) {
	await db.deleteFrom("mailed_links").where("expires_at", "<", expired_before).execute();
}

/** Sessions that can still be used, including those that the account opened for children. */
export function selectDevices(db: Db, account_id: string, { now, limit }: { now: Date; limit: number }) {
	return (
		db
			.selectFrom("sessions as s")
			.innerJoin("accounts as a", "a.id", "s.account_id")
			.select(["s.id", "s.user_agent", "s.created_at", "s.last_seen_at", "s.opened_by", "a.name"])
			.where((eb) => eb.or([eb("s.account_id", "=", account_id), eb("s.opened_by", "=", account_id)]))
			// Sessions that a parent opened for a child are visible to the parent, not the child.
			.where((eb) => eb.or([eb("s.opened_by", "is", null), eb("s.opened_by", "=", account_id)]))
			.where("s.ended_at", "is", null)
			.where("s.absolute_expires_at", ">", now)
			.where(({ exists, selectFrom }) =>
				exists(
					selectFrom("refresh_tokens as t")
						.select(sql`1`.as("one"))
						.whereRef("t.session_id", "=", "s.id")
						.where("t.idle_expires_at", ">", now),
				),
			)
			.orderBy("s.last_seen_at", "desc")
			.orderBy("s.id")
			.limit(limit)
			.execute()
	);
}

export async function updateOptionalDeviceEnded(
	db: Db,
	account_id: string,
	session_id: string,
	ended_at: Date,
) {
	const { numUpdatedRows } = await db
		.updateTable("sessions")
		.set({ ended_at, ended_because: "signed_out" })
		.where("id", "=", session_id)
		.where((eb) =>
			eb.or([
				eb.and([eb("account_id", "=", account_id), eb("opened_by", "is", null)]),
				eb("opened_by", "=", account_id),
			]),
		)
		.where("ended_at", "is", null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

export function lockSecondFactor(tx: Tx, account_id: string) {
	return tx
		.selectFrom("accounts")
		.select(["id", "name", "email", "email_verified_at", "totp_secret", "totp_confirmed_at"])
		.where("id", "=", account_id)
		.forUpdate()
		.executeTakeFirstOrThrow();
}

export async function updateSecondFactor(
	tx: Tx,
	account_id: string,
	factor: { totp_secret?: Buffer | null; totp_confirmed_at: Date | null; totp_used_step?: null },
) {
	await tx.updateTable("accounts").set(factor).where("id", "=", account_id).execute();
}

export async function updateSessionSecondFactor(tx: Tx, session_id: string, second_factor_at: Date) {
	await tx.updateTable("sessions").set({ second_factor_at }).where("id", "=", session_id).execute();
}

export async function updateSecondFactorOfSessions(tx: Tx, account_id: string) {
	await tx
		.updateTable("sessions")
		.set({ second_factor_at: null })
		.where("account_id", "=", account_id)
		.where("ended_at", "is", null)
		.execute();
}

export async function replaceRecoveryCodes(tx: Tx, account_id: string, hashes: Buffer[]) {
	await tx.deleteFrom("recovery_codes").where("account_id", "=", account_id).execute();
	if (hashes.length === 0) return;
	await tx
		.insertInto("recovery_codes")
		.values(hashes.map((code_hash) => ({ account_id, code_hash })))
		.execute();
}

export async function countRecoveryCodesLeft(db: Db, account_id: string): Promise<number> {
	const { left } = await db
		.selectFrom("recovery_codes")
		.select(({ fn }) => fn.countAll<number>().as("left"))
		.where("account_id", "=", account_id)
		.where("used_at", "is", null)
		.executeTakeFirstOrThrow();
	return left;
}

export function lockOptionalAccountForAdmin(tx: Tx, email: string) {
	return tx
		.selectFrom("accounts")
		.select(["id", "user_type", "is_active", "is_admin", "password_hash"])
		.where("email", "=", email)
		.forUpdate()
		.executeTakeFirst();
}

export async function updateAccountIsAdmin(tx: Tx, account_id: string, is_admin: boolean) {
	await tx.updateTable("accounts").set({ is_admin }).where("id", "=", account_id).execute();
}

export function selectAdmins(db: Db) {
	return db
		.selectFrom("accounts")
		.select(["email", "name", "is_active", "totp_confirmed_at"])
		.where("is_admin", "=", true)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
}

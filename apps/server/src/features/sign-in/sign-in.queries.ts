import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

/** Throws a unique violation of `accounts_email_key` if the address is taken. */
export function insertAccount(
	db: Db | Tx,
	account: {
		email: string | null;
		name: string;
		password_hash: string | null;
		time_zone: string;
		created_at: Date;
		/** Null until someone proved that they read the email of this address. */
		email_verified_at: Date | null;
	},
) {
	return db.insertInto("accounts").values(account).returning("id").executeTakeFirstOrThrow();
}

/** Records that the account's owner reads the email of its address. Returns whether that was new. */
export async function updateAddressProved(
	tx: Tx,
	account_id: string,
	email_verified_at: Date,
): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("accounts")
		.set({ email_verified_at })
		.where("id", "=", account_id)
		.where("email", "is not", null)
		.where("email_verified_at", "is", null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

export function selectOptionalAccountByEmail(db: Db, email: string) {
	return db
		.selectFrom("accounts")
		.select(["id", "password_hash", "is_active", "is_admin"])
		.where("email", "=", email)
		.executeTakeFirst();
}

/**
 * Until the transaction ends no one changes how this account signs in: the next change sees a session opened
 * now, and ends it.
 */
export function lockOptionalSignIn(tx: Tx, account_id: string) {
	return tx
		.selectFrom("accounts")
		.select(["password_hash", "is_active"])
		.where("id", "=", account_id)
		.forShare()
		.executeTakeFirst();
}

/** The same for a caller that is about to change it. */
export async function lockSignInToChange(tx: Tx, account_id: string) {
	await tx.selectFrom("accounts").select("id").where("id", "=", account_id).forNoKeyUpdate().execute();
}

/** Locks several accounts, always in the same order. Leaves out those that no longer exist. */
export async function lockAccounts(tx: Tx, account_ids: readonly string[]): Promise<void> {
	if (account_ids.length === 0) return;
	await tx
		.selectFrom("accounts")
		.select("id")
		.where("id", "in", account_ids)
		.orderBy("id")
		.forNoKeyUpdate()
		.execute();
}

/** Why a session was ended; null while it is active. */
export function selectOptionalSessionEnd(tx: Tx, session_id: string) {
	return tx.selectFrom("sessions").select("ended_because").where("id", "=", session_id).executeTakeFirst();
}

export function insertSession(
	tx: Tx,
	session: {
		account_id: string;
		user_agent: string;
		created_at: Date;
		last_seen_at: Date;
		absolute_expires_at: Date;
		opened_by: string | null;
		is_by_pin: boolean;
		second_factor_at: Date | null;
	},
) {
	return tx.insertInto("sessions").values(session).returning("id").executeTakeFirstOrThrow();
}

/**
 * Throws a unique violation of `refresh_tokens_one_successor_idx` if the predecessor already has a successor.
 */
export async function insertRefreshToken(
	tx: Tx,
	token: {
		token_hash: Buffer;
		session_id: string;
		created_at: Date;
		idle_expires_at: Date;
		predecessor_hash?: Buffer;
	},
) {
	await tx.insertInto("refresh_tokens").values(token).execute();
}

/** Locks the token's row and its session's, so that two refreshes of one session run one after the other. */
export function lockOptionalRefreshToken(tx: Tx, token_hash: Buffer) {
	return tx
		.selectFrom("refresh_tokens as t")
		.innerJoin("sessions as s", "s.id", "t.session_id")
		.innerJoin("accounts as a", "a.id", "s.account_id")
		.leftJoin("accounts as o", "o.id", "s.opened_by")
		.select([
			"t.session_id",
			"t.used_at",
			"t.successor_salt",
			"t.idle_expires_at",
			"s.account_id",
			"s.ended_at",
			"s.absolute_expires_at",
			// A child's session lasts no longer than the sign-in of the parent who opened it.
			sql<boolean>`a.is_active and coalesce(o.is_active, true)`.as("is_active"),
			"a.is_admin",
		])
		.where("t.token_hash", "=", token_hash)
		.forUpdate(["t", "s"])
		.executeTakeFirst();
}

export async function updateRefreshTokenUsed(
	tx: Tx,
	token_hash: Buffer,
	use: { used_at: Date; successor_salt: Buffer },
) {
	await tx.updateTable("refresh_tokens").set(use).where("token_hash", "=", token_hash).execute();
}

/** A token used earlier no longer reveals its successor. */
export async function updateSaltsForgotten(tx: Tx, session_id: string, used_before: Date) {
	await tx
		.updateTable("refresh_tokens")
		.set({ successor_salt: null })
		.where("session_id", "=", session_id)
		.where("used_at", "<", used_before)
		.where("successor_salt", "is not", null)
		.execute();
}

export async function updateSessionEnded(
	tx: Tx | Db,
	session_id: string,
	ended_at: Date,
	ended_because: "signed_out" | "reuse" | "back_to_parent",
) {
	await tx
		.updateTable("sessions")
		.set({ ended_at, ended_because })
		.where("id", "=", session_id)
		.where("ended_at", "is", null)
		.execute();
}

/**
 * Ends every session of these accounts, including those that they opened for children, except one that may
 * stay.
 */
export async function updateSessionsEnded(
	tx: Tx | Db,
	account_ids: string[],
	end: {
		ended_at: Date;
		ended_because:
			| "signed_out"
			| "signed_out_everywhere"
			| "password_changed"
			| "deactivated"
			| "consent_withdrawn";
		except?: string | undefined;
	},
) {
	await tx
		.updateTable("sessions")
		.set({ ended_at: end.ended_at, ended_because: end.ended_because })
		.where((eb) => eb.or([eb("account_id", "in", account_ids), eb("opened_by", "in", account_ids)]))
		.where("ended_at", "is", null)
		.$if(end.except !== undefined, (query) => query.where("id", "<>", end.except ?? ""))
		.execute();
}

/** Recorded at each refresh: the device list shows when one was last used. */
export async function updateSessionSeen(tx: Tx, session_id: string, last_seen_at: Date) {
	await tx.updateTable("sessions").set({ last_seen_at }).where("id", "=", session_id).execute();
}

export function selectOptionalSessionOfToken(db: Db, token_hash: Buffer) {
	return db
		.selectFrom("refresh_tokens")
		.select("session_id")
		.where("token_hash", "=", token_hash)
		.executeTakeFirst();
}

export function selectSecondFactor(db: Db, account_id: string) {
	return db
		.selectFrom("accounts")
		.select(["totp_secret", "totp_confirmed_at"])
		.where("id", "=", account_id)
		.executeTakeFirstOrThrow();
}

/** False if this step, or a later one, was used before: of two concurrent uses one succeeds. */
export async function updateOptionalTotpStepUsed(db: Db | Tx, account_id: string, step: number) {
	const { numUpdatedRows } = await db
		.updateTable("accounts")
		.set({ totp_used_step: step })
		.where("id", "=", account_id)
		.where((eb) => eb.or([eb("totp_used_step", "is", null), eb("totp_used_step", "<", step)]))
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** False if there is no such code or it was used before. */
export async function updateOptionalRecoveryCodeUsed(
	db: Db,
	account_id: string,
	possible_hashes: Buffer[],
	used_at: Date,
) {
	const { numUpdatedRows } = await db
		.updateTable("recovery_codes")
		.set({ used_at })
		.where("account_id", "=", account_id)
		.where("code_hash", "in", possible_hashes)
		.where("used_at", "is", null)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

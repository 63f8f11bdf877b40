import type { Db, Tx } from "../../platform/db/database.ts";
import type { GoogleAccount } from "./google-account.ts";

export async function insertFlow(
	db: Db,
	flow: {
		state_hash: Buffer;
		browser_hash: Buffer;
		nonce: string;
		code_verifier: string;
		created_at: Date;
		expires_at: Date;
	},
) {
	await db.insertInto("google_flows").values(flow).execute();
}

/**
 * Deletes and returns the flow, so that a state works once; only for the browser it began in and only before
 * it expires.
 */
export function deleteOptionalFlow(db: Db, flow: { state_hash: Buffer; browser_hash: Buffer; now: Date }) {
	return db
		.deleteFrom("google_flows")
		.where("state_hash", "=", flow.state_hash)
		.where("browser_hash", "=", flow.browser_hash)
		.where("expires_at", ">", flow.now)
		.returning(["nonce", "code_verifier"])
		.executeTakeFirst();
}

export async function insertHandoff(
	db: Db,
	handoff: GoogleAccount & { code_hash: Buffer; browser_hash: Buffer; created_at: Date; expires_at: Date },
) {
	await db.insertInto("google_handoffs").values(handoff).execute();
}

interface HandoffOf {
	code_hash: Buffer;
	browser_hash: Buffer;
	now: Date;
}

export function selectOptionalHandoff(db: Db, handoff: HandoffOf) {
	return handoffs(db, handoff).executeTakeFirst();
}

/** Locks it: of two concurrent uses, the second finds it used. */
export function lockOptionalHandoff(tx: Tx, handoff: HandoffOf) {
	return handoffs(tx, handoff).forUpdate().executeTakeFirst();
}

function handoffs(db: Db | Tx, { code_hash, browser_hash, now }: HandoffOf) {
	return db
		.selectFrom("google_handoffs")
		.select(["issuer", "subject", "email", "email_verified", "name", "created_at"])
		.where("code_hash", "=", code_hash)
		.where("browser_hash", "=", browser_hash)
		.where("used_at", "is", null)
		.where("expires_at", ">", now);
}

export async function updateHandoffUsed(tx: Tx, code_hash: Buffer, used_at: Date) {
	await tx.updateTable("google_handoffs").set({ used_at }).where("code_hash", "=", code_hash).execute();
}

export async function updateHandoffExpiry(db: Db, code_hash: Buffer, expires_at: Date) {
	await db.updateTable("google_handoffs").set({ expires_at }).where("code_hash", "=", code_hash).execute();
}

export async function deleteOldFlowsAndHandoffs(db: Db, now: Date) {
	await db.deleteFrom("google_flows").where("expires_at", "<", now).execute();
	await db.deleteFrom("google_handoffs").where("expires_at", "<", now).execute();
}

const accountColumns = [
	"a.id",
	"a.email",
	"a.name",
	"a.user_type",
	"a.is_admin",
	"a.is_active",
	"a.password_hash",
] as const;

export function selectOptionalAccountOfIdentity(
	db: Db | Tx,
	identity: Pick<GoogleAccount, "issuer" | "subject">,
) {
	return db
		.selectFrom("identities as i")
		.innerJoin("accounts as a", "a.id", "i.account_id")
		.select(accountColumns)
		.where("i.issuer", "=", identity.issuer)
		.where("i.subject", "=", identity.subject)
		.executeTakeFirst();
}

export function selectOptionalAccountByEmail(db: Db, email: string) {
	return db
		.selectFrom("accounts as a")
		.select(accountColumns)
		.where("a.email", "=", email)
		.executeTakeFirst();
}

export function selectAccount(db: Db, account_id: string) {
	return db
		.selectFrom("accounts as a")
		.select(accountColumns)
		.where("a.id", "=", account_id)
		.executeTakeFirstOrThrow();
}

/** Until the transaction ends no one else changes how this account signs in. */
export function lockAccount(tx: Tx, account_id: string) {
	return tx
		.selectFrom("accounts")
		.select(["id", "name", "email", "password_hash"])
		.where("id", "=", account_id)
		.forUpdate()
		.executeTakeFirstOrThrow();
}

/** A child may sign in only while a guardian consents. */
export async function hasConsentOrNeedsNone(db: Db, account_id: string): Promise<boolean> {
	const paused = await db
		.selectFrom("students as s")
		.select("s.id")
		.where("s.account_id", "=", account_id)
		.where((eb) =>
			eb.not(
				eb.exists(
					eb
						.selectFrom("consents as c")
						.select("c.id")
						.whereRef("c.student_id", "=", "s.id")
						.where("c.withdrawn_at", "is", null)
						.where((inner) => inner(inner.val("practice"), "=", inner.fn.any("c.scopes"))),
				),
			),
		)
		.executeTakeFirst();
	return paused === undefined;
}

/**
 * Throws a unique violation of `identities_pkey` or `identities_account_id_issuer_key` if either side is
 * taken.
 */
export async function insertIdentity(
	tx: Tx,
	identity: { issuer: string; subject: string; account_id: string; email: string; created_at: Date },
) {
	await tx.insertInto("identities").values(identity).execute();
}

export function selectOptionalIdentityOfAccount(db: Db, account_id: string, issuer: string) {
	return db
		.selectFrom("identities")
		.select("email")
		.where("account_id", "=", account_id)
		.where("issuer", "=", issuer)
		.executeTakeFirst();
}

export async function deleteIdentitiesOfAccount(tx: Tx, account_id: string): Promise<number> {
	const { numDeletedRows } = await tx
		.deleteFrom("identities")
		.where("account_id", "=", account_id)
		.executeTakeFirst();
	return Number(numDeletedRows);
}

import type { NotNull } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

/** The family's guardians, the owner first. */
export function selectGuardians(db: Db | Tx, family_id: string) {
	return (
		db
			.selectFrom("guardians as g")
			.innerJoin("accounts as a", "a.id", "g.account_id")
			.where("g.family_id", "=", family_id)
			.select(["g.account_id", "a.name", "a.email", "g.is_owner", "g.created_at"])
			.orderBy("g.is_owner", "desc")
			// Only children can be without one.
			.$narrowType<{ email: NotNull }>()
			.execute()
	);
}

function openInvitations(db: Db | Tx, family_id: string) {
	return db
		.selectFrom("guardian_invitations")
		.where("family_id", "=", family_id)
		.where("used_at", "is", null)
		.where("revoked_at", "is", null)
		.select(["id", "email", "created_at", "expires_at"]);
}

/** The one invitation that is neither used nor withdrawn; it may have expired. */
export function selectOptionalOpenInvitation(db: Db | Tx, family_id: string) {
	return openInvitations(db, family_id).executeTakeFirst();
}

export function insertGuardianInvitation(
	tx: Tx,
	invitation: {
		family_id: string;
		invited_by: string;
		email: string;
		token_hash: Buffer;
		created_at: Date;
		expires_at: Date;
	},
) {
	return tx
		.insertInto("guardian_invitations")
		.values(invitation)
		.returning(["id", "email", "created_at", "expires_at"])
		.executeTakeFirstOrThrow();
}

/** Withdraws open invitations. Returns how many there were: one or none. */
export async function updateGuardianInvitationsRevoked(
	tx: Tx,
	family_id: string,
	revoked_at: Date,
): Promise<number> {
	const rows = await tx
		.updateTable("guardian_invitations")
		.set({ revoked_at })
		.where("family_id", "=", family_id)
		.where("used_at", "is", null)
		.where("revoked_at", "is", null)
		.returning("id")
		.execute();
	return rows.length;
}

export function selectOptionalGuardianInvitation(db: Db | Tx, token_hash: Buffer) {
	return db
		.selectFrom("guardian_invitations as i")
		.leftJoin("accounts as a", "a.id", "i.invited_by")
		.leftJoin("accounts as o", "o.email", "i.email")
		.where("i.token_hash", "=", token_hash)
		.select([
			"i.id",
			"i.family_id",
			"i.email",
			"i.expires_at",
			"i.used_at",
			"i.revoked_at",
			"i.invited_by",
			"a.name as inviter_name",
			"o.id as own_account_id",
		])
		.executeTakeFirst();
}

export async function updateGuardianInvitationUsed(tx: Tx, id: string, used_at: Date) {
	await tx.updateTable("guardian_invitations").set({ used_at }).where("id", "=", id).execute();
}

export async function insertSecondGuardian(
	tx: Tx,
	guardian: { family_id: string; account_id: string; created_at: Date },
) {
	await tx
		.insertInto("guardians")
		.values({ ...guardian, is_owner: false })
		.execute();
	await tx
		.updateTable("accounts")
		.set({ user_type: "PARENT" })
		.where("id", "=", guardian.account_id)
		.execute();
}

export async function deleteGuardian(tx: Tx, account_id: string) {
	await tx.deleteFrom("guardians").where("account_id", "=", account_id).execute();
	await tx.updateTable("accounts").set({ user_type: "UNKNOWN" }).where("id", "=", account_id).execute();
}

/** A family that was started in onboarding and never paid for, with what prevents leaving it. */
export async function lockOptionalUnpaidFamily(tx: Tx, account_id: string) {
	const family = await tx
		.selectFrom("guardians as g")
		.innerJoin("families as f", "f.id", "g.family_id")
		.where("g.account_id", "=", account_id)
		.select("f.id")
		.forUpdate(["f"])
		.executeTakeFirst();
	if (family === undefined) return undefined;
	const orders = await tx
		.selectFrom("orders")
		.where("family_id", "=", family.id)
		.select(["id", "state", "stripe_payment_intent_id"])
		.forUpdate()
		.execute();
	return { id: family.id, orders, has_money: await hasMoneyOrOpenTry(tx, family.id) };
}

/**
 * Whether there is money in the wallet, or a payment at eSewa that may still arrive, whatever the state of
 * its order.
 */
async function hasMoneyOrOpenTry(tx: Tx, family_id: string): Promise<boolean> {
	const row = await tx
		.selectFrom("ledger_accounts")
		.select("id")
		.where("family_id", "=", family_id)
		.where("balance_minor", ">", 0)
		.unionAll(
			tx
				.selectFrom("esewa_payments")
				.select("order_id as id")
				.where("family_id", "=", family_id)
				.where("state", "=", "open"),
		)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

/** Cancels what was started: a new attempt number keeps an intent that is being created from being used. */
export async function updateOrdersGivenUp(tx: Tx, family_id: string) {
	await tx
		.updateTable("orders")
		.set((eb) => ({ state: "expired", failure_reason: null, attempt: eb("attempt", "+", 1) }))
		.where("family_id", "=", family_id)
		.where("state", "in", ["draft", "failed"])
		.execute();
}

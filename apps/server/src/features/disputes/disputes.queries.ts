import { type Insertable, sql, type Updateable } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import { familyOfReference } from "../../platform/provider-references/provider-references.ts";
import type { Schema } from "../../platform/db/schema.generated.ts";

export type DisputeRow = NonNullable<Awaited<ReturnType<typeof selectOptionalDispute>>>;

export function selectOptionalDispute(db: Db | Tx, dispute_id: string) {
	return db.selectFrom("disputes").selectAll().where("id", "=", dispute_id).executeTakeFirst();
}

/** How many updates from Stripe were applied; 0 before the first. */
export async function selectVersion(db: Db, stripe_dispute_id: string): Promise<number> {
	const row = await db
		.selectFrom("disputes")
		.select("version")
		.where("stripe_dispute_id", "=", stripe_dispute_id)
		.where("family_id", "=", familyOfReference(`stripe:${stripe_dispute_id}`))
		.executeTakeFirst();
	return row?.version ?? 0;
}

export function lockOptionalDispute(tx: Tx, stripe_dispute_id: string) {
	return tx
		.selectFrom("disputes")
		.selectAll()
		.where("stripe_dispute_id", "=", stripe_dispute_id)
		.where("family_id", "=", familyOfReference(`stripe:${stripe_dispute_id}`))
		.forUpdate()
		.executeTakeFirst();
}

export async function insertDispute(tx: Tx, dispute: Insertable<Schema["disputes"]>): Promise<DisputeRow> {
	return tx.insertInto("disputes").values(dispute).returningAll().executeTakeFirstOrThrow();
}

export function updateDispute(
	tx: Tx,
	dispute_id: string,
	values: Updateable<Schema["disputes"]>,
): Promise<DisputeRow> {
	return tx
		.updateTable("disputes")
		.set(values)
		.where("id", "=", dispute_id)
		.returningAll()
		.executeTakeFirstOrThrow();
}

export async function hasOrder(db: Db, order_id: string): Promise<boolean> {
	const row = await db.selectFrom("orders").select("id").where("id", "=", order_id).executeTakeFirst();
	return row !== undefined;
}

/** Those that Stripe is polled about, whatever events arrived. */
export function selectUndecided(db: Db) {
	return db.selectFrom("disputes").select("stripe_dispute_id").where("closed_at", "is", null).execute();
}

/**
 * What of a payment is, or was, in the wallet: a top-up minus refunds to the card, or a fee's refunds to it.
 */
export async function inWalletMinor(
	tx: Tx,
	payment: { id: string; amount_minor: number },
	isOfWallet: boolean,
): Promise<number> {
	const { refunded } = await tx
		.selectFrom("refunds")
		.where("payment_id", "=", payment.id)
		.where("state", "<>", "failed")
		.where("destination", "=", isOfWallet ? "provider" : "wallet")
		.select(sql<number>`coalesce(sum(amount_minor), 0)::bigint`.as("refunded"))
		.executeTakeFirstOrThrow();
	return isOfWallet ? payment.amount_minor - refunded : refunded;
}

/** The lines of an order whose days were not ended. */
export function selectRunningLines(tx: Tx, order_id: string) {
	return tx
		.selectFrom("order_lines")
		.select("id")
		.where("order_id", "=", order_id)
		.where("refund_id", "is", null)
		.where("dispute_id", "is", null)
		.execute();
}

export function selectEndedLines(tx: Tx, dispute_id: string) {
	return tx
		.selectFrom("order_lines")
		.select(["id", "name"])
		.where("dispute_id", "=", dispute_id)
		.orderBy("position")
		.execute();
}

export async function updateLinesDisputed(tx: Tx, line_ids: string[], dispute_id: string | null) {
	if (line_ids.length === 0) return;
	await tx.updateTable("order_lines").set({ dispute_id }).where("id", "in", line_ids).execute();
}

export async function isFamilyDeleted(tx: Tx, family_id: string): Promise<boolean> {
	const family = await tx
		.selectFrom("families")
		.select("deleted_at")
		.where("id", "=", family_id)
		.executeTakeFirst();
	return family === undefined || family.deleted_at !== null;
}

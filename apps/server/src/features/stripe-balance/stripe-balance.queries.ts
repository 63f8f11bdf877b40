import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { Schema } from "../../platform/db/schema.generated.ts";

export type NewEntry = Insertable<Schema["stripe_balance_entries"]>;

/** False if it is already known. */
export async function insertEntry(tx: Tx, entry: NewEntry): Promise<boolean> {
	const row = await tx
		.insertInto("stripe_balance_entries")
		.values(entry)
		.onConflict((conflict) => conflict.column("id").doNothing())
		.returning("id")
		.executeTakeFirst();
	return row !== undefined;
}

export async function isKnownEntry(db: Db, id: string): Promise<boolean> {
	const row = await db
		.selectFrom("stripe_balance_entries")
		.select("id")
		.where("id", "=", id)
		.executeTakeFirst();
	return row !== undefined;
}

/** Whether the payment with this reference is booked here, or its money was recognized as ours before. */
export async function isOurPayment(db: Db, payment_ref: string): Promise<boolean> {
	const { is_ours } = await db
		.selectNoFrom((eb) =>
			eb
				.or([
					eb.exists(
						eb.selectFrom("ledger_transactions").where("external_ref", "=", payment_ref).select("id"),
					),
					eb.exists(
						eb
							.selectFrom("stripe_balance_entries")
							.where("payment_ref", "=", payment_ref)
							.where("booked_as", "=", "payment")
							.select("id"),
					),
				])
				.as("is_ours"),
		)
		.executeTakeFirstOrThrow();
	return Boolean(is_ours);
}

/** What the bank took for a dispute and has not returned, in minor units. */
export async function disputedMinor(tx: Tx, dispute_id: string): Promise<number> {
	const { amount } = await tx
		.selectFrom("stripe_balance_entries")
		.where("dispute_id", "=", dispute_id)
		.select(sql<number>`coalesce(-sum(amount_minor), 0)::bigint`.as("amount"))
		.executeTakeFirstOrThrow();
	return amount;
}

export function selectOptionalCursor(db: Db) {
	return db
		.selectFrom("stripe_balance_cursors")
		.select(["read_up_to", "checked_at"])
		.where("list", "=", "balance_transactions")
		.executeTakeFirst();
}

/** Never back: two nodes may read concurrently. */
export async function upsertCursor(db: Db, read: { read_up_to: Date; checked_at: Date }): Promise<void> {
	await db
		.insertInto("stripe_balance_cursors")
		.values({ list: "balance_transactions", ...read })
		.onConflict((conflict) =>
			conflict.column("list").doUpdateSet({
				read_up_to: sql`greatest(stripe_balance_cursors.read_up_to, excluded.read_up_to)`,
				checked_at: sql`greatest(stripe_balance_cursors.checked_at, excluded.checked_at)`,
			}),
		)
		.execute();
}

export type PayoutRow = Awaited<ReturnType<typeof upsertPayout>>;

/** The payout with Stripe's current data, locked until the caller's transaction ends. */
export function upsertPayout(
	tx: Tx,
	payout: Omit<Insertable<Schema["stripe_payouts"]>, "has_arrived" | "changes">,
) {
	const { status, arrives_at } = payout;
	return tx
		.insertInto("stripe_payouts")
		.values(payout)
		.onConflict((conflict) => conflict.column("id").doUpdateSet({ status, arrives_at }))
		.returningAll()
		.executeTakeFirstOrThrow();
}

export async function updatePayoutArrived(tx: Tx, id: string, has_arrived: boolean): Promise<void> {
	await tx
		.updateTable("stripe_payouts")
		.set({ has_arrived, changes: sql`changes + 1` })
		.where("id", "=", id)
		.execute();
}

/** Older ones that are still in transit. */
export function selectPayoutsUnderWay(db: Db, before: Date) {
	return db
		.selectFrom("stripe_payouts")
		.select("id")
		.where("created_at", "<", before)
		.where("status", "in", ["pending", "in_transit"])
		.execute();
}

export function selectPayouts(db: Db, limit: number) {
	return db
		.selectFrom("stripe_payouts")
		.select(["id", "currency", "amount_minor", "status", "arrives_at"])
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.execute();
}

/** The sum of the entries in our books, and how much of it cannot be paid out yet; in minor units. */
export function selectBalance(db: Db, { currency, now }: { currency: string; now: Date }) {
	return db
		.selectFrom("stripe_balance_entries")
		.where("currency", "=", currency)
		.where("booked_as", "is not", null)
		.select([
			sql<number>`coalesce(sum(amount_minor - fee_minor), 0)::bigint`.as("balance_minor"),
			sql<number>`coalesce(sum(amount_minor - fee_minor) filter (where available_at > ${now}), 0)::bigint`.as(
				"pending_minor",
			),
		])
		.executeTakeFirstOrThrow();
}

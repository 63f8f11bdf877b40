import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/db/database.ts";

const openStates = ["draft", "awaiting_provider", "needs_action", "failed"] as const;

/** How long after an attempt the provider is first polled, if no event arrives. */
export const firstLookMs = 20_000;

/**
 * When to poll the provider again after an attempt at `tried`: every half a minute in the first hour, then
 * less and less often. A page that pays restarts the first hour.
 */
function nextLook(now: Date, tried: ReturnType<typeof sql>) {
	return sql<Date>`${now}::timestamptz + least(interval '1 hour', greatest(interval '30 seconds', (${now}::timestamptz - ${tried}) / 60))`;
}

/**
 * Claims due orders, the longest due first, so that no other node takes them: they are due again at their
 * next poll, also if this node is killed. After a week without an attempt an order is no longer polled,
 * unless the provider has started it.
 */
export function claimDueOrders(db: Db, now: Date, limit: number): Promise<{ id: string }[]> {
	const tried = sql`coalesce(tried_at, created_at)`;
	return db
		.updateTable("orders")
		.set({
			settle_due_at: sql`case
				when state in ('draft', 'failed') and ${tried} < ${now}::timestamptz - interval '7 days' then null
				else ${nextLook(now, tried)} end`,
		})
		.where("id", "in", (eb) =>
			eb
				.selectFrom("orders")
				.select("id")
				.where("settle_due_at", "<=", now)
				.where("state", "in", openStates)
				.orderBy("settle_due_at")
				.limit(limit)
				.forUpdate()
				.skipLocked(),
		)
		.returning("id")
		.execute();
}

/** The same for attempts at eSewa. */
export async function claimDueEsewaPayments(db: Db, now: Date, limit: number) {
	return db
		.updateTable("esewa_payments")
		.set({ due_at: nextLook(now, sql`created_at`) })
		.where("transaction_uuid", "in", (eb) =>
			eb
				.selectFrom("esewa_payments")
				.select("transaction_uuid")
				.where("state", "=", "open")
				.where("due_at", "<=", now)
				.orderBy("due_at")
				.limit(limit)
				.forUpdate()
				.skipLocked(),
		)
		.returningAll()
		.execute();
}

/** Claimed but not polled: they are due at once. */
export async function updateOrdersDue(db: Db, orders: { id: string }[], now: Date): Promise<void> {
	const ids = orders.map(({ id }) => id);
	await db
		.updateTable("orders")
		.set({ settle_due_at: now })
		.where("id", "in", ids)
		.where("settle_due_at", "is not", null)
		.execute();
}

/** The same for attempts at eSewa. */
export async function updateEsewaPaymentsDue(
	db: Db,
	payments: { transaction_uuid: string }[],
	now: Date,
): Promise<void> {
	const ids = payments.map(({ transaction_uuid }) => transaction_uuid);
	await db.updateTable("esewa_payments").set({ due_at: now }).where("transaction_uuid", "in", ids).execute();
}

/**
 * Someone received what it takes to pay this order now. A waiting page calls this often, so it is rarely
 * written.
 */
export async function updateOrderTried(db: Db | Tx, order_id: string, now: Date): Promise<void> {
	await db
		.updateTable("orders")
		.set({ tried_at: now, settle_due_at: sql`${now}::timestamptz + interval '20 seconds'` })
		.where("id", "=", order_id)
		.where("state", "in", openStates)
		.where((eb) =>
			eb.or([
				eb("tried_at", "is", null),
				eb("settle_due_at", "is", null),
				eb("tried_at", "<", sql<Date>`${now}::timestamptz - interval '10 seconds'`),
			]),
		)
		.execute();
}

/** Orders with something at Stripe that were started by a version of this server without due times. */
export async function updateForgottenOrders(db: Db, now: Date): Promise<void> {
	await db
		.updateTable("orders")
		.set({ settle_due_at: now, tried_at: sql`coalesce(tried_at, created_at)` })
		.where("state", "in", openStates)
		.where("settle_due_at", "is", null)
		.where("created_at", ">", sql<Date>`${now}::timestamptz - interval '7 days'`)
		.where((eb) =>
			eb.or([eb("stripe_setup_intent_id", "is not", null), eb("stripe_payment_intent_id", "is not", null)]),
		)
		.execute();
}

/** The same for attempts at eSewa. */
export async function updateForgottenEsewaPayments(db: Db, now: Date): Promise<void> {
	await db
		.updateTable("esewa_payments")
		.set({ due_at: now })
		.where("state", "=", "open")
		.where("due_at", "is", null)
		.execute();
}

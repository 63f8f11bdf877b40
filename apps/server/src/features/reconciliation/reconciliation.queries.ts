import { type NotNull, sql } from "kysely";
import type { Place } from "../../platform/db/cursor.ts";
import type { Db } from "../../platform/db/database.ts";
import { int8, orNull, sure, text, timestamptz, uuid } from "../../platform/db/statements/columns.ts";
import { statement } from "../../platform/db/statements/statement.ts";

export type BookedPayment = Awaited<ReturnType<typeof selectBookedAtStripe>>[number];

function booked(db: Db) {
	return db
		.selectFrom("ledger_transactions as t")
		.where("t.kind", "in", ["registration_fee", "renewal_fee", "wallet_load", "late_payment"])
		.select(["t.external_ref", "t.order_id"])
		.select((eb) => [
			eb
				.selectFrom("ledger_entries as e")
				.whereRef("e.transaction_id", "=", "t.id")
				.where("e.side", "=", "debit")
				.select(sql<number>`sum(e.amount_minor)::bigint`.as("amount"))
				.as("amount_minor"),
			eb
				.selectFrom("ledger_entries as e")
				.innerJoin("ledger_accounts as a", "a.id", "e.account_id")
				.whereRef("e.transaction_id", "=", "t.id")
				.select(sql<string>`min(a.currency)`.as("currency"))
				.as("currency"),
			eb
				.selectFrom("refunds as r")
				.whereRef("r.payment_id", "=", "t.id")
				.where("r.destination", "=", "provider")
				.where("r.state", "<>", "failed")
				.select(sql<number>`coalesce(sum(r.amount_minor), 0)::bigint`.as("amount"))
				.as("returned_minor"),
		])
		.$narrowType<{ amount_minor: NotNull; currency: NotNull; returned_minor: NotNull }>();
}

/** Payments by card that were booked since then. */
export function selectBookedAtStripe(db: Db, since: Date) {
	return booked(db).where("t.created_at", ">=", since).where("t.external_ref", "like", "stripe:%").execute();
}

export function selectOptionalBooked(db: Db, payment_intent_id: string): Promise<BookedPayment | undefined> {
	return booked(db).where("t.external_ref", "=", `stripe:${payment_intent_id}`).executeTakeFirst();
}

export async function hasOrder(db: Db, order_id: string): Promise<boolean> {
	const row = await db.selectFrom("orders").select("id").where("id", "=", order_id).executeTakeFirst();
	return row !== undefined;
}

export async function hasFamilyOfCustomer(db: Db, stripe_customer_id: string): Promise<boolean> {
	const row = await db
		.selectFrom("families")
		.select("id")
		.where("stripe_customer_id", "=", stripe_customer_id)
		.executeTakeFirst();
	return row !== undefined;
}

/** A payment in our books and in Stripe's balance, both in minor units; null: nothing at all. */
export interface ClearedPayment {
	payment_ref: string;
	order_id: string | null;
	here_minor: number | null;
	there_minor: number | null;
}

const selectNotClearedStatement = statement({
	name: "select-not-cleared",
	params: { since: timestamptz, until: timestamptz, limit: int8 },
	row: {
		payment_ref: sure(text, "each of the three parts selects rows that have one"),
		order_id: orNull(uuid),
		here_minor: orNull(int8),
		there_minor: orNull(int8),
	},
	sql: `
		with moved as (
			select t.external_ref as payment_ref from ledger_transactions t
				where t.kind in ('registration_fee', 'renewal_fee', 'wallet_load', 'late_payment')
					and t.external_ref like 'stripe:%' and t.created_at >= :since
			union
			select t.external_ref from refunds r join ledger_transactions t on t.id = r.payment_id
				where t.external_ref like 'stripe:%' and coalesce(r.settled_at, r.asked_at) >= :since
			union
			select e.payment_ref from stripe_balance_entries e
				where e.booked_as = 'payment' and e.created_at >= :since
		)
		select m.payment_ref, t.order_id, here.amount_minor as here_minor, there.amount_minor as there_minor
		from moved m
		left join ledger_transactions t on t.external_ref = m.payment_ref
		left join lateral (
			select (sum(n.amount_minor) - coalesce((select sum(r.amount_minor) from refunds r
				where r.payment_id = t.id and r.destination = 'provider' and r.state = 'succeeded'), 0))::bigint as amount_minor
			from ledger_entries n where n.transaction_id = t.id and n.side = 'debit'
		) here on true
		left join lateral (
			select sum(e.amount_minor)::bigint as amount_minor, max(e.created_at) as newest_at
			from stripe_balance_entries e where e.payment_ref = m.payment_ref and e.booked_as = 'payment'
		) there on true
		-- What was refunded in Stripe's dashboard and waits for a person, who was notified separately.
		left join lateral (
			select coalesce(sum(told.amount_minor), 0)::bigint as amount_minor from (
				select distinct d.external_ref, (d.details ->> 'returned_minor')::bigint as amount_minor
				from payment_disagreements d
				where d.order_id = t.order_id and d.kind in ('partial_refund', 'refund_not_covered')
					and d.details ->> 'payment' = m.payment_ref
			) told
		) past on true
		where here.amount_minor is distinct from there.amount_minor
			and here.amount_minor - past.amount_minor is distinct from there.amount_minor
			and (t.created_at is null or t.created_at < :until)
			and (there.newest_at is null or there.newest_at < :until)
			and not exists (select from refunds r where r.payment_id = t.id and r.destination = 'provider'
				and (r.state = 'pending' or r.settled_at >= :until))
		order by m.payment_ref
		limit :limit`,
});

/**
 * Payments with different amounts in our books and Stripe's balance: what they brought in minus refunds.
 * Checks what changed since the given time; what changed in the last hour, or is being refunded, may differ
 * for a while.
 */
export async function selectNotCleared(
	db: Db,
	{ since, until, limit }: { since: Date; until: Date; limit: number },
): Promise<ClearedPayment[]> {
	return selectNotClearedStatement.all(db, { since, until, limit });
}

interface Proof {
	proved_at: Date;
	transactions: number;
	entries: number;
	orders: number;
	provider_payments: number | null;
	faults: number;
}

export async function insertProof(db: Db, proof: Proof): Promise<void> {
	await db.insertInto("ledger_proofs").values(proof).execute();
}

export function selectProofs(db: Db, limit: number) {
	return db
		.selectFrom("ledger_proofs")
		.selectAll()
		.orderBy("proved_at", "desc")
		.orderBy("id", "desc")
		.limit(limit)
		.execute();
}

export async function selectEventsReadUpTo(db: Db): Promise<Date | null> {
	const row = await db
		.selectFrom("provider_event_cursors")
		.select("read_up_to")
		.where("provider", "=", "STRIPE")
		.executeTakeFirst();
	return row?.read_up_to ?? null;
}

/** Never back: two nodes may read concurrently. */
export async function upsertEventsReadUpTo(db: Db, read_up_to: Date): Promise<void> {
	await db
		.insertInto("provider_event_cursors")
		.values({ provider: "STRIPE", read_up_to })
		.onConflict((conflict) =>
			conflict
				.column("provider")
				.doUpdateSet({ read_up_to: sql`greatest(provider_event_cursors.read_up_to, excluded.read_up_to)` }),
		)
		.execute();
}

/** Orders whose payment is being confirmed, including those that someone went to eSewa to pay. */
export function selectWaitingOrders(db: Db, after: Required<Place> | undefined, limit: number) {
	return db
		.selectFrom("orders as o")
		.where("o.state", "in", ["draft", "awaiting_provider", "needs_action", "failed"])
		.where((eb) =>
			eb.or([
				eb("o.state", "in", ["awaiting_provider", "needs_action"]),
				eb.exists(
					eb
						.selectFrom("esewa_payments as p")
						.whereRef("p.order_id", "=", "o.id")
						.where("p.state", "=", "open")
						.select("p.order_id"),
				),
			]),
		)
		.select((eb) => [
			"o.id",
			"o.provider",
			"o.state",
			"o.currency",
			"o.amount_minor",
			"o.account_id",
			"o.created_at",
			sql<string>`to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as("exact_at"),
			eb.selectFrom("accounts as a").whereRef("a.id", "=", "o.account_id").select("a.name").as("payer"),
		])
		.$if(after !== undefined, (query) =>
			query.where(sql<boolean>`(o.created_at, o.id) < (${after?.exact_at}, ${after?.id})`),
		)
		.orderBy("o.created_at", "desc")
		.orderBy("o.id", "desc")
		.limit(limit)
		.execute();
}

import { type NotNull, sql } from "kysely";
import type { Place } from "../../platform/db/cursor.ts";
import type { Db } from "../../platform/db/database.ts";

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

/** The order that a payment by card was booked for. */
export function selectOptionalOrderOfPayment(db: Db, external_ref: string) {
	return db
		.selectFrom("ledger_transactions")
		.select("order_id")
		.where("external_ref", "=", external_ref)
		.executeTakeFirst();
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

/** Never back: two nodes may read at once. */
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

/** Orders whose payment is being confirmed, also one that somebody went to eSewa to pay. */
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

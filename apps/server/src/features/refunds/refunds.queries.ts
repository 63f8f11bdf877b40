import type { DisputeStanding } from "@learnin/domain/payments/dispute-standing";
import { type NotNull, sql } from "kysely";
import type { Place } from "../../platform/db/cursor.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { familyOfReference } from "../../platform/provider-references/provider-references.ts";
import { bool, sure, uuid } from "../../platform/db/statements/columns.ts";
import { statement } from "../../platform/db/statements/statement.ts";

const paymentKinds = ["registration_fee", "renewal_fee", "wallet_load", "late_payment"] as const;

/** Payments of all families as in the ledger, with what was refunded or is in progress. */
function payments(db: Db | Tx) {
	return db
		.selectFrom("ledger_transactions as t")
		.innerJoin("orders as o", "o.id", "t.order_id")
		.innerJoin("families as f", "f.id", "o.family_id")
		.where("t.kind", "in", paymentKinds)
		.select((eb) => [
			"t.id",
			"t.kind",
			"t.external_ref",
			"t.created_at",
			sql<string>`to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`.as("exact_at"),
			"o.id as order_id",
			"o.family_id",
			"o.account_id",
			// An order is paid in one currency, and late money for it in the same.
			"o.currency",
			sql<boolean>`f.deleted_at is not null`.as("is_family_gone"),
			eb
				.selectFrom("ledger_entries as e")
				.whereRef("e.transaction_id", "=", "t.id")
				.where("e.side", "=", "credit")
				.select(sql<number>`sum(e.amount_minor)::bigint`.as("amount"))
				.as("amount_minor"),
			eb
				.selectFrom("refunds as r")
				.whereRef("r.payment_id", "=", "t.id")
				.where("r.state", "<>", "failed")
				.select(sql<number>`coalesce(sum(r.amount_minor), 0)::bigint`.as("amount"))
				.as("refunded_minor"),
			eb.selectFrom("accounts as a").whereRef("a.id", "=", "o.account_id").select("a.name").as("payer"),
			eb
				.selectFrom("disputes as d")
				.whereRef("d.payment_id", "=", "t.id")
				.orderBy("d.opened_at", "desc")
				.limit(1)
				.select("d.standing")
				.as("dispute_standing"),
		])
		.$narrowType<{
			kind: (typeof paymentKinds)[number];
			amount_minor: NotNull;
			refunded_minor: NotNull;
			dispute_standing: DisputeStanding | null;
		}>();
}

export type PaymentRow = NonNullable<Awaited<ReturnType<typeof selectOptionalPayment>>>;

export function selectOptionalPayment(db: Db | Tx, payment_id: string) {
	return payments(db).where("t.id", "=", payment_id).executeTakeFirst();
}

/** The payment booked under this provider reference. */
export function selectOptionalPaymentOf(db: Db | Tx, external_ref: string) {
	return payments(db).where("t.external_ref", "=", external_ref).executeTakeFirst();
}

/** What paid this order of the family; excludes late money. */
export function selectOptionalPaymentOfOrder(
	db: Db | Tx,
	{ order_id, family_id }: { order_id: string; family_id: string },
) {
	return payments(db)
		.where("t.order_id", "=", order_id)
		.where("t.kind", "<>", "late_payment")
		.where("o.family_id", "=", family_id)
		.executeTakeFirst();
}

const isOrderUsedStatement = statement({
	name: "is-order-used",
	params: { order_id: uuid },
	row: { is_used: sure(bool, "`exists` is true or false") },
	sql: `
		select exists (
			select from order_lines l
			join enrolments e on e.order_line_id = l.id
			join attempts a on a.family_id = l.family_id and a.student_id = e.student_id
				and a.created_at >= e.starts_at and a.created_at < e.ends_at
			where l.order_id = :order_id
		) as is_used`,
});

/** Whether a child of the order answered or skipped a question in the days that it paid for. */
export async function isOrderUsed(db: Db | Tx, order_id: string): Promise<boolean> {
	const [row] = await isOrderUsedStatement.all(db, { order_id });
	return row?.is_used === true;
}

interface PaymentsPage {
	/** Of one family only. */
	family_id: string | undefined;
	after: Required<Place> | undefined;
	limit: number;
}

export function selectPayments(db: Db, { family_id, after, limit }: PaymentsPage) {
	return payments(db)
		.$if(family_id !== undefined, (query) => query.where("o.family_id", "=", family_id ?? ""))
		.$if(after !== undefined, (query) =>
			query.where(sql<boolean>`(t.created_at, t.id) < (${after?.exact_at}, ${after?.id})`),
		)
		.orderBy("t.created_at", "desc")
		.orderBy("t.id", "desc")
		.limit(limit)
		.execute();
}

/** Payments that added money to the family's wallet in this currency, newest first. */
export function selectWalletPayments(db: Db, family_id: string, currency: "USD" | "NPR") {
	return payments(db)
		.where("o.family_id", "=", family_id)
		.where("o.currency", "=", currency)
		.where("t.kind", "in", ["late_payment", "wallet_load"])
		.orderBy("t.created_at", "desc")
		.limit(100)
		.execute();
}

export type LineRow = Awaited<ReturnType<typeof selectLines>>[number];

/** The children of an order with the days paid for them. */
export function selectLines(db: Db | Tx, order_id: string) {
	return db
		.selectFrom("order_lines as l")
		.leftJoin("enrolments as e", (join) =>
			join.onRef("e.order_line_id", "=", "l.id").on("e.ended_early_at", "is", null),
		)
		.where("l.order_id", "=", order_id)
		.orderBy("l.position")
		.select(["l.id", "l.name", "l.refund_id", "l.dispute_id", "e.ends_at"])
		.select(sql<number>`(l.course_fee_minor + l.reward_amount_minor)::bigint`.as("amount_minor"))
		.execute();
}

export type SeenDisputeRow = Awaited<ReturnType<typeof selectDisputes>>[number];

/** The disputes of a payment, newest first. */
export function selectDisputes(db: Db | Tx, payment_id: string) {
	return db
		.selectFrom("disputes")
		.selectAll()
		.where("payment_id", "=", payment_id)
		.orderBy("opened_at", "desc")
		.orderBy("id", "desc")
		.$narrowType<{ standing: DisputeStanding }>()
		.execute();
}

/** Whether a bank has taken wallet money of this family that the wallet no longer held. */
export async function hasUncoveredDispute(tx: Tx, family_id: string): Promise<boolean> {
	const row = await tx
		.selectFrom("disputes as d")
		.innerJoin("ledger_transactions as t", "t.id", "d.payment_id")
		.where("d.family_id", "=", family_id)
		.where("t.kind", "in", ["wallet_load", "late_payment"])
		.where("d.standing", "in", ["open", "appealed", "lost"])
		.whereRef("d.amount_minor", ">", sql<number>`d.held_minor + d.kept_minor`)
		.select("d.id")
		.executeTakeFirst();
	return row !== undefined;
}

export type RefundRow = NonNullable<Awaited<ReturnType<typeof selectOptionalRefund>>>;

export function selectOptionalRefund(db: Db | Tx, refund_id: string) {
	return db.selectFrom("refunds").selectAll().where("id", "=", refund_id).executeTakeFirst();
}

export function selectOptionalRefundAtStripe(db: Db | Tx, stripe_refund_id: string) {
	return db
		.selectFrom("refunds")
		.selectAll()
		.where("stripe_refund_id", "=", stripe_refund_id)
		.where("family_id", "=", familyOfReference(`stripe:${stripe_refund_id}`))
		.executeTakeFirst();
}

export function lockRefund(tx: Tx, refund_id: string): Promise<RefundRow> {
	return tx
		.selectFrom("refunds")
		.selectAll()
		.where("id", "=", refund_id)
		.forUpdate()
		.executeTakeFirstOrThrow();
}

export function selectRefunds(db: Db | Tx, payment_id: string) {
	return db
		.selectFrom("refunds")
		.selectAll()
		.where("payment_id", "=", payment_id)
		.orderBy("asked_at", "desc")
		.orderBy("id", "desc")
		.execute();
}

export async function hasPendingRefund(tx: Db | Tx, order_id: string): Promise<boolean> {
	const row = await tx
		.selectFrom("refunds")
		.select("id")
		.where("order_id", "=", order_id)
		.where("state", "=", "pending")
		.executeTakeFirst();
	return row !== undefined;
}

/** Refunds that a provider has not finished, in case their events never arrive. */
export function selectPendingRefunds(db: Db) {
	return db
		.selectFrom("refunds as r")
		.innerJoin("ledger_transactions as t", "t.id", "r.payment_id")
		.where("r.state", "=", "pending")
		.select(["r.id", "r.stripe_refund_id", "t.external_ref"])
		.execute();
}

interface NewRefund {
	id: string;
	payment_id: string;
	order_id: string;
	family_id: string;
	currency: "USD" | "NPR";
	amount_minor: number;
	destination: "provider" | "wallet";
	reason: string;
	state: "pending" | "succeeded";
	stripe_refund_id: string | null;
	asked_by: string | null;
	asked_at: Date;
	settled_at: Date | null;
}

export async function insertRefund(tx: Tx, refund: NewRefund): Promise<void> {
	await tx.insertInto("refunds").values(refund).execute();
}

export async function updateRefundSettled(
	tx: Tx,
	refund_id: string,
	settled: { state: "succeeded" | "failed"; failure: string | null; settled_at: Date },
): Promise<void> {
	await tx.updateTable("refunds").set(settled).where("id", "=", refund_id).execute();
}

export async function updateRefundAtStripe(
	tx: Tx,
	{ id, family_id }: { id: string; family_id: string },
	stripe_refund_id: string,
) {
	await tx
		.updateTable("refunds")
		.set({ stripe_refund_id })
		.where("id", "=", id)
		.where("family_id", "=", family_id)
		.execute();
}

/** The children of an order, so that no set begins, and their open questions, which every answer changes. */
export async function lockStudentsOf(tx: Tx, order_id: string): Promise<void> {
	await tx
		.selectFrom("students as s")
		.innerJoin("order_lines as l", "l.student_id", "s.id")
		.select("s.id")
		.where("l.order_id", "=", order_id)
		.orderBy("s.id")
		.forUpdate(["s"])
		.execute();
	await tx
		.selectFrom("order_lines as l")
		.innerJoin("open_sets as o", "o.student_id", "l.student_id")
		.innerJoin("practice_questions as q", (join) =>
			join.onRef("q.session_id", "=", "o.session_id").onRef("q.family_id", "=", "o.family_id"),
		)
		.select("q.id")
		.where("l.order_id", "=", order_id)
		.where("q.finished_at", "is", null)
		.orderBy("q.id")
		.forNoKeyUpdate(["q"])
		.execute();
}

/** Whether everything that this order brought in was refunded. */
export async function isWhollyRefunded(tx: Tx, order_id: string): Promise<boolean> {
	const { left } = await tx
		.selectFrom("orders as o")
		.where("o.id", "=", order_id)
		.select((eb) =>
			eb(
				"o.amount_minor",
				"-",
				eb
					.selectFrom("refunds as r")
					.innerJoin("ledger_transactions as t", "t.id", "r.payment_id")
					.whereRef("r.order_id", "=", "o.id")
					.where("r.state", "=", "succeeded")
					.where("t.kind", "<>", "late_payment")
					.select(sql<number>`coalesce(sum(r.amount_minor), 0)::bigint`.as("amount")),
			).as("left"),
		)
		.executeTakeFirstOrThrow();
	return Number(left) === 0;
}

export async function updateOrderRefunded(tx: Tx, order_id: string, is_refunded: boolean): Promise<void> {
	await tx
		.updateTable("orders")
		.set({ state: is_refunded ? "refunded" : "paid" })
		.where("id", "=", order_id)
		.where("state", "=", is_refunded ? "paid" : "refunded")
		.execute();
}

/** The guardians' addresses of a family that still exists. */
export function selectGuardiansToNotify(tx: Tx, family_id: string) {
	return tx
		.selectFrom("guardians as g")
		.innerJoin("accounts as a", "a.id", "g.account_id")
		.select(["a.id", "a.name", "a.email"])
		.where("g.family_id", "=", family_id)
		.where("a.email", "is not", null)
		.$narrowType<{ email: NotNull }>()
		.execute();
}

export function selectNamesOfRefund(tx: Tx, refund_id: string) {
	return tx
		.selectFrom("order_lines")
		.select("name")
		.where("refund_id", "=", refund_id)
		.where("name", "<>", "")
		.orderBy("position")
		.execute();
}

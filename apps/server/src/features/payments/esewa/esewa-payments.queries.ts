import type { EsewaStatus } from "../../../platform/esewa/esewa-status.ts";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { familyOfReference } from "../../../platform/provider-references/provider-references.ts";

interface NewEsewaPayment {
	transaction_uuid: string;
	order_id: string;
	family_id: string;
	amount_minor: number;
	created_at: Date;
	due_at: Date;
}

export async function insertEsewaPayment(tx: Tx, payment: NewEsewaPayment): Promise<void> {
	await tx.insertInto("esewa_payments").values(payment).execute();
}

export async function countEsewaPayments(tx: Tx, order_id: string): Promise<number> {
	const { count } = await tx
		.selectFrom("esewa_payments")
		.where("order_id", "=", order_id)
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	return count;
}

export type EsewaPaymentRow = NonNullable<Awaited<ReturnType<typeof selectOptionalEsewaPayment>>>;

export function selectOptionalEsewaPayment(db: Db | Tx, transaction_uuid: string) {
	return db
		.selectFrom("esewa_payments")
		.selectAll()
		.where("transaction_uuid", "=", transaction_uuid)
		.where("family_id", "=", familyOfReference(`esewa:${transaction_uuid}`))
		.executeTakeFirst();
}

export function lockEsewaPayment(tx: Tx, transaction_uuid: string) {
	return tx
		.selectFrom("esewa_payments")
		.selectAll()
		.where("transaction_uuid", "=", transaction_uuid)
		.where("family_id", "=", familyOfReference(`esewa:${transaction_uuid}`))
		.forUpdate()
		.executeTakeFirstOrThrow();
}

/** Whether another attempt was paid with the payment that has this eSewa number. */
export async function isReferenceTaken(tx: Tx, reference: string): Promise<boolean> {
	const row = await tx
		.selectFrom("provider_references")
		.select("family_id")
		.where("reference", "=", `esewa-reference:${reference}`)
		.executeTakeFirst();
	return row !== undefined;
}

/** The undecided attempts at one order, the newest first. */
export function selectOpenEsewaPayments(db: Db | Tx, order_id: string) {
	return db
		.selectFrom("esewa_payments")
		.selectAll()
		.where("order_id", "=", order_id)
		.where("state", "=", "open")
		.orderBy("created_at", "desc")
		.limit(5)
		.execute();
}

/** Ended ones are checked again once a day. */
const pauseMs = 20 * 60 * 60 * 1000;

interface Ended {
	since: Date;
	now: Date;
	limit: number;
}

function endedToCheck(db: Db, { now, limit }: Ended) {
	return db
		.selectFrom("esewa_payments")
		.selectAll()
		.where("checked_at", "<", new Date(now.getTime() - pauseMs))
		.orderBy("checked_at")
		.limit(limit);
}

/**
 * Attempts that no one had started when they expired: anyone who still has the page open can start one late.
 */
export function selectNeverBegunEsewaPayments(db: Db, of: Ended) {
	return endedToCheck(db, of)
		.where("state", "=", "failed")
		.where("last_status", "=", "NOT_FOUND")
		.where("created_at", ">=", of.since)
		.execute();
}

/** Payments that were complete and may have been reversed at eSewa since. */
export function selectCompleteEsewaPayments(db: Db, of: Ended) {
	return endedToCheck(db, of).where("state", "=", "complete").where("ended_at", ">=", of.since).execute();
}

/** Stored before eSewa is asked: it may not respond, or its response may not be applicable. */
export async function updateEsewaPaymentAsked(db: Db, transaction_uuid: string, checked_at: Date) {
	await db
		.updateTable("esewa_payments")
		.set({ checked_at })
		.where("transaction_uuid", "=", transaction_uuid)
		.execute();
}

export async function updateEsewaPaymentSeen(
	tx: Tx | Db,
	transaction_uuid: string,
	seen: { last_status: EsewaStatus; checked_at: Date },
): Promise<void> {
	await tx.updateTable("esewa_payments").set(seen).where("transaction_uuid", "=", transaction_uuid).execute();
}

export async function updateEsewaPaymentEnded(
	tx: Tx,
	{ transaction_uuid, family_id }: Pick<EsewaPaymentRow, "transaction_uuid" | "family_id">,
	end: { state: "complete"; reference: string; ended_at: Date } | { state: "failed"; ended_at: Date },
): Promise<void> {
	await tx
		.updateTable("esewa_payments")
		.set(end)
		.where("transaction_uuid", "=", transaction_uuid)
		.where("family_id", "=", family_id)
		.execute();
}

import type { Db, Tx } from "../../platform/db/database.ts";

/** The owner of an order, and how it was paid. */
export function selectOptionalOrderToReceipt(db: Db, order_id: string) {
	return db
		.selectFrom("orders as o")
		.leftJoin("accounts as a", "a.id", "o.account_id")
		.innerJoin("families as f", "f.id", "o.family_id")
		.leftJoin("order_receipts as r", "r.order_id", "o.id")
		.where("o.id", "=", order_id)
		.where("o.paid_at", "is not", null)
		.select([
			"o.id",
			"o.family_id",
			"o.purpose",
			"o.provider",
			"o.stripe_payment_intent_id",
			"a.name",
			"a.email",
			"a.language",
			"f.billing_address",
			"r.mailed_at",
		])
		.executeTakeFirst();
}

/** A receipt's content beyond its order; undefined until the receipt was created. */
export function selectOptionalReceipt(db: Db | Tx, order_id: string) {
	return db.selectFrom("order_receipts").selectAll().where("order_id", "=", order_id).executeTakeFirst();
}

interface NewReceipt {
	order_id: string;
	family_id: string;
	billing_address: string | null;
	seller_name: string;
	seller_address: string;
	seller_tax_id: string | null;
	card_brand: string | null;
	card_last_four: string | null;
	card_address: string | null;
	statement: string | null;
}

/** Stores it only the first time: seller and address from the day of payment. */
export async function insertReceipt(tx: Tx, receipt: NewReceipt): Promise<void> {
	await tx
		.insertInto("order_receipts")
		.values(receipt)
		.onConflict((conflict) => conflict.columns(["order_id", "family_id"]).doNothing())
		.execute();
}

/** Whether it was not emailed before. */
export async function updateReceiptMailed(tx: Tx, order_id: string, mailed_at: Date): Promise<boolean> {
	const row = await tx
		.updateTable("order_receipts")
		.set({ mailed_at })
		.where("order_id", "=", order_id)
		.where("mailed_at", "is", null)
		.returning("order_id")
		.executeTakeFirst();
	return row !== undefined;
}

/** The days that each line of an order paid for. */
export function selectPeriods(db: Db | Tx, order_id: string) {
	return db
		.selectFrom("enrolments as e")
		.innerJoin("order_lines as l", "l.id", "e.order_line_id")
		.where("l.order_id", "=", order_id)
		.select(["l.id as line_id", "e.starts_at", "e.ends_at"])
		.execute();
}

export async function selectBillingAddress(db: Db, family_id: string): Promise<string | null> {
	const row = await db
		.selectFrom("families")
		.select("billing_address")
		.where("id", "=", family_id)
		.executeTakeFirst();
	return row?.billing_address ?? null;
}

export async function updateBillingAddress(
	db: Db,
	family_id: string,
	billing_address: string | null,
): Promise<void> {
	await db.updateTable("families").set({ billing_address }).where("id", "=", family_id).execute();
}

import type { Tx } from "../../platform/db/database.ts";

interface NewEsewaPayment {
	transaction_uuid: string;
	order_id: string;
	family_id: string;
	amount_minor: number;
	created_at: Date;
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

import type { Db, Tx } from "../../platform/db/database.ts";

/** Whether a family has money here in any form, an order that is open, or a payment that may still arrive. */
export async function hasMoneyOrOpenPayment(db: Db | Tx, family_id: string): Promise<boolean> {
	const { found } = await db
		.selectNoFrom((eb) =>
			eb
				.or([
					eb.exists(
						eb
							.selectFrom("ledger_accounts")
							.where("family_id", "=", family_id)
							.where("balance_minor", ">", 0)
							.select("id"),
					),
					eb.exists(
						eb
							.selectFrom("orders")
							.where("family_id", "=", family_id)
							.where("state", "in", ["draft", "awaiting_provider", "needs_action", "failed"])
							.select("id"),
					),
					eb.exists(
						eb
							.selectFrom("esewa_payments")
							.where("family_id", "=", family_id)
							.where("state", "=", "open")
							.select("order_id"),
					),
				])
				.as("found"),
		)
		.executeTakeFirstOrThrow();
	return Boolean(found);
}

import type { Currency } from "@learnin/domain/pricing/order-total";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

/**
 * Whether a family has money in another currency than this one, an order that is open, or a payment that may still
 * arrive: it could not be used after a change to this one. Somebody who gave up an order at eSewa, which knows of no
 * payment, need not wait; what is paid later all the same is kept in the wallet of its own currency.
 */
export async function isHeldBack(db: Db | Tx, family_id: string, currency: Currency): Promise<boolean> {
	const { found } = await db
		.selectNoFrom((eb) =>
			eb
				.or([
					eb.exists(
						eb
							.selectFrom("ledger_accounts")
							.where("family_id", "=", family_id)
							.where("balance_minor", ">", 0)
							.where("currency", "<>", currency)
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
							.where(sql<boolean>`last_status is distinct from 'NOT_FOUND'`)
							.select("order_id"),
					),
				])
				.as("found"),
		)
		.executeTakeFirstOrThrow();
	return Boolean(found);
}

/** What undecided disputes hold back of a family's money in this currency, in minor units. */
export async function selectOnHold(db: Db, family_id: string, currency: Currency): Promise<number> {
	const { held } = await db
		.selectFrom("disputes")
		.where("family_id", "=", family_id)
		.where("currency", "=", currency)
		.select(sql<number>`coalesce(sum(held_minor), 0)::int8`.as("held"))
		.executeTakeFirstOrThrow();
	return held;
}

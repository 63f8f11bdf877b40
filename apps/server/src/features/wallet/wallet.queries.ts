import type { Currency } from "@learnin/domain/pricing/order-total";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

/**
 * Whether a family has money in another currency than this one, an open order, or a payment that may still
 * arrive: it could not be used after a change to this one. A canceled order without a payment at eSewa does
 * not prevent the change; a late payment goes to the wallet in its own currency.
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

/** What undecided disputes hold of a family's money in this currency, in minor units. */
export async function selectOnHold(db: Db, family_id: string, currency: Currency): Promise<number> {
	const { held } = await db
		.selectFrom("disputes")
		.where("family_id", "=", family_id)
		.where("currency", "=", currency)
		.select(sql<number>`coalesce(sum(held_minor), 0)::int8`.as("held"))
		.executeTakeFirstOrThrow();
	return held;
}

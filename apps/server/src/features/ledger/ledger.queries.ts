import type { Currency } from "@learnin/domain/pricing/order-total";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

export function selectHouseAccount(
	tx: Tx,
	kind: "stripe_clearing" | "registration_revenue",
	currency: Currency,
) {
	return tx
		.selectFrom("ledger_accounts")
		.select("id")
		.where("kind", "=", kind)
		.where("currency", "=", currency)
		.where("family_id", "is", null)
		.executeTakeFirstOrThrow();
}

interface Entry {
	account_id: string;
	side: "debit" | "credit";
	amount_minor: number;
}

/** False, writing nothing, when a transaction with this external reference exists. */
export async function insertTransaction(
	tx: Tx,
	transaction: { kind: "registration_fee" | "renewal_fee"; order_id: string; external_ref: string },
	entries: Entry[],
): Promise<boolean> {
	const inserted = await tx
		.insertInto("ledger_transactions")
		.values(transaction)
		.onConflict((conflict) => conflict.column("external_ref").doNothing())
		.returning("id")
		.executeTakeFirst();
	if (inserted === undefined) return false;
	await tx
		.insertInto("ledger_entries")
		.values(entries.map((entry) => ({ ...entry, transaction_id: inserted.id })))
		.execute();
	return true;
}

export async function selectWalletBalance(db: Db, family_id: string): Promise<number> {
	const row = await db
		.selectFrom("ledger_entries as e")
		.innerJoin("ledger_accounts as a", "a.id", "e.account_id")
		.where("a.family_id", "=", family_id)
		.where("a.kind", "=", "wallet")
		.select(
			sql<number>`coalesce(sum(case e.side when 'credit' then e.amount_minor else -e.amount_minor end), 0)::bigint`.as(
				"balance",
			),
		)
		.executeTakeFirstOrThrow();
	return row.balance;
}

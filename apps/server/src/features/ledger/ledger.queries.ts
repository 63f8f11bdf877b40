import type { Currency } from "@learnin/domain/pricing/order-total";
import { type Insertable, sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";
import type { Schema } from "../../platform/db/schema.generated.ts";

export type NewTransaction = Insertable<Schema["ledger_transactions"]>;
export type HouseKind =
	| "stripe_clearing"
	| "esewa_clearing"
	| "registration_revenue"
	| "refunds_payable"
	| "forgone_wallets"
	| "stripe_balance"
	| "stripe_fees"
	| "stripe_reserve"
	| "stripe_other"
	| "payouts_in_transit"
	| "bank"
	| "disputed_funds"
	| "disputed_wallets"
	| "dispute_fees"
	| "dispute_losses";

export function selectHouseAccount(tx: Tx, kind: HouseKind, currency: Currency) {
	return tx
		.selectFrom("ledger_accounts")
		.select("id")
		.where("kind", "=", kind)
		.where("currency", "=", currency)
		.where("family_id", "is", null)
		.executeTakeFirstOrThrow();
}

interface FamilyAccount {
	kind: "wallet" | "rewards";
	family_id: string;
	currency: Currency;
	/** For `rewards`: the child. */
	student_id?: string;
}

/** The family's wallet, or a child's rewards, in this currency; created at the first movement. */
export async function ensureFamilyAccount(
	tx: Tx,
	{ kind, family_id, currency, student_id }: FamilyAccount,
): Promise<{ id: string }> {
	const account = { kind, family_id, currency, student_id: student_id ?? null };
	await tx
		.insertInto("ledger_accounts")
		.values({ ...account, balance_minor: 0 })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return tx
		.selectFrom("ledger_accounts")
		.select("id")
		.where("kind", "=", kind)
		.where("family_id", "=", family_id)
		.where("currency", "=", currency)
		.where("student_id", "is not distinct from", account.student_id)
		.executeTakeFirstOrThrow();
}

/** Undefined, writing nothing, if a transaction with this external reference exists. */
export function insertOptionalTransaction(
	tx: Tx,
	transaction: NewTransaction,
): Promise<{ id: string } | undefined> {
	return tx
		.insertInto("ledger_transactions")
		.values(transaction)
		.onConflict((conflict) => conflict.column("external_ref").doNothing())
		.returning("id")
		.executeTakeFirst();
}

/** The transaction with this external reference. */
export function selectOptionalPosted(db: Db | Tx, external_ref: string) {
	return db
		.selectFrom("ledger_transactions")
		.selectAll()
		.where("external_ref", "=", external_ref)
		.executeTakeFirst();
}

export async function insertEntries(tx: Tx, entries: Insertable<Schema["ledger_entries"]>[]): Promise<void> {
	await tx.insertInto("ledger_entries").values(entries).execute();
}

/**
 * The balances of the family's wallets, in minor units per currency; leaves out those that never had a
 * movement.
 */
export function selectWalletBalances(db: Db | Tx, family_id: string) {
	return db
		.selectFrom("ledger_accounts")
		.select(["currency", "balance_minor"])
		.where("family_id", "=", family_id)
		.where("kind", "=", "wallet")
		.$narrowType<{ balance_minor: number }>()
		.execute();
}

/** The same, with the wallets locked until the caller's transaction ends. */
export async function lockWallet(tx: Tx, family_id: string, currency: Currency): Promise<number> {
	const wallet = await tx
		.selectFrom("ledger_accounts")
		.select("balance_minor")
		.where("family_id", "=", family_id)
		.where("kind", "=", "wallet")
		.where("currency", "=", currency)
		.forUpdate()
		.executeTakeFirst();
	return wallet?.balance_minor ?? 0;
}

/**
 * The balance of each company account, as debits minus credits, by kind; leaves out those without movements.
 */
export function selectHouseSums(db: Db, currency: Currency) {
	return db
		.selectFrom("ledger_accounts as a")
		.innerJoin("ledger_entries as e", "e.account_id", "a.id")
		.where("a.family_id", "is", null)
		.where("a.currency", "=", currency)
		.groupBy("a.kind")
		.select(["a.kind"])
		.select(
			sql<number>`sum(case e.side when 'debit' then e.amount_minor else -e.amount_minor end)::bigint`.as(
				"sum_minor",
			),
		)
		.execute();
}

/** The family's wallet of this currency in minor units; 0 before the first movement. */
export async function walletBalance(db: Db | Tx, family_id: string, currency: Currency): Promise<number> {
	const wallets = await selectWalletBalances(db, family_id);
	return wallets.find((wallet) => wallet.currency === currency)?.balance_minor ?? 0;
}

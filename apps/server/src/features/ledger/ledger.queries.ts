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

/** The family whose book has the company's own movements, such as Stripe's balance and payouts; it has no members. */
export const companyFamilyId = "00000000-0000-0000-0000-000000000000";

interface Account {
	/** The family's wallet, a child's rewards, or the company's money in the book of this family. */
	kind: "wallet" | "rewards" | HouseKind;
	family_id: string;
	currency: Currency;
	/** For `rewards`: the child. */
	student_id?: string;
}

/**
 * An account in the book of this family; created at its first movement. What the company holds of a kind is the sum over
 * the books of all families.
 */
export async function ensureAccount(tx: Tx, account: Account): Promise<{ id: string }> {
	const existing = await accountQuery(tx, account).executeTakeFirst();
	if (existing !== undefined) return existing;
	const { kind, family_id, currency, student_id = null } = account;
	// Only what is owed to the family has a balance that may not become negative.
	const balance_minor = kind === "wallet" || kind === "rewards" ? 0 : null;
	await tx
		.insertInto("ledger_accounts")
		.values({ kind, family_id, currency, student_id, balance_minor })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
	return accountQuery(tx, account).executeTakeFirstOrThrow();
}

function accountQuery(tx: Tx, { kind, family_id, currency, student_id }: Account) {
	return tx
		.selectFrom("ledger_accounts")
		.select("id")
		.where("kind", "=", kind)
		.where("family_id", "=", family_id)
		.where("currency", "=", currency)
		.where("student_id", "is not distinct from", student_id ?? null);
}

/** Undefined, writing nothing, if the family has a transaction with this external reference. */
export function insertOptionalTransaction(
	tx: Tx,
	transaction: NewTransaction,
): Promise<{ id: string } | undefined> {
	return tx
		.insertInto("ledger_transactions")
		.values(transaction)
		.onConflict((conflict) => conflict.columns(["external_ref", "family_id"]).doNothing())
		.returning("id")
		.executeTakeFirst();
}

/** The transaction with this external reference, in the book of any family. */
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
 * What the company holds of each kind, over the books of all families, as debits minus credits; leaves out kinds without
 * movements.
 */
export function selectHouseSums(db: Db, currency: Currency) {
	return db
		.selectFrom("ledger_accounts as a")
		.innerJoin("ledger_entries as e", (join) =>
			join.onRef("e.account_id", "=", "a.id").onRef("e.family_id", "=", "a.family_id"),
		)
		.where("a.balance_minor", "is", null)
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

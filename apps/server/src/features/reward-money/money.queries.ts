import type { Currency } from "@learnin/domain/pricing/order-total";
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/db/database.ts";

/**
 * Serializes everything that moves money between a family's wallet and its children's rewards. Not "for
 * update": concurrent actions of children refer to the family and need not wait.
 */
export function lockFamilyMoney(tx: Tx, family_id: string) {
	return tx
		.selectFrom("families")
		.select(["id", "currency"])
		.where("id", "=", family_id)
		.forNoKeyUpdate()
		.executeTakeFirstOrThrow();
}

/**
 * The child with what determines its days, locked until the transaction ends. After the family, if both are
 * locked.
 */
export function lockOptionalChild(tx: Tx, family_id: string, student_id: string) {
	return tx
		.selectFrom("students")
		.select(earnerColumns)
		.where("family_id", "=", family_id)
		.where("id", "=", student_id)
		.forNoKeyUpdate()
		.executeTakeFirst();
}

const earnerColumns = [
	"id",
	"family_id",
	"account_id",
	"name",
	"avatar",
	"time_zone",
	"daily_goal",
	"days_per_week",
	"daily_reward_minor",
] as const;

export function selectOptionalEarner(db: Db, student_id: string) {
	return db.selectFrom("students").select(earnerColumns).where("id", "=", student_id).executeTakeFirst();
}

export type Earner = NonNullable<Awaited<ReturnType<typeof selectOptionalEarner>>>;

export function selectEarnersOfFamily(db: Db, family_id: string) {
	return db
		.selectFrom("students")
		.select(earnerColumns)
		.where("family_id", "=", family_id)
		.orderBy("created_at")
		.orderBy("id")
		.execute();
}

/** Children with a daily reward, ordered by id, after the given one. */
export function selectEarnersAfter(db: Db, after: string, limit: number) {
	return db
		.selectFrom("students")
		.select(earnerColumns)
		.where("daily_reward_minor", ">", 0)
		.where("id", ">", after)
		.orderBy("id")
		.limit(limit)
		.execute();
}

export async function updateDailyReward(tx: Tx, student_id: string, daily_reward_minor: number) {
	await tx.updateTable("students").set({ daily_reward_minor }).where("id", "=", student_id).execute();
}

export async function updateDailyRewardsOff(tx: Tx, family_id: string) {
	await tx
		.updateTable("students")
		.set({ daily_reward_minor: 0 })
		.where("family_id", "=", family_id)
		.where("daily_reward_minor", ">", 0)
		.execute();
}

/** The settled days since the given one, whatever they paid. */
export function selectDailyRewards(db: Db, student_ids: string[], from: string) {
	if (student_ids.length === 0) return Promise.resolve([]);
	return db
		.selectFrom("daily_rewards")
		.select(["student_id", "date", "wanted_minor", "given_minor"])
		.where("student_id", "in", student_ids)
		.where("date", ">=", from)
		.execute();
}

interface NewDailyReward {
	student_id: string;
	family_id: string;
	date: string;
	currency: Currency;
	wanted_minor: number;
	given_minor: number;
	created_at: Date;
}

/** False, writing nothing, if this day was settled before. */
export async function insertOptionalDailyReward(tx: Tx, day: NewDailyReward): Promise<boolean> {
	const row = await tx
		.insertInto("daily_rewards")
		.values(day)
		.onConflict((conflict) => conflict.columns(["student_id", "date", "family_id"]).doNothing())
		.returning("date")
		.executeTakeFirst();
	return row !== undefined;
}

/** What is set aside for the family's children, in minor units per child and currency. */
export function selectRewardBalances(db: Db, family_id: string) {
	return db
		.selectFrom("ledger_accounts")
		.select(["student_id", "currency", "balance_minor"])
		.where("family_id", "=", family_id)
		.where("kind", "=", "rewards")
		.where("student_id", "is not", null)
		.$narrowType<{ student_id: string; balance_minor: number }>()
		.execute();
}

export async function selectRewardBalance(
	db: Db,
	of: { family_id: string; student_id: string; currency: Currency },
): Promise<number> {
	const balances = await selectRewardBalances(db, of.family_id);
	const own = balances.find((one) => one.student_id === of.student_id && one.currency === of.currency);
	return own?.balance_minor ?? 0;
}

/** All of the family's money here, per currency; leaves out currencies without any. */
export function selectMoneyLeft(db: Db, family_id: string) {
	return db
		.selectFrom("ledger_accounts")
		.where("family_id", "=", family_id)
		.groupBy("currency")
		.having((eb) => eb.fn.sum("balance_minor"), ">", 0)
		.select(["currency", sql<number>`sum(balance_minor)::bigint`.as("amount_minor")])
		.orderBy("currency")
		.execute();
}

export function selectOptionalPayout(tx: Tx, family_id: string, client_key: string) {
	return tx
		.selectFrom("reward_payouts")
		.select(["id", "student_id"])
		.where("family_id", "=", family_id)
		.where("client_key", "=", client_key)
		.executeTakeFirst();
}

interface NewPayout {
	family_id: string;
	student_id: string;
	client_key: string;
	currency: Currency;
	amount_minor: number;
	note: string;
	paid_by: string;
	created_at: Date;
}

export function insertPayout(tx: Tx, payout: NewPayout): Promise<{ id: string }> {
	return tx.insertInto("reward_payouts").values(payout).returning("id").executeTakeFirstOrThrow();
}

/** Days that earned or should have, and payouts, newest first. */
export function selectHistory(
	db: Db,
	of: {
		family_id: string;
		student_id: string;
		after: { created_at: Date; id: string } | undefined;
		limit: number;
	},
) {
	const days = db
		.selectFrom("daily_rewards as d")
		.where("d.family_id", "=", of.family_id)
		.where("d.student_id", "=", of.student_id)
		.where("d.wanted_minor", ">", 0)
		.select([
			// A day has no id of its own; the list only needs a stable one, here a custom UUID (version 8).
			sql<string>`overlay(overlay(md5(d.student_id::text || d.date::text) placing '8' from 13) placing '8' from 17)::uuid`.as(
				"id",
			),
			sql<"daily_reward" | "payout">`'daily_reward'`.as("kind"),
			"d.created_at",
			"d.currency",
			"d.given_minor as amount_minor",
			sql<string | null>`d.date`.as("date"),
			sql<number | null>`d.wanted_minor`.as("wanted_minor"),
			sql<string>`''`.as("note"),
			sql<string | null>`null::text`.as("paid_by"),
		]);
	const payouts = db
		.selectFrom("reward_payouts as p")
		.leftJoin("accounts as a", "a.id", "p.paid_by")
		.where("p.family_id", "=", of.family_id)
		.where("p.student_id", "=", of.student_id)
		.select([
			"p.id",
			sql<"daily_reward" | "payout">`'payout'`.as("kind"),
			"p.created_at",
			"p.currency",
			"p.amount_minor",
			sql<string | null>`null::date`.as("date"),
			sql<number | null>`null::bigint`.as("wanted_minor"),
			"p.note",
			"a.name as paid_by",
		]);
	const { after } = of;
	return db
		.selectFrom(days.unionAll(payouts).as("entry"))
		.selectAll()
		.$if(after !== undefined, (query) =>
			query.where(sql<boolean>`(created_at, id) < (${after?.created_at}::timestamptz, ${after?.id}::uuid)`),
		)
		.orderBy("created_at", "desc")
		.orderBy("id", "desc")
		.limit(of.limit)
		.execute();
}

/** Guardians' notifications about rewards, days and skills that name the child. */
export async function deleteNotificationsAbout(tx: Tx, family_id: string, student_id: string): Promise<void> {
	await tx
		.deleteFrom("notifications")
		.where("account_id", "in", (eb) =>
			eb.selectFrom("guardians").select("account_id").where("family_id", "=", family_id),
		)
		.where("event_key", "like", `%-${student_id}-%`)
		.execute();
}

import type { OrderPurpose, OrderState } from "@learnin/contract/schemas/order.schema";
import type { Currency } from "@learnin/domain/pricing/order-total";
import { sql } from "kysely";
import { inTransaction, type Tx } from "../../../platform/db/database.ts";
import type { Parent } from "../../../platform/testing/factories.ts";
import type { TestApp } from "../../../platform/testing/test-app.ts";
import { ensureAccount, type HouseKind, type Movement, postTransaction } from "../../ledger/index.ts";

/** A company account by its kind, the wallet, or the rewards of a child. */
export type Account = HouseKind | "wallet" | { rewards_of: string };

interface Posted extends Partial<Omit<Movement, "kind">> {
	kind: Movement["kind"];
	from: Account;
	to: Account;
	amount_minor: number;
	currency?: Currency;
}

/**
 * Moves money from the debited to the credited account, as a feature would, and returns the movement's id.
 */
export function post(app: TestApp, { family_id }: Parent, posted: Posted): Promise<string> {
	const { kind, from, to, amount_minor, currency = "USD", ...others } = posted;
	return inTransaction(app.database.db, async (tx) => {
		const accountOf = (account: Account) => idOf(tx, account, { family_id, currency });
		const external_ref = `test:${crypto.randomUUID()}`;
		await postTransaction(tx, { family_id, external_ref, created_at: app.clock.now, ...others, kind }, [
			{ account_id: await accountOf(from), side: "debit", amount_minor },
			{ account_id: await accountOf(to), side: "credit", amount_minor },
		]);
		const row = await tx
			.selectFrom("ledger_transactions")
			.select("id")
			.where("external_ref", "=", others.external_ref ?? external_ref)
			.executeTakeFirstOrThrow();
		return row.id;
	});
}

async function idOf(
	tx: Tx,
	account: Account,
	owner: { family_id: string; currency: Currency },
): Promise<string> {
	if (account === "wallet") return (await ensureAccount(tx, { ...owner, kind: "wallet" })).id;
	if (typeof account === "object")
		return (await ensureAccount(tx, { ...owner, kind: "rewards", student_id: account.rewards_of })).id;
	return (await ensureAccount(tx, { ...owner, kind: account })).id;
}

interface Ordered {
	purpose?: OrderPurpose;
	state?: OrderState;
	amount_minor?: number;
	provider?: "STRIPE" | "ESEWA" | "WALLET";
	currency?: Currency;
	created_at?: Date;
	/** One line each, in this order. */
	children?: { student_id: string | null; name: string }[];
}

/** An order of this family in a given state, without ledger entries. */
export async function buildOrder(app: TestApp, parent: Parent, ordered: Ordered = {}): Promise<string> {
	const { db } = app.database;
	const { state = "paid", children = [], purpose = "renewal", created_at = app.clock.now } = ordered;
	const { id } = await db
		.insertInto("orders")
		.values({
			family_id: parent.family_id,
			account_id: parent.account_id,
			purpose,
			state,
			type: "payment",
			provider: ordered.provider ?? "STRIPE",
			currency: ordered.currency ?? "USD",
			amount_minor: ordered.amount_minor ?? 1000,
			created_at,
			paid_at: state === "paid" || state === "refunded" ? created_at : null,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	const lines = children.map((child, position) => ({
		...child,
		order_id: id,
		family_id: parent.family_id,
		position,
		email: "child@example.com",
		grade: 4,
		learning_objective: "Get ahead" as const,
		course_fee_minor: 1000,
	}));
	if (lines.length > 0) await db.insertInto("order_lines").values(lines).execute();
	return id;
}

/**
 * This many top-ups of a dollar within one millisecond, eight in each microsecond. The family must have a
 * wallet.
 */
export async function postMany(app: TestApp, { family_id }: Parent, count: number): Promise<void> {
	await sql`
		with made as (
			insert into ledger_transactions (kind, external_ref, family_id, created_at)
			select 'wallet_load', 'many:' || gen_random_uuid(), ${family_id}::uuid,
				timestamptz '2026-03-01 10:00:00.000100Z' + (n / 8) * interval '1 microsecond'
			from generate_series(1, ${count}::int) n returning id)
		insert into ledger_entries (transaction_id, account_id, family_id, side, amount_minor)
		select made.id, a.id, a.family_id, side, 100 from made cross join (values ('debit'), ('credit')) s (side)
		join ledger_accounts a on a.family_id = ${family_id}::uuid and a.currency = 'USD'
			and a.kind = case side when 'credit' then 'wallet' else 'stripe_clearing' end`.execute(app.database.db);
}

/** A child that has no sign-in yet. */
export async function buildChild(app: TestApp, { family_id }: Parent, name = "Maya Okafor"): Promise<string> {
	const { id } = await app.database.db
		.insertInto("students")
		.values({ family_id, name, email: "child@example.com", grade: 4, learning_objective: "Get ahead" })
		.returning("id")
		.executeTakeFirstOrThrow();
	return id;
}

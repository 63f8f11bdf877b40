import type { TestApp } from "../../../platform/testing/test-app.ts";

const tables = [
	"order_lines",
	"enrolments",
	"students",
	"ledger_accounts",
	"ledger_transactions",
	"ledger_entries",
	"refunds",
	"daily_rewards",
	"reward_payouts",
	"payment_disagreements",
];

/** Everything about money, except when eSewa was last polled. */
export async function moneySnapshot({ database: { pool } }: TestApp): Promise<Record<string, string[]>> {
	const texts = [
		...tables.map((table) => [table, `select t::text as row from ${table} t`]),
		["orders", "select (to_jsonb(t) - '{tried_at,settle_due_at}'::text[])::text as row from orders t"],
		["families", "select (id, currency, stripe_customer_id)::text as row from families"],
		[
			"esewa_payments",
			"select (transaction_uuid, order_id, amount_minor, state = 'complete', reference)::text as row from esewa_payments",
		],
	];
	const rows = await Promise.all(
		texts.map(async ([table = "", text = ""]) => {
			const found = await pool.query<{ row: string }>(text);
			return [table, found.rows.map(({ row }) => row).toSorted()] as const;
		}),
	);
	return Object.fromEntries(rows);
}

import { expect, test } from "vitest";
import { ownDatabase } from "./testing/own-database.ts";

const { client } = await ownDatabase();

/** Rows in these tables are never deleted, so no foreign key needs an index for that. */
const lasting = ["skills", "ledger_accounts", "ledger_transactions", "families", "orders", "order_lines"];

test("every foreign key that deleting a person follows has an index, however large its table", async () => {
	const { rows } = await client.query<{ key: string }>(
		`select c.conrelid::regclass || '.' || a.attname as key
		from pg_constraint c
		join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
		where c.contype = 'f' and c.connamespace = 'public'::regnamespace
			and not (c.confrelid::regclass::text = any ($1))
			and not exists (
				select from pg_index i
				where i.indrelid = c.conrelid and i.indkey[0] = any (c.conkey) and i.indisvalid
					and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || a.attname || ' IS NOT NULL)'))
		order by 1`,
		[lasting],
	);
	expect(rows.map(({ key }) => key)).toEqual([]);
});

import { createDatabaseFrom, type CreatedDatabase } from "@learnin/embedded-postgres/create-database-from";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { templateDatabase } from "../testing/global-setup.ts";

let own: CreatedDatabase;
let client: pg.Client;
beforeAll(async () => {
	own = await createDatabaseFrom(inject("postgres"), templateDatabase);
	client = new pg.Client({ connectionString: own.connectionString });
	await client.connect();
});
afterAll(async () => {
	await client.end();
	await own.drop();
});

/** Rows of these are never deleted, so nothing has to be found by them. */
const lasting = ["skills", "ledger_accounts", "ledger_transactions", "families", "orders", "order_lines"];

test("whatever goes or is emptied when a person is deleted is found by an index, however large its table", async () => {
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

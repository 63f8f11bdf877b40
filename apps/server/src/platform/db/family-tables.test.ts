import { expect, test } from "vitest";
import {
	keysAcrossFamilies,
	ofNoFamily,
	referencesAcrossFamilies,
	undivided,
	withoutFamily,
} from "./testing/across-families.ts";
import { partitionableTables, partitionFamilies } from "./testing/partition-families.ts";
import { ownDatabase } from "./testing/own-database.ts";

const { connectionString, client } = await ownDatabase();

async function names(sql: string, values: unknown[] = []): Promise<string[]> {
	const { rows } = await client.query<{ name: string }>(sql, values);
	return rows.map(({ name }) => name).toSorted();
}

const familyColumn = (table: string) =>
	`(select attnum from pg_attribute where attrelid = ${table} and attname = 'family_id' and not attisdropped)`;

test("every table carries family_id, belongs to no family, or is on the list that only shrinks", async () => {
	const found = await names(
		`select relname as name from pg_class
		where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and ${familyColumn("oid")} is null
			and not (relname = any ($1))`,
		[ofNoFamily],
	);
	expect(found).toEqual([...withoutFamily].toSorted());
	const there = await names("select relname as name from pg_class where relname = any ($1)", [ofNoFamily]);
	expect(there).toEqual([...ofNoFamily].toSorted());
});

test("primary and unique keys of families' tables have family_id in them, or are on the list", async () => {
	const found = await names(
		`select i.indexrelid::regclass::text as name from pg_index i
		join pg_class t on t.oid = i.indrelid and t.relnamespace = 'public'::regnamespace
		where i.indisunique and ${familyColumn("t.oid")} is not null and not (t.relname = any ($1))
			and not (${familyColumn("t.oid")} = any (i.indkey::int2[]))`,
		[ofNoFamily],
	);
	expect(found).toEqual([...keysAcrossFamilies].toSorted());
});

test("foreign keys between families' tables have family_id in them, or are on the list", async () => {
	const found = await names(
		`select c.conrelid::regclass || '.' || c.conname as name from pg_constraint c
		where c.contype = 'f' and c.connamespace = 'public'::regnamespace
			and ${familyColumn("c.conrelid")} is not null and ${familyColumn("c.confrelid")} is not null
			and not (${familyColumn("c.conrelid")} = any (c.conkey)) and not (c.confrelid::regclass::text = any ($1))`,
		[ofNoFamily],
	);
	expect(found).toEqual([...referencesAcrossFamilies].toSorted());
});

test("an account leads to its family, and to no second one", async () => {
	const insertFamily = "insert into families default values returning id as name";
	const [first = ""] = await names(insertFamily);
	const [second = ""] = await names(insertFamily);
	const [account = ""] = await names(
		"insert into accounts (name, user_type) values ('Ana', 'PARENT') returning id as name",
	);
	const join = (family: string) =>
		names("insert into guardians (family_id, account_id, is_owner) values ($1, $2, true)", [family, account]);
	const family = () => names("select family_id as name from accounts where id = $1", [account]);
	await join(first);
	expect(await family()).toEqual([first]);
	await expect(join(second)).rejects.toThrow(`account ${account} belongs to another family`);
	await names("update guardians set family_id = $1 where account_id = $2", [second, account]);
	expect(await family()).toEqual([second]);
	await names("delete from guardians where account_id = $1", [account]);
	expect(await family()).toEqual([null]);
	await join(first);
	await names("delete from families where id = $1", [first]);
	expect(await family()).toEqual([null]);
});

test("families' tables can be partitioned by family, or are on the list that only shrinks", async () => {
	const tables = await names(
		`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not (relname = any ($1))`,
		[ofNoFamily],
	);
	const divided = await names(partitionableTables);
	expect(tables.filter((name) => !divided.includes(name))).toEqual([...undivided].toSorted());
	await partitionFamilies(connectionString);
	const parts = await names(
		"select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'p'",
	);
	expect(parts).toEqual(divided);
});

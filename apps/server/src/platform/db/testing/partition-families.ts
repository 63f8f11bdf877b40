import pg from "pg";

const partitions = 8;

/**
 * Turns every table of families that can be into one partitioned by the hash of `family_id`, which has the rule of
 * many machines: no key, reference or conflict target without `family_id`.
 */
export async function partitionFamilies(connectionString: string): Promise<void> {
	const client = new pg.Client({ connectionString });
	await client.connect();
	try {
		const { rows } = await client.query<{ name: string }>(partitionableTables);
		await client.query("begin");
		const references = await dropReferences(
			client,
			rows.map(({ name }) => name),
		);
		for (const { name } of rows) await partition(client, name);
		for (const reference of references) await client.query(reference);
		await client.query("commit");
	} finally {
		await client.end();
	}
}

const familyColumn = (table: string) =>
	`(select attnum from pg_attribute where attrelid = ${table} and attname = 'family_id' and attnotnull and not attisdropped)`;

/** The names of the tables all of whose keys, and all of whose references from others, have `family_id` in them. */
export const partitionableTables = `
	select t.relname as name from pg_class t
	where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and not t.relispartition and ${familyColumn("t.oid")} is not null
		and not exists (
			select from pg_index i
			where i.indrelid = t.oid and i.indisunique and not (${familyColumn("t.oid")} = any (i.indkey::int2[])))
		and not exists (
			select from pg_constraint c
			where c.confrelid = t.oid and c.contype = 'f' and not (${familyColumn("t.oid")} = any (c.confkey)))
	order by t.relname`;

/** Drops the foreign keys from and to these tables, and returns the statements that add them again. */
async function dropReferences(client: pg.Client, tables: string[]): Promise<string[]> {
	const { rows } = await client.query<{ table: string; name: string; definition: string }>(
		`select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
		from pg_constraint
		where contype = 'f' and (conrelid = any ($1::text[]::regclass[]) or confrelid = any ($1::text[]::regclass[]))
		order by conrelid, conname`,
		[tables],
	);
	for (const { table, name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
	return rows.map(
		({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`,
	);
}

/** Replaces a table without foreign keys by a partitioned one with the same columns, rows, keys, indexes and triggers. */
async function partition(client: pg.Client, table: string): Promise<void> {
	const { rows } = await client.query<{ definition: string }>(definitions, [table]);
	await client.query(`
		create table partitioned (like ${table} including all excluding indexes) partition by hash (family_id);
		${Array.from({ length: partitions }, (_, remainder) => partitionOf(table, remainder)).join("\n")}
		insert into partitioned overriding system value select * from ${table};
		drop table ${table};
		alter table partitioned rename to ${table};
	`);
	for (const { definition } of rows) await client.query(definition);
	const indexes = await client.query<{ rename: string }>(indexesOfPartitions, [table]);
	for (const { rename } of indexes.rows) await client.query(rename);
}

/** Named as on other machines: the name in the migrations and a number. */
const indexesOfPartitions = `
	select format('alter index %I rename to %I', child.relname, parent.relname || right(part.relname, 2)) as rename
	from pg_inherits h
	join pg_class parent on parent.oid = h.inhparent
	join pg_class child on child.oid = h.inhrelid
	join pg_index i on i.indexrelid = child.oid
	join pg_class part on part.oid = i.indrelid
	where i.indrelid in (select inhrelid from pg_inherits where inhparent = ($1::text)::regclass)`;

function partitionOf(table: string, remainder: number): string {
	return `create table ${table}_${remainder} partition of partitioned for values with (modulus ${partitions}, remainder ${remainder});`;
}

/** The statements that make the keys, indexes and triggers of table $1. */
const definitions = `
	select definition from (
		select 1 as place, conname as name, format('alter table %I add constraint %I %s', $1::text, conname, pg_get_constraintdef(oid)) as definition
		from pg_constraint where conrelid = ($1::text)::regclass and contype in ('p', 'u')
		union all
		select 2, indexrelid::regclass::text, pg_get_indexdef(indexrelid)
		from pg_index where indrelid = ($1::text)::regclass
			and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u'))
		union all
		select 3, tgname, pg_get_triggerdef(oid) from pg_trigger where tgrelid = ($1::text)::regclass and not tgisinternal
	) each order by place, name`;

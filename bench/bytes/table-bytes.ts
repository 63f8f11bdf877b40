import type pg from "pg";

/** The size of one table. */
export interface TableBytes {
	name: string;
	rows: number;
	heap: number;
	indexes: number;
	toast: number;
	/** Each index, the largest first. */
	of_indexes: { name: string; bytes: number }[];
}

/** Sizes after a vacuum, the largest first; empty tables are left out. */
export async function tableBytes(client: pg.Client): Promise<TableBytes[]> {
	await client.query("vacuum analyze");
	const { rows } = await client.query<TableBytes>(`
		select c.relname as name, greatest(c.reltuples, 0)::int as rows,
			pg_relation_size(c.oid)::int as heap, pg_indexes_size(c.oid)::int as indexes,
			(pg_table_size(c.oid) - pg_relation_size(c.oid))::int as toast,
			array(select jsonb_build_object('name', indexrelid::regclass::text, 'bytes', pg_relation_size(indexrelid))
				from pg_index where indrelid = c.oid order by pg_relation_size(indexrelid) desc) as of_indexes
		from pg_class c
		where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.reltuples > 0
		order by pg_total_relation_size(c.oid) desc`);
	return rows;
}

/** Bytes of WAL that the database wrote while something was done. */
export async function walOf<T>(
	client: pg.Client,
	work: () => Promise<T>,
): Promise<{ bytes: number; result: T }> {
	const before = await walPosition(client);
	const result = await work();
	const { rows } = await client.query<{ bytes: number }>(
		"select (pg_current_wal_insert_lsn() - $1::pg_lsn)::int as bytes",
		[before],
	);
	return { bytes: rows[0]?.bytes ?? Number.NaN, result };
}

export async function walPosition(client: pg.Client): Promise<string> {
	const { rows } = await client.query<{ at: string }>("select pg_current_wal_insert_lsn()::text as at");
	return rows[0]?.at ?? "0/0";
}

/**
 * With full page images, the first change of a page after a checkpoint writes the whole page. Begins with a
 * checkpoint, so that every page counts as unchanged.
 */
export async function setPageImages(client: pg.Client, are: "on" | "off"): Promise<void> {
	await client.query(`alter system set full_page_writes = ${are}`);
	await client.query("select pg_reload_conf()");
	await client.query("checkpoint");
}

/** A kind of change of a table or an index, with the number of its records and their bytes of WAL. */
export interface WalOfTable {
	name: string;
	records: number;
	bytes: number;
}

/** Since a position, the most first. */
export async function walByTable(client: pg.Client, from: string): Promise<WalOfTable[]> {
	await client.query("create extension if not exists pg_walinspect");
	const { rows } = await client.query<WalOfTable>(
		`select concat_ws(' ', c.relname, r.resource_manager, r.record_type) as name, count(*)::int as records,
			sum(r.record_length)::int as bytes
		from pg_get_wal_records_info($1::pg_lsn, pg_current_wal_flush_lsn()) r
		left join pg_get_wal_block_info($1::pg_lsn, pg_current_wal_flush_lsn()) b
			on b.start_lsn = r.start_lsn and b.block_id = 0
		left join pg_class c on pg_relation_filenode(c.oid) = b.relfilenode
		group by 1 order by 3 desc limit 40`,
		[from],
	);
	return rows;
}

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type CreatedDatabase, createDatabaseFrom } from "@learnin/embedded-postgres/create-database-from";
import pg from "pg";
import { afterEach, beforeEach, expect, inject, test } from "vitest";
import { migrate } from "./migrate.ts";

const adds = "create table things (id integer primary key);";
const addsMore = "alter table things add column size integer;";

let database: CreatedDatabase;
let folder: string;
beforeEach(async () => {
	database = await createDatabaseFrom(inject("postgres"), "template0");
	folder = await mkdtemp(path.join(tmpdir(), "learnin-migrations-"));
});
afterEach(async () => {
	await database.drop();
	await rm(folder, { recursive: true });
});

/** Runs the migrations of a release that has these files. */
async function release(files: Record<string, string>): Promise<string[]> {
	await rm(folder, { recursive: true });
	folder = await mkdtemp(path.join(tmpdir(), "learnin-migrations-"));
	for (const [name, sql] of Object.entries(files)) await writeFile(path.join(folder, name), sql);
	return migrate(database.connectionString, folder);
}

const before = { "0001_things.sql": adds };

test("each migration is applied once", async () => {
	expect(await release(before)).toEqual(["0001_things.sql"]);
	expect(await release(before)).toEqual([]);
	expect(await release({ ...before, "0002_sizes.sql": addsMore })).toEqual(["0002_sizes.sql"]);
});

const indexed = `-- outside of a transaction
drop index concurrently if exists things_size_idx;
create index concurrently things_size_idx on things (size);
do $$ begin
	update things set size = 1;
	commit;
end $$;
alter table things alter column size set not null;
`;

test("several nodes apply what runs outside of a transaction once, and begin it again if it failed", async () => {
	const second = { ...before, "0002_sizes.sql": `${addsMore} insert into things values (1), (2);` };
	await release(second);
	const broken = indexed.replace("set not null", "set not nothing");
	await expect(release({ ...second, "0003_index.sql": broken })).rejects.toThrow("0003_index.sql failed");
	await writeFile(path.join(folder, "0003_index.sql"), indexed);
	const applied = await Promise.all([1, 2, 3].map(() => migrate(database.connectionString, folder)));
	expect(applied.flat()).toEqual(["0003_index.sql"]);
});

const unique = `-- outside of a transaction
drop index concurrently if exists things_size_idx;
create unique index concurrently things_size_key on things (size);
alter table things alter column size set not null;
`;

test("what runs outside of a transaction continues where it failed", async () => {
	const second = { ...before, "0002_sizes.sql": `${addsMore} insert into things values (1, 1), (2, 1);` };
	const third = { ...second, "0003_unique.sql": unique };
	await release(second);
	// The index that could not be built stays, invalid.
	await expect(release(third)).rejects.toThrow("0003_unique.sql failed");
	const client = new pg.Client({ connectionString: database.connectionString });
	await client.connect();
	await client.query("update things set size = id");
	// Not by the statement that is finished.
	await client.query("create index things_size_idx on things (size)");
	expect(await release(third)).toEqual(["0003_unique.sql"]);
	const { rows } = await client.query(
		"select indexrelid::regclass::text as name from pg_index where indrelid = 'things'::regclass and indisvalid order by 1",
	);
	expect(rows.map(({ name }) => name)).toEqual(["things_pkey", "things_size_idx", "things_size_key"]);
	expect((await client.query("select to_regclass('migration_statements') as left")).rows).toEqual([
		{ left: null },
	]);
	await client.end();
});

test("what runs outside of a transaction replaces no index of another migration", async () => {
	const second = { ...before, "0002_sizes.sql": `${addsMore} create index things_size_key on things (id);` };
	await release(second);
	for (const _ of [1, 2]) {
		await expect(release({ ...second, "0003_unique.sql": unique })).rejects.toThrow("already exists");
	}
});

test.each([
	["a last statement without a semicolon", "create index concurrently things_id_idx on things (id)"],
	["a single dollar", "insert into things values (1);\ncomment on table things is 'costs $5';\n"],
])("what runs outside of a transaction is refused with %s", async (_, text) => {
	const second = { ...before, "0002_text.sql": `-- outside of a transaction\n${text}` };
	await expect(release(second)).rejects.toThrow("0002_text.sql failed");
});

test("a release runs on the tables of the next one, so it can be rolled back to", async () => {
	await release({ ...before, "0002_sizes.sql": addsMore });
	expect(await release(before)).toEqual([]);
});

test("a migration that removes something declares which code can still run beside it", async () => {
	const second = { ...before, "0002_sizes.sql": addsMore };
	const third = { "0003_no_sizes.sql": "-- needs 0002\nalter table things drop column size;" };
	await release({ ...second, ...third });
	expect(await release(second)).toEqual([]);
	await expect(release(before)).rejects.toThrow("is incompatible with this code; it has 0003_no_sizes.sql");
});

test("refuses a migration, applied by another branch, that sorts between those of this code", async () => {
	await release({ ...before, "0002_other.sql": addsMore });
	const own = { ...before, "0003_own.sql": "create table others (id integer primary key);" };
	await expect(release(own)).rejects.toThrow("is incompatible with this code; it has 0002_other.sql");
});

import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { type CreatedDatabase, createDatabaseFrom } from "@learnin/embedded-postgres/create-database-from";
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

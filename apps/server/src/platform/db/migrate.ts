import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import pg from "pg";
import { clientOf } from "./servers.ts";

export const migrationsFolder = path.join(import.meta.dirname, "../../../migrations");

/**
 * Applies the numbered .sql files that the database does not have yet, each in its own transaction. Safe when
 * several nodes start at once: one locks a row of `migration_lock` and the others wait. Returns the names
 * applied now. A database may have newer migrations, so that a release can be rolled back; it is refused if
 * one of them removed what this code needs.
 */
export async function migrate(connectionString: string, folder = migrationsFolder): Promise<string[]> {
	const files = (await readdir(folder)).filter((name) => /^\d{4}_.+\.sql$/.test(name)).toSorted();
	const client = clientOf(connectionString, "learnin-migrate");
	// The running statement reports it.
	client.on("error", () => {});
	await client.connect();
	try {
		await prepare(client);
		const applied: string[] = [];
		for (const file of files) {
			if (await applyOnce(client, folder, file)) applied.push(file);
		}
		await refuseUnknown(client, files);
		return applied;
	} finally {
		await client.end();
	}
}

async function prepare(client: pg.Client): Promise<void> {
	// "if not exists" can fail when two nodes run it at once; a second try then finds the table.
	for (let attempt = 1; ; attempt += 1) {
		try {
			await client.query(`
				create table if not exists migrations (name text primary key, applied_at timestamptz not null default now());
				do $$ begin
					if not exists (select from pg_attribute where attrelid = 'migrations'::regclass and attname = 'needs') then
						alter table migrations add column needs text;
					end if;
				end $$;
				create table if not exists migration_lock (id integer primary key check (id = 1));
				insert into migration_lock values (1) on conflict do nothing;
			`);
			return;
		} catch (error) {
			if (attempt >= 5 || !(error instanceof pg.DatabaseError)) throw error;
		}
	}
}

async function applyOnce(client: pg.Client, folder: string, file: string): Promise<boolean> {
	await client.query("begin");
	try {
		await client.query("select id from migration_lock where id = 1 for update");
		const known = await client.query("select 1 from migrations where name = $1", [file]);
		if (known.rowCount === 0) {
			// A migration must not make the running product wait for a lock.
			await client.query("set local lock_timeout = '2s'");
			const sql = await readFile(path.join(folder, file), "utf8");
			await client.query(sql);
			await client.query("insert into migrations (name, needs) values ($1, $2)", [file, needsOf(sql)]);
		}
		await client.query("commit");
		return known.rowCount === 0;
	} catch (error) {
		// If the connection is lost there is nothing to roll back.
		await client.query("rollback").catch(() => undefined);
		throw new Error(`migration ${file} failed: ${error instanceof Error ? error.message : String(error)}`, {
			cause: error,
		});
	}
}

/**
 * The number of the oldest migration that code must know to run beside this one, from a first line `-- needs
 * 0123`. Null for a migration that only adds, which any older code can run beside.
 */
function needsOf(sql: string): string | null {
	return /^-- needs (\d{4})\b/.exec(sql)?.[1] ?? null;
}

async function refuseUnknown(client: pg.Client, files: string[]): Promise<void> {
	const { rows } = await client.query<Unknown>("select name, needs from migrations order by name");
	const newest = files.at(-1)?.slice(0, 4) ?? "";
	const refused = rows.filter((each) => !files.includes(each.name) && !isServedBy(newest, each));
	if (refused.length > 0) {
		throw new Error(
			`the database is incompatible with this code; it has ${refused.map(({ name }) => name).join(", ")}`,
		);
	}
}

interface Unknown {
	name: string;
	needs: string | null;
}

/** Whether code whose newest migration has this number can run beside a migration that it does not know. */
function isServedBy(newest: string, { name, needs }: Unknown): boolean {
	return name.slice(0, 4) > newest && (needs === null || needs <= newest);
}

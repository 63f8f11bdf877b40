import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { applyStatements } from "./apply-statements.ts";
import { clientOf } from "../servers.ts";

export const migrationsFolder = path.join(import.meta.dirname, "../../../../migrations");

/**
 * Applies the numbered .sql files that the database does not have yet, each in its own transaction, or, if it
 * begins with `-- outside of a transaction`, statement by statement. Safe when several nodes start at once: one
 * locks a row of `migration_lock` and the others wait. Returns the names applied now. A database may have newer
 * migrations, so that a release can be rolled back; it is refused if one of them removed what this code needs.
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
	const sql = await readFile(path.join(folder, file), "utf8");
	const migration = { name: file, sql };
	try {
		return outside.test(sql) ? await applyOutside(client, migration) : await applyWhole(client, migration);
	} catch (error) {
		throw new Error(`migration ${file} failed: ${error instanceof Error ? error.message : String(error)}`, {
			cause: error,
		});
	}
}

interface Migration {
	name: string;
	sql: string;
}

async function applyWhole(client: pg.Client, migration: Migration): Promise<boolean> {
	await client.query("begin");
	try {
		await client.query("select id from migration_lock where id = 1 for update");
		const isNew = !(await isKnown(client, migration));
		if (isNew) {
			// A migration must not make the running product wait for a lock.
			await client.query("set local lock_timeout = '2s'");
			await client.query(migration.sql);
			await remember(client, migration);
		}
		await client.query("commit");
		return isNew;
	} catch (error) {
		// If the connection is lost there is nothing to roll back.
		await client.query("rollback").catch(() => undefined);
		throw error;
	}
}

const outside = /^-- outside of a transaction\b/m;

/** For what a transaction refuses or would lock for too long: indexes built concurrently, batches. */
async function applyOutside(client: pg.Client, migration: Migration): Promise<boolean> {
	if (await isKnown(client, migration)) return false;
	// Not the row of `migration_lock`: an index built concurrently waits for everyone who waits for a row.
	const lock = `hashtext('learnin migrations')`;
	for (;;) {
		const { rows } = await client.query<{ is_ours: boolean }>(
			`select pg_try_advisory_lock(${lock}) as is_ours`,
		);
		if (rows[0]?.is_ours === true) break;
		await wait(100);
	}
	try {
		if (await isKnown(client, migration)) return false;
		await applyStatements(client, migration, () => remember(client, migration));
		return true;
	} finally {
		await client.query(`reset lock_timeout; select pg_advisory_unlock(${lock})`).catch(() => undefined);
	}
}

async function isKnown(client: pg.Client, { name }: Migration): Promise<boolean> {
	return (await client.query("select 1 from migrations where name = $1", [name])).rowCount === 1;
}

async function remember(client: pg.Client, { name, sql }: Migration): Promise<void> {
	await client.query("insert into migrations (name, needs) values ($1, $2)", [name, needsOf(sql)]);
}

/**
 * The number of the oldest migration that code must know to run beside this one, from a line `-- needs 0123`
 * at the top. Null for a migration that only adds, which any older code can run beside.
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

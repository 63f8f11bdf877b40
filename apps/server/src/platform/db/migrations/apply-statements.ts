import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";

/**
 * Runs a migration statement by statement, outside of a transaction. Finished statements are remembered until the whole
 * migration is, so after an interruption it continues with the statement that was interrupted. A statement that runs
 * inside of a transaction is remembered in the same one. The others are repeated: an index built concurrently is looked
 * for first, and a loop that commits must be able to begin again.
 */
export async function applyStatements(
	client: pg.Client,
	{ name, sql }: { name: string; sql: string },
	remember: () => Promise<void>,
): Promise<void> {
	const texts = statementsOf(sql);
	const known = await knownSteps(client, name, texts);
	for (const [place, text] of texts.entries()) {
		if (known[place]?.is_finished === true) continue;
		await retried(() => applyStep(client, { migration: name, place, text, isBegun: place in known }));
	}
	await inTransaction(client, async () => {
		await remember();
		await client.query("delete from migration_statements where migration = $1", [name]);
		await client.query(`do $$ begin
			if not exists (select from migration_statements) then drop table migration_statements; end if;
		end $$`);
	});
}

const comment = /^\s*--.*$/gm;

/** A statement ends with a semicolon at the end of a line, but not inside of a body in dollar quotes. */
function statementsOf(sql: string): string[] {
	const statements = sql.match(/(?:\$\$.*?\$\$|[^$])+?;[ \t]*$/gms) ?? [];
	const read = statements.join("");
	// A lone $ or a missing last semicolon would drop a statement without a word.
	if (!sql.startsWith(read) || sql.slice(read.length).replaceAll(comment, "").trim() !== "") {
		throw new Error(
			"This migration is not a list of statements that end with a semicolon at the end of a line.",
		);
	}
	return statements;
}

interface Known {
	statement: string;
	is_finished: boolean;
}

/** What is remembered of these statements, up to the first that was changed since. */
async function knownSteps(client: pg.Client, migration: string, texts: string[]): Promise<Known[]> {
	await client.query(`create table if not exists migration_statements (
		migration text, place integer, statement text not null, is_finished boolean not null, primary key (migration, place))`);
	const { rows } = await client.query<Known>(
		"select statement, is_finished from migration_statements where migration = $1 order by place",
		[migration],
	);
	const changed = rows.findIndex(({ statement }, place) => statement !== texts[place]);
	if (changed === -1) return rows;
	await client.query("delete from migration_statements where migration = $1 and place >= $2", [
		migration,
		changed,
	]);
	return rows.slice(0, changed);
}

interface Step {
	migration: string;
	place: number;
	text: string;
	isBegun: boolean;
}

async function applyStep(client: pg.Client, step: Step): Promise<void> {
	const sql = step.text.replaceAll(comment, "");
	const isConcurrent = /\bconcurrently\b/i.test(sql);
	// An index built concurrently blocks nobody while it waits for older transactions. Else a migration must not make the
	// running product wait for a lock.
	await client.query(`set lock_timeout = '${isConcurrent ? "0" : "2s"}'`);
	if (!isConcurrent && !/\bcommit\b/i.test(sql)) {
		return inTransaction(client, async () => {
			await client.query(step.text);
			await note(client, step, true);
		});
	}
	const index = /\bcreate (?:unique )?index concurrently (?:if not exists )?(\w+)/i.exec(sql)?.[1];
	const isThere = index !== undefined && (await isBuilt(client, index));
	if (!isThere) await note(client, step, false);
	if (!isThere || !step.isBegun) await client.query(step.text);
	await note(client, step, true);
}

/** Whether the index is there. Removes what an interrupted build left. */
async function isBuilt(client: pg.Client, index: string): Promise<boolean> {
	const { rows } = await client.query<{ indisvalid: boolean }>(
		"select indisvalid from pg_index where indexrelid = to_regclass($1)",
		[index],
	);
	if (rows[0]?.indisvalid === false) await client.query(`drop index concurrently ${index}`);
	return rows[0]?.indisvalid === true;
}

async function note(client: pg.Client, { migration, place, text }: Step, isFinished: boolean): Promise<void> {
	await client.query(
		`insert into migration_statements (migration, place, statement, is_finished) values ($1, $2, $3, $4)
		on conflict (migration, place) do update set is_finished = excluded.is_finished`,
		[migration, place, text, isFinished],
	);
}

async function inTransaction(client: pg.Client, run: () => Promise<void>): Promise<void> {
	await client.query("begin");
	try {
		await run();
		await client.query("commit");
	} catch (error) {
		// If the connection is lost there is nothing to roll back.
		await client.query("rollback").catch(() => undefined);
		throw error;
	}
}

const tries = 10;
/** A lock was not free in time, or two transactions waited for each other. */
const lockErrors: readonly (string | undefined)[] = ["55P03", "40P01"];

async function retried(run: () => Promise<void>): Promise<void> {
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await run();
		} catch (error) {
			const isLock = error instanceof pg.DatabaseError && lockErrors.includes(error.code);
			if (!isLock || attempt >= tries) throw error;
			await wait(attempt * 200);
		}
	}
}

import { createDatabaseFrom, type CreatedDatabase } from "@learnin/embedded-postgres/create-database-from";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { createDatabaseProxy, type DatabaseProxy } from "../testing/database-proxy.ts";
import { readWhole } from "./read-whole.ts";
import { databaseIsAway } from "./database-is-away.ts";
import { type Database, databaseErrorCode, type Db, inTransaction, openDatabase } from "./database.ts";

let own: CreatedDatabase;
let one: Database;
let other: Database;
const open = () =>
	openDatabase({ connectionString: own.connectionString, maxConnections: 1, onError: () => {} });

beforeAll(async () => {
	own = await createDatabaseFrom(inject("postgres"), "template0");
	one = open();
	other = open();
	await one.pool.query("create table notes (text text not null)");
});
afterAll(async () => {
	await one.close();
	await other.close();
	await own.drop();
});

const notes = async () =>
	(await other.pool.query<{ text: string }>("select text from notes order by text")).rows.map(
		({ text }) => text,
	);
const fail = (state: string) =>
	sql.raw(`do $$ begin raise exception 'on purpose' using errcode = '${state}'; end $$`);

describe("a database that hangs", () => {
	let proxy: DatabaseProxy;
	let frozen: Database;
	beforeAll(async () => {
		proxy = await createDatabaseProxy(own.connectionString);
		await proxy.open();
		frozen = openDatabase({ connectionString: proxy.connectionString, maxConnections: 1, onError: () => {} });
	});
	afterAll(async () => {
		await frozen.close();
		await proxy.close();
	});
	const write = (db: Db, text: string) => sql`insert into notes values (${text})`.execute(db);

	test.each(["begin", "write", "commit"])(
		"at a transaction's %s fails it within two seconds, and the next write is committed",
		async (moment) => {
			await write(frozen.db, `${moment} before`);
			if (moment === "begin") proxy.freeze();
			const begin = performance.now();
			const work = frozen.db.transaction().execute(async (tx) => {
				if (moment === "write") proxy.freeze();
				await write(tx, `${moment} during`);
				if (moment === "commit") proxy.freeze();
			});
			await expect(work).rejects.toThrow("Query read timeout");
			expect(performance.now() - begin).toBeLessThan(2_500);
			proxy.thaw();
			await write(frozen.db, `${moment} after`);
			// Whether the one in between was committed cannot be known; the acknowledged ones were.
			const kept = (await notes()).filter((text) => text.startsWith(moment));
			expect(kept).toEqual(expect.arrayContaining([`${moment} after`, `${moment} before`]));
			if (moment !== "commit") expect(kept).toHaveLength(2);
		},
	);
});

describe("a transaction", () => {
	test.each(["40001", "40P01"])("is retried when the database asks for it (%s)", async (state) => {
		let tries = 0;
		const result = await inTransaction(one.db, async (tx) => {
			tries += 1;
			if (tries < 4) await fail(state).execute(tx);
			return "done";
		});
		expect([result, tries]).toEqual(["done", 4]);
	});

	test("stops retrying after four tries, and at once for any other error", async () => {
		for (const [state, most] of [
			["40001", 4],
			["23514", 1],
		] as const) {
			let tries = 0;
			const work = inTransaction(one.db, (tx) => {
				tries += 1;
				return fail(state).execute(tx);
			});
			const error: unknown = await work.catch((thrown: unknown) => thrown);
			expect([databaseErrorCode(error), tries]).toEqual([state, most]);
		}
	});
});

test("a number that JavaScript cannot represent is an error, not another number", async () => {
	expect((await one.pool.query("select 9007199254740991::bigint as n")).rows).toEqual([
		{ n: 9_007_199_254_740_991 },
	]);
	await expect(one.pool.query("select 9007199254740993::bigint as n")).rejects.toThrow("beyond 2^53");
});

/** A database whose only connection `other` drops while it is in use. */
async function withLoss(
	work: (database: Database, drop: () => Promise<void>) => Promise<unknown>,
): Promise<void> {
	const database = openDatabase({
		connectionString: own.connectionString,
		maxConnections: 1,
		onError: () => {},
	});
	const name = `lost-${crypto.randomUUID()}`;
	await database.pool.query("select set_config('application_name', $1, false)", [name]);
	const drop = async () => {
		const pid = "(select pid from pg_stat_activity where application_name = $1)";
		await other.pool.query(`select pg_terminate_backend(${pid}, 5000)`, [name]);
	};
	await expect(work(database, drop)).rejects.toSatisfy(databaseIsAway);
	expect((await database.pool.query<{ one: number }>("select 1 as one")).rows).toEqual([{ one: 1 }]);
	await database.close();
}

test("losing a connection between or within statements fails the work but not the process", async () => {
	await withLoss(({ db }, drop) =>
		db.transaction().execute(async (tx) => {
			await drop();
			await sql`select 1`.execute(tx);
		}),
	);
	await withLoss(({ db }, drop) =>
		db.transaction().execute((tx) => Promise.all([sql`select pg_sleep(1.5)`.execute(tx), drop()])),
	);
	await withLoss(({ pool }, drop) => readWhole(pool, () => drop()));
});

test("a connection that the database drops is replaced, and the loss is reported", async () => {
	const { promise, resolve } = Promise.withResolvers<Error>();
	const database = openDatabase({
		connectionString: own.connectionString,
		maxConnections: 1,
		onError: resolve,
	});
	const { rows } = await database.pool.query<{ pid: number }>("select pg_backend_pid() as pid");
	await other.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
	expect(await promise).toSatisfy(databaseIsAway);
	expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
	await database.close();
});

test("what is sent often stays prepared, except what a new column would change", async () => {
	const often = Array.from({ length: 60 }, (_, at) => `note ${at}`);
	for (const note of often) {
		await sql`select text from notes where text = ${note}`.execute(one.db);
		await sql`select * from notes where text = ${note}`.execute(one.db);
	}
	const prepared = sql<{ statement: string }>`select statement from pg_prepared_statements`;
	const { rows } = await prepared.execute(one.db);
	expect(rows).toEqual([{ statement: "select text from notes where text = $1" }]);
	await one.pool.query("alter table notes add column at int");
	const { rows: notes } = await sql<object>`select * from notes where text = ${"none"}`.execute(one.db);
	expect(notes).toEqual([]);
});

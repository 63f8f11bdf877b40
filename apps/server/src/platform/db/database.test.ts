import { createDatabaseFrom, type CreatedDatabase } from "@learnin/embedded-postgres/create-database-from";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type Database, databaseErrorCode, inTransaction, openDatabase } from "./database.ts";

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

const note = (text: string) => sql`insert into notes values (${text})`.execute(one.db);
const notes = async () =>
	(await other.pool.query<{ text: string }>("select text from notes order by text")).rows.map(
		({ text }) => text,
	);
const fail = (state: string) =>
	sql.raw(`do $$ begin raise exception 'on purpose' using errcode = '${state}'; end $$`);

describe("a statement that takes too long", () => {
	test("fails within two seconds, and what is written next on that connection is committed", async () => {
		const begin = performance.now();
		const work = one.db.transaction().execute(async (tx) => {
			await sql`insert into notes values ('undone')`.execute(tx);
			// The database's own limit is lifted: it stands still, as far as we can see.
			await sql`set local statement_timeout = 0`.execute(tx);
			await sql`select pg_sleep(4)`.execute(tx);
		});
		await expect(work).rejects.toThrow("Query read timeout");
		const ms = performance.now() - begin;
		await expect.poll(() => note("kept").then(() => "written"), { timeout: 10_000 }).toBe("written");
		expect(await notes()).toEqual(["kept"]);
		expect(ms).toBeLessThan(2_500);
	});
});

describe("a transaction", () => {
	test.each(["40001", "40P01"])("is tried again when the database asks for it (%s)", async (state) => {
		let tries = 0;
		const result = await inTransaction(one.db, async (tx) => {
			tries += 1;
			if (tries < 4) await fail(state).execute(tx);
			return "done";
		});
		expect([result, tries]).toEqual(["done", 4]);
	});

	test("is given up after four tries, and for any other error at once", async () => {
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

test("a number that JavaScript cannot hold is an error, not another number", async () => {
	expect((await one.pool.query("select 9007199254740991::bigint as n")).rows).toEqual([
		{ n: 9_007_199_254_740_991 },
	]);
	await expect(one.pool.query("select 9007199254740993::bigint as n")).rejects.toThrow("beyond 2^53");
});

test("a connection that the database drops is replaced, and the loss is told", async () => {
	const { promise, resolve } = Promise.withResolvers<Error>();
	const database = openDatabase({
		connectionString: own.connectionString,
		maxConnections: 1,
		onError: resolve,
	});
	const { rows } = await database.pool.query<{ pid: number }>("select pg_backend_pid() as pid");
	await other.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
	expect((await promise).message).toMatch(/terminat/);
	expect((await database.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
	await database.close();
});

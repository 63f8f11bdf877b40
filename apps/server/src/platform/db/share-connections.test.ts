import { createDatabaseFrom } from "@learnin/embedded-postgres/create-database-from";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { templateDatabase } from "../testing/global-setup.ts";
import { type Database, databaseErrorCode, openDatabase } from "./database.ts";
import { databaseIsAway } from "./database-is-away.ts";

let own: Awaited<ReturnType<typeof createDatabaseFrom>>;
let database: Database;
let other: Database;
beforeAll(async () => {
	own = await createDatabaseFrom(inject("postgres"), templateDatabase);
	const { connectionString } = own;
	database = openDatabase({ connectionString, maxConnections: 8, keptForAnswers: 3, onError: () => {} });
	other = openDatabase({ connectionString, maxConnections: 1, onError: () => {} });
});
afterAll(async () => {
	await database.close();
	await other.close();
	await own.drop();
});

const tell = (n: number) => ({
	name: "tell",
	text: "select $1::integer as n, pg_backend_pid() as pid",
	values: [n],
});
const run = (n: number) => database.forAnswers.statements.query<{ n: number; pid: number }>(tell(n));

test("concurrent statements get their own results over fewer connections than there are statements", async () => {
	const wanted = Array.from({ length: 200 }, (_, n) => n);
	const rows = (await Promise.all(wanted.map(run))).map(({ rows: [row] }) => row);
	expect(rows.map((row) => row?.n)).toEqual(wanted);
	expect(new Set(rows.map((row) => row?.pid)).size).toBe(2);
	expect(database.forAnswers.isBusy()).toBe(false);
	// They are back in the pool.
	expect(database.forAnswers.pool.idleCount).toBe(database.forAnswers.pool.totalCount);
});

test("a statement that the database rejects fails alone", async () => {
	const refused = { text: "select 1 / $1::integer as n", values: [0] };
	const results = await Promise.allSettled([
		...[1, 2, 3].map(run),
		database.forAnswers.statements.query(refused),
		...[4, 5, 6].map(run),
	]);
	const told = results.map((result) =>
		result.status === "fulfilled" ? result.value.rows[0]?.["n"] : databaseErrorCode(result.reason),
	);
	expect(told).toEqual([1, 2, 3, "22012", 4, 5, 6]);
});

test("a lost connection fails the statements on it, and the next statement gets another", async () => {
	const sleep = { text: "select pg_sleep(1.5), pg_backend_pid() as n", values: [] };
	const lost = Array.from({ length: 4 }, () => database.forAnswers.statements.query(sleep));
	const settled = Promise.allSettled(lost);
	const sleeping = "select pid from pg_stat_activity where query = $1 and state = 'active'";
	await expect
		.poll(async () => (await other.pool.query(sleeping, [sleep.text])).rows.length)
		.toBeGreaterThanOrEqual(2);
	await other.pool.query(`select pg_terminate_backend(pid, 5000) from (${sleeping}) as s`, [sleep.text]);
	const reasons = (await settled).flatMap((result) => (result.status === "rejected" ? [result.reason] : []));
	expect(reasons).toHaveLength(4);
	for (const reason of reasons) expect(reason).toSatisfy(databaseIsAway);
	expect((await run(7)).rows[0]?.n).toBe(7);
});

import { createDatabaseFrom } from "@learnin/embedded-postgres/create-database-from";
import pg from "pg";
import { expect, inject, onTestFinished, test } from "vitest";
import { templateDatabase } from "../testing/global-setup.ts";
import { oneAtATime } from "./one-at-a-time.ts";

async function newDatabase() {
	const database = await createDatabaseFrom(inject("postgres"), templateDatabase);
	onTestFinished(() => database.drop());
	return database.connectionString;
}

const never = () => new AbortController().signal;

async function query(connectionString: string, text: string): Promise<pg.QueryResult> {
	const client = new pg.Client({ connectionString });
	await client.connect();
	return client.query(text).finally(() => client.end());
}

async function waiting(connectionString: string): Promise<void> {
	const text = `select from pg_stat_activity where datname = current_database()
		and application_name = 'learnin-start' and query like '%advisory%'`;
	await expect.poll(async () => (await query(connectionString, text)).rowCount).toBe(2);
}

test("an index can be built concurrently while another node waits for its turn", async () => {
	const connectionString = await newDatabase();
	const order: string[] = [];
	let second: Promise<unknown> = Promise.resolve();
	await oneAtATime(connectionString, never(), async () => {
		second = oneAtATime(connectionString, never(), async () => order.push("second"));
		await waiting(connectionString);
		await query(connectionString, "create index concurrently while_waiting on accounts (created_at)");
		order.push("first");
	});
	await second;
	expect(order).toEqual(["first", "second"]);
});

test("a node whose work fails releases the lock, and an aborted node stops waiting", async () => {
	const connectionString = await newDatabase();
	const stop = new AbortController();
	const failed = oneAtATime(connectionString, never(), async () => {
		const stopped = oneAtATime(connectionString, stop.signal, async () => "done");
		await waiting(connectionString);
		stop.abort();
		await expect(stopped).rejects.toThrow();
		throw new Error("no such table");
	});
	await expect(failed).rejects.toThrow("no such table");
	expect(await oneAtATime(connectionString, never(), async () => "done")).toBe("done");
});

import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { createJobs, type JobData, type Jobs } from "./jobs.ts";
import { logFailedTry } from "./log-failed-try.ts";
import { eventually } from "../testing/eventually.ts";

let app: TestApp;
let jobs: Jobs;
const sent: JobData["send-mail"][] = [];
const failures = { left: 0 };
const heard: object[] = [];
const settled: string[] = [];
beforeAll(async () => {
	app = await createTestApp();
	jobs = createJobs({
		connectionString: app.connectionString,
		onError: (error) => {
			throw error;
		},
		onFailedTry: ({ name, tried, is_last }) => void heard.push({ name, tried, is_last }),
	});
	jobs.handle("send-mail", async (mail) => {
		if (failures.left-- > 0) throw new Error("the mail server is away");
		sent.push(mail);
	});
	jobs.handle("settle-order", async ({ order_id }) => void settled.push(order_id));
	await jobs.start();
});
afterAll(async () => {
	await jobs.stop();
	await app.stop();
});

const mail = (message_key: string) => ({
	to: { name: "Maya", address: "maya@example.com" },
	subject: "Welcome",
	text: "http://learnin.test/student/accept-invitation?token=secret",
	message_key,
});

async function kept(message_key: string) {
	const { rows } = await app.database.pool.query<{ state: string }>(
		"select state from jobs.job where data ->> 'message_key' = $1",
		[message_key],
	);
	return rows.map(({ state }) => state);
}

test("a finished job leaves nothing behind: its email contains a working link", async () => {
	await jobs.add(app.database.db, "send-mail", mail("done"));
	await eventually(() => expect(sent).toContainEqual(mail("done")));
	await eventually(async () => expect(await kept("done")).toEqual([]));
});

test("a failed job is retried", async () => {
	failures.left = 1;
	await jobs.add(app.database.db, "send-mail", mail("again"));
	await eventually(async () => expect(await kept("again")).toEqual(["retry"]));
	await eventually(() => expect(sent).toContainEqual(mail("again")));
	expect(heard).toEqual([{ name: "send-mail", tried: 1, is_last: false }]);
});

test("the last failed try is reported as the last one", async () => {
	failures.left = 1;
	await app.database.db.transaction().execute(async (tx) => {
		await jobs.add(tx, "send-mail", mail("last"));
		await sql`update jobs.job set retry_limit = 0 where data ->> 'message_key' = 'last'`.execute(tx);
	});
	await eventually(async () => expect(await kept("last")).toEqual(["failed"]));
	expect(heard.at(-1)).toEqual({ name: "send-mail", tried: 1, is_last: true });
});

test("a failed try is logged as a warning without addresses", () => {
	const lines: [object, string][] = [];
	const failure = { name: "send-mail", id: "1", tried: 21, is_last: true } as const;
	const error = new Error("550 no such user <maya@example.com>, see https://mail.example/why");
	logFailedTry({ warn: (data, text) => void lines.push([data, text]) }, { ...failure, error });
	expect(lines).toEqual([
		[
			{ job: "send-mail", job_id: "1", tried: 21, message: "550 no such user <(address)>, see (link)" },
			"a job failed for good",
		],
	]);
});

test("another node takes over a killed node's jobs within a minute", {
	timeout: 70_000,
}, async () => {
	const order_id = crypto.randomUUID();
	await app.database.db.transaction().execute(async (tx) => {
		await jobs.add(tx, "settle-order", { order_id });
		await sql`update jobs.job set state = 'active', started_on = now() - interval '31 seconds'
			where data ->> 'order_id' = ${order_id}`.execute(tx);
	});
	await eventually(() => expect(settled).toEqual([order_id]));
});

test("new jobs start at once, also many in one queue", async () => {
	const keys = Array.from({ length: 20 }, (_, at) => `soon ${at}`);
	const started = Date.now();
	await app.database.db.transaction().execute(async (tx) => {
		for (const key of keys) await jobs.add(tx, "send-mail", mail(key));
	});
	await eventually(() => expect(sent.map(({ message_key }) => message_key)).toContain("soon 0"));
	expect(Date.now() - started).toBeLessThan(1_000);
	await eventually(() =>
		expect(sent.map(({ message_key }) => message_key)).toEqual(expect.arrayContaining(keys)),
	);
	expect(Date.now() - started).toBeLessThan(5_000);
});

test("an idle node sends at most two statements a second", async () => {
	const sent_statements = vi.spyOn(pg.Client.prototype, "query");
	const seconds = 10;
	await pause(seconds * 1_000);
	const count = sent_statements.mock.calls.length;
	sent_statements.mockRestore();
	// Its own poll alone runs every two seconds: zero would mean that nothing was counted.
	expect(count).toBeGreaterThanOrEqual(4);
	expect(count).toBeLessThanOrEqual(2 * seconds);
});

test("a job of a transaction that fails does not exist", async () => {
	const broken = app.database.db.transaction().execute(async (tx) => {
		await jobs.add(tx, "send-mail", mail("never"));
		expect(await kept("never")).toEqual([]);
		throw new Error("no");
	});
	await expect(broken).rejects.toThrow("no");
	expect(await kept("never")).toEqual([]);
});

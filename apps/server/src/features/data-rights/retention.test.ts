import { startImpersonation } from "@learnin/contract/routes/people/impersonation.contract";
import { afterEach, expect, test } from "vitest";
import { buildAccount, buildAdmin, buildParent, buildStudent } from "../../platform/testing/factories.ts";
import { fillTable } from "../../platform/testing/fill-table.ts";
import { child, testPayments } from "../../platform/testing/payments/payments-fixture.ts";
import { selectInactiveStudents } from "./retention.queries.ts";
import { fullChild, fullParent, placesOf } from "../../platform/testing/full-family.ts";
import { eventually } from "../../platform/testing/eventually.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const fixture = await testPayments();
const { app } = fixture;
const start = app.clock.now;
afterEach(() => {
	app.clock.now = start;
});

const after = (days: number) => {
	app.clock.now = new Date(start.getTime() + days * DAY_MS);
};

/** That moment's date in UTC, as `YYYY-MM-DD`. */
const dateOf = (moment: Date) => moment.toISOString().slice(0, 10);

/** Runs the job and waits until it is done: a later job of the same queue starts only then. */
async function night(): Promise<void> {
	await fixture.doJob("apply-retention", {});
	await eventually(async () => {
		const { rows } = await app.database.pool.query("select 1 from jobs.job where name = 'apply-retention'");
		expect(rows).toEqual([]);
	});
}

async function count(table: "sessions" | "invitations" | "guardian_invitations" | "orders", where: object) {
	const [[column, value] = ["id", ""]] = Object.entries(where) as [string, string][];
	const { rows } = await app.database.pool.query<{ n: number }>(
		`select count(*)::int as n from ${table} where ${column} = $1`,
		[value],
	);
	return rows[0]?.n;
}

test("a sign-in that ended is deleted after 90 days, an active one stays", async () => {
	const left = await buildAccount(app);
	const stays = await buildAccount(app);
	const { db } = app.database;
	await db
		.updateTable("sessions")
		.set({ ended_at: start, ended_because: "signed_out" })
		.where("account_id", "=", left.account_id)
		.execute();
	after(89);
	await night();
	expect(await count("sessions", { account_id: left.account_id })).toBe(1);
	await db
		.updateTable("sessions")
		.set({ absolute_expires_at: new Date(start.getTime() + 100 * DAY_MS) })
		.where("account_id", "=", stays.account_id)
		.execute();
	after(91);
	await night();
	expect(await count("sessions", { account_id: left.account_id })).toBe(0);
	expect(await count("sessions", { account_id: stays.account_id })).toBe(1);
});

test("notifications, and the times of weekly emails, are deleted after a year", async () => {
	const { account_id, family_id } = await buildParent(app);
	const { db } = app.database;
	const told = (event_key: string, created_at: Date) => ({
		account_id,
		kind: "payment_received",
		event_key,
		description: "News.",
		created_at,
	});
	const later = new Date(start.getTime() + 10 * DAY_MS);
	await db
		.insertInto("notifications")
		.values([told("old", start), told("new", later)])
		.execute();
	const sent = { account_id, family_id, kind: "report", created_at: start } as const;
	await db
		.insertInto("weekly_digests")
		.values([
			{ ...sent, week: dateOf(start) },
			{ ...sent, week: dateOf(later) },
		])
		.execute();
	after(366);
	await night();
	const kept = await db
		.selectFrom("notifications")
		.select("event_key")
		.where("account_id", "=", account_id)
		.execute();
	expect(kept).toEqual([{ event_key: "new" }]);
	const weeks = await db
		.selectFrom("weekly_digests")
		.select("week")
		.where("account_id", "=", account_id)
		.execute();
	expect(weeks).toEqual([{ week: dateOf(later) }]);
});

test("an unused invitation is deleted 30 days after it expired", async () => {
	const parent = await fullParent(app, "inviting");
	const invited = await fullChild(app, parent, "invited");
	after(29);
	await night();
	expect(await count("invitations", { student_id: invited.student_id })).toBe(1);
	after(31);
	await night();
	expect(await count("invitations", { student_id: invited.student_id })).toBe(0);
	expect(await count("guardian_invitations", { family_id: parent.family_id })).toBe(0);
});

test("a registration that was never paid is deleted after 30 days, unless it is still in use", async () => {
	const gone = await buildAccount(app);
	const present = await buildAccount(app);
	const orders: string[] = [];
	for (const person of [gone, present]) {
		const { data } = await fixture.post(person, "payment", [child("Ines")]);
		orders.push(data.order.id);
	}
	await app.database.db
		.updateTable("sessions")
		.set({ last_seen_at: new Date(start.getTime() + 20 * DAY_MS) })
		.where("account_id", "=", present.account_id)
		.execute();
	after(29);
	await night();
	expect(await count("orders", { id: orders[0] })).toBe(1);
	after(31);
	await night();
	expect(await count("orders", { id: orders[0] })).toBe(0);
	expect(await count("orders", { id: orders[1] })).toBe(1);
	const intents = fixture.stripe.controls.objects("paymentIntents");
	const stateOf = (order_id = "") =>
		intents.find(({ metadata }) => metadata["order_id"] === order_id)?.status;
	expect([stateOf(orders[0]), stateOf(orders[1])]).toEqual(["canceled", "requires_payment_method"]);
});

test("a child without activity for 24 months is deleted, after a warning 30 days before", async () => {
	const parent = await fullParent(app, "silent");
	const silent = await fullChild(app, parent, "silent");
	const active = await fullChild(app, parent, "active");
	const warned = async () => {
		const { rows } = await app.database.pool.query<{ to: string; subject: string }>(
			`select data->'to'->>'address' as to, data->>'subject' as subject from jobs.job
			where name = 'send-mail' and data->>'subject' like 'What % practiced%' and data->'to'->>'address' = $1`,
			[parent.email],
		);
		return rows.map(({ subject }) => subject);
	};
	// The paid 30 days are the last activity.
	after(729);
	await night();
	expect(await warned()).toEqual([]);
	await app.database.db
		.updateTable("attempts")
		.set({ created_at: new Date(start.getTime() + 400 * DAY_MS) })
		.where("student_id", "=", active.student_id)
		.execute();
	after(731);
	await night();
	expect(await warned()).toEqual([`What ${silent.name} practiced will be deleted`]);
	await night();
	expect(await warned()).toHaveLength(1);
	// The warning was late: its 30 days count.
	after(760.5);
	await night();
	expect((await placesOf(app, silent.canary)).length).toBeGreaterThan(5);
	after(761.5);
	await night();
	expect(await placesOf(app, silent.canary)).toEqual([]);
	expect((await placesOf(app, active.canary)).length).toBeGreaterThan(5);
});

test("a child who came back after the warning stays, and is warned again the next time", async () => {
	const parent = await buildParent(app);
	const { student_id } = await buildStudent(app, parent);
	const { db } = app.database;
	const warning = () =>
		db
			.selectFrom("students")
			.select("deletion_warned_at")
			.where("id", "=", student_id)
			.executeTakeFirstOrThrow();
	after(735);
	await night();
	expect((await warning()).deletion_warned_at).toEqual(app.clock.now);
	await db
		.updateTable("enrolments")
		.set({ ends_at: app.clock.now })
		.where("student_id", "=", student_id)
		.execute();
	after(770);
	await night();
	expect((await warning()).deletion_warned_at).toBeNull();
});

test("impersonating a child is no activity of the child", async () => {
	const kid = await buildStudent(app, await buildParent(app));
	const { db } = app.database;
	after(700);
	const sam = await buildAdmin(app);
	const params = { account_id: kid.account_id };
	expect((await app.call(startImpersonation, { params, body: {} }, sam.token)).status).toBe(200);
	after(735);
	await night();
	const { deletion_warned_at } = await db
		.selectFrom("students")
		.select("deletion_warned_at")
		.where("id", "=", kid.student_id)
		.executeTakeFirstOrThrow();
	expect(deletion_warned_at).toEqual(app.clock.now);
});

test("every inactive child is processed, however many wait for their deletion before it", async () => {
	const { family_id } = await buildParent(app);
	const insert = `insert into students (family_id, name, email, grade, learning_objective, created_at)
		select $1, 'Kid', 'kid' || n || '@example.com', 3, 'Get ahead', $2 from generate_series(1, 2500) n returning id`;
	const rows = await fillTable<{ id: string }>(app, insert, [family_id, start]);
	const found = new Set<string>();
	for await (const { id } of selectInactiveStudents(
		app.database.db,
		new Date(start.getTime() + 731 * DAY_MS),
	))
		found.add(id);
	expect(rows.filter(({ id }) => !found.has(id))).toEqual([]);
	const none: string[] = [];
	for await (const { id } of selectInactiveStudents(app.database.db, start)) none.push(id);
	expect(none.filter((id) => rows.some((row) => row.id === id))).toEqual([]);
	await fillTable(app, "delete from students where family_id = $1", [family_id]);
});

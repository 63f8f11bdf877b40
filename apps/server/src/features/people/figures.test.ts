import { getFigures } from "@learnin/contract/routes/people/people.contract";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { buildAdmin, buildParent, buildStudent, type Person } from "../../platform/testing/factories.ts";
import { companyFamilyId } from "../ledger/index.ts";
import { insertFinished } from "../../platform/testing/give-finished.ts";
import { createTestApp, type TestApp } from "../../platform/testing/test-app.ts";
import { storePastDays } from "./figures.ts";
import { DAY_MS } from "@learnin/domain/time/day";

// Figures cover everyone, so each test has its own database.
let app: TestApp;
let admin: Person;
beforeEach(async () => {
	app = await createTestApp();
	admin = await buildAdmin(app);
});
afterEach(() => app.stop());

const daysAgo = (days: number) => new Date(app.clock.now.getTime() - days * DAY_MS);
const keep = () => storePastDays({ db: app.database.db, now: () => app.clock.now });

async function figures(days: "30" | "90" = "30") {
	const { status, data } = await app.call(getFigures, { query: { days } }, admin.token);
	expect(status).toBe(200);
	return data;
}

async function history() {
	const parent = await buildParent(app);
	const child = await buildStudent(app, parent);
	await buildStudent(app, await buildParent(app), { enrolled: false });
	const { db } = app.database;
	await db
		.updateTable("families")
		.set({ created_at: daysAgo(3) })
		.where("id", "=", parent.family_id)
		.execute();
	await db
		.updateTable("families")
		.set({ created_at: daysAgo(1) })
		.where("id", "not in", [parent.family_id, companyFamilyId])
		.execute();
	await db
		.updateTable("enrolments")
		.set({ starts_at: daysAgo(3), ends_at: daysAgo(1) })
		.execute();
	await db
		.updateTable("orders")
		.set({ paid_at: daysAgo(3) })
		.execute();
	const skill_id = "add-within-100";
	await insertFinished(app, child, { skill_id, marks: "++-", at: daysAgo(2) });
	await insertFinished(app, child, { skill_id, marks: "+", at: app.clock.now });
	await sql`insert into model_days (day, calls, cost_micros) values ('2026-11-20', 7, 2500000)`.execute(db);
}

test("of a new product are a row of zeros for each day, including today", async () => {
	const { days, money, questions, waiting } = await figures();
	expect(days).toHaveLength(30);
	expect(days[0]).toEqual({
		date: "2026-10-23",
		new_families: 0,
		enrolled: 0,
		finished: 0,
		first_try: 0,
		model_calls: 0,
		model_cost: 0,
	});
	expect(days.at(-1)?.date).toBe("2026-11-21");
	expect((await figures("90")).days).toHaveLength(90);
	expect(money).toEqual([]);
	expect(questions.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0]);
	expect(waiting).toEqual({ answers: 0, reports: 0 });
});

test("count families, enrolled children, questions, money and models on their own days", async () => {
	await history();
	const { days, money } = await figures();
	const last = days
		.slice(-4)
		.map(({ new_families, enrolled, finished, first_try }) => [new_families, enrolled, finished, first_try]);
	expect(last).toEqual([
		[1, 1, 0, 0],
		[0, 1, 3, 2],
		[1, 0, 0, 0],
		[0, 0, 1, 1],
	]);
	expect(days.at(-2)).toMatchObject({ model_calls: 7, model_cost: 2.5 });
	expect(money).toEqual([
		{ date: "2026-11-18", currency: "USD", payments: 1, paid: 10, refunds: 0, refunded: 0 },
	]);
});

test("are the same once the job has stored them, and stay when someone is deleted", async () => {
	await history();
	const before = [await figures("30"), await figures("90")];
	await keep();
	await keep();
	expect([await figures("30"), await figures("90")]).toEqual(before);
	const { rows } = await sql<{ n: number }>`select count(*)::int as n from daily_figures`.execute(
		app.database.db,
	);
	expect(rows).toEqual([{ n: 90 }]);
	await app.database.db.deleteFrom("practice_questions").execute();
	const after = await figures();
	expect(after.days.slice(0, -1)).toEqual(before[0]?.days.slice(0, -1));
	expect(after.days.at(-1)).toMatchObject({ finished: 0 });
});

test("are backfilled after nights without a job", async () => {
	await history();
	await keep();
	app.clock.now = new Date(app.clock.now.getTime() + 5 * DAY_MS);
	admin = await buildAdmin(app);
	const live = await figures();
	await keep();
	expect(await figures()).toEqual(live);
	expect(live.days.find(({ date }) => date === "2026-11-21")).toMatchObject({ finished: 1 });
});

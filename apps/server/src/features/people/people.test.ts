import { generators } from "@learnin/curriculum/generators/generators";
import { getParents, getStudents } from "@learnin/contract/routes/people/people-lists.contract";
import { getSuperadminDashboard } from "@learnin/contract/routes/people/people.contract";
import { openHint, skipQuestion } from "@learnin/contract/routes/practice/practice.contract";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { hashSecretToken, newSecretToken } from "../../platform/auth/secret-token.ts";
import { buildAccount, buildAdmin, buildParent, buildStudent } from "../../platform/testing/factories.ts";
import type { Parent, Person, Student } from "../../platform/testing/factories.ts";
import { sendRightAnswer, startedIds } from "../../platform/testing/send-answer.ts";
import { createTestApp, type TestApp } from "../../platform/testing/test-app.ts";
import { DAY_MS } from "@learnin/domain/time/day";

// Figures cover everyone, so each test has its own database.
let app: TestApp;
let admin: Person;
beforeEach(async () => {
	app = await createTestApp();
	admin = await buildAdmin(app);
});
afterEach(() => app.stop());

const skill_id = generators[0]?.skill_id ?? "";
const daysAgo = (days: number) => new Date(app.clock.now.getTime() - days * DAY_MS);
const timing = () => ({ active_ms: 4000, client_time: app.clock.now.toISOString() });

async function dashboard() {
	const { status, data } = await app.call(getSuperadminDashboard, {}, admin.token);
	expect(status).toBe(200);
	return data;
}

/** Ids of the questions of a fresh set. */
const startSet = (student: Student) => startedIds(app, student, skill_id);

async function solve(student: Student, question_id?: string) {
	const { data } = await sendRightAnswer(app, student, question_id);
	expect(data).toMatchObject({ feedback: { verdict: "correct" } });
}

async function finishedAt(question_id = "", finished_at = new Date(0)) {
	const { db } = app.database;
	await db.updateTable("practice_questions").set({ finished_at }).where("id", "=", question_id).execute();
	const created_at = finished_at;
	await db.updateTable("attempts").set({ created_at }).where("question_id", "=", question_id).execute();
}

async function order(
	parent: Parent,
	values: {
		state: "paid" | "failed" | "needs_action" | "refunded";
		amount_minor: number;
		paid_at?: Date;
		currency?: "USD" | "NPR";
		provider?: "WALLET";
	},
) {
	await app.database.db
		.insertInto("orders")
		.values({
			family_id: parent.family_id,
			account_id: parent.account_id,
			purpose: "registration",
			type: "payment",
			provider: values.currency === "NPR" ? "ESEWA" : "STRIPE",
			currency: "USD",
			...values,
		})
		.execute();
}

async function invite(student: Student, values: { expires_at: Date; used_at?: Date; revoked_at?: Date }) {
	await app.database.db
		.insertInto("invitations")
		.values({
			family_id: student.family_id,
			student_id: student.student_id,
			email: student.email,
			token_hash: hashSecretToken(newSecretToken()),
			...values,
		})
		.execute();
}

describe("a super-admin's dashboard", () => {
	test("of a new product shows zeros, seven empty days and no share", async () => {
		expect(await dashboard()).toEqual({
			parents: 0,
			registering_accounts: 0,
			students: 0,
			enrolled_students: 0,
			today_finished: 0,
			week_finished: 0,
			week_first_try_share: null,
			week: ["15 Sun", "16 Mon", "17 Tue", "18 Wed", "19 Thu", "20 Fri", "21 Sat"].map((name) => ({
				date: `2026-11-${name.slice(0, 2)}`,
				weekday: name.slice(3),
				finished: 0,
				first_try: 0,
			})),
			payments: [],
			waiting_orders: { failed: 0, needs_action: 0, awaiting_provider: 0 },
			waiting_invitations: 0,
			open_disagreements: 0,
		});
	});

	test("counts parents, accounts still registering, students and those with paid days", async () => {
		const parent = await buildParent(app);
		await buildStudent(app, parent);
		await buildStudent(app, parent, { enrolled: false });
		await buildAccount(app);
		const left = await buildAccount(app);
		const { db } = app.database;
		await db.updateTable("accounts").set({ is_active: false }).where("id", "=", left.account_id).execute();
		const now = { parents: 1, registering_accounts: 1, students: 2 };
		expect(await dashboard()).toMatchObject({ ...now, enrolled_students: 1 });
		await db
			.updateTable("enrolments")
			.set({ starts_at: daysAgo(30), ends_at: app.clock.now })
			.execute();
		expect(await dashboard()).toMatchObject({ ...now, enrolled_students: 0 });
	});

	test("counts the questions finished in seven UTC days; the share is of those correct on the first try", async () => {
		const student = await buildStudent(app, await buildParent(app));
		const [first, second, hinted, skipped, old, yesterday] = await startSet(student);
		for (const id of [first, second, old, yesterday]) await solve(student, id);
		await app.call(openHint, { params: { question_id: hinted ?? "" }, body: { shown: 0 } }, student.token);
		await solve(student, hinted);
		const skip = { client_key: crypto.randomUUID(), ...timing() };
		await app.call(skipQuestion, { params: { question_id: skipped ?? "" }, body: skip }, student.token);
		await finishedAt(old, new Date("2026-11-14T23:59:59Z"));
		await finishedAt(second, new Date("2026-11-15T00:00:00Z"));
		await finishedAt(yesterday, new Date("2026-11-20T23:59:59Z"));
		const { week, ...figures } = await dashboard();
		expect(figures).toMatchObject({ today_finished: 2, week_finished: 4, week_first_try_share: 0.75 });
		expect(week.map(({ finished, first_try }) => [finished, first_try])).toEqual([
			[1, 1],
			[0, 0],
			[0, 0],
			[0, 0],
			[0, 0],
			[1, 1],
			[2, 1],
		]);
	});

	test("sums what was paid in 30 days per currency, in major units, without refunds and wallet payments", async () => {
		const parent = await buildParent(app);
		await order(parent, { state: "paid", amount_minor: 2000, paid_at: daysAgo(30) });
		await order(parent, { state: "paid", amount_minor: 1050, paid_at: daysAgo(1) });
		await order(parent, { state: "paid", amount_minor: 5000, paid_at: daysAgo(31) });
		await order(parent, { state: "refunded", amount_minor: 1000, paid_at: daysAgo(2) });
		await order(parent, { state: "paid", amount_minor: 2000, paid_at: daysAgo(2), provider: "WALLET" });
		await order(parent, { state: "paid", amount_minor: 130_000, paid_at: daysAgo(3), currency: "NPR" });
		expect((await dashboard()).payments).toEqual([
			{ currency: "NPR", count: 1, amount: 1300 },
			{ currency: "USD", count: 2, amount: 30.5 },
		]);
	});

	test("counts pending orders and open invitations", async () => {
		await order(await buildParent(app), { state: "failed", amount_minor: 1000 });
		await order(await buildParent(app), { state: "failed", amount_minor: 1000 });
		await order(await buildParent(app), { state: "needs_action", amount_minor: 1000 });
		const student = await buildStudent(app, await buildParent(app));
		const expires_at = daysAgo(-7);
		await invite(student, { expires_at });
		await invite(student, { expires_at, used_at: daysAgo(1) });
		await invite(student, { expires_at, revoked_at: daysAgo(1) });
		const other = await buildStudent(app, await buildParent(app));
		await invite(other, { expires_at: app.clock.now });
		expect(await dashboard()).toMatchObject({
			waiting_orders: { failed: 2, needs_action: 1, awaiting_provider: 0 },
			waiting_invitations: 1,
		});
		// Each of the two links to a list of the same people.
		const failed = await app.call(getParents, { query: { state: "payment_failed" } }, admin.token);
		expect(failed.data.parents).toHaveLength(2);
		const invited = await app.call(getStudents, { query: { state: "invited" } }, admin.token);
		expect(invited.data.students.map(({ id }) => id)).toEqual([student.student_id]);
	});
});

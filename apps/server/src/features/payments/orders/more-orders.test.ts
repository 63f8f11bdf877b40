import { inviteGuardian, acceptGuardianInvitation } from "@learnin/contract/routes/people/guardians.contract";
import {
	getAdditions,
	postAdditions,
	postInitialStudentDetails,
} from "@learnin/contract/routes/people/onboarding.contract";
import { dropOrder } from "@learnin/contract/routes/money/payments.contract";
import { getCoverage, getRenewals, postRenewals } from "@learnin/contract/routes/money/renewals.contract";
import { cardPaymentOf } from "@learnin/contract/schemas/order.schema";
import { afterEach, describe, expect, test } from "vitest";
import { buildAccount, buildParent, buildStudent, type Person } from "../../../platform/testing/factories.ts";
import { child, testPayments } from "../../../platform/testing/payments/payments-fixture.ts";
import { mailedToken } from "../../../platform/testing/mailed-token.ts";
import { eventually } from "../../../platform/testing/eventually.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const fixture = await testPayments();
const { app } = fixture;
afterEach(async () => {
	fixture.stripe.controls.behave();
	await fixture.expectMoneyInvariants();
});

type Kind = "setup" | "payment";

/** A registered family with one paid child. */
async function family() {
	const account = await buildAccount(app);
	const { data } = await fixture.post(account, "payment", [child("Maya")]);
	await fixture.confirm(cardPaymentOf(data.payment).client_secret);
	await paid(account, data.order.id);
	const { students } = await fixture.rowsOf(account.account_id);
	return { parent: account, student_id: students[0]?.id ?? "" };
}

async function paid(parent: Person, order_id: string) {
	await eventually(async () =>
		expect((await fixture.settle(parent, order_id)).data.order.state).toBe("paid"),
	);
}

const add = (parent: { token: string }, type: Kind, students = [child("Leo")]) =>
	app.call(postAdditions, { body: { type, students } }, parent.token);
const renew = (parent: { token: string }, type: Kind, student_ids: string[]) =>
	app.call(postRenewals, { body: { type, student_ids } }, parent.token);
const drop = (parent: { token: string }, order_id: string) =>
	app.call(dropOrder, { params: { order_id }, body: {} }, parent.token);
const paidUntil = async (parent: { token: string }) =>
	(await app.call(getRenewals, {}, parent.token)).data.children.map(({ paid_until }) => paid_until);

describe("adding a child", () => {
	test.each(["setup", "payment"] as const)(
		"by %s is paid, enrolls with consent by that payment, and invites",
		async (type) => {
			const { parent } = await family();
			const { data } = await add(parent, type, [child("Leo"), child("Ines")]);
			expect(data.order).toMatchObject({ purpose: "addition", total_amount: 20 });
			await fixture.confirm(cardPaymentOf(data.payment).client_secret);
			await paid(parent, data.order.id);
			const rows = await fixture.rowsOf(parent.account_id);
			expect(rows.students.map(({ name }) => name).toSorted()).toEqual(["Ines", "Leo", "Maya"]);
			expect([rows.enrolments.length, rows.invitations.length]).toEqual([3, 3]);
			const intent = rows.orders.find(({ purpose }) => purpose === "addition")?.stripe_payment_intent_id;
			expect(rows.consents.filter(({ evidence_ref }) => evidence_ref === `stripe:${intent}`)).toHaveLength(2);
		},
	);

	test("several times at once makes one order and one charge", async () => {
		const { parent } = await family();
		const students = [child("Leo")];
		const answers = await Promise.all(Array.from({ length: 8 }, () => add(parent, "setup", students)));
		const good = answers.filter(({ status }) => status === 200);
		expect(good.length).toBeGreaterThan(0);
		expect(new Set(good.map(({ data }) => data.order.id)).size).toBe(1);
		const id = good[0]?.data.order.id ?? "";
		await fixture.confirm(cardPaymentOf(good[0]?.data.payment ?? null).client_secret);
		await Promise.all([paid(parent, id), paid(parent, id)]);
		expect(fixture.paidIntents(id)).toHaveLength(1);
		expect((await fixture.rowsOf(parent.account_id)).students).toHaveLength(2);
	});

	test("keeps the drafts, and refuses addresses that could never be invited before anyone pays", async () => {
		const { parent } = await family();
		const leo = child("Leo");
		await add(parent, "setup", [leo]);
		const { data } = await app.call(getAdditions, {}, parent.token);
		expect(data.students).toEqual([leo]);
		const person = await buildAccount(app);
		const maya = (await fixture.rowsOf(parent.account_id)).students[0]?.email ?? "";
		for (const [email, words] of [
			[person.email, /already has a Learnin account/],
			[maya, /has the same email as Maya/],
		] as const) {
			const { status, body } = await add(parent, "setup", [child("Ines", email)]);
			expect(status).toBe(400);
			expect(body.message).toEqual({ "students.0.email": expect.stringMatching(words) });
		}
		expect((await add(parent, "setup", [child("Ines", parent.email)])).status).toBe(200);
	});

	test("with the parent's own address enrolls without an invitation", async () => {
		const { parent } = await family();
		const { data } = await add(parent, "payment", [child("Leo", parent.email)]);
		await fixture.confirm(cardPaymentOf(data.payment).client_secret);
		await paid(parent, data.order.id);
		const rows = await fixture.rowsOf(parent.account_id);
		expect([rows.students.length, rows.invitations.length]).toEqual([2, 1]);
	});

	test("is for registered parents only, registration for those who are not", async () => {
		const { parent } = await family();
		const body = { students: [child("Leo")] };
		expect((await app.call(postInitialStudentDetails, { body }, parent.token)).status).toBe(403);
		expect((await add(await buildAccount(app), "setup")).status).toBe(403);
	});

	test("is rate limited, so that a stranger cannot probe which addresses have accounts", async () => {
		const { parent } = await family();
		const person = await buildAccount(app);
		const ask = () => add(parent, "setup", [child("Leo", person.email)]);
		for (let times = 0; times < 20; times += 1) expect((await ask()).status).toBe(400);
		const refused = await ask();
		expect(refused.status).toBe(429);
		expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
		expect((await add(parent, "setup")).status).toBe(200);
	});
});

describe("more days", () => {
	test("are added to the end, and once more to that end", async () => {
		const { parent, student_id } = await family();
		const [first] = await paidUntil(parent);
		for (const periods of [1, 2]) {
			const { data } = await renew(parent, "payment", [student_id]);
			expect(data.order).toMatchObject({ purpose: "renewal", total_amount: 10 });
			await fixture.confirm(cardPaymentOf(data.payment).client_secret);
			await paid(parent, data.order.id);
			const expected = new Date(new Date(first ?? 0).getTime() + periods * 30 * DAY_MS).toISOString();
			expect(await paidUntil(parent)).toEqual([expected]);
		}
		const rows = await fixture.rowsOf(parent.account_id);
		expect([rows.students.length, rows.invitations.length, rows.consents.length]).toEqual([1, 1, 1]);
	});

	test("begin now if the old ones are over, and a student sees who pays until when", async () => {
		const parent = await buildParent(app, "Amara Okafor");
		const student = await buildStudent(app, parent, { enrolled: false });
		expect(await paidUntil(parent)).toEqual([null]);
		const { data } = await renew(parent, "setup", [student.student_id]);
		await fixture.confirm(cardPaymentOf(data.payment).client_secret);
		await paid(parent, data.order.id);
		const until = new Date(app.clock.now.getTime() + 30 * DAY_MS).toISOString();
		expect(await paidUntil(parent)).toEqual([until]);
		const coverage = await app.call(getCoverage, {}, student.token);
		expect(coverage.data).toEqual({ payers: ["Amara Okafor"], paid_until: until });
	});

	test("are not sold twice for one child, for another family's child, or while practice is paused", async () => {
		const { parent, student_id } = await family();
		const other = await family();
		expect((await renew(parent, "setup", [student_id, student_id])).status).toBe(400);
		expect((await renew(parent, "setup", [other.student_id])).status).toBe(404);
		await app.database.db
			.updateTable("consents")
			.set({ withdrawn_at: app.clock.now })
			.where("student_id", "=", student_id)
			.execute();
		expect((await renew(parent, "setup", [student_id])).body.message).toEqual({
			student_ids: "Maya: practice is paused. Please turn it on again first.",
		});
	});

	test("are not charged for a child that was deleted in the meantime", async () => {
		const { parent, student_id } = await family();
		const { data } = await renew(parent, "setup", [student_id]);
		await app.database.db.deleteFrom("students").where("id", "=", student_id).execute();
		await fixture.confirm(cardPaymentOf(data.payment).client_secret);
		const { data: now } = await fixture.settle(parent, data.order.id);
		expect(now.order).toMatchObject({
			state: "failed",
			failure_reason: "One of these children is no longer in your family. Please choose again.",
		});
		expect(fixture.paidIntents(data.order.id)).toHaveLength(0);
		await drop(parent, data.order.id);
		// Its first registration names a deleted child: a sibling takes its place, so that the invariants hold.
		const { data: more } = await add(parent, "payment", [child("Noah")]);
		await fixture.confirm(cardPaymentOf(more.payment).client_secret);
		await paid(parent, more.order.id);
		const { students } = await fixture.rowsOf(parent.account_id);
		await app.database.db
			.updateTable("order_lines")
			.set({ student_id: students[0]?.id ?? "" })
			.where("student_id", "is", null)
			.where("family_id", "=", await familyIdOf(parent))
			.execute();
	});
});

const familyIdOf = async ({ account_id }: Person) =>
	(
		await app.database.db
			.selectFrom("guardians")
			.select("family_id")
			.where("account_id", "=", account_id)
			.executeTakeFirstOrThrow()
	).family_id;

describe("one open order", () => {
	test("another purpose waits until it is paid or canceled", async () => {
		const { parent, student_id } = await family();
		const { data } = await add(parent, "payment");
		expect(await renew(parent, "payment", [student_id])).toMatchObject({
			status: 409,
			body: { code: "order_open" },
		});
		expect((await drop(parent, data.order.id)).status).toBe(200);
		expect((await renew(parent, "payment", [student_id])).status).toBe(200);
		// A canceled order can no longer be paid.
		expect((await fixture.confirm(cardPaymentOf(data.payment).client_secret)).error).toBeDefined();
		expect(await drop(parent, data.order.id)).toMatchObject({ status: 409, body: { code: "order_closed" } });
	});

	test("canceled while its payment succeeds, it is paid or canceled, never both", async () => {
		const { parent } = await family();
		const { data } = await add(parent, "payment");
		const [, dropped] = await Promise.all([
			fixture.confirm(cardPaymentOf(data.payment).client_secret),
			drop(parent, data.order.id),
		]);
		const { data: after } = await fixture.settle(parent, data.order.id);
		expect(after.order.state).toBe(dropped.status === 200 ? "expired" : "paid");
		expect(fixture.paidIntents(data.order.id)).toHaveLength(dropped.status === 200 ? 0 : 1);
	});

	test("an abandoned setup that is confirmed later charges nothing", async () => {
		const { parent } = await family();
		const { data } = await add(parent, "setup");
		await drop(parent, data.order.id);
		await fixture.confirm(cardPaymentOf(data.payment).client_secret);
		expect((await fixture.settle(parent, data.order.id)).data.order.state).toBe("expired");
		expect(fixture.paidIntents(data.order.id)).toHaveLength(0);
	});

	test("is the same for both guardians: one cannot pay what the other changed from an old page", async () => {
		const { parent } = await family();
		const second = await secondGuardian(parent);
		const { data: first } = await add(parent, "payment", [child("Leo")]);
		const { data: later } = await add(second, "payment", [child("Ines")]);
		expect(later.order.id).toBe(first.order.id);
		expect((await fixture.confirm(cardPaymentOf(first.payment).client_secret)).error).toBeDefined();
		await fixture.confirm(cardPaymentOf(later.payment).client_secret);
		await paid(parent, later.order.id);
		const { students, orders } = await fixture.rowsOf(parent.account_id);
		expect(students.map(({ name }) => name).toSorted()).toEqual(["Ines", "Maya"]);
		expect(orders.find(({ id }) => id === later.order.id)?.account_id).not.toBe(parent.account_id);
	});
});

async function secondGuardian(owner: Person): Promise<{ token: string }> {
	const email = `ben.${crypto.randomUUID()}@example.com`;
	await app.call(inviteGuardian, { body: { email } }, owner.token);
	const token = await mailedToken(app, email);
	const body = { token, name: "Ben Okafor", password: "three green apples" };
	return { token: (await app.call(acceptGuardianInvitation, { body })).data.access_token };
}

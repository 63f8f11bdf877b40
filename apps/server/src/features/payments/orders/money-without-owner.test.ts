import { deleteAccount } from "@learnin/contract/routes/people/data-rights.contract";
import { joinFamily } from "@learnin/contract/routes/people/guardians.contract";
import { postAdditions } from "@learnin/contract/routes/people/onboarding.contract";
import { dropOrder } from "@learnin/contract/routes/money/payments.contract";
import { describe, expect, test } from "vitest";
import { testEsewaPayments } from "../../../platform/testing/payments/esewa-fixture.ts";
import { buildParent, buildSecondGuardian, buildStudent } from "../../../platform/testing/factories.ts";
import type { Parent, Person } from "../../../platform/testing/factories.ts";
import { child } from "../../../platform/testing/payments/payments-fixture.ts";
import { eventually } from "../../../platform/testing/eventually.ts";
import { openGuardianInvitation } from "../../../platform/testing/open-invitation.ts";

const fixture = await testEsewaPayments();
const { app } = fixture;

const minute = 60_000;
const day = 24 * 60 * minute;
const password = "correct horse battery";
const later = (milliseconds: number) => {
	app.clock.now = new Date(app.clock.now.getTime() + milliseconds);
};

/** A registering parent who is at eSewa, where nothing is decided yet. */
async function payingAtEsewa() {
	const { person, order_id } = await fixture.registering();
	fixture.esewa.controls.next("pending");
	const { transaction_uuid } = await fixture.visit(person, order_id);
	return { person, order_id, transaction_uuid };
}

const drop = (person: Person, order_id: string) =>
	app.call(dropOrder, { params: { order_id }, body: {} }, person.token);

async function becomesComplete(transaction_uuid: string, after = 6 * minute) {
	fixture.esewa.controls.settle({ status: "COMPLETE", transaction_uuid });
	later(after);
	await fixture.doJob("reconcile-esewa");
	await eventually(async () => expect(await stateOf(transaction_uuid)).toBe("complete"));
}

async function stateOf(transaction_uuid: string): Promise<string | undefined> {
	const row = await app.database.db
		.selectFrom("esewa_payments")
		.select("state")
		.where("transaction_uuid", "=", transaction_uuid)
		.executeTakeFirst();
	return row?.state;
}

async function join({ email, token: signed_in }: Person, owner?: Parent) {
	const token = await openGuardianInvitation(app, owner ?? (await buildParent(app)), email);
	return app.call(joinFamily, { body: { token } }, signed_in);
}

describe("a family that its only guardian would leave for another one", () => {
	const refused = { status: 409, body: { code: "guardian_elsewhere" } };

	test("remains while a payment at eSewa is possible", async () => {
		const { person } = await payingAtEsewa();
		expect(await join(person)).toMatchObject(refused);
	});

	test("remains while a payment may still arrive for its canceled order", async () => {
		const { person, order_id } = await payingAtEsewa();
		await drop(person, order_id);
		expect(await join(person)).toMatchObject(refused);
	});

	test("remains while there is money in its wallet", async () => {
		const { person, order_id, transaction_uuid } = await payingAtEsewa();
		await drop(person, order_id);
		await becomesComplete(transaction_uuid);
		expect(await join(person)).toMatchObject(refused);
	});

	test("can be left if no one went to pay", async () => {
		const { person } = await fixture.registering();
		expect((await join(person)).status).toBe(200);
	});
});

test("money that arrives for a deleted family is reported to a person", async () => {
	const { person, order_id, transaction_uuid } = await payingAtEsewa();
	const body = { words: "delete everything", password, forgoes_wallet: true };
	expect((await app.call(deleteAccount, { body }, person.token)).status).toBe(200);
	await becomesComplete(transaction_uuid);
	const told = await app.database.db
		.selectFrom("payment_disagreements")
		.select(["kind", "external_ref", "details"])
		.where("order_id", "=", order_id)
		.execute();
	expect(told).toEqual([
		{
			kind: "payment_of_nobody",
			external_ref: `esewa:${transaction_uuid}`,
			details: { amount_minor: 130_000, currency: "NPR" },
		},
	]);
});

test("an old registration is not deleted while its payment may still arrive", async () => {
	const { order_id, transaction_uuid } = await payingAtEsewa();
	later(40 * day);
	await fixture.doJob("apply-retention");
	await eventually(async () => {
		const { rows } = await app.database.pool.query("select 1 from jobs.job where name = 'apply-retention'");
		expect(rows).toEqual([]);
	});
	expect(await stateOf(transaction_uuid)).toBe("open");
	// Payments this old are polled every hour.
	await becomesComplete(transaction_uuid, 61 * minute);
	const { rows } = await app.database.pool.query<{ kind: string }>(
		"select kind from ledger_transactions where order_id = $1",
		[order_id],
	);
	expect(rows.map(({ kind }) => kind)).toHaveLength(1);
});

test("a guardian who was removed from a family adds no child to it by paying afterwards", async () => {
	const owner = await buildParent(app);
	const { db } = app.database;
	await db.updateTable("families").set({ currency: "NPR" }).where("id", "=", owner.family_id).execute();
	await buildStudent(app, owner);
	const second = await buildSecondGuardian(app, owner);
	const { data } = await app.call(
		postAdditions,
		{ body: { type: "payment", students: [child("Mallory")] } },
		second.token,
	);
	fixture.esewa.controls.next("pending");
	const { transaction_uuid } = await fixture.visit(second, data.order.id);
	await db.deleteFrom("guardians").where("account_id", "=", second.account_id).execute();
	await becomesComplete(transaction_uuid);
	const students = await db
		.selectFrom("students")
		.select("name")
		.where("family_id", "=", owner.family_id)
		.execute();
	expect(students.map(({ name }) => name)).toEqual(["Maya Okafor"]);
	const wallet = await db
		.selectFrom("ledger_accounts")
		.select("balance_minor")
		.where("family_id", "=", owner.family_id)
		.where("kind", "=", "wallet")
		.execute();
	expect(wallet).toEqual([{ balance_minor: 130_000 }]);
});

import { postInitialStudentDetails } from "@learnin/contract/routes/people/onboarding.contract";
import { dropOrder } from "@learnin/contract/routes/money/payments.contract";
import { getCurrency, setCurrency } from "@learnin/contract/routes/money/wallet.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { dialects, forgeries } from "@learnin/stand-ins/esewa/return-data";
import { visitEsewa } from "@learnin/stand-ins/esewa/visit-esewa";
import { describe, expect, test } from "vitest";
import { testEsewaPayments } from "../../../platform/testing/payments/esewa-fixture.ts";
import { buildAccount, type Person } from "../../../platform/testing/factories.ts";
import { child } from "../../../platform/testing/payments/payments-fixture.ts";
import { eventually } from "../../../platform/testing/eventually.ts";

const fixture = await testEsewaPayments();
const { app } = fixture;

const minute = 60_000;
const later = (minutes: number) => {
	app.clock.now = new Date(app.clock.now.getTime() + minutes * minute);
};

async function familyOf({ account_id }: Person) {
	const { db } = app.database;
	const { family_id } = await db
		.selectFrom("guardians")
		.select("family_id")
		.where("account_id", "=", account_id)
		.executeTakeFirstOrThrow();
	const [transactions, students, consents, wallet] = await Promise.all([
		db.selectFrom("ledger_transactions").selectAll().where("family_id", "=", family_id).execute(),
		db.selectFrom("students").selectAll().where("family_id", "=", family_id).execute(),
		db.selectFrom("consents").selectAll().where("family_id", "=", family_id).execute(),
		db
			.selectFrom("ledger_accounts")
			.select("balance_minor")
			.where("family_id", "=", family_id)
			.where("kind", "=", "wallet")
			.execute(),
	]);
	return {
		kinds: transactions.map(({ kind }) => kind).toSorted(),
		refs: transactions.map(({ external_ref }) => external_ref),
		students,
		consents,
		wallet: wallet[0]?.balance_minor ?? 0,
	};
}

async function disagreements(order_id: string) {
	const rows = await app.database.db
		.selectFrom("payment_disagreements")
		.select("kind")
		.where("order_id", "=", order_id)
		.execute();
	return rows.map(({ kind }) => kind);
}

async function expectUnpaid(person: Person, order_id: string) {
	expect(await fixture.stateOf(person, order_id)).not.toBe("paid");
	expect(await familyOf(person)).toMatchObject({ kinds: [], students: [], wallet: 0 });
}

describe("a payment at eSewa", () => {
	test.each(dialects)("that comes back as %s pays the order, once", async (dialect) => {
		const { person, order_id } = await fixture.registering([child("Ines"), child("Ram")]);
		const time_zone = "Asia/Kathmandu";
		await app.database.db
			.updateTable("accounts")
			.set({ time_zone })
			.where("id", "=", person.account_id)
			.execute();
		fixture.esewa.controls.speak(dialect);
		const { back, transaction_uuid } = await fixture.visit(person, order_id);
		const pages = await Promise.all([1, 2, 3].map(() => fixture.comeBack(back)));
		expect(new Set(pages)).toEqual(new Set([`/success-payment?order=${order_id}`]));
		expect((await fixture.settle(person, order_id)).data).toMatchObject({
			order: { state: "paid", provider: "ESEWA", total_amount: 2600, currency: "NPR" },
			payment: null,
		});
		const family = await familyOf(person);
		expect(family.refs).toEqual([`esewa:${transaction_uuid}`]);
		expect(family.consents.map(({ method, evidence_ref }) => [method, evidence_ref])).toEqual(
			family.students.map(() => ["esewa_payment", `esewa:${transaction_uuid}`]),
		);
		expect(family.students).toMatchObject([{ time_zone }, { time_zone }]);
		expect((await app.call(getUserDetails, {}, person.token)).data).toMatchObject({
			user_type: "PARENT",
			currency: "NPR",
		});
	});

	test("that is canceled charges nothing and can be tried again", async () => {
		const { person, order_id } = await fixture.registering();
		const { back } = await fixture.visit(person, order_id, "cancel");
		expect(await fixture.comeBack(back)).toBe(`/failure-payment?order=${order_id}`);
		expect((await fixture.settle(person, order_id)).data.order).toMatchObject({
			state: "failed",
			failure_reason: "The payment wasn’t completed at eSewa. You weren’t charged.",
		});
		const again = await fixture.visit(person, order_id);
		expect(await fixture.comeBack(again.back)).toBe(`/success-payment?order=${order_id}`);
		expect(await fixture.stateOf(person, order_id)).toBe("paid");
	});

	test.each(["pending", "ambiguous"] as const)("that is %s stays pending", async (outcome) => {
		const { person, order_id } = await fixture.registering();
		fixture.esewa.controls.next(outcome);
		const { back, transaction_uuid } = await fixture.visit(person, order_id);
		await fixture.comeBack(back);
		await expectUnpaid(person, order_id);
		fixture.esewa.controls.settle({ status: "COMPLETE", transaction_uuid });
		later(6);
		await fixture.doJob("reconcile-esewa");
		await eventually(async () => expect((await familyOf(person)).kinds).toEqual(["registration_fee"]));
	});

	test("whose payer never comes back is found by polling", async () => {
		const { person, order_id } = await fixture.registering();
		fixture.esewa.controls.next("closed");
		const { back } = await fixture.visit(person, order_id);
		expect(back).toBeUndefined();
		expect(await fixture.stateOf(person, order_id)).toBe("paid");
	});

	test("is not lost in an outage of the status API", async () => {
		const { person, order_id } = await fixture.registering();
		for (const outage of ["words", "error", "page", "drop"] as const) {
			fixture.esewa.controls.down(outage);
			const { back } = await fixture.visit(person, order_id);
			expect(await fixture.comeBack(back), outage).toBe(`/success-payment?order=${order_id}`);
			await expectUnpaid(person, order_id);
		}
		fixture.esewa.controls.up();
		expect(await fixture.stateOf(person, order_id)).toBe("paid");
		// The other three go to the family's wallet too.
		expect(await familyOf(person)).toMatchObject({
			kinds: ["late_payment", "late_payment", "late_payment", "registration_fee"],
			wallet: 390_000,
		});
	});

	test("made with an old page, after its attempt expired, is found at night", async () => {
		const { person, order_id } = await fixture.registering();
		const { url, fields } = (await fixture.form(person, order_id)).data;
		later(61);
		await fixture.doJob("reconcile-esewa");
		await eventually(async () => {
			const { rows } = await app.database.pool.query("select state from orders where id = $1", [order_id]);
			expect(rows).toEqual([{ state: "failed" }]);
		});
		await visitEsewa(url, fields, "pay");
		later(24 * 60);
		await fixture.doJob("recheck-esewa");
		await eventually(async () => expect((await familyOf(person)).kinds).toEqual(["registration_fee"]));
	});

	test("is found behind more open pages than one batch", async () => {
		const { person, order_id } = await fixture.registering();
		const { url, fields } = (await fixture.form(person, order_id)).data;
		later(61);
		await fixture.doJob("reconcile-esewa");
		const { pool } = app.database;
		await eventually(async () => {
			const { rows } = await pool.query("select state from orders where id = $1", [order_id]);
			expect(rows).toEqual([{ state: "failed" }]);
		});
		// As many that no one started either, all polled first.
		await pool.query(
			`insert into esewa_payments
				(transaction_uuid, order_id, family_id, amount_minor, state, last_status, created_at, checked_at, ended_at, due_at)
			select gen_random_uuid(), order_id, family_id, amount_minor, state, last_status, created_at,
				checked_at - interval '1 minute', ended_at, due_at
			from esewa_payments, generate_series(1, 410) where order_id = $1`,
			[order_id],
		);
		await visitEsewa(url, fields, "pay");
		later(24 * 60);
		await fixture.doJob("recheck-esewa");
		await eventually(async () => expect((await familyOf(person)).kinds).toEqual(["registration_fee"]));
	});

	test("that no one started expires after an hour", async () => {
		const { person, order_id } = await fixture.registering();
		const { transaction_uuid } = (await fixture.form(person, order_id)).data.fields;
		expect(await fixture.stateOf(person, order_id)).toBe("draft");
		later(61);
		const rows = () =>
			app.database.db
				.selectFrom("esewa_payments")
				.select(["state", "last_status"])
				.where("transaction_uuid", "=", transaction_uuid)
				.execute();
		await fixture.doJob("reconcile-esewa");
		await eventually(async () =>
			expect(await rows()).toEqual([{ state: "failed", last_status: "NOT_FOUND" }]),
		);
		expect(await familyOf(person)).toMatchObject({ kinds: [], students: [] });
	});
});

describe("a forged return", () => {
	test.each(forgeries)("(%s) pays nothing", async (forgery) => {
		const other = await fixture.registering();
		await fixture.comeBack((await fixture.visit(other.person, other.order_id)).back);
		const { person, order_id } = await fixture.registering();
		fixture.esewa.controls.forge(forgery);
		const { back } = await fixture.visit(person, order_id);
		expect(await fixture.comeBack(back)).toBe(`/failure-payment?order=${order_id}`);
		await expectUnpaid(person, order_id);
		expect((await familyOf(other.person)).kinds).toEqual(["registration_fee"]);
	});

	test("is not helped by another order's address", async () => {
		const one = await fixture.registering();
		const { person, order_id } = await fixture.registering();
		const { back } = await fixture.visit(one.person, one.order_id);
		const elsewhere = new URL(String(back).replace(one.order_id, order_id));
		expect(await fixture.comeBack(elsewhere)).toBe(`/failure-payment?order=${order_id}`);
		await expectUnpaid(person, order_id);
		expect(await fixture.stateOf(one.person, one.order_id)).toBe("paid");
	});

	test("without an order leads to the page of failed payments", async () => {
		for (const id of [crypto.randomUUID(), "nothing", "'or 1=1"])
			expect(await fixture.comeBack(new URL(`http://x/api/payments/esewa/return/${id}`))).toBe(
				"/failure-payment",
			);
	});

	test("whose amount differs from eSewa's pays nothing", async () => {
		const { person, order_id } = await fixture.registering();
		fixture.esewa.controls.next("pending");
		const { back, transaction_uuid } = await fixture.visit(person, order_id);
		fixture.esewa.controls.settle({ status: "COMPLETE", transaction_uuid, amount: 100 });
		await fixture.comeBack(back);
		await expectUnpaid(person, order_id);
		expect(await disagreements(order_id)).toEqual(["amount_mismatch"]);
	});
});

describe("money that arrives when its order cannot be paid", () => {
	test("goes to the wallet if the order was canceled", async () => {
		const { person, order_id } = await fixture.registering();
		fixture.esewa.controls.next("pending");
		const { transaction_uuid } = await fixture.visit(person, order_id);
		expect((await app.call(dropOrder, { params: { order_id }, body: {} }, person.token)).status).toBe(200);
		fixture.esewa.controls.settle({ status: "COMPLETE", transaction_uuid });
		later(6);
		await fixture.doJob("reconcile-esewa");
		await eventually(async () =>
			expect(await familyOf(person)).toMatchObject({
				kinds: ["late_payment"],
				wallet: 130_000,
				students: [],
			}),
		);
	});

	test("is awaited in its currency once it was started; an unused form blocks nothing", async () => {
		const drop = (person: Person, order_id: string) =>
			app.call(dropOrder, { params: { order_id }, body: {} }, person.token);
		const toDollars = (person: Person) => app.call(setCurrency, { body: { currency: "USD" } }, person.token);
		const begun = await fixture.registering();
		fixture.esewa.controls.next("pending");
		await fixture.visit(begun.person, begun.order_id);
		expect((await drop(begun.person, begun.order_id)).status).toBe(200);
		expect((await toDollars(begun.person)).body.code).toBe("currency_locked");
		const { person, order_id } = await fixture.registering();
		const { url, fields } = (await fixture.form(person, order_id)).data;
		expect((await toDollars(person)).body.code).toBe("currency_locked");
		expect((await drop(person, order_id)).status).toBe(200);
		expect((await toDollars(person)).data).toMatchObject({ currency: "USD" });
		// The page with the form was still open.
		await visitEsewa(url, fields, "pay");
		later(6);
		await fixture.doJob("reconcile-esewa");
		await eventually(async () =>
			expect(await familyOf(person)).toMatchObject({ kinds: ["late_payment"], wallet: 130_000 }),
		);
		expect((await app.call(getCurrency, {}, person.token)).data).toMatchObject({
			currency: "USD",
			is_locked: false,
		});
		expect((await app.call(setCurrency, { body: { currency: "NPR" } }, person.token)).status).toBe(200);
	});

	test("goes to the wallet if the order costs something else by now", async () => {
		const { person, order_id } = await fixture.registering();
		fixture.esewa.controls.next("pending");
		const { transaction_uuid } = await fixture.visit(person, order_id);
		await app.call(
			postInitialStudentDetails,
			{ body: { type: "payment", students: [child("Ines"), child("Ram")] } },
			person.token,
		);
		fixture.esewa.controls.settle({ status: "COMPLETE", transaction_uuid });
		expect(await fixture.stateOf(person, order_id)).toBe("draft");
		expect(await familyOf(person)).toMatchObject({ kinds: ["late_payment"], wallet: 130_000 });
	});

	test("pays once and goes to the wallet once if two attempts of one order were paid", async () => {
		const { person, order_id } = await fixture.registering();
		fixture.esewa.controls.next("closed");
		fixture.esewa.controls.next("closed");
		await fixture.visit(person, order_id);
		await fixture.visit(person, order_id);
		await Promise.all([1, 2, 3].map(() => fixture.settle(person, order_id)));
		later(6);
		await fixture.doJob("reconcile-esewa");
		await eventually(async () =>
			expect(await familyOf(person)).toMatchObject({
				kinds: ["late_payment", "registration_fee"],
				wallet: 130_000,
			}),
		);
	});
});

describe("payments about which eSewa gives no answer", () => {
	test("are all polled in turn", async () => {
		await app.database.db.deleteFrom("esewa_payments").where("state", "=", "open").execute();
		const waiting = new Set<string>();
		for (let number = 0; number < 25; number += 1) {
			const { person, order_id } = await fixture.registering();
			fixture.esewa.controls.next("pending");
			waiting.add((await fixture.visit(person, order_id)).transaction_uuid);
		}
		fixture.esewa.controls.down("error");
		const asked = async () => {
			const { rows } = await app.database.pool.query<{ uuid: string }>(
				"select transaction_uuid as uuid from esewa_payments where state = 'open' and checked_at is not null",
			);
			return rows.map(({ uuid }) => uuid);
		};
		later(6);
		await eventually(async () => expect(new Set(await asked())).toEqual(waiting));
	});
});

describe("a person must check", () => {
	test("a payment that eSewa reversed", async () => {
		const { person, order_id } = await fixture.registering();
		const { back, transaction_uuid } = await fixture.visit(person, order_id);
		await fixture.comeBack(back);
		fixture.esewa.controls.settle({ status: "FULL_REFUND", transaction_uuid });
		later(24 * 60);
		await fixture.doJob("recheck-esewa");
		await eventually(async () => expect(await disagreements(order_id)).toEqual(["payment_reversed"]));
		await fixture.doJob("recheck-esewa");
		app.clock.now = new Date();
		expect(await fixture.stateOf(person, order_id)).toBe("paid");
	});

	test("money under the number of another eSewa payment", async () => {
		const one = await fixture.registering();
		await fixture.comeBack((await fixture.visit(one.person, one.order_id)).back);
		const other = await fixture.registering();
		await fixture.visit(other.person, other.order_id);
		const reference = fixture.esewa.controls.payments().at(-1)?.ref_id ?? "";
		const { db } = app.database;
		await db.updateTable("esewa_payments").set({ reference }).where("order_id", "=", one.order_id).execute();
		await expectUnpaid(other.person, other.order_id);
		expect(await disagreements(other.order_id)).toEqual(["status_unclear"]);
	});

	test("a payment that stays undecided for hours", async () => {
		const { person, order_id } = await fixture.registering();
		fixture.esewa.controls.next("ambiguous");
		const { back } = await fixture.visit(person, order_id);
		await fixture.comeBack(back);
		expect(await disagreements(order_id)).toEqual([]);
		later(7 * 60);
		await fixture.doJob("reconcile-esewa");
		await eventually(async () => expect(await disagreements(order_id)).toEqual(["status_unclear"]));
	});
});

describe("the form", () => {
	test("is new for every attempt, and contains exactly what was signed", async () => {
		const { person, order_id } = await fixture.registering();
		const one = (await fixture.form(person, order_id)).data;
		const two = (await fixture.form(person, order_id)).data;
		expect([one, two].map(({ fields }) => fields.transaction_uuid)).toEqual([
			`${order_id}-1`,
			`${order_id}-2`,
		]);
		expect(one).toMatchObject({
			url: fixture.esewa.formUrl,
			fields: {
				amount: "1300",
				total_amount: "1300",
				tax_amount: "0",
				signed_field_names: "total_amount,transaction_uuid,product_code",
				success_url: `http://learnin.test/api/payments/esewa/return/${order_id}`,
			},
		});
		expect(JSON.stringify(one)).not.toContain("8gBm");
	});

	test("is only for the family's own open order", async () => {
		const { person, order_id } = await fixture.registering();
		const stranger = await buildAccount(app);
		expect((await fixture.form(stranger, order_id)).status).toBe(404);
		await fixture.comeBack((await fixture.visit(person, order_id)).back);
		expect(await fixture.form(person, order_id)).toMatchObject({
			status: 409,
			body: { code: "order_closed" },
		});
	});
});

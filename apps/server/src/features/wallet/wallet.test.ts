import { postInitialStudentDetails } from "@learnin/contract/routes/people/onboarding.contract";
import { payFromWallet } from "@learnin/contract/routes/money/payments.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { getRenewals, postRenewals } from "@learnin/contract/routes/money/renewals.contract";
import {
	getCurrency,
	getWallet,
	postWalletLoad,
	setCurrency,
} from "@learnin/contract/routes/money/wallet.contract";
import { cardPaymentOf } from "@learnin/contract/schemas/order.schema";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildAccount, buildParent, buildStudent, type Parent } from "../../platform/testing/factories.ts";
import { child, testPayments } from "../../platform/testing/payments/payments-fixture.ts";
import { createTestApp } from "../../platform/testing/test-app.ts";
import { eventually } from "../../platform/testing/eventually.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const fixture = await testPayments();
const { app } = fixture;

const walletOf = async (parent: { token: string }) => (await app.call(getWallet, {}, parent.token)).data;
const load = (parent: { token: string }, amount: number) =>
	app.call(postWalletLoad, { body: { amount } }, parent.token);

async function loaded(parent: Parent, amount: number) {
	const { data } = await load(parent, amount);
	await fixture.confirm(cardPaymentOf(data.payment).client_secret);
	await eventually(async () => {
		expect((await fixture.settle(parent, data.order.id)).data.order.state).toBe("paid");
	});
	return data.order;
}

async function familyWith(amount: number) {
	const parent = await buildParent(app);
	const { student_id } = await buildStudent(app, parent);
	if (amount > 0) await loaded(parent, amount);
	return { parent, student_id };
}

describe("a wallet top-up", () => {
	test("by card credits the money once, and the header shows it", async () => {
		const { parent } = await familyWith(25.5);
		expect(await walletOf(parent)).toMatchObject({ wallet_balance: 25.5, currency: "USD", order: null });
		expect((await app.call(getUserDetails, {}, parent.token)).data).toMatchObject({ wallet_balance: 25.5 });
		await loaded(parent, 10);
		expect((await walletOf(parent)).wallet_balance).toBe(35.5);
	});

	test.each([0, 4.99, 500.01, -10, 10.005, 1e15])("refuses %d", async (amount) => {
		const parent = await buildParent(app);
		const answer = await load(parent, amount);
		expect(answer).toMatchObject({ status: 400, body: { code: "invalid_request" } });
	});
});

describe("paying from the wallet", () => {
	test("delivers the days at once and takes the money once, however often it is requested", async () => {
		const { parent, student_id } = await familyWith(25);
		const { data } = await app.call(postRenewals, { body: { student_ids: [student_id] } }, parent.token);
		const pay = () =>
			app.call(payFromWallet, { params: { order_id: data.order.id }, body: {} }, parent.token);
		const answers = await Promise.all([pay(), pay(), pay()]);
		const paid = answers.filter(({ status }) => status === 200);
		expect(paid.map(({ data: { order } }) => [order.state, order.provider])).toEqual([["paid", "WALLET"]]);
		expect((await walletOf(parent)).wallet_balance).toBe(15);
		const { children } = (await app.call(getRenewals, {}, parent.token)).data;
		expect(children[0]?.paid_until).toBe(new Date(app.clock.now.getTime() + 60 * DAY_MS).toISOString());
		// The setup that a page may still hold saves and charges no card for a paid order.
		await fixture.confirm(data.si ?? "");
		expect((await fixture.settle(parent, data.order.id)).data.order.provider).toBe("WALLET");
		expect(fixture.paidIntents(data.order.id)).toEqual([]);
	});

	test("with too little money changes nothing", async () => {
		const { parent, student_id } = await familyWith(9.99);
		const body = { student_ids: [student_id], type: "payment" as const };
		const { data } = await app.call(postRenewals, { body }, parent.token);
		const answer = await app.call(
			payFromWallet,
			{ params: { order_id: data.order.id }, body: {} },
			parent.token,
		);
		expect(answer).toMatchObject({ status: 409, body: { code: "wallet_too_low" } });
		expect((await walletOf(parent)).wallet_balance).toBe(9.99);
		// The card can still pay it.
		await fixture.confirm(cardPaymentOf(data.payment).client_secret);
		await eventually(async () =>
			expect((await fixture.settle(parent, data.order.id)).data.order.state).toBe("paid"),
		);
	});

	test("is only for the own family", async () => {
		const { parent, student_id } = await familyWith(25);
		const { data } = await app.call(postRenewals, { body: { student_ids: [student_id] } }, parent.token);
		const stranger = await buildParent(app);
		const answer = await app.call(
			payFromWallet,
			{ params: { order_id: data.order.id }, body: {} },
			stranger.token,
		);
		expect(answer).toMatchObject({ status: 404 });
	});
});

describe("the database refuses", () => {
	test("a balance change without an entry, and changed or deleted entries", async () => {
		await familyWith(5);
		const { db } = app.database;
		await expect(sql`update ledger_accounts set balance_minor = 100000`.execute(db)).rejects.toThrow(
			"a balance follows its entries",
		);
		for (const statement of [
			sql`update ledger_entries set amount_minor = 1`,
			sql`delete from ledger_entries`,
			sql`truncate ledger_entries`,
			sql`delete from ledger_transactions`,
		])
			await expect(statement.execute(db)).rejects.toThrow("the ledger is append-only");
	});
});

describe("a family's currency", () => {
	test("is only USD if eSewa is not configured", async () => {
		const parent = await buildParent(app);
		const { data } = await app.call(getCurrency, {}, parent.token);
		expect(data).toEqual({
			currency: "USD",
			offered: [{ currency: "USD", course_fee: 10 }],
			is_locked: false,
		});
		const answer = await app.call(setCurrency, { body: { currency: "NPR" } }, parent.token);
		expect(answer).toMatchObject({ status: 400 });
	});

	test("changes while there is no money, and has its own price", async () => {
		const second = await createTestApp({
			connectionString: app.connectionString,
			settings: {
				ESEWA_FORM_URL: "http://127.0.0.1:9/form",
				ESEWA_STATUS_URL: "http://127.0.0.1:9/status",
				ESEWA_PRODUCT_CODE: "EPAYTEST",
				ESEWA_SECRET: "8gBm/:&EnhH.1/q",
				FEE_NPR: "1300.00",
			},
		});
		// Tokens of the other node depend on its clock.
		second.clock.now = app.clock.now;
		try {
			const person = await buildAccount(app);
			const change = (currency: "USD" | "NPR") =>
				second.call(setCurrency, { body: { currency } }, person.token);
			expect((await change("NPR")).data).toMatchObject({ currency: "NPR", is_locked: false });
			const students = [child("Ines"), child("Ram")];
			const { data } = await second.call(
				postInitialStudentDetails,
				{ body: { type: "setup", students } },
				person.token,
			);
			expect(data.si).toBeUndefined();
			expect(data.order).toMatchObject({
				type: "payment",
				provider: "ESEWA",
				currency: "NPR",
				total_amount: 2600,
			});
			expect(data.payment).toEqual({ provider: "ESEWA", amount: 2600, tax_amount: 0, total_amount: 2600 });
			expect(await change("USD")).toMatchObject({ status: 409, body: { code: "currency_locked" } });
		} finally {
			await second.stop();
		}
	});

	test("can be changed back to that of money returned after the change", async () => {
		const { parent } = await familyWith(5);
		const { db } = app.database;
		await db.updateTable("families").set({ currency: "NPR" }).where("id", "=", parent.family_id).execute();
		expect((await app.call(getCurrency, {}, parent.token)).data.is_locked).toBe(false);
		const { data } = await app.call(setCurrency, { body: { currency: "USD" } }, parent.token);
		expect(data).toMatchObject({ currency: "USD", is_locked: true });
		expect(await walletOf(parent)).toMatchObject({ wallet_balance: 5, currency: "USD" });
	});

	test("cannot change while there is money in the wallet", async () => {
		const { parent } = await familyWith(5);
		expect((await app.call(getCurrency, {}, parent.token)).data.is_locked).toBe(true);
	});
});

import { payFromWallet } from "@learnin/contract/routes/money/payments.contract";
import { postRenewals } from "@learnin/contract/routes/money/renewals.contract";
import { getWallet } from "@learnin/contract/routes/money/wallet.contract";
import { cardPaymentOf } from "@learnin/contract/schemas/order.schema";
import { describe, expect, test } from "vitest";
import { expectLedgerProved } from "../../platform/testing/payments/expect-ledger-proved.ts";
import { buildAccount, type Person } from "../../platform/testing/factories.ts";
import { child } from "../../platform/testing/payments/payments-fixture.ts";
import { testRefunds } from "../../platform/testing/payments/paid-family.ts";
import { eventually } from "../../platform/testing/eventually.ts";

const { fixture, app, world } = await testRefunds();

async function renewalFromWallet(parent: Person) {
	const { students } = await fixture.rowsOf(parent.account_id);
	const body = { student_ids: students.map(({ id }) => id) };
	const { data } = await app.call(postRenewals, { body }, parent.token);
	const answer = await app.call(
		payFromWallet,
		{ params: { order_id: data.order.id }, body: {} },
		parent.token,
	);
	expect(answer.status).toBe(200);
}

describe("in Stripe's dashboard", () => {
	test("a whole payment is refunded: booked like ours, the days end", async () => {
		const { order_id, payment_id, intent } = await world.paidFamily();
		await world.dashboard.refunds.create({ payment_intent: intent });
		await world.becomes(order_id, { state: "refunded", refunds: ["succeeded"], running: 0 });
		expect((await world.see(payment_id)).refunds).toMatchObject([{ amount: 20, reason: "made at Stripe" }]);
		expect((await world.refund(payment_id, { destination: "wallet" })).body.code).toBe("nothing_to_refund");
		expect(await world.disagreements(order_id)).toEqual([]);
	});

	test("a part of a fee is refunded: nothing is booked, a person is notified once", async () => {
		const { order_id, intent } = await world.paidFamily();
		await world.dashboard.refunds.create({ payment_intent: intent, amount: 500 });
		await eventually(async () => expect(await world.disagreements(order_id)).toEqual(["partial_refund"]));
		await fixture.doJob("settle-refunds", { payment_intent_id: intent });
		await fixture.stripe.controls.idle();
		expect(await world.stateOf(order_id)).toMatchObject({ state: "paid", refunds: [], running: 2 });
		expect(await world.disagreements(order_id)).toEqual(["partial_refund"]);
	});

	test("the rest of a fee is refunded after we refunded one child's part: booked, that child's days end too", async () => {
		const { order_id, payment_id, intent } = await world.paidFamily(["Maya", "Leo"]);
		const [maya] = (await world.see(payment_id)).lines;
		await world.refund(payment_id, { line_ids: [maya?.id ?? ""] });
		await world.becomes(order_id, { state: "paid", refunds: ["succeeded"], running: 1 });
		await world.dashboard.refunds.create({ payment_intent: intent });
		await world.becomes(order_id, { state: "refunded", refunds: ["succeeded", "succeeded"], running: 0 });
		expect(await world.disagreements(order_id)).toEqual([]);
	});

	test("a part of wallet money is refunded: it leaves the wallet", async () => {
		const { parent } = await world.paidFamily(["Maya"]);
		const { order_id, payment_id, intent } = await world.loaded(parent, 20);
		await world.dashboard.refunds.create({ payment_intent: intent, amount: 500 });
		await world.becomes(order_id, { state: "paid", refunds: ["succeeded"] });
		expect((await app.call(getWallet, {}, parent.token)).data.wallet_balance).toBe(15);
		expect(await world.see(payment_id)).toMatchObject({ refundable: 15, refunds: [{ amount: 5 }] });
		await world.dashboard.refunds.create({ payment_intent: intent });
		await world.becomes(order_id, { state: "refunded", refunds: ["succeeded", "succeeded"] });
		expect((await app.call(getWallet, {}, parent.token)).data.wallet_balance).toBe(0);
		expect(await world.disagreements(order_id)).toEqual([]);
	});

	test("wallet money is refunded: it leaves the wallet, or a person is notified if it was spent", async () => {
		const { parent } = await world.paidFamily(["Maya"]);
		const kept = await world.loaded(parent, 20);
		await world.dashboard.refunds.create({ payment_intent: kept.intent });
		await world.becomes(kept.order_id, { state: "refunded", refunds: ["succeeded"] });
		const spent = await world.loaded(parent, 10);
		await renewalFromWallet(parent);
		await world.dashboard.refunds.create({ payment_intent: spent.intent });
		await eventually(async () =>
			expect(await world.disagreements(spent.order_id)).toEqual(["refund_not_covered"]),
		);
		expect(await world.stateOf(spent.order_id)).toMatchObject({ state: "paid", refunds: [] });
	});

	test("it was refunded just as we requested it: ours fails, theirs is booked", async () => {
		const { order_id, payment_id, intent } = await world.paidFamily(["Maya"]);
		fixture.stripe.controls.failNext({ path: "/v1/refunds", status: 500, times: 4 });
		await world.refund(payment_id);
		fixture.stripe.controls.behave();
		await world.dashboard.refunds.create({ payment_intent: intent });
		await eventually(async () => expect((await world.stateOf(order_id)).state).toBe("refunded"));
		await expectLedgerProved(app);
		const { data: sent } = await world.dashboard.refunds.list({ payment_intent: intent });
		expect(sent).toHaveLength(1);
		expect((await world.stateOf(order_id)).refunds.filter((state) => state === "succeeded")).toHaveLength(1);
	});

	test("duplicate and reordered events are applied once", async () => {
		fixture.stripe.controls.sendCopies(3);
		fixture.stripe.controls.shuffle(11);
		const { order_id, intent } = await world.paidFamily(["Maya"]);
		await world.dashboard.refunds.create({ payment_intent: intent });
		await fixture.stripe.controls.idle();
		await world.becomes(order_id, {
			state: "refunded",
			refunds: ["succeeded"],
			kinds: ["refund", "refund_sent", "registration_fee"],
		});
	});
});

describe("money that matches no order", () => {
	test("with another amount is a disagreement; refunded in full, the order closes and another can be started", async () => {
		const parent = await buildAccount(app);
		const { data } = await fixture.post(parent, "payment");
		const [intent = ""] = cardPaymentOf(data.payment).client_secret.split("_secret_");
		await world.dashboard.paymentIntents.update(intent, { amount: 999 });
		await fixture.confirm(cardPaymentOf(data.payment).client_secret);
		await eventually(async () =>
			expect(await world.disagreements(data.order.id)).toEqual(["amount_mismatch"]),
		);
		await world.dashboard.refunds.create({ payment_intent: intent });
		await world.becomes(data.order.id, { state: "expired", kinds: [] });
		expect((await fixture.post(parent, "payment", [child("Ines")])).status).toBe(200);
	});

	test("without an order goes to the wallet, once, and is reported to a person", async () => {
		const { parent, order_id } = await world.paidFamily(["Maya"]);
		const { rows } = await app.database.pool.query<{ stripe_customer_id: string }>(
			"select f.stripe_customer_id from families f join orders o on o.family_id = f.id where o.id = $1",
			[order_id],
		);
		const customer = rows[0]?.stripe_customer_id ?? "";
		const pay = (of: { customer?: string }) =>
			world.dashboard.paymentIntents.create({
				amount: 1500,
				currency: "usd",
				...of,
				payment_method: "pm_card_visa",
				confirm: true,
				automatic_payment_methods: { enabled: true, allow_redirects: "never" },
				metadata: { order_id, attempt: "1" },
			});
		fixture.stripe.controls.sendCopies(2);
		const own = await pay({ customer });
		await world.becomes(order_id, { kinds: ["late_payment", "registration_fee"] });
		// Of a customer that is not this family's.
		const stranger = await pay({});
		await eventually(async () =>
			expect(await world.disagreements(order_id)).toEqual(["extra_payment", "unknown_payment"]),
		);
		expect((await world.stateOf(order_id)).kinds).toEqual(["late_payment", "registration_fee"]);
		fixture.held.add(own.id).add(stranger.id);
		const second = await app.database.pool.query<{ id: string }>(
			"select id from ledger_transactions where external_ref = $1",
			[`stripe:${own.id}`],
		);
		await world.refund(second.rows[0]?.id ?? "", { amount: 15 });
		await world.becomes(order_id, { state: "paid", refunds: ["succeeded"], running: 1 });
		expect((await fixture.settle(parent, order_id)).data.order.state).toBe("paid");
	});

	test("for days of a deleted child goes to the wallet, and the order closes", async () => {
		const { parent } = await world.paidFamily(["Maya"]);
		const { students } = await fixture.rowsOf(parent.account_id);
		const body = { student_ids: students.map(({ id }) => id), type: "payment" as const };
		const { data } = await app.call(postRenewals, { body }, parent.token);
		await app.database.db.deleteFrom("students").where("id", "in", body.student_ids).execute();
		await fixture.confirm(cardPaymentOf(data.payment).client_secret);
		await world.becomes(data.order.id, { state: "expired", kinds: ["late_payment"] });
	});
});

import { postRenewals } from "@learnin/contract/routes/money/renewals.contract";
import { cardPaymentOf } from "@learnin/contract/schemas/order.schema";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { buildAdmin } from "../../platform/testing/factories.ts";
import { testPayments } from "../../platform/testing/payments/payments-fixture.ts";
import { refundsWorld } from "../../platform/testing/payments/paid-family.ts";
import { eventually } from "../../platform/testing/eventually.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const fixture = await testPayments();
const admin = await buildAdmin(fixture.app);

test("days restored after a failed refund take none of those paid for in the meantime", async () => {
	const { app, stripe, rowsOf } = fixture;
	const world = refundsWorld(fixture, () => admin);
	const { parent, order_id, payment_id } = await world.paidFamily(["Maya", "Leo"]);
	const { enrolments: before, students } = await rowsOf(parent.account_id);
	await world.refund(payment_id);
	await world.becomes(order_id, { state: "refunded" });
	for (let times = 0; times < 2; times += 1) {
		const body = { type: "payment" as const, student_ids: students.slice(0, 1).map(({ id }) => id) };
		const { data } = await app.call(postRenewals, { body }, parent.token);
		await fixture.confirm(cardPaymentOf(data.payment).client_secret);
		await eventually(async () =>
			expect((await fixture.settle(parent, data.order.id)).data.order.state).toBe("paid"),
		);
	}
	stripe.controls.settleRefund(stripe.controls.objects("refunds")[0]?.id ?? "", "failed");
	await world.becomes(order_id, { state: "paid", running: 2 });
	const { enrolments } = await rowsOf(parent.account_id);
	const ofChild = (student_id: string | undefined) =>
		enrolments
			.filter((one) => one.student_id === student_id)
			.toSorted((one, other) => one.starts_at.getTime() - other.starts_at.getTime())
			.map(({ starts_at, ends_at }) => [starts_at.getTime(), ends_at.getTime()]);
	const begin = before[0]?.starts_at.getTime() ?? 0;
	const period = (index: number) => [begin + 30 * DAY_MS * index, begin + 30 * DAY_MS * (index + 1)];
	expect(ofChild(students[0]?.id)).toEqual([period(0), period(1), period(2)]);
	expect(ofChild(students[1]?.id)).toEqual([period(0)]);
});

test("a part of wallet money is refunded once, however often the same refund is requested", async () => {
	const world = refundsWorld(fixture, () => admin);
	const { parent } = await world.paidFamily(["Maya"]);
	const { order_id, payment_id } = await world.loaded(parent, 20);
	const client_key = crypto.randomUUID().toUpperCase();
	const ask = () => world.refund(payment_id, { amount: 5, client_key });
	const first = await ask();
	await world.becomes(order_id, { refunds: ["succeeded"] });
	const again = await Promise.all([ask(), ask()]);
	expect(again.map(({ data }) => data.refund.id)).toEqual([first.data.refund.id, first.data.refund.id]);
	expect(await world.see(payment_id)).toMatchObject({ payment: { refunded: 5 }, refundable: 15 });
	const other = await world.loaded(parent, 10);
	expect((await world.refund(other.payment_id, { amount: 5, client_key })).status).toBe(404);
});

test("days paid for after refunded ones begin at once, and move back if the refund failed", async () => {
	const { app, stripe, rowsOf } = fixture;
	const world = refundsWorld(fixture, () => admin);
	const { parent, order_id, payment_id } = await world.paidFamily(["Ines"]);
	const { students } = await rowsOf(parent.account_id);
	const body = { type: "payment" as const, student_ids: students.map(({ id }) => id) };
	const { data } = await app.call(postRenewals, { body }, parent.token);
	await fixture.confirm(cardPaymentOf(data.payment).client_secret);
	await eventually(async () =>
		expect((await fixture.settle(parent, data.order.id)).data.order.state).toBe("paid"),
	);
	await sql`update enrolments set starts_at = starts_at - interval '10 days', ends_at = ends_at - interval '10 days'
		where student_id = any (${body.student_ids})`.execute(app.database.db);
	const paidFor = async () => {
		const { enrolments } = await rowsOf(parent.account_id);
		return enrolments
			.filter(({ ended_early_at }) => ended_early_at === null)
			.map(({ starts_at, ends_at }) => [starts_at.getTime(), ends_at.getTime()])
			.toSorted(([one = 0], [other = 0]) => one - other);
	};
	const paid = await paidFor();
	const now = app.clock.now.getTime();
	const { data: asked } = await world.refund(payment_id);
	expect(asked.refund.state).toBe("pending");
	expect(await paidFor()).toEqual([[now, now + 30 * DAY_MS]]);
	await world.becomes(order_id, { state: "refunded" });
	const sent = stripe.controls
		.objects("refunds")
		.find(({ metadata }) => metadata["refund_id"] === asked.refund.id);
	stripe.controls.settleRefund(sent?.id ?? "", "failed");
	await world.becomes(order_id, { state: "paid", running: 1 });
	expect(await paidFor()).toEqual(paid);
});

import { postRenewals } from "@learnin/contract/routes/renewals.contract";
import { cardPaymentOf } from "@learnin/contract/schemas/order.schema";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { buildAdmin, type Person } from "../../platform/testing/factories.ts";
import { type PaymentsFixture, startPayments } from "../../platform/testing/payments-fixture.ts";
import { refundsWorld } from "./testing/paid-family.ts";

const day = 24 * 60 * 60 * 1000;

let fixture: PaymentsFixture;
let admin: Person;
beforeAll(async () => {
	fixture = await startPayments();
	admin = await buildAdmin(fixture.app);
});
afterAll(() => fixture.stop());

test("days that come back when a refund failed take none of those paid for meanwhile", async () => {
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
		await vi.waitFor(async () =>
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
	const period = (index: number) => [begin + 30 * day * index, begin + 30 * day * (index + 1)];
	expect(ofChild(students[0]?.id)).toEqual([period(0), period(1), period(2)]);
	expect(ofChild(students[1]?.id)).toEqual([period(0)]);
});

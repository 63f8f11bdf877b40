import { getPayments } from "@learnin/contract/routes/operations.contract";
import { payFromWallet } from "@learnin/contract/routes/money/payments.contract";
import { postRenewals } from "@learnin/contract/routes/money/renewals.contract";
import { getWallet } from "@learnin/contract/routes/money/wallet.contract";
import { getNotifications } from "@learnin/contract/routes/people/notifications.contract";
import { describe, expect, test } from "vitest";
import { expectLedgerProved } from "../../platform/testing/payments/expect-ledger-proved.ts";
import { buildParent, buildStudent, type Person } from "../../platform/testing/factories.ts";
import { testRefunds } from "../../platform/testing/payments/paid-family.ts";
import { eventually } from "../../platform/testing/eventually.ts";
import { untilOneWaits } from "../../platform/testing/while-locked.ts";
import { readPages } from "../../platform/testing/read-pages.ts";

const pendingRefundCard = "4000000000007726";

const { fixture, app, admin, world } = await testRefunds();

const walletOf = async (parent: Person) => (await app.call(getWallet, {}, parent.token)).data.wallet_balance;

const mailsTo = async (parent: Person) =>
	(
		await app.database.pool.query<{ subject: string; text: string }>(
			`select data ->> 'subject' as subject, data ->> 'text' as text from jobs.job
			where name = 'send-mail' and data -> 'to' ->> 'address' = $1 and data ->> 'message_key' like 'refund-%'
			order by created_on`,
			[parent.email],
		)
	).rows;

describe("a fee paid by card", () => {
	test("is refunded in full: Stripe sends it once, the days end, the order is refunded, the family is notified", async () => {
		const { parent, order_id, payment_id, intent } = await world.paidFamily();
		const { data } = await world.refund(payment_id);
		expect(data.refund).toMatchObject({ amount: 20, destination: "provider", state: "pending" });
		expect(await world.stateOf(order_id)).toMatchObject({ running: 0 });
		await world.becomes(order_id, { state: "refunded", refunds: ["succeeded"] });
		const sent = (await world.dashboard.refunds.list({ payment_intent: intent })).data;
		expect(sent.map(({ amount, metadata }) => [amount, metadata?.["order_id"]])).toEqual([[2000, order_id]]);
		expect((await world.stateOf(order_id)).kinds).toEqual(["refund", "refund_sent", "registration_fee"]);
		const { notifications } = (await app.call(getNotifications, { query: {} }, parent.token)).data;
		expect(notifications.find(({ kind }) => kind === "refund")).toMatchObject({
			description:
				"We’re refunding $20.00 to the card you paid with. It can take up to 10 days to arrive. The practice days it paid for have ended for Maya and Leo.",
		});
		expect((await mailsTo(parent)).map(({ subject }) => subject)).toEqual(["Your refund is on its way"]);
	});

	test("is refunded for one child, and then for the other", async () => {
		const { order_id, payment_id } = await world.paidFamily(["Maya", "Leo", "Ines"]);
		const { lines } = await world.see(payment_id);
		const [maya, ...others] = lines.map(({ id }) => id);
		await world.refund(payment_id, { line_ids: [maya ?? ""] });
		await world.becomes(order_id, { state: "paid", refunds: ["succeeded"], running: 2 });
		expect(await world.see(payment_id)).toMatchObject({ refundable: 20, payment: { refunded: 10 } });
		expect((await world.refund(payment_id, { line_ids: [maya ?? ""] })).body.code).toBe("nothing_to_refund");
		await world.refund(payment_id, { line_ids: others, destination: "wallet" });
		await world.becomes(order_id, { state: "refunded", refunds: ["succeeded", "succeeded"], running: 0 });
	});

	test("goes to the wallet at once", async () => {
		const { parent, order_id, payment_id, intent } = await world.paidFamily(["Maya"]);
		const { data } = await world.refund(payment_id, { destination: "wallet" });
		expect(data.refund.state).toBe("succeeded");
		expect(await world.stateOf(order_id)).toMatchObject({ state: "refunded", running: 0 });
		expect(await walletOf(parent)).toBe(10);
		expect((await world.dashboard.refunds.list({ payment_intent: intent })).data).toEqual([]);
		expect((await mailsTo(parent))[0]?.text).toContain("We refunded $10.00 to your wallet.");
	});

	test("two super-admins and twenty clicks make one refund", async () => {
		const { order_id, payment_id, intent } = await world.paidFamily(["Maya"]);
		const answers = await Promise.all(
			Array.from({ length: 20 }, (_, number) =>
				world.refund(payment_id, { destination: number % 2 === 0 ? "wallet" : "provider" }),
			),
		);
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		for (const { status, body } of answers)
			if (status !== 200) expect(body.code).toBeOneOf(["refund_under_way", "nothing_to_refund"]);
		await world.becomes(order_id, { state: "refunded", refunds: ["succeeded"] });
		const { data: sent } = await world.dashboard.refunds.list({ payment_intent: intent });
		expect(sent.length).toBeLessThanOrEqual(1);
	});

	test("locks its family before the order, like everything else", async () => {
		const { parent, order_id, payment_id } = await world.paidFamily();
		const client = await app.database.pool.connect();
		try {
			await client.query("begin");
			await client.query(
				"select from families f join guardians g on g.family_id = f.id where g.account_id = $1 for update of f",
				[parent.account_id],
			);
			const refunding = world.refund(payment_id);
			await untilOneWaits(app);
			// If the refund already locked it, the two would wait for each other forever; a job may lock it for a
			// moment.
			await client.query("set local lock_timeout = '5s'");
			await client.query("select from orders where id = $1 for update", [order_id]);
			await client.query("commit");
			expect((await refunding).status).toBe(200);
		} finally {
			client.release(true);
		}
	});

	test("is not sent twice if the response is lost, Stripe is down, or the job is retried", async () => {
		const { order_id, payment_id, intent } = await world.paidFamily(["Maya"]);
		fixture.stripe.controls.loseResponses({ path: "/v1/refunds", times: 3 });
		const { data } = await world.refund(payment_id);
		await world.becomes(order_id, { state: "refunded" });
		await fixture.doJob("send-refund", { refund_id: data.refund.id });
		await fixture.doJob("settle-refunds", { payment_intent_id: intent });
		await fixture.doJob("reconcile-orders", {});
		const { data: sent } = await world.dashboard.refunds.list({ payment_intent: intent });
		expect(sent).toHaveLength(1);
	});
});

describe("a slow refund", () => {
	test("is held until Stripe has sent it, and no other is accepted in the meantime", async () => {
		const { order_id, payment_id, intent } = await world.paidFamily(["Maya", "Leo"], pendingRefundCard);
		const [maya, leo] = (await world.see(payment_id)).lines.map(({ id }) => id);
		await world.refund(payment_id, { line_ids: [maya ?? ""] });
		const stripeRefund = await eventually(async () => {
			const [sent] = (await world.dashboard.refunds.list({ payment_intent: intent })).data;
			expect(sent?.status).toBe("pending");
			return sent?.id ?? "";
		});
		const refused = await world.refund(payment_id, { line_ids: [leo ?? ""] });
		expect(refused).toMatchObject({ status: 409, body: { code: "refund_under_way" } });
		await expectLedgerProved(app);
		fixture.stripe.controls.settleRefund(stripeRefund, "succeeded");
		await world.becomes(order_id, { state: "paid", refunds: ["succeeded"] });
	});

	test("fails: the money is back, the days run again, and a person is notified", async () => {
		const { parent, order_id, payment_id, intent } = await world.paidFamily(["Maya"], pendingRefundCard);
		await world.refund(payment_id);
		await eventually(async () =>
			expect((await world.dashboard.refunds.list({ payment_intent: intent })).data).toHaveLength(1),
		);
		const [sent] = (await world.dashboard.refunds.list({ payment_intent: intent })).data;
		fixture.stripe.controls.settleRefund(sent?.id ?? "", "failed");
		await world.becomes(order_id, { state: "paid", refunds: ["failed"], running: 1 });
		expect(await world.disagreements(order_id)).toEqual(["refund_failed"]);
		expect((await mailsTo(parent)).at(-1)?.text).toContain("Until then, practice days continue for Maya.");
		await world.refund(payment_id, { destination: "wallet" });
		await world.becomes(order_id, { state: "refunded", refunds: ["failed", "succeeded"], running: 0 });
		expect(await walletOf(parent)).toBe(10);
	});

	test("fails after it had succeeded: the order is paid again", async () => {
		const { order_id, payment_id, intent } = await world.paidFamily(["Maya"]);
		await world.refund(payment_id);
		await world.becomes(order_id, { state: "refunded" });
		const [sent] = (await world.dashboard.refunds.list({ payment_intent: intent })).data;
		fixture.stripe.controls.settleRefund(sent?.id ?? "", "failed");
		await world.becomes(order_id, { state: "paid", refunds: ["failed"], running: 1 });
	});

	test("whose events never arrived is found by the hourly poll", async () => {
		const { order_id, payment_id, intent } = await world.paidFamily(["Maya"], pendingRefundCard);
		await world.refund(payment_id);
		await eventually(async () =>
			expect((await world.dashboard.refunds.list({ payment_intent: intent })).data).toHaveLength(1),
		);
		await fixture.stripe.controls.idle();
		fixture.stripe.controls.drop(2);
		const [sent] = (await world.dashboard.refunds.list({ payment_intent: intent })).data;
		fixture.stripe.controls.settleRefund(sent?.id ?? "", "succeeded");
		await fixture.stripe.controls.idle();
		await fixture.doJob("reconcile-orders", {});
		await world.becomes(order_id, { state: "refunded", refunds: ["succeeded"] });
	});
});

describe("wallet money", () => {
	test("is refunded by amount, up to what was paid and what the wallet holds", async () => {
		const { parent } = await world.paidFamily(["Maya"]);
		const { order_id, payment_id } = await world.loaded(parent, 25);
		expect(await world.see(payment_id)).toMatchObject({
			refundable: 25,
			destinations: ["provider"],
			lines: [],
		});
		await world.refund(payment_id, { amount: 5.5 });
		await world.becomes(order_id, { state: "paid", refunds: ["succeeded"] });
		expect(await walletOf(parent)).toBe(19.5);
		expect((await world.refund(payment_id, { amount: 19.51 })).body.code).toBe("nothing_to_refund");
		await world.refund(payment_id, {});
		await world.becomes(order_id, { state: "refunded", refunds: ["succeeded", "succeeded"] });
		expect(await walletOf(parent)).toBe(0);
	});

	test("that was spent is not refunded, and a fee paid with it returns to the wallet", async () => {
		const { parent } = await world.paidFamily(["Maya"]);
		const load = await world.loaded(parent, 15);
		const { students } = await fixture.rowsOf(parent.account_id);
		const body = { student_ids: students.map(({ id }) => id) };
		const { data } = await app.call(postRenewals, { body }, parent.token);
		await app.call(payFromWallet, { params: { order_id: data.order.id }, body: {} }, parent.token);
		expect(await world.refund(load.payment_id)).toMatchObject({
			status: 409,
			body: { code: "wallet_too_low" },
		});
		const { payment_id } = await world.paymentOf(data.order.id);
		expect((await world.refund(payment_id)).body.message).toEqual({ destination: "It cannot go there." });
		await world.refund(payment_id, { destination: "wallet" });
		expect(await walletOf(parent)).toBe(15);
		expect(await world.stateOf(data.order.id)).toMatchObject({ state: "refunded", running: 0 });
	});

	test("is spent or refunded, never both", async () => {
		const { parent } = await world.paidFamily(["Maya"]);
		const load = await world.loaded(parent, 10);
		const { students } = await fixture.rowsOf(parent.account_id);
		const body = { student_ids: students.map(({ id }) => id) };
		const { data } = await app.call(postRenewals, { body }, parent.token);
		const [refunded, paid] = await Promise.all([
			world.refund(load.payment_id),
			app.call(payFromWallet, { params: { order_id: data.order.id }, body: {} }, parent.token),
		]);
		expect([refunded.status, paid.status].toSorted()).toEqual([200, 409]);
		expect(await walletOf(parent)).toBe(0);
	});
});

describe("a refund request", () => {
	test("needs a reason, an existing payment, children of it and an amount", async () => {
		const { payment_id } = await world.paidFamily(["Maya"]);
		const other = await world.paidFamily(["Leo"]);
		const [line] = (await world.see(other.payment_id)).lines;
		expect((await world.refund(payment_id, { reason: " x " })).status).toBe(400);
		expect((await world.refund(payment_id, { reason: "x".repeat(501) })).status).toBe(400);
		expect((await world.refund(crypto.randomUUID())).status).toBe(404);
		expect((await world.refund(payment_id, { line_ids: [line?.id ?? ""] })).status).toBe(404);
		const load = await world.loaded(other.parent, 10);
		for (const amount of [0, -5, 1.005, 10.01, 1e15])
			expect((await world.refund(load.payment_id, { amount })).status).toBeOneOf([400, 409]);
		expect(await walletOf(other.parent)).toBe(10);
	});

	test("is in the audit log with ids and amounts, and so is viewing a payment", async () => {
		const { order_id, payment_id } = await world.paidFamily(["Maya"]);
		await world.see(payment_id);
		await world.refund(payment_id, { destination: "wallet", reason: "Maya moved to another school" });
		const acts = await app.database.db
			.selectFrom("audit_log")
			.select(["action", "details", "actor_id"])
			.where("subject_id", "=", order_id)
			.orderBy("id")
			.execute();
		expect(acts).toEqual([
			{ action: "payment.seen", details: {}, actor_id: admin.account_id },
			{
				action: "payment.refunded",
				details: {
					refund_id: expect.any(String),
					amount_minor: 1000,
					currency: "USD",
					destination: "wallet",
				},
				actor_id: admin.account_id,
			},
		]);
	});

	test("starts from a list of all payments, a page at a time", async () => {
		const parent = await buildParent(app);
		for (let times = 0; times < 21; times += 1) await buildStudent(app, parent);
		const pages = await readPages((query) => app.call(getPayments, { query }, admin.token));
		const seen = pages.flatMap(({ payments }) => payments.map(({ id }) => id));
		const { rows } = await app.database.pool.query<{ id: string }>(
			`select id from ledger_transactions where kind in ('registration_fee', 'renewal_fee', 'wallet_load', 'late_payment')
			order by created_at desc, id desc`,
		);
		expect(rows.length).toBeGreaterThan(20);
		expect(seen).toEqual(rows.map(({ id }) => id));
		expect((await app.call(getPayments, { query: { cursor: "nonsense" } }, admin.token)).status).toBe(404);
	});
});

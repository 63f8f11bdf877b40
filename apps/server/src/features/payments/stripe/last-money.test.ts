import { askRefund } from "@learnin/contract/routes/operations.contract";
import { payFromWallet, settleOrder } from "@learnin/contract/routes/money/payments.contract";
import { getRenewals, postRenewals } from "@learnin/contract/routes/money/renewals.contract";
import { getWallet, postWalletLoad } from "@learnin/contract/routes/money/wallet.contract";
import { cardPaymentOf } from "@learnin/contract/schemas/order.schema";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { confirmCard } from "../../../platform/testing/payments/confirm-card.ts";
import { buildAdmin, buildParent, buildStudent } from "../../../platform/testing/factories.ts";
import type { Parent, Person } from "../../../platform/testing/factories.ts";
import type { TestApp } from "../../../platform/testing/test-app.ts";
import { type BothProviders, startBothProviders } from "../testing/both-providers.ts";
import { eventually } from "../../../platform/testing/eventually.ts";

let both: BothProviders;
let nodes: [TestApp, TestApp];
let admin: Person;
beforeAll(async () => {
	both = await startBothProviders();
	nodes = [both.app, await both.anotherNode()];
	admin = await buildAdmin(both.app);
});
afterAll(() => both.stop());
afterEach(expectBalanced);

/** No money appears from nowhere: every currency sums to zero, and no balance is negative. */
async function expectBalanced() {
	const { rows } = await both.app.database.pool.query(`
		select a.currency from ledger_entries e join ledger_accounts a on a.id = e.account_id
			group by a.currency having sum(case e.side when 'credit' then e.amount_minor else -e.amount_minor end) <> 0
		union all
		select a.currency from ledger_accounts a left join ledger_entries e on e.account_id = a.id
			where a.balance_minor is not null group by a.id, a.family_id, a.currency, a.balance_minor
			having a.balance_minor < 0
				or a.balance_minor <> coalesce(sum(case e.side when 'credit' then e.amount_minor else -e.amount_minor end), 0)`);
	expect(rows).toEqual([]);
}

const balanceOf = async (parent: Parent) =>
	(await both.app.call(getWallet, {}, parent.token)).data.wallet_balance;

/** A node whose connections all wait for the wallet says so, and the page retries. */
async function untilHeard<T extends { status: number }>(call: () => Promise<T>): Promise<T> {
	for (;;) {
		const answer = await call();
		if (answer.status !== 503) return answer;
	}
}

/** One top-up of 10 by card; returns its payment. */
async function load(parent: Parent): Promise<string> {
	const { app, stripe } = both;
	const { data } = await untilHeard(() => app.call(postWalletLoad, { body: { amount: 10 } }, parent.token));
	await confirmCard(stripe, cardPaymentOf(data.payment).client_secret);
	const params = { order_id: data.order.id };
	const seen = await untilHeard(() => app.call(settleOrder, { params, body: {} }, parent.token));
	expect(seen.data.order.state).toBe("paid");
	const { id } = await app.database.db
		.selectFrom("ledger_transactions")
		.select("id")
		.where("order_id", "=", data.order.id)
		.executeTakeFirstOrThrow();
	return id;
}

/** An unpaid order of days for these children: 10 each. */
async function renewal(parent: Parent, student_ids: string[]): Promise<string> {
	const body = { type: "payment" as const, student_ids };
	return (await both.app.call(postRenewals, { body }, parent.token)).data.order.id;
}

const pay = (node: TestApp, parent: Parent, order_id: string) =>
	node.call(payFromWallet, { params: { order_id }, body: {} }, parent.token);

const giveBack = (node: TestApp, payment_id: string) => {
	const body = { destination: "provider" as const, reason: "asked by the family" };
	return node.call(askRefund, { params: { payment_id }, body }, admin.token);
};

const nodeOf = (index: number) => nodes[index % 2 === 0 ? 0 : 1];

/** A family that topped up 10 twenty times and spent 150 of it on five children. */
async function withFiftyLeft() {
	const parent = await buildParent(both.app);
	const children: string[] = [];
	for (let count = 0; count < 5; count += 1) children.push((await buildStudent(both.app, parent)).student_id);
	const loads: string[] = [];
	for (let count = 0; count < 20; count += 1) loads.push(await load(parent));
	for (let count = 0; count < 3; count += 1) {
		const { status, body } = await pay(both.app, parent, await renewal(parent, children));
		expect({ status, code: body.code }).toEqual({ status: 200, code: undefined });
	}
	expect(await balanceOf(parent)).toBe(50);
	return { parent, loads, children };
}

const counted = (answers: { status: number }[]) => {
	const of = (status: number) => answers.filter((answer) => answer.status === status).length;
	return { done: of(200), refused: of(409) };
};

describe("twenty debits of 10 on two nodes against a wallet of 50", () => {
	test("five succeed and fifteen are refused", async () => {
		const { parent, loads } = await withFiftyLeft();
		const answers = await Promise.all(
			loads.map((id, index) => untilHeard(() => giveBack(nodeOf(index), id))),
		);
		expect(counted(answers)).toEqual({ done: 5, refused: 15 });
		expect(await balanceOf(parent)).toBe(0);
		await both.quiet();
	});

	test("as many succeed as there is money for, also while top-ups arrive", async () => {
		const { parent, loads } = await withFiftyLeft();
		const arriving = async () => {
			for (let count = 0; count < 4; count += 1) await load(parent);
		};
		const [answers] = await Promise.all([
			Promise.all(loads.map((id, index) => untilHeard(() => giveBack(nodeOf(index), id)))),
			arriving(),
		]);
		const { done, refused } = counted(answers);
		expect(done + refused).toBe(20);
		expect(done).toBeGreaterThanOrEqual(5);
		expect(done).toBeLessThanOrEqual(9);
		expect(await balanceOf(parent)).toBe(90 - 10 * done);
		await both.quiet();
	});
});

test("an order paid from the wallet while its card payment is being created cannot be paid by card", async () => {
	const parent = await buildParent(both.app);
	const { student_id } = await buildStudent(both.app, parent);
	await load(parent);
	// Long enough for a busy machine to pay from the wallet in the meantime.
	both.stripe.controls.slow(3_000);
	const body = { type: "payment" as const, student_ids: [student_id] };
	const preparing = both.app.call(postRenewals, { body }, parent.token);
	const order_id = await eventually(async () => {
		const { order } = (await nodes[1].call(getRenewals, {}, parent.token)).data;
		if (order === null) throw new Error("not begun yet");
		return order.id;
	});
	expect((await pay(nodes[1], parent, order_id)).data.order).toMatchObject({
		state: "paid",
		provider: "WALLET",
	});
	expect(await preparing).toMatchObject({ status: 409, body: { code: "order_closed" } });
	both.stripe.controls.behave();
	const made = both.stripe.controls
		.objects("paymentIntents")
		.filter(({ metadata }) => metadata["order_id"] === order_id);
	expect(made.map(({ status }) => status)).toEqual(["canceled"]);
});

describe("two debits of the last money", () => {
	async function withTenLeft() {
		const parent = await buildParent(both.app);
		const { student_id } = await buildStudent(both.app, parent);
		const payment_id = await load(parent);
		return { parent, payment_id, order_id: await renewal(parent, [student_id]) };
	}

	test("of one order, in two tabs on two nodes, become one", async () => {
		const { parent, order_id } = await withTenLeft();
		const answers = await Promise.all([0, 1, 2, 3].map((index) => pay(nodeOf(index), parent, order_id)));
		expect(counted(answers)).toEqual({ done: 1, refused: 3 });
		expect(await balanceOf(parent)).toBe(0);
		const { rows } = await both.app.database.pool.query(
			"select n.id from enrolments n join order_lines l on l.id = n.order_line_id where l.order_id = $1",
			[order_id],
		);
		expect(rows).toHaveLength(1);
	});

	test("a fee and a refund on two nodes: only one succeeds", async () => {
		for (let round = 0; round < 4; round += 1) {
			const { parent, order_id, payment_id } = await withTenLeft();
			const [paid, back] = await Promise.all([
				pay(nodeOf(round), parent, order_id),
				giveBack(nodeOf(round + 1), payment_id),
			]);
			expect([paid.status, back.status].toSorted()).toEqual([200, 409]);
			expect([paid, back].find(({ status }) => status === 409)?.body.code).toBe("wallet_too_low");
			expect(await balanceOf(parent)).toBe(0);
		}
		await both.quiet();
	});
});

import { deleteChild, deleteFamily } from "@learnin/contract/routes/people/data-rights.contract";
import { getNotifications } from "@learnin/contract/routes/people/notifications.contract";
import {
	getMoneyLeft,
	getRewardHistory,
	getRewards,
	payOutRewards,
	setDailyReward,
} from "@learnin/contract/routes/money/reward-money.contract";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildAccount, buildParent, buildSecondGuardian } from "../../platform/testing/factories.ts";
import type { Student } from "../../platform/testing/factories.ts";
import { testApp } from "../../platform/testing/test-app.ts";
import { finishAt, rewardFamily, rewardsOf, setReward, walletOf } from "./testing/reward-family.ts";
import { whileLocked } from "../../platform/testing/while-locked.ts";

const app = await testApp({ jobs: true });

/** A child with this much set aside, in minor units, and the rest of ten dollars in the wallet. */
async function earned(amount: number) {
	const family = await rewardFamily(app, { wallet: 1_000 });
	await setReward(app, family.child, amount);
	await finishAt(app, family.child, [app.clock.now]);
	// A change settles the days before it at once.
	const params = { student_id: family.child.student_id };
	await app.call(setDailyReward, { params, body: { daily_reward: 0 } }, family.parent.token);
	expect(await rewardsOf(app, family.child)).toBe(amount);
	return family;
}

const payOut = (
	{ token }: { token: string },
	{ student_id }: Student,
	body: { amount: number; note?: string; client_key?: string },
) =>
	app.call(
		payOutRewards,
		{ params: { student_id }, body: { note: "", client_key: crypto.randomUUID(), ...body } },
		token,
	);

describe("paying out", () => {
	test("returns the amount to the wallet, once per press, with a notification and an entry in the list", async () => {
		const { parent, child } = await earned(500);
		const wanted = { amount: 3.2, note: "For the cinema", client_key: crypto.randomUUID() };
		const answers = await Promise.all([1, 2, 3].map(() => payOut(parent, child, wanted)));
		for (const { data } of answers) expect(data).toEqual({ rewards_balance: 1.8, wallet_balance: 8.2 });
		expect([await walletOf(app, parent), await rewardsOf(app, child)]).toEqual([820, 180]);
		const query = { params: { student_id: child.student_id }, query: {} };
		const { data } = await app.call(getRewardHistory, query, parent.token);
		expect(data.next_cursor).toBeNull();
		expect(
			data.entries
				.map(({ kind, amount, note, paid_by }) => ({ kind, amount, note, paid_by }))
				.toSorted((a, b) => b.amount - a.amount),
		).toEqual([
			{ kind: "daily_reward", amount: 5, note: "", paid_by: null },
			{ kind: "payout", amount: 3.2, note: "For the cinema", paid_by: "Amara Okafor" },
		]);
		const told = await app.call(getNotifications, { query: {} }, child.token);
		expect(told.data.notifications.map(({ description }) => description)).toContain(
			"Your parents gave you $3.20 of your rewards.",
		);
	});

	test.each([0, -1, 0.005, 1e15])("is refused as %d", async (amount) => {
		const { parent, child } = await rewardFamily(app);
		expect(await payOut(parent, child, { amount })).toMatchObject({ status: 400 });
	});

	test("of money for one by two guardians concurrently: one wins", async () => {
		const { parent, child } = await earned(500);
		const second = await buildSecondGuardian(app, parent);
		const answers = await whileLocked(app, { table: "families", ids: [parent.family_id] }, () => [
			payOut(parent, child, { amount: 5 }),
			payOut(second, child, { amount: 5 }),
		]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		expect(answers.find(({ status }) => status === 409)?.body.code).toBe("reward_too_low");
		expect([await walletOf(app, parent), await rewardsOf(app, child)]).toEqual([1_000, 0]);
	});

	test("is only for the own family", async () => {
		const { parent, child } = await earned(500);
		const stranger = await buildParent(app);
		expect((await payOut(stranger, child, { amount: 1 })).status).toBe(404);
		expect((await payOut(child, child, { amount: 1 })).status).toBe(403);
		const query = { params: { student_id: child.student_id }, query: {} };
		expect((await app.call(getRewardHistory, query, stranger.token)).status).toBe(404);
		expect(await rewardsOf(app, child)).toBe(500);
		expect((await app.call(getRewards, {}, parent.token)).data.children).toHaveLength(1);
	});

	test("of many days is listed a page at a time, without a gap", async () => {
		const { parent, child } = await earned(500);
		for (let cents = 1; cents <= 24; cents += 1) await payOut(parent, child, { amount: cents / 100 });
		const params = { student_id: child.student_id };
		const first = await app.call(getRewardHistory, { params, query: {} }, parent.token);
		const cursor = first.data.next_cursor ?? "";
		const second = await app.call(getRewardHistory, { params, query: { cursor } }, parent.token);
		expect([first.data.entries.length, second.data.entries.length]).toEqual([20, 5]);
		expect(second.data.next_cursor).toBeNull();
		const ids = [...first.data.entries, ...second.data.entries].map(({ id }) => id);
		expect(new Set(ids).size).toBe(25);
	});
});

const password = "correct horse battery";

describe("money of deleted people", () => {
	test("of a child returns to the wallet, and its notifications are deleted", async () => {
		const { parent, child } = await earned(500);
		const params = { student_id: child.student_id };
		const { status } = await app.call(
			deleteChild,
			{ params, body: { name: "Maya Okafor", password } },
			parent.token,
		);
		expect(status).toBe(200);
		expect(await walletOf(app, parent)).toBe(1_000);
		const { data } = await app.call(getNotifications, { query: {} }, parent.token);
		expect(data.notifications).toEqual([]);
	});

	test("of a family is forfeited only explicitly, including what its children earned", async () => {
		const { parent } = await earned(500);
		const remove = (forgoes_wallet?: boolean) =>
			app.call(
				deleteFamily,
				{
					body: {
						words: "delete everything",
						password,
						...(forgoes_wallet === undefined ? {} : { forgoes_wallet }),
					},
				},
				parent.token,
			);
		expect((await app.call(getMoneyLeft, {}, parent.token)).data).toEqual({
			amounts: [{ currency: "USD", amount: 10 }],
		});
		for (const says of [undefined, false])
			expect(await remove(says)).toMatchObject({ status: 409, body: { code: "wallet_not_empty" } });
		expect(await walletOf(app, parent)).toBe(500);
		expect((await remove(true)).status).toBe(200);
		const { rows } = await sql<{ kind: string; side: string; amount: number }>`
			select a.kind, e.side, e.amount_minor::int as amount from ledger_transactions t
			join ledger_entries e on e.transaction_id = t.id join ledger_accounts a on a.id = e.account_id
			where t.kind = 'wallet_forgone' and t.family_id = ${parent.family_id} order by e.side`.execute(
			app.database.db,
		);
		expect(rows).toEqual([
			{ kind: "forgone_wallets", side: "credit", amount: 1_000 },
			{ kind: "wallet", side: "debit", amount: 1_000 },
		]);
		expect(await walletOf(app, parent)).toBe(0);
		const mails = await app.database.pool.query<{ text: string }>(
			"select data->>'text' as text from jobs.job where data->'to'->>'address' = $1 and name = 'send-mail'",
			[parent.email],
		);
		expect(mails.rows.map(({ text }) => text).join()).toContain(
			"You gave up $10.00 in the wallet. If you want it paid back after all, reply to this email.",
		);
	});

	test("of a family without any is zero", async () => {
		const person = await buildAccount(app);
		expect((await app.call(getMoneyLeft, {}, person.token)).data).toEqual({ amounts: [] });
		const { child } = await rewardFamily(app);
		expect((await app.call(getMoneyLeft, {}, child.token)).status).toBe(404);
	});
});

import { getNotifications } from "@learnin/contract/routes/people/notifications.contract";
import {
	getOwnRewards,
	getRewards,
	setDailyReward,
} from "@learnin/contract/routes/money/reward-money.contract";
import { setCurrency } from "@learnin/contract/routes/money/wallet.contract";
import { describe, expect, test } from "vitest";
import type { JobData } from "../../platform/jobs/jobs.ts";
import { buildParent, buildStudent, type Student } from "../../platform/testing/factories.ts";
import { sendRightAnswer, startedIds } from "../../platform/testing/send-answer.ts";
import { twoNodes } from "../../platform/testing/test-app.ts";
import { changeRules } from "../rewards/index.ts";
import {
	daysOf,
	finishAt,
	loadWallet,
	rewardFamily,
	rewardsOf,
	setReward,
	walletOf,
} from "./testing/reward-family.ts";
import { eventually } from "../../platform/testing/eventually.ts";
import { testJobs } from "../../platform/testing/test-jobs.ts";
import { nodeTakingEsewa } from "../../platform/testing/payments/esewa-fixture.ts";
import { whileLocked } from "../../platform/testing/while-locked.ts";

const [app] = await twoNodes();
const jobs = await testJobs(app);
const noon = new Date("2026-11-21T12:00:00Z");

function at(moment: string | Date): Date {
	app.clock.now = new Date(moment);
	return app.clock.now;
}

/** Until these jobs are done, on whichever node. */
async function done(...added: { [N in keyof JobData]: [N, JobData[N]] }[keyof JobData][]): Promise<void> {
	for (const [name, data] of added) await jobs.add(app.database.db, name, data as never);
	await eventually(async () => {
		const { rows } = await app.database.pool.query<{ count: number }>(
			"select count(*)::int as count from jobs.job where name = any ($1) and state <> 'completed'",
			[["grant-daily-rewards", "sweep-daily-rewards"]],
		);
		expect(rows[0]?.count).toBe(0);
	});
}

const grant = ({ student_id }: Student) => done(["grant-daily-rewards", { student_id }]);
const sweep = () => done(["sweep-daily-rewards", {}]);

describe("a day that reaches its goal", () => {
	test("is rewarded by the answer that reaches it, not before, and once", async () => {
		at(noon);
		const { parent, child } = await rewardFamily(app, { wallet: 1_000, daily_goal: 2 });
		await setReward(app, child, 150);
		const ids = await startedIds(app, child);
		const answer = async (place: number) => {
			const { status } = await sendRightAnswer(app, child, ids[place]);
			expect(status).toBe(200);
			await done();
		};
		await answer(0);
		expect(await daysOf(app, child)).toEqual([]);
		await answer(1);
		expect(await daysOf(app, child)).toEqual([{ date: "2026-11-21", wanted_minor: 150, given_minor: 150 }]);
		await answer(2);
		expect([await walletOf(app, parent), await rewardsOf(app, child)]).toEqual([850, 150]);
		const { data: own } = await app.call(getOwnRewards, {}, child.token);
		expect(own).toMatchObject({
			rewards_balance: 1.5,
			daily_reward: 1.5,
			today: { wanted: 1.5, given: 1.5 },
		});
		expect(JSON.stringify(own)).not.toContain("wallet");
		const told = async (token: string) =>
			(await app.call(getNotifications, { query: {} }, token)).data.notifications.map(
				(one) => one.description,
			);
		const ofGoal = async (token: string) =>
			(await told(token)).flatMap((text) => text.split("\n")).filter((line) => line.includes("daily goal"));
		expect(await ofGoal(child.token)).toEqual(["You reached your daily goal: $1.50 is set aside for you."]);
		expect(await ofGoal(parent.token)).toEqual([
			"Maya Okafor reached the daily goal: $1.50 is set aside from the wallet.",
		]);
	});

	test("is rewarded once by jobs that run many times, concurrently on two nodes", async () => {
		at(noon);
		const { parent, child } = await rewardFamily(app, { wallet: 1_000 });
		await setReward(app, child, 300);
		await finishAt(app, child, [noon]);
		const many = Array.from(
			{ length: 12 },
			() => ["grant-daily-rewards", { student_id: child.student_id }] as const,
		);
		await done(...many.map(([name, data]): ["grant-daily-rewards", { student_id: string }] => [name, data]));
		await sweep();
		expect([await walletOf(app, parent), await rewardsOf(app, child)]).toEqual([700, 300]);
	});

	test("is found by the sweep if it has no job, within three days", async () => {
		at(noon);
		const { child } = await rewardFamily(app, { wallet: 1_000 });
		await setReward(app, child, 100);
		await finishAt(app, child, [
			new Date("2026-11-14T12:00:00Z"),
			new Date("2026-11-19T12:00:00Z"),
			new Date("2026-11-20T23:59:59Z"),
		]);
		await sweep();
		expect((await daysOf(app, child)).map(({ date }) => date)).toEqual(["2026-11-19", "2026-11-20"]);
		await sweep();
		expect(await rewardsOf(app, child)).toBe(200);
	});
});

describe("the wallet", () => {
	test("pays what it has, and a day that it could not pay is not owed later", async () => {
		at(noon);
		const { parent, child } = await rewardFamily(app, { wallet: 40 });
		await setReward(app, child, 100);
		await finishAt(app, child, [new Date("2026-11-20T12:00:00Z"), noon]);
		await grant(child);
		expect(await daysOf(app, child)).toEqual([
			{ date: "2026-11-20", wanted_minor: 100, given_minor: 40 },
			{ date: "2026-11-21", wanted_minor: 100, given_minor: 0 },
		]);
		await loadWallet(app, parent, 5_000);
		await grant(child);
		await sweep();
		expect([await walletOf(app, parent), await rewardsOf(app, child)]).toEqual([5_000, 40]);
		const { data } = await app.call(getNotifications, { query: {} }, parent.token);
		expect(data.notifications.map(({ description }) => description)).toContain(
			"Maya Okafor reached the daily goal, but the wallet held only $0.40 of the $1.00 reward. Please load it to cover the next days.",
		);
	});

	test("with the last money for one pays it to one of two children", async () => {
		at(noon);
		const { parent, child: maya } = await rewardFamily(app, { wallet: 100 });
		const leo = await buildStudent(app, parent, { name: "Leo Okafor" });
		await app.database.db
			.updateTable("students")
			.set({ daily_goal: 1 })
			.where("id", "=", leo.student_id)
			.execute();
		for (const child of [maya, leo]) {
			await setReward(app, child, 100);
			await finishAt(app, child, [noon]);
		}
		const both: ["grant-daily-rewards", { student_id: string }][] = [maya, leo].map(({ student_id }) => [
			"grant-daily-rewards",
			{ student_id },
		]);
		await done(...both);
		const given = [await rewardsOf(app, maya), await rewardsOf(app, leo)].toSorted((a, b) => a - b);
		expect([...given, await walletOf(app, parent)]).toEqual([0, 100, 0]);
	});
});

describe("a day is in the child's time zone", () => {
	test.each([
		["Asia/Kathmandu", "2026-11-21T18:14:59Z", "2026-11-21"],
		["Asia/Kathmandu", "2026-11-21T18:15:00Z", "2026-11-22"],
		["America/New_York", "2026-11-22T04:59:59Z", "2026-11-21"],
		["Pacific/Auckland", "2026-11-21T11:00:00Z", "2026-11-22"],
	])("in %s %s is in %s", async (time_zone, moment, date) => {
		at(noon);
		const { child } = await rewardFamily(app, { wallet: 1_000, time_zone });
		await setReward(app, child, 100);
		await finishAt(app, child, [new Date(moment)]);
		at(new Date(new Date(moment).getTime() + 60_000));
		await grant(child);
		expect((await daysOf(app, child)).map((day) => day.date)).toEqual([date]);
	});

	test("which dates its notifications, also when it is noticed on the next one", async () => {
		at(noon);
		const time_zone = "America/New_York";
		const { parent, child } = await rewardFamily(app, { wallet: 1_000, time_zone });
		await setReward(app, child, 100);
		// In the evening of the 21st there; on the 22nd in UTC, where the parent's account is.
		const evening = "2026-11-22T03:30:00.000Z";
		await finishAt(app, child, [new Date(evening)]);
		at("2026-11-22T13:00:00Z");
		await sweep();
		// When the tokens are valid.
		at(noon);
		for (const { token } of [parent, child]) {
			const { data } = await app.call(getNotifications, { query: {} }, token);
			expect(data.notifications).toMatchObject([{ happened_at: evening, time_zone }]);
		}
	});

	test("changing the goal or time zone never earns a second time for one day", async () => {
		at(noon);
		const { parent, child } = await rewardFamily(app, { wallet: 10_000, time_zone: "Pacific/Kiritimati" });
		await setReward(app, child, 100);
		// Two in the morning of the 22nd on Kiritimati, one in the morning of the 21st on Pago Pago.
		await finishAt(app, child, [noon]);
		await grant(child);
		const change = (rules: Parameters<typeof changeRules>[2], now: Date) =>
			app.database.db.transaction().execute((tx) => changeRules(tx, child.student_id, rules, now));
		await change({ time_zone: "Pacific/Pago_Pago" }, at("2026-11-21T12:01:00Z"));
		await finishAt(app, child, [at("2026-11-21T12:02:00Z")]);
		await grant(child);
		await change({ time_zone: "Pacific/Kiritimati", daily_goal: 2 }, at("2026-11-21T12:03:00Z"));
		await change({ daily_goal: 1 }, at("2026-11-21T12:04:00Z"));
		await finishAt(app, child, [at("2026-11-21T12:05:00Z"), at("2026-11-21T12:06:00Z")]);
		await grant(child);
		await sweep();
		expect((await daysOf(app, child)).map(({ date }) => date)).toEqual(["2026-11-21", "2026-11-22"]);
		expect(await walletOf(app, parent)).toBe(9_800);
	});

	test("an unreached goal earns nothing, a lower one set on that day does", async () => {
		at(noon);
		const { child } = await rewardFamily(app, { wallet: 1_000, daily_goal: 3 });
		await setReward(app, child, 100);
		await finishAt(app, child, [noon, noon]);
		await grant(child);
		expect(await daysOf(app, child)).toEqual([]);
		await app.database.db
			.transaction()
			.execute((tx) => changeRules(tx, child.student_id, { daily_goal: 2 }, at("2026-11-21T13:00:00Z")));
		await sweep();
		expect(await rewardsOf(app, child)).toBe(100);
	});
});

describe("the parent's setting", () => {
	const set = (token: string, { student_id }: Student, daily_reward: number) =>
		app.call(setDailyReward, { params: { student_id }, body: { daily_reward } }, token);

	test("applies from the next goal on: a day reached before is settled with the earlier amount", async () => {
		// Five minutes before midnight in Auckland, and five after it.
		const before = at("2026-11-21T10:55:00Z");
		const { parent, child } = await rewardFamily(app, { wallet: 1_000, time_zone: "Pacific/Auckland" });
		await finishAt(app, child, [before]);
		expect((await set(parent.token, child, 2.5)).data).toEqual({ daily_reward: 2.5 });
		await grant(child);
		expect(await daysOf(app, child)).toEqual([{ date: "2026-11-21", wanted_minor: 0, given_minor: 0 }]);
		await finishAt(app, child, [at("2026-11-21T11:05:00Z")]);
		await set(parent.token, child, 7);
		expect((await daysOf(app, child)).at(-1)).toEqual({
			date: "2026-11-22",
			wanted_minor: 250,
			given_minor: 250,
		});
		const { data } = await app.call(getRewards, {}, parent.token);
		expect(data).toMatchObject({
			wallet_balance: 7.5,
			most_daily_reward: 20,
			children: [{ daily_reward: 7, rewards_balance: 2.5, today: { wanted: 2.5, given: 2.5 } }],
		});
	});

	test.each([-1, 20.01, 0.005, 1e12])("is refused as %d", async (amount) => {
		const { parent, child } = await rewardFamily(app);
		expect(await set(parent.token, child, amount)).toMatchObject({
			status: 400,
			body: {
				code: "invalid_request",
				message: {
					daily_reward:
						"Please enter an amount up to $20.00 a day, with at most two decimal places. 0 turns it off.",
				},
			},
		});
	});

	test("is turned off by a change of currency", async () => {
		const own = await nodeTakingEsewa(app);
		const parent = await buildParent(own);
		const child = await buildStudent(own, parent);
		await set(parent.token, child, 20);
		expect((await own.call(setCurrency, { body: { currency: "NPR" } }, parent.token)).status).toBe(200);
		expect((await own.call(getRewards, {}, parent.token)).data).toMatchObject({
			currency: "NPR",
			most_daily_reward: 2000,
			children: [{ daily_reward: 0 }],
		});
	});

	test("and a concurrent grant run one after the other", async () => {
		at(noon);
		const { parent, child } = await rewardFamily(app, { wallet: 1_000 });
		await setReward(app, child, 100);
		await finishAt(app, child, [noon]);
		await whileLocked(app, { table: "families", ids: [parent.family_id] }, () => [
			set(parent.token, child, 5),
			set(parent.token, child, 6),
		]);
		expect(await daysOf(app, child)).toEqual([{ date: "2026-11-21", wanted_minor: 100, given_minor: 100 }]);
		await grant(child);
		expect(await walletOf(app, parent)).toBe(900);
	});
});

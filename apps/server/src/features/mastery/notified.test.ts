import {
	getNotifications,
	readNotifications,
	setNotificationSwitch,
} from "@learnin/contract/routes/people/notifications.contract";
import { getMasteredMonth } from "@learnin/contract/routes/practice/growth.contract";
import { expect, test } from "vitest";
import type { JobData } from "../../platform/jobs/jobs.ts";
import { buildParent, buildStudent } from "../../platform/testing/factories.ts";
import type { Parent, Person, Student } from "../../platform/testing/factories.ts";
import { testApp } from "../../platform/testing/test-app.ts";
import { insertFinished } from "../../platform/testing/give-finished.ts";
import { dayIn } from "../rewards/index.ts";
import { learnFinished } from "./learning/learn-finished.ts";

const app = await testApp();
const start = new Date("2026-11-21T12:00:00Z");
const mails: JobData["send-mail"][] = [];

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const skill_id = "add-within-100";

async function family(): Promise<{ parent: Parent; child: Student }> {
	app.clock.now = start;
	mails.length = 0;
	const parent = await buildParent(app);
	return { parent, child: await buildStudent(app, parent, { name: "Maya" }) };
}

/**
 * Finishes a question per character at a time, `+` solved on the first try and `-` not; then updates mastery.
 */
async function finish(child: Student, marks: string, at = app.clock.now): Promise<void> {
	await insertFinished(app, child, { skill_id, marks, at });
	await learn(child);
}

const learn = ({ student_id }: Student) =>
	learnFinished(
		{
			db: app.database.db,
			log: { warn: () => undefined },
			config: app.config,
			now: () => app.clock.now,
			jobs: {
				add: async (_, __, data) => void mails.push(data as JobData["send-mail"]),
				handle() {},
				repeat() {},
				async start() {},
				async stop() {},
			},
		},
		student_id,
	);

/** Oldest first. A token lasts minutes. */
async function told({ token }: Person) {
	const { now } = app.clock;
	app.clock.now = start;
	const { data } = await app.call(getNotifications, { query: {} }, token);
	app.clock.now = now;
	// One by one: the notifications of one day form a group.
	const parts = data.notifications.flatMap((row) => row.parts);
	return parts.toReversed().map(({ description }) => description);
}

const withoutDays = (texts: string[]) => texts.filter((text) => !/goal|streak/u.test(text));
const withDays = (texts: string[]) => texts.filter((text) => /goal|streak/u.test(text));

test("a mastered skill notifies parent and child, once, however many nodes update it", async () => {
	const { parent, child } = await family();
	await insertFinished(app, child, { skill_id, marks: "++++++++++", at: app.clock.now });
	await Promise.all(Array.from({ length: 4 }, () => learn(child)));
	await finish(child, "++");
	expect(withoutDays(await told(parent))).toEqual([expect.stringMatching(/^Maya has mastered “.+”\.$/u)]);
	expect(withoutDays(await told(child))).toEqual([
		expect.stringMatching(/^You mastered “.+”! We’ll bring it back/u),
	]);
	expect(mails).toEqual([]);
});

test("what is learned of a day later has the date of the child's calendar, as in its month to print", async () => {
	const { parent, child } = await family();
	const time_zone = "America/Los_Angeles";
	await app.database.db
		.updateTable("students")
		.set({ time_zone })
		.where("id", "=", child.student_id)
		.execute();
	// In the evening of the 20th there; on the 21st in UTC, where the parent's account is.
	const at = new Date("2026-11-21T03:30:00Z");
	await insertFinished(app, child, { skill_id, marks: "++++++++++", at });
	await learn(child);
	const month = await app.call(getMasteredMonth, { query: { student_id: child.student_id } }, parent.token);
	const [mastered] = month.data.skills;
	expect(mastered?.mastered_on).toBe("2026-11-20");
	for (const reader of [parent, child]) {
		const { data } = await app.call(getNotifications, { query: {} }, reader.token);
		const mastered = data.notifications.filter(({ description }) => /mastered/u.test(description));
		expect(mastered).toHaveLength(1);
		for (const { happened_at, time_zone: zone } of mastered)
			expect(zone !== null && dayIn(zone, new Date(happened_at))).toBe("2026-11-20");
	}
});

test("what was finished more than 48 hours ago is applied without a notification", async () => {
	const { parent, child } = await family();
	await finish(child, "++++++++++++++++++++", new Date(start.getTime() - 49 * hour));
	expect(await told(parent)).toEqual([]);
	expect(await told(child)).toEqual([]);
});

test("a skill without progress notifies only the parent, by email too, once in 14 days", async () => {
	const { parent, child } = await family();
	await finish(child, "-------");
	expect(withoutDays(await told(parent))).toEqual([]);
	await finish(child, "-");
	await finish(child, "---");
	const text =
		/^“.+” is hard for Maya right now: none of the last 6 questions were right on the first try\./u;
	expect(withoutDays(await told(parent))).toEqual([expect.stringMatching(text)]);
	expect(withoutDays(await told(child))).toEqual([]);
	expect(mails).toMatchObject([{ subject: "A skill that needs a hand", to: { address: parent.email } }]);
	expect(mails[0]?.text).toContain(`/get-attempts-details?skill=${skill_id}&student=${child.student_id}`);
	app.clock.now = new Date(start.getTime() + 13 * day);
	await finish(child, "---");
	expect(mails).toHaveLength(1);
	app.clock.now = new Date(start.getTime() + 14 * day);
	await finish(child, "---");
	expect(mails).toHaveLength(2);
});

test("that a skill is hard is no longer said once it is mastered, unless the parent has read it", async () => {
	const { parent, child } = await family();
	const isHard = async () => (await told(parent)).some((text) => /is hard for Maya/u.test(text));
	await finish(child, "--------");
	expect(await isHard()).toBe(true);
	await finish(child, "+++");
	expect(await told(parent)).toContainEqual(expect.stringMatching(/^Maya has mastered/u));
	expect(await isHard()).toBe(false);

	const other = await family();
	await finish(other.child, "--------");
	await app.call(readNotifications, { body: { up_to: app.clock.now.toISOString() } }, other.parent.token);
	await finish(other.child, "+++");
	expect((await told(other.parent)).some((text) => /is hard for Maya/u.test(text))).toBe(true);
});

test("switched off in the bell it is only emailed, and as rarely", async () => {
	const { parent, child } = await family();
	const body = { kind: "skill_stuck", channel: "bell", is_on: false } as const;
	await app.call(setNotificationSwitch, { body }, parent.token);
	await finish(child, "---------");
	await finish(child, "---");
	expect(withoutDays(await told(parent))).toEqual([]);
	expect(mails).toHaveLength(1);
});

test("a goal notifies once a day, a round streak both, by the child's own calendar", async () => {
	const { parent, child } = await family();
	await app.database.db
		.updateTable("students")
		.set({ daily_goal: 3, time_zone: "Pacific/Auckland" })
		.where("id", "=", child.student_id)
		.execute();
	for (const days of [0, 1, 2]) {
		// 23:30 and 00:30 in Auckland: the same day in UTC.
		app.clock.now = new Date(Date.parse("2026-11-22T10:30:00Z") + days * day);
		await finish(child, "+-");
		await finish(child, "+");
		await finish(child, "++");
	}
	const goal = "Maya reached the daily goal of 3 questions.";
	// Both are sent at the same time.
	expect(withDays(await told(parent)).toSorted()).toEqual([
		"Maya is on a 3-day streak, the longest so far.",
		goal,
		goal,
		goal,
	]);
	expect(withDays(await told(child))).toEqual(["You’re on a 3-day streak, your longest so far!"]);
	app.clock.now = new Date(app.clock.now.getTime() + hour);
	await finish(child, "++");
	expect(withDays(await told(parent))).toHaveLength(4);
	await finish(child, "+");
	expect(withDays(await told(parent))).toHaveLength(5);
});

test("if the goal earns money, the notification about the money mentions it", async () => {
	const { parent, child } = await family();
	await app.database.db
		.updateTable("students")
		.set({ daily_goal: 1, daily_reward_minor: 100 })
		.where("id", "=", child.student_id)
		.execute();
	await finish(child, "+");
	expect(await told(parent)).toEqual([]);
});

test("if notifications fail, the mastery update is kept, for that answer and for the next", async () => {
	const { child } = await family();
	await insertFinished(app, child, { skill_id, marks: "--------", at: app.clock.now });
	const warned: string[] = [];
	await learnFinished(
		{
			db: app.database.db,
			log: { warn: (_: unknown, words?: string) => void warned.push(words ?? "") },
			config: app.config,
			now: () => app.clock.now,
			jobs: {
				add: () => Promise.reject(new Error("no mail today")),
				handle() {},
				repeat() {},
				async start() {},
				async stop() {},
			},
		},
		child.student_id,
	);
	expect(warned).toEqual(["notifications about mastery failed"]);
	const steps = await app.database.db
		.selectFrom("practice_questions")
		.select("id")
		.where("student_id", "=", child.student_id)
		.where("mastery", "is not", null)
		.execute();
	expect(steps).toHaveLength(8);
});

import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { beforeEach, describe, expect, test } from "vitest";
import { buildParent, buildStudent, type Student } from "../../platform/testing/factories.ts";
import { testApp } from "../../platform/testing/test-app.ts";
import { changeRules } from "./index.ts";
import { insertEnds } from "../../platform/testing/end-questions.ts";

const app = await testApp();
const parent = await buildParent(app);
let student: Student;
beforeEach(async () => {
	// Earlier than everything in these tests, because a token from the future is refused.
	app.clock.now = new Date("2026-10-30T12:00:00Z");
	student = await buildStudent(app, parent);
});

const change = (values: { time_zone?: string; daily_goal?: number; days_per_week?: number }) =>
	app.database.db.updateTable("students").set(values).where("id", "=", student.student_id).execute();

/** One question solved at each of these times, for 100 stored points (1.00 pts). */
async function solvedAt(...moments: string[]) {
	const body = { kind: "skill", skill_id: "add-within-100" } as const;
	const { data } = await app.call(startSession, { body }, student.token);
	for (const [at, moment] of moments.entries())
		await app.database.db
			.updateTable("practice_questions")
			.set({ is_correct: true, attempt_count: 1, points: 100, finished_at: new Date(moment) })
			.where("id", "=", data.questions[at]?.id ?? "")
			.execute();
	await insertEnds(
		app.database.db,
		data.questions.map(({ id }) => id),
	);
}

async function detailsAt(moment: string) {
	app.clock.now = new Date(moment);
	const body = { email: student.email, password: "correct horse battery" };
	const { access_token } = (await app.call(loginUser, { body })).data;
	const { data } = await app.call(getUserDetails, {}, access_token);
	const { current_streak, longest_streak, completed_count, reward_points, weekly_reward } = data;
	return { current_streak, longest_streak, completed_count, reward_points, weekly_reward };
}

describe("a streak uses the student's own days", () => {
	test.each([
		[
			"New York in autumn, when a day has 25 hours",
			"America/New_York",
			[
				"2026-10-31T23:30:00-04:00",
				"2026-11-01T01:30:00-04:00",
				"2026-11-01T23:59:59-05:00",
				"2026-11-02T00:00:00-05:00",
			],
			"2026-11-02T12:00:00-05:00",
			3,
		],
		[
			"New York in spring, when a day has 23 hours",
			"America/New_York",
			["2027-03-13T23:59:59-05:00", "2027-03-14T03:00:00-04:00", "2027-03-15T00:00:01-04:00"],
			"2027-03-15T12:00:00-04:00",
			3,
		],
		[
			"Kathmandu, five hours and three quarters ahead",
			"Asia/Kathmandu",
			["2026-12-01T18:14:59Z", "2026-12-01T18:15:00Z"],
			"2026-12-02T06:00:00Z",
			2,
		],
		[
			"the same moments in London are one day",
			"Europe/London",
			["2026-12-01T18:14:59Z", "2026-12-01T18:15:00Z"],
			"2026-12-02T06:00:00Z",
			1,
		],
		[
			"Auckland, where it is tomorrow already",
			"Pacific/Auckland",
			["2026-12-30T11:00:00Z", "2026-12-31T11:00:00Z"],
			"2026-12-31T20:00:00Z",
			2,
		],
	])("%s", async (_, time_zone, moments, now, streak) => {
		await change({ time_zone, daily_goal: 1, days_per_week: 7 });
		await solvedAt(...moments);
		expect(await detailsAt(now)).toMatchObject({ current_streak: streak, longest_streak: streak });
	});

	test("it lasts until midnight of a day without practice, and breaks then", async () => {
		await change({ time_zone: "America/New_York", daily_goal: 1, days_per_week: 7 });
		await solvedAt("2026-12-01T20:00:00-05:00", "2026-12-02T20:00:00-05:00");
		expect(await detailsAt("2026-12-03T23:59:59-05:00")).toMatchObject({ current_streak: 2 });
		expect(await detailsAt("2026-12-04T00:00:00-05:00")).toMatchObject({
			current_streak: 0,
			longest_streak: 2,
		});
	});

	test("a day below the goal does not count", async () => {
		await change({ time_zone: "UTC", daily_goal: 2, days_per_week: 7 });
		await solvedAt("2026-12-01T10:00:00Z", "2026-12-01T11:00:00Z", "2026-12-02T10:00:00Z");
		expect(await detailsAt("2026-12-02T12:00:00Z")).toMatchObject({ current_streak: 1 });
	});
});

/** As a settings page does it, at the time on the clock. */
const changeAt = (moment: string, values: Parameters<typeof changeRules>[2]) =>
	app.database.db
		.transaction()
		.execute((tx) => changeRules(tx, student.student_id, values, new Date(moment)));

describe("changing the time zone or goal breaks no streak", () => {
	test("a family that moves keeps its earlier days", async () => {
		await change({ time_zone: "America/Los_Angeles", daily_goal: 1, days_per_week: 7 });
		await solvedAt("2026-12-01T23:30:00-08:00", "2026-12-02T10:00:00-08:00", "2026-12-03T10:00:00Z");
		// Seen from London the first two would be one day.
		await changeAt("2026-12-02T11:00:00-08:00", { time_zone: "Europe/London" });
		expect(await detailsAt("2026-12-02T20:00:00Z")).toMatchObject({ current_streak: 2 });
		expect(await detailsAt("2026-12-03T20:00:00Z")).toMatchObject({ current_streak: 3, longest_streak: 3 });
	});

	test("a day cut short by a flight east is not missed, the next one is", async () => {
		await change({ time_zone: "Pacific/Honolulu", daily_goal: 1, days_per_week: 7 });
		await solvedAt("2026-12-01T12:00:00-10:00");
		await changeAt("2026-12-02T09:00:00-10:00", { time_zone: "Pacific/Auckland" });
		expect(await detailsAt("2026-12-03T23:00:00+13:00")).toMatchObject({ current_streak: 1 });
		expect(await detailsAt("2026-12-04T01:00:00+13:00")).toMatchObject({ current_streak: 0 });
	});

	test("a higher goal applies from the day it is set", async () => {
		await change({ time_zone: "UTC", daily_goal: 1, days_per_week: 5 });
		await solvedAt("2026-12-01T10:00:00Z", "2026-12-02T10:00:00Z", "2026-12-04T10:00:00Z");
		await changeAt("2026-12-05T09:00:00Z", { daily_goal: 2, days_per_week: 7 });
		expect(await detailsAt("2026-12-05T10:00:00Z")).toMatchObject({ current_streak: 3 });
		expect(await detailsAt("2026-12-07T10:00:00Z")).toMatchObject({ current_streak: 0, longest_streak: 3 });
	});

	test("a lower goal does not extend a streak by earlier days that missed the old one", async () => {
		await change({ time_zone: "UTC", daily_goal: 2, days_per_week: 7 });
		await solvedAt("2026-12-01T10:00:00Z", "2026-12-02T10:00:00Z");
		await changeAt("2026-12-03T09:00:00Z", { daily_goal: 1 });
		expect(await detailsAt("2026-12-03T10:00:00Z")).toMatchObject({ longest_streak: 0 });
	});

	test("of two changes at the same moment the last one applies", async () => {
		await change({ time_zone: "UTC", daily_goal: 1, days_per_week: 7 });
		await solvedAt("2026-12-01T10:00:00Z");
		await changeAt("2026-12-01T11:00:00Z", { daily_goal: 9 });
		await changeAt("2026-12-01T11:00:00Z", { daily_goal: 3 });
		await changeAt("2026-12-01T11:00:00Z", { daily_goal: 3 });
		expect(await detailsAt("2026-12-02T10:00:00Z")).toMatchObject({ current_streak: 1 });
		const { db } = app.database;
		const past = await db
			.selectFrom("past_rules")
			.select("daily_goal")
			.where("student_id", "=", student.student_id)
			.execute();
		expect(past).toEqual([{ daily_goal: 1 }]);
	});
});

describe("the week's points", () => {
	test("restart on Monday in the student's time zone", async () => {
		await change({ time_zone: "Asia/Kathmandu", daily_goal: 1 });
		// Monday 7 December begins at 18:15 UTC on Sunday.
		await solvedAt("2026-12-06T18:14:59Z", "2026-12-06T18:15:00Z", "2026-12-07T10:00:00Z");
		expect(await detailsAt("2026-12-07T12:00:00Z")).toMatchObject({
			reward_points: 0.03,
			weekly_reward: 0.02,
		});
		expect(await detailsAt("2026-12-13T18:15:00Z")).toMatchObject({ reward_points: 0.03, weekly_reward: 0 });
	});

	test("count a week with a clock change in full", async () => {
		await change({ time_zone: "Europe/Berlin", daily_goal: 1 });
		await solvedAt("2027-03-22T00:00:00+01:00", "2027-03-28T01:59:59+01:00", "2027-03-28T23:59:59+02:00");
		expect(await detailsAt("2027-03-28T23:59:59+02:00")).toMatchObject({
			weekly_reward: 0.03,
			completed_count: 3,
		});
		expect(await detailsAt("2027-03-29T00:00:00+02:00")).toMatchObject({ weekly_reward: 0 });
	});
});

test("are zero before anything is done", async () => {
	expect(await detailsAt("2026-12-07T12:00:00Z")).toEqual({
		current_streak: 0,
		longest_streak: 0,
		completed_count: 0,
		reward_points: 0,
		weekly_reward: 0,
	});
});

import { getAttemptDetails } from "@learnin/contract/routes/practice/activity.contract";
import * as contract from "@learnin/contract/routes/practice/practice-days.contract";
import { openHint, startSession } from "@learnin/contract/routes/practice/practice.contract";
import { getGoals } from "@learnin/contract/routes/people/goals.contract";
import { getStudentDashboard } from "@learnin/contract/routes/practice/student-dashboard.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { ACTIVE_TIME_RULE, MAX_ANSWER_MS } from "@learnin/domain/practice/active-time";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import { practiceDayId } from "@learnin/domain/practice/practice-day-id";
import type { StudentAnswer } from "@learnin/domain/question/question";
import { beforeEach, describe, expect, test } from "vitest";
import {
	buildAccount,
	buildAdmin,
	buildParent,
	buildStudent,
	type Parent,
	questionOf,
	type Student,
} from "../../platform/testing/factories.ts";
import { sendAnswer } from "../../platform/testing/send-answer.ts";
import { moveClock, testApp } from "../../platform/testing/test-app.ts";
import { renderQuestion } from "../practice/index.ts";
import { changeRules } from "../rewards/index.ts";
import { tokenAt, workAt, type Worked } from "../../platform/testing/worked.ts";
import { readPages } from "../../platform/testing/read-pages.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const app = await testApp();
let parent: Parent;
let maya: Student;
const start = new Date("2026-11-21T12:00:00Z");
beforeEach(async () => {
	app.clock.now = start;
	parent = await buildParent(app);
	maya = await buildStudent(app, parent, { name: "Maya Okafor" });
});

const liveIn = (time_zone: string, daily_goal = 1) =>
	app.database.db
		.updateTable("students")
		.set({ time_zone, daily_goal })
		.where("id", "=", maya.student_id)
		.execute();

const work = (...worked: Worked[]) => workAt(app, maya, worked);

async function daysAt(moment: string, query: { from?: string; to?: string } = {}) {
	const token = await tokenAt(app, maya, moment);
	return (await app.call(contract.getPracticeDays, { query }, token)).data;
}

async function dayAt(moment: string, date: string) {
	const token = await tokenAt(app, maya, moment);
	const day_id = practiceDayId({ student_id: maya.student_id, date });
	return (await app.call(contract.getPracticeDay, { params: { day_id } }, token)).data;
}

const practised = ({ days }: { days: contract.PracticeDay[] }) =>
	days.filter(({ active_ms }) => active_ms > 0).map(({ date, finished }) => [date, finished]);

test("days without practice over which a streak went on are rest days, also once it ends", async () => {
	await liveIn("UTC");
	await app.database.db
		.updateTable("students")
		.set({ days_per_week: 5 })
		.where("id", "=", maya.student_id)
		.execute();
	// From Monday: two days off, and then, in the second call, a third one.
	await work({ at: "2026-11-23T12:00:00Z" }, { at: "2026-11-26T12:00:00Z" });
	const rested = async (moment: string) =>
		(await daysAt(moment)).days.filter(({ is_rest }) => is_rest).map(({ date }) => date);
	expect(await rested("2026-11-27T12:00:00Z")).toEqual(["2026-11-24", "2026-11-25"]);
	expect(await rested("2026-11-28T12:00:00Z")).toEqual(["2026-11-24", "2026-11-25"]);
});

describe("days are in the student's time zone", () => {
	test.each<[string, string, string[], string, [string, number][]]>([
		[
			"Kathmandu, five hours and three quarters ahead",
			"Asia/Kathmandu",
			["2026-12-01T18:14:59Z", "2026-12-01T18:15:00Z"],
			"2026-12-02T06:00:00Z",
			[
				["2026-12-01", 1],
				["2026-12-02", 1],
			],
		],
		[
			"the same moments in London",
			"Europe/London",
			["2026-12-01T18:14:59Z", "2026-12-01T18:15:00Z"],
			"2026-12-02T06:00:00Z",
			[["2026-12-01", 2]],
		],
		[
			"New York in autumn, when a day has 25 hours",
			"America/New_York",
			["2026-11-01T00:00:00-04:00", "2026-11-01T01:30:00-05:00", "2026-11-01T23:59:59-05:00"],
			"2026-11-02T12:00:00-05:00",
			[["2026-11-01", 3]],
		],
		[
			"New York in spring, when a day has 23 hours",
			"America/New_York",
			["2027-03-13T23:59:59-05:00", "2027-03-14T03:00:00-04:00", "2027-03-15T00:00:00-04:00"],
			"2027-03-15T12:00:00-04:00",
			[
				["2027-03-13", 1],
				["2027-03-14", 1],
				["2027-03-15", 1],
			],
		],
	])("%s", async (_, time_zone, moments, now, expected) => {
		await liveIn(time_zone);
		await work(...moments.map((at) => ({ at })));
		const data = await daysAt(now);
		expect(data.days).toHaveLength(14);
		expect(data.days.at(-1)?.date).toBe(data.today);
		expect(practised(data)).toEqual(expected);
		for (const [date, finished] of expected) {
			const { day, sessions } = await dayAt(now, date);
			expect(day.finished).toBe(finished);
			expect(sessions.flatMap(({ questions }) => questions)).toHaveLength(finished);
		}
	});

	test("moving leaves earlier days unchanged, including a date that occurs twice", async () => {
		await liveIn("Pacific/Auckland");
		await work(
			{ at: "2026-12-02T08:00:00+13:00" },
			{ at: "2026-12-01T18:00:00-10:00" },
			{ at: "2026-12-02T18:00:00-10:00" },
		);
		const flight = new Date("2026-12-02T09:00:00+13:00");
		await app.database.db
			.transaction()
			.execute((tx) => changeRules(tx, maya.student_id, { time_zone: "Pacific/Honolulu" }, flight));
		const now = "2026-12-03T12:00:00-10:00";
		expect(practised(await daysAt(now))).toEqual([
			["2026-12-01", 1],
			["2026-12-02", 2],
		]);
		const second = await dayAt(now, "2026-12-02");
		expect(second.previous_day_id).toBe(practiceDayId({ student_id: maya.student_id, date: "2026-12-01" }));
		expect(second.next_day_id).toBeNull();
		expect((await dayAt(now, "2026-12-01")).next_day_id).toBe(second.day.id);
	});

	test("begin with the first answer or skip: nothing was missed before it", async () => {
		await liveIn("Asia/Kathmandu");
		await work({ at: "2026-12-01T18:15:00Z" }, { at: "2026-12-04T10:00:00Z" });
		const { first_day } = await daysAt("2026-12-20T12:00:00Z");
		expect(first_day).toBe("2026-12-02");
		const token = await tokenAt(app, maya, "2026-12-20T13:00:00Z");
		const dashboard = (await app.call(getStudentDashboard, {}, token)).data;
		const goals = (await app.call(getGoals, {}, token)).data;
		expect([dashboard.first_day, goals.first_day]).toEqual([first_day, first_day]);
		const sibling = await buildStudent(app, parent);
		const { data } = await app.call(contract.getPracticeDays, { query: {} }, sibling.token);
		expect(data.first_day).toBe(data.today);
	});

	test("each has the goal of that time", async () => {
		await liveIn("UTC", 1);
		await work({ at: "2026-12-01T10:00:00Z" }, { at: "2026-12-03T10:00:00Z" });
		await app.database.db
			.transaction()
			.execute((tx) => changeRules(tx, maya.student_id, { daily_goal: 2 }, new Date("2026-12-02T10:00:00Z")));
		const { days } = await daysAt("2026-12-03T12:00:00Z", { from: "2026-12-01" });
		expect(days.map(({ goal, goal_reached }) => [goal, goal_reached])).toEqual([
			[1, true],
			[1, false],
			[2, false],
		]);
	});

	test("a span has at most 92 valid days, none in the future", async () => {
		const token = await tokenAt(app, maya, "2026-12-03T12:00:00Z");
		const ask = (query: { from?: string; to?: string }) =>
			app.call(contract.getPracticeDays, { query }, token);
		expect((await ask({ from: "2026-09-03", to: "2026-12-31" })).data.days).toHaveLength(92);
		expect((await ask({ from: "2026-09-02" })).status).toBe(400);
		expect((await ask({ from: "2026-12-04" })).status).toBe(400);
		expect((await ask({ from: "2026-12-02", to: "2026-12-01" })).status).toBe(400);
		expect((await ask({ to: "2026-02-30" })).status).toBe(400);
		expect((await ask({ to: "yesterday" })).status).toBe(400);
	});
});

describe("every page shows the same sums", () => {
	const now = "2026-12-02T12:00:00Z";
	beforeEach(async () => {
		await liveIn("UTC", 3);
		await work(
			{ at: "2026-12-01T10:00:00Z", outcome: "missed", same: "a", active_ms: 30_000 },
			{ at: "2026-12-01T10:05:00Z", outcome: "skipped", active_ms: 1_000 },
			{ at: "2026-12-01T10:10:00Z", outcome: "first_try", same: "a", active_ms: DAY_MS },
			{ at: "2026-12-01T10:15:00Z", outcome: "solved", same: "b" },
		);
		const second: Worked[] = [{ at: "2026-12-01T11:00:00Z" }, { at: "2026-12-02T11:00:00Z" }];
		await workAt(app, maya, second, "subtract-within-100");
	});

	test("a question asked again counts once, and a page left open for ten minutes at most", async () => {
		const { day } = await dayAt(now, "2026-12-01");
		expect(day).toMatchObject({
			finished: 3,
			first_try: 2,
			correct: 3,
			skipped: 1,
			active_ms: 30_000 + 1_000 + MAX_ANSWER_MS + 5_000 + 5_000,
			points: 0.02,
			goal: 3,
			goal_reached: true,
		});
		expect(ACTIVE_TIME_RULE).toContain(`${MAX_ANSWER_MS / 60_000} minutes`);
	});

	test("of questions, sets and days, and of the attempts of a set", async () => {
		const span = await daysAt(now);
		const { day, sessions } = await dayAt(now, "2026-12-01");
		expect(span.days.find(({ date }) => date === "2026-12-01")).toEqual({ ...day, is_rest: false });
		const figures = ["finished", "first_try", "correct", "skipped", "active_ms", "points"] as const;
		for (const name of figures) {
			const ofSets = sessions.reduce((sum, session) => sum + session[name], 0);
			expect(ofSets, name).toBeCloseTo(day[name], 6);
			const ofDays = span.days.reduce((sum, each) => sum + each[name], 0);
			const ofNewest = span.sessions.reduce((sum, session) => sum + session[name], 0);
			expect(ofNewest, name).toBeCloseTo(ofDays, 6);
		}
		const token = await tokenAt(app, maya, now);
		for (const session of sessions) {
			const ofQuestions = session.questions.reduce((sum, { active_ms }) => sum + active_ms, 0);
			expect(ofQuestions).toBe(session.active_ms);
			expect(session.questions.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(session.points, 6);
			const query = { session_id: session.session_id };
			const { attempts } = (await app.call(getAttemptDetails, { query }, token)).data;
			const ofAttempts = attempts
				.filter(({ created_at }) => created_at.startsWith("2026-12-01"))
				.reduce((sum, { active_ms }) => sum + active_ms, 0);
			expect(ofAttempts).toBe(session.active_ms);
		}
	});

	test("as the dashboard's week and the student's points", async () => {
		const token = await tokenAt(app, maya, now);
		const { days } = (await app.call(contract.getPracticeDays, { query: {} }, token)).data;
		const { week } = (await app.call(getStudentDashboard, {}, token)).data;
		const byDate = new Map(days.map((day) => [day.date, day]));
		for (const { date, count, goal_reached } of week)
			expect(byDate.get(date)).toMatchObject({ finished: count, goal_reached });
		expect(week.map(({ count }) => count).toSorted((a, b) => b - a)).toEqual([3, 1, 0, 0, 0, 0, 0]);
		const { reward_points } = (await app.call(getUserDetails, {}, token)).data;
		expect(days.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(reward_points, 6);
	});

	test("and the list of questions, by skill and outcome, in pages", async () => {
		const token = await tokenAt(app, maya, now);
		const ask = async (query: object) => (await app.call(contract.getEndedQuestions, { query }, token)).data;
		const all = await ask({});
		expect(all.questions.map(({ outcome }) => outcome)).toEqual([
			"first_try",
			"first_try",
			"solved",
			"first_try",
			"skipped",
			"missed",
		]);
		expect(all.questions.filter(({ with_help }) => with_help)).toEqual([]);
		expect(all.next_cursor).toBeNull();
		for (const outcome of ["first_try", "solved", "missed", "skipped"] as const) {
			const wanted = all.questions.filter((question) => question.outcome === outcome);
			expect((await ask({ outcome })).questions).toEqual(wanted);
		}
		expect((await ask({ skill_id: "add-within-100" })).questions).toHaveLength(4);
		expect((await ask({ skill_id: "no-such-skill" })).questions).toEqual([]);
		expect((await ask({ from: "2026-12-02" })).questions).toHaveLength(1);
	});
});

test("the list of questions is paged without skipping or repeating one, also at the same moment", async () => {
	await liveIn("UTC");
	for (let set = 0; set < 5; set += 1)
		await work(...Array.from({ length: 10 }, () => ({ at: "2026-11-21T11:00:00Z" })));
	const pages = await readPages((query) => app.call(contract.getEndedQuestions, { query }, maya.token));
	const seen = pages.flatMap(({ questions }) => questions.map(({ question_id }) => question_id));
	expect(seen).toHaveLength(50);
	expect(new Set(seen).size).toBe(50);
});

test("a day shows every answer and opened hint of an open question, and nothing that may not be shown yet", async () => {
	await liveIn("UTC");
	const skill = { kind: "skill", skill_id: "add-within-100" } as const;
	const { questions } = (await app.call(startSession, { body: skill }, maya.token)).data;
	const question_id = questions[0]?.id ?? "";
	const key = await questionOf(app, question_id);
	const answer = async (given: StudentAnswer) => {
		const sent = await sendAnswer(app, maya, { question_id, answer: given, active_ms: 2_000 });
		expect(sent.status).toBe(200);
		moveClock(app, 1_000);
	};
	const params = { day_id: practiceDayId({ student_id: maya.student_id, date: "2026-11-21" }) };
	const question = async () => {
		const { data } = await app.call(contract.getPracticeDay, { params }, maya.token);
		return { data, question: data.sessions[0]?.questions[0] };
	};
	await answer(wrongAnswer(key));
	await app.call(openHint, { params: { question_id }, body: { shown: 0 } }, maya.token);
	const open = await question();
	expect(open.question).toMatchObject({
		outcome: "open",
		with_help: false,
		correct_answer: null,
		stage_after: null,
		active_ms: 2_000,
	});
	expect(open.question?.hints).toHaveLength(1);
	expect(open.question?.answers.map(({ feedback }) => feedback?.verdict)).toEqual(["incorrect"]);
	expect(open.data.day).toMatchObject({ finished: 0, active_ms: 2_000 });
	for (const secret of ['"key"', '"known_mistakes"', '"explanation"', '"fingerprint"'])
		expect(JSON.stringify(open.data)).not.toContain(secret);
	await answer(rightAnswer(key));
	const over = await question();
	expect(over.question).toMatchObject({
		outcome: "solved",
		with_help: true,
		stage_before: "unknown",
		stage_after: "unknown",
		active_ms: 4_000,
	});
	const listed = (await app.call(contract.getEndedQuestions, { query: {} }, maya.token)).data.questions;
	expect(listed).toMatchObject([{ question_id, outcome: "solved", with_help: true }]);
	expect(over.question?.correct_answer).toEqual(renderQuestion(key).answer_list);
	expect(over.question?.answers.map(({ feedback }) => feedback?.verdict)).toEqual(["incorrect", "correct"]);
});

describe("who may see a student's days", () => {
	const dayOf = (date: string) => ({ day_id: practiceDayId({ student_id: maya.student_id, date }) });

	test("the student, its parent and an admin see the same; the admin's view is in the audit log", async () => {
		await work({ at: "2026-11-21T11:00:00Z" });
		const admin = await buildAdmin(app);
		const { student_id } = maya;
		const params = dayOf("2026-11-21");
		const own = await app.call(contract.getPracticeDays, { query: {} }, maya.token);
		const ownDay = await app.call(contract.getPracticeDay, { params }, maya.token);
		expect(own.data.student_name).toBe("Maya Okafor");
		for (const { token } of [parent, admin]) {
			const theirs = await app.call(contract.getPracticeDays, { query: { student_id } }, token);
			expect(theirs.data).toEqual(own.data);
			expect((await app.call(contract.getPracticeDay, { params }, token)).data).toEqual(ownDay.data);
		}
		const acts = await app.database.db
			.selectFrom("audit_log")
			.select(["actor_id", "action"])
			.where("subject_id", "=", student_id)
			.execute();
		const seen = { actor_id: admin.account_id, action: "answers.seen" };
		expect(acts).toEqual([seen, seen]);
	});

	test("no one else may, and future or invalid days do not exist", async () => {
		const other = await buildParent(app);
		const strangers = [await buildStudent(app, parent), await buildStudent(app, other), other];
		const { student_id } = maya;
		for (const { token } of strangers) {
			const statuses = [
				await app.call(contract.getPracticeDays, { query: { student_id } }, token),
				await app.call(contract.getEndedQuestions, { query: { student_id } }, token),
				await app.call(contract.getPracticeDay, { params: dayOf("2026-11-21") }, token),
			].map(({ status }) => status);
			expect(statuses).toEqual([404, 404, 404]);
		}
		const registering = await buildAccount(app);
		expect((await app.call(contract.getPracticeDays, { query: {} }, registering.token)).status).toBe(403);
		expect((await app.call(contract.getPracticeDays, { query: {} }, parent.token)).status).toBe(400);
		for (const day_id of [dayOf("2026-11-22").day_id, dayOf("2026-02-30").day_id, "yesterday"]) {
			const answer = await app.call(contract.getPracticeDay, { params: { day_id } }, maya.token);
			expect(answer.status, day_id).toBe(404);
		}
		expect(
			(await app.call(contract.getPracticeDay, { params: dayOf("2026-11-20") }, maya.token)).data,
		).toMatchObject({
			day: { finished: 0, active_ms: 0 },
			sessions: [],
		});
	});
});

test.each(["2000-01-01", "2000-12-31", "2001-01-01", "2099-12-31"])(
	"returns or refuses days up to %s",
	async (to) => {
		const isKnown = to >= "2001";
		const days = await app.call(contract.getPracticeDays, { query: { to } }, maya.token);
		expect(days.status).toBe(isKnown ? 200 : 400);
		const ended = await app.call(contract.getEndedQuestions, { query: { to } }, maya.token);
		expect(ended.status).toBe(isKnown ? 200 : 400);
	},
);

test.each(["0000-01-01", "0001-01-01", "1999-12-31", "2000-12-31", "9999-12-31", "2026-02-30"])(
	"there is no day %s",
	async (date) => {
		const day_id = `${date}_${maya.student_id}`;
		expect((await app.call(contract.getPracticeDay, { params: { day_id } }, maya.token)).status).toBe(404);
	},
);

import { getStudentDashboard } from "@learnin/contract/routes/practice/student-dashboard.contract";
import { getGoals, setGoals } from "@learnin/contract/routes/people/goals.contract";
import { expect, test } from "vitest";
import { buildParent, buildStudent } from "../../platform/testing/factories.ts";
import { testApp } from "../../platform/testing/test-app.ts";

const app = await testApp();
const student = await buildStudent(app, await buildParent(app));

test("a child begins with 10 questions on 5 days and sets its own goals", async () => {
	const { week, ...goals } = (await app.call(getGoals, {}, student.token)).data;
	expect(goals).toEqual({
		daily_goal: 10,
		days_per_week: 5,
		today_count: 0,
		has_daily_reward: false,
		// Without practice, today: a new child has missed nothing.
		first_day: app.clock.now.toISOString().slice(0, 10),
	});
	expect(week.map(({ weekday }) => weekday)).toEqual(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]);
	const today = app.clock.now.toISOString().slice(0, 10);
	const at = week.findIndex(({ date }) => date === today);
	expect(week.map((day) => day.is)).toEqual(
		week.map((_, day) => (day === at ? "today" : day < at ? "past" : "ahead")),
	);
	expect(week.filter(({ count, goal_reached }) => count > 0 || goal_reached)).toEqual([]);
	const body = { daily_goal: 25, days_per_week: 7 };
	expect((await app.call(setGoals, { body }, student.token)).data).toMatchObject({ ...body, today_count: 0 });
	expect((await app.call(getGoals, {}, student.token)).data).toMatchObject(body);
	expect((await app.call(getStudentDashboard, {}, student.token)).data.daily_goal).toBe(25);
});

test.each([
	[{ daily_goal: 0, days_per_week: 5 }, "daily_goal", "At least 1 question a day."],
	[{ daily_goal: 101, days_per_week: 5 }, "daily_goal", "At most 100 questions a day."],
	[{ daily_goal: 2.5, days_per_week: 5 }, "daily_goal", "Please enter a whole number."],
	[{ daily_goal: 10, days_per_week: 0 }, "days_per_week", "At least 1 day a week."],
	[{ daily_goal: 10, days_per_week: 8 }, "days_per_week", "A week has 7 days."],
])("refuses %o: %s", async (goals, field, text) => {
	const before = (await app.call(getGoals, {}, student.token)).data;
	const { status, body } = await app.call(setGoals, { body: goals }, student.token);
	expect([status, body.message]).toEqual([400, { [field]: text }]);
	expect((await app.call(getGoals, {}, student.token)).data).toEqual(before);
});

test("only a parent lowers a goal that earns a daily reward", async () => {
	const rewarded = await buildStudent(app, await buildParent(app));
	await app.database.db
		.updateTable("students")
		.set({ daily_reward_minor: 100 })
		.where("id", "=", rewarded.student_id)
		.execute();
	const set = (daily_goal: number) =>
		app.call(setGoals, { body: { daily_goal, days_per_week: 3 } }, rewarded.token);
	expect(await set(9)).toMatchObject({ status: 409, body: { code: "goal_has_reward" } });
	expect((await set(11)).data).toMatchObject({ daily_goal: 11, days_per_week: 3, has_daily_reward: true });
});

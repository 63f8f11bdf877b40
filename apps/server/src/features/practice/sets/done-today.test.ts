import { getParentDashboard } from "@learnin/contract/routes/practice/activity.contract";
import { getGoals } from "@learnin/contract/routes/people/goals.contract";
import { getPlan } from "@learnin/contract/routes/practice/learning.contract";
import { getPracticeDays } from "@learnin/contract/routes/practice/practice-days.contract";
import { getSession, startSession } from "@learnin/contract/routes/practice/practice.contract";
import { getStudentReport } from "@learnin/contract/routes/practice/reports.contract";
import { getOwnRewards, getRewards } from "@learnin/contract/routes/money/reward-money.contract";
import { getStudentDashboard } from "@learnin/contract/routes/practice/student-dashboard.contract";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import type { StudentAnswer } from "@learnin/domain/question/question";
import fc from "fast-check";
import { expect, test } from "vitest";
import { buildParent, buildStudent, leaveOneTry, questionOf } from "../../../platform/testing/factories.ts";
import type { Parent, Student } from "../../../platform/testing/factories.ts";
import { sendAnswer, sendSkip } from "../../../platform/testing/send-answer.ts";
import { testApp } from "../../../platform/testing/test-app.ts";

const app = await testApp();

type Act = "solve" | "miss first" | "use up" | "skip" | "leave";

const send = (student: Student, question_id: string, answer: StudentAnswer) =>
	sendAnswer(app, student, { question_id, answer });

async function act(student: Student, question_id: string, what: Act): Promise<void> {
	const question = await questionOf(app, question_id);
	if (what === "use up") await leaveOneTry(app, question_id);
	if (what === "use up" || what === "miss first") await send(student, question_id, wrongAnswer(question, 0));
	if (what === "solve" || what === "miss first") await send(student, question_id, rightAnswer(question));
	if (what === "skip") await sendSkip(app, student, question_id);
}

/** What each page says was done today, and whether the goal is reached. */
async function everyCount(parent: Parent, student: Student) {
	const { student_id, token } = student;
	const isToday = ({ date }: { date: string }) => date === app.clock.now.toISOString().slice(0, 10);
	const own = (await app.call(getStudentDashboard, {}, token)).data;
	const goals = (await app.call(getGoals, {}, token)).data;
	const rewards = (await app.call(getOwnRewards, {}, token)).data;
	const plan = (await app.call(getPlan, {}, token)).data;
	const days = (await app.call(getPracticeDays, { query: {} }, token)).data.days;
	const [card] = (await app.call(getParentDashboard, {}, parent.token)).data.children;
	const [money] = (await app.call(getRewards, {}, parent.token)).data.children;
	const report = (await app.call(getStudentReport, { params: { student_id }, query: {} }, parent.token)).data;
	return {
		counts: [
			own.today_count,
			own.week.at(-1)?.count,
			goals.today_count,
			rewards.today_count,
			card?.today_count,
			card?.week.at(-1)?.finished,
			money?.today_count,
			days.at(-1)?.finished ?? 0,
			report.calendar.find(isToday)?.finished,
		],
		reached: [
			own.week.at(-1)?.goal_reached,
			card?.week.at(-1)?.goal_reached,
			goals.week.find(isToday)?.goal_reached,
			days.at(-1)?.goal_reached ?? false,
			report.calendar.find(isToday)?.goal_reached,
			plan.celebrations.some(({ kind }) => kind === "goal_reached"),
		],
	};
}

async function familyWithGoal(daily_goal: number) {
	const parent = await buildParent(app);
	const student = await buildStudent(app, parent, { grade: 2 });
	await app.database.db
		.updateTable("students")
		.set({ daily_goal })
		.where("id", "=", student.student_id)
		.execute();
	return { parent, student };
}

const daily = async ({ token }: Student) =>
	(await app.call(startSession, { body: { kind: "daily" } }, token)).data.questions;

test("every page counts the same questions of a day, however they ended, and no skips", async () => {
	const anAct = fc.constantFrom<Act>("solve", "solve", "miss first", "use up", "skip", "leave");
	await fc.assert(
		fc.asyncProperty(
			fc.array(anAct, { minLength: 4, maxLength: 6 }),
			fc.integer({ min: 1, max: 6 }),
			async (acts, goal) => {
				const { parent, student } = await familyWithGoal(goal);
				const body = { kind: "skill", skill_id: "add-four-two-digit" } as const;
				const { id, questions } = (await app.call(startSession, { body }, student.token)).data;
				for (const [at, what] of acts.entries()) await act(student, questions[at]?.id ?? "", what);
				const done = acts.filter((what) => what !== "skip" && what !== "leave").length;
				const { counts, reached } = await everyCount(parent, student);
				expect(counts).toEqual(counts.map(() => done));
				expect(reached).toEqual(reached.map(() => done >= goal));
				const set = await app.call(getSession, { params: { session_id: id } }, student.token);
				expect(set.data.today).toEqual({ count: done, goal });
			},
		),
		{ numRuns: 8 },
	);
});

test("after a set of ten with one skip the next set has exactly the missing question", async () => {
	const { parent, student } = await familyWithGoal(10);
	const first = await daily(student);
	expect(first).toHaveLength(10);
	for (const [at, { id }] of first.entries()) await act(student, id, at === 4 ? "skip" : "solve");
	expect((await everyCount(parent, student)).counts[0]).toBe(9);
	const [last, ...more] = await daily(student);
	expect(more).toEqual([]);
	await act(student, last?.id ?? "", "solve");
	const { counts, reached } = await everyCount(parent, student);
	expect([counts[0], reached[0]]).toEqual([10, true]);
	expect(await daily(student)).toHaveLength(5);
});

test("a goal of three has sets of three, and a goal of fifty begins with twenty", async () => {
	expect(await daily((await familyWithGoal(3)).student)).toHaveLength(3);
	expect(await daily((await familyWithGoal(50)).student)).toHaveLength(20);
});

test("a skip uses one of the day's free questions, and the dashboard shows how many are left", async () => {
	const parent = await buildParent(app);
	const student = await buildStudent(app, parent, { grade: 2, enrolled: false });
	const left = async () => (await app.call(getStudentDashboard, {}, student.token)).data;
	expect(await left()).toMatchObject({ free_left: 5, today_count: 0 });
	const questions = await daily(student);
	expect(questions).toHaveLength(5);
	for (const [at, { id }] of questions.entries()) await act(student, id, at === 0 ? "skip" : "solve");
	expect(await left()).toMatchObject({ free_left: 0, today_count: 4 });
	expect((await app.call(startSession, { body: { kind: "bookmarks" } }, student.token)).body.code).toBe(
		"enrolment_needed",
	);
});

import { randomUUID } from "node:crypto";
import * as contract from "@learnin/contract/routes/practice/learning.contract";
import { setGoals } from "@learnin/contract/routes/people/goals.contract";
import { skipQuestion, startSession } from "@learnin/contract/routes/practice/practice.contract";
import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { skills as curriculum } from "@learnin/curriculum/skills/skills";
import { beforeEach, describe, expect, test } from "vitest";
import { buildParent, buildStudent, type Student } from "../../platform/testing/factories.ts";
import {
	sendRightAnswer,
	sendSkip,
	sendWrongAnswer,
	startedIds,
} from "../../platform/testing/send-answer.ts";
import { moveClock, testApp } from "../../platform/testing/test-app.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const app = await testApp({ jobs: true });
let student: Student;
beforeEach(async () => {
	student = await buildStudent(app, await buildParent(app));
});

const skill_id = "add-sub-fractions-unlike";

const begin = (id = skill_id) => startedIds(app, student, id);

async function solve(ids: readonly string[]) {
	for (const id of ids) {
		moveClock(app, 1000);
		await sendRightAnswer(app, student, id);
	}
}

async function miss(id = "") {
	moveClock(app, 1000);
	await sendWrongAnswer(app, student, id);
}

/** The same time of day, some days later, with paid days; no sign-in lasts so long. */
async function wait(days: number) {
	moveClock(app, days * DAY_MS);
	const ends_at = new Date(app.clock.now.getTime() + DAY_MS);
	const { db } = app.database;
	await db.updateTable("enrolments").set({ ends_at }).where("student_id", "=", student.student_id).execute();
	const body = { email: student.email, password: "correct horse battery" };
	student = { ...student, token: (await app.call(loginUser, { body })).data.access_token };
}

const plan = async () => (await app.call(contract.getPlan, {}, student.token)).data;
const reasons = async () => (await plan()).steps.map(({ reason }) => reason);
const skills = async () => (await app.call(contract.getSkills, {}, student.token)).data;
const skill = (id = skill_id) => app.call(contract.getSkill, { params: { skill_id: id } }, student.token);
const celebrations = async () => (await app.call(contract.getPlan, {}, student.token)).data.celebrations;
const seen = (ids: string[]) => app.call(contract.noteCelebrations, { body: { ids } }, student.token);

describe("today's plan", () => {
	test("shows a new student what the first set has, and the set has that", async () => {
		const { steps, practised_today, collection } = await plan();
		expect(steps[0]).toMatchObject({ reason: "next_new_skill", grade: 5 });
		expect(steps.reduce((sum, { questions }) => sum + questions, 0)).toBe(10);
		expect([practised_today, collection.tiles]).toEqual([[], []]);
		const { questions } = (await app.call(startSession, { body: { kind: "daily" } }, student.token)).data;
		const inSet = new Set(questions.map((each) => each.skill_id));
		expect(new Set(steps.map((each) => each.skill_id))).toEqual(inSet);
		await solve([questions[0]?.id ?? ""]);
		const left = (await plan()).steps.reduce((sum, each) => sum + each.questions, 0);
		expect(left).toBe(9);
	});

	test("has the student on the path where the day's set teaches, also while another set is open", async () => {
		const [first = ""] = await begin("add-within-100");
		await solve([first]);
		const { next, steps } = await plan();
		expect(next?.skill_id).toBe(steps.find(({ reason }) => reason === next?.reason)?.skill_id);
		expect(next?.skill_id).not.toBe("add-within-100");
	});

	test("names what a step opens", async () => {
		const [step] = (await plan()).steps;
		const above = (await skills()).skills.filter(({ prerequisites }) =>
			prerequisites.includes(step?.skill_id ?? ""),
		);
		expect(above.map(({ name }) => name)).toContain(step?.opens);
	});

	test("has what is being learned, one question for what is due, and something new", async () => {
		const [missed = "", ...others] = await begin("add-within-100");
		await miss(missed);
		await solve([missed, ...others]);
		await solve((await begin("subtract-within-100")).slice(0, 6));
		await miss((await begin(skill_id))[0] ?? "");
		expect(await reasons()).not.toContain("mistake_to_make_good");
		await wait(40);
		const { steps, collection } = await plan();
		const byReason = (wanted: string) => steps.filter(({ reason }) => reason === wanted);
		expect(byReason("mistake_to_make_good")).toMatchObject([{ skill_id: "add-within-100", questions: 1 }]);
		expect(byReason("next_new_skill").length).toBeGreaterThan(0);
		expect(steps.map((each) => each.skill_id)).toContain(skill_id);
		expect(collection).toMatchObject({ mastered_count: 2, started_count: 1 });
		expect(collection.tiles.map(({ stage }) => stage)).toEqual([
			"due_for_review",
			"due_for_review",
			"unknown",
		]);
		expect(collection.tiles.at(-1)).toMatchObject({ skill_id });
	});

	test("counts what was skipped today", async () => {
		expect((await plan()).skipped_today).toBe(0);
		const [question_id = "", other = ""] = await begin();
		const body = { client_key: randomUUID(), active_ms: 0, client_time: app.clock.now.toISOString() };
		await app.call(skipQuestion, { params: { question_id }, body }, student.token);
		await solve([other]);
		expect((await plan()).skipped_today).toBe(1);
	});

	test("shows what was practiced today as done, and names what was mastered", async () => {
		await solve(await begin());
		const { steps, practised_today, collection } = await plan();
		expect(practised_today).toMatchObject([{ skill_id, count: 10 }]);
		expect(steps).not.toContainEqual(expect.objectContaining({ skill_id }));
		expect(collection).toMatchObject({
			mastered_count: 1,
			started_count: 0,
			tiles: [{ skill_id, stage: "mastered" }],
		});
		await wait(1);
		expect((await plan()).practised_today).toEqual([]);
	});
});

describe("the skills", () => {
	test("are all listed, in teaching order, each with a lesson, and the own grade", async () => {
		const { grade, domains, skills: all } = await skills();
		expect(grade).toBe(5);
		expect(all).toHaveLength(curriculum.length);
		expect(all.map((each) => each.grade)).toEqual(all.map((each) => each.grade).toSorted());
		expect(new Set(all.map(({ place }) => place)).size).toBe(curriculum.length);
		expect(all.every(({ has_lesson }) => has_lesson)).toBe(true);
		const ids = new Set(all.map(({ id }) => id));
		expect(all.flatMap(({ prerequisites }) => prerequisites).filter((id) => !ids.has(id))).toEqual([]);
		const named = new Set(domains.map(({ id }) => id));
		expect(all.filter(({ domain }) => !named.has(domain))).toEqual([]);
		expect(all.filter(({ is_begun, stage }) => is_begun || stage !== "unknown")).toEqual([]);
	});

	test("are not started by a skip alone, nor is anything in the collection", async () => {
		for (const question_id of await begin("add-within-100")) await sendSkip(app, student, question_id);
		expect((await skills()).skills.filter(({ is_begun }) => is_begun)).toEqual([]);
		expect((await plan()).collection).toMatchObject({ started_count: 0, tiles: [] });
		expect((await skill("add-within-100")).data).toMatchObject({ latest: { count: 0 }, practised_on: null });
	});

	test("show the student's state in each, and no one else's answers count", async () => {
		const other = student;
		await solve(await begin());
		student = await buildStudent(app, await buildParent(app));
		await solve((await begin("add-within-100")).slice(0, 1));
		const begun = async () => (await skills()).skills.filter(({ is_begun }) => is_begun);
		expect(await begun()).toMatchObject([{ id: "add-within-100", stage: "unknown" }]);
		student = other;
		expect(await begun()).toMatchObject([{ id: skill_id, stage: "mastered" }]);
	});
});

describe("one skill", () => {
	test("shows what was done in it, and when to review it", async () => {
		const [missed = "", ...others] = await begin();
		await miss(missed);
		await solve([missed, ...others]);
		const today = app.clock.now.toISOString().slice(0, 10);
		const { data } = await skill();
		expect(data).toMatchObject({
			finished_count: 10,
			latest: { count: 10, first_try: 9 },
			practised_on: today,
			mastered_on: today,
			reason: "keep_fresh",
		});
		expect(String(data.review_on) > today).toBe(true);
	});

	test("is empty before any practice, and not found if it does not exist", async () => {
		expect((await skill("pythagorean-sides")).data).toEqual({
			answers_left: 3,
			finished_count: 0,
			latest: { count: 0, first_try: 0 },
			practised_on: null,
			mastered_on: null,
			review_on: null,
			reason: null,
		});
		const [first] = (await plan()).steps.flatMap(({ skill_id: id, reason }) =>
			reason === "next_new_skill" ? [id] : [],
		);
		expect((await skill(first)).data).toMatchObject({ finished_count: 0, reason: "next_new_skill" });
		expect((await skill("no-such-skill")).status).toBe(404);
	});
});

describe("celebrations", () => {
	test("include the goal of the day and a mastered skill, until they were seen", async () => {
		expect(await celebrations()).toEqual([]);
		await solve(await begin());
		const reached = await celebrations();
		expect(reached).toMatchObject([
			{ kind: "goal_reached", count: 10 },
			{ kind: "skill_mastered", skill_id },
		]);
		expect(await celebrations()).toEqual(reached);
		const [goal = "", mastered = ""] = reached.map(({ id }) => id);
		await seen([goal, "goal:2020-01-01"]);
		expect((await celebrations()).map(({ id }) => id)).toEqual([mastered]);
		await Promise.all([seen([mastered]), seen([mastered])]);
		expect(await celebrations()).toEqual([]);
		const kept = await app.database.db
			.selectFrom("celebrations_seen")
			.select("key")
			.where("student_id", "=", student.student_id)
			.execute();
		expect(kept.map(({ key }) => key).toSorted()).toEqual([goal, mastered]);
	});

	test("include three days in a row, as long as the streak has three", async () => {
		await app.call(setGoals, { body: { daily_goal: 1, days_per_week: 7 } }, student.token);
		const questions = await begin("add-within-100");
		for (const question of questions.slice(0, 3)) {
			await wait(1);
			await solve([question]);
		}
		const streaks = async () => (await celebrations()).filter(({ kind }) => kind === "streak");
		expect(await streaks()).toMatchObject([{ days: 3 }]);
		await wait(1);
		expect(await streaks()).toMatchObject([{ days: 3 }]);
		await solve(questions.slice(3, 4));
		expect(await streaks()).toEqual([]);
	});

	test("belong to one student", async () => {
		await solve(await begin());
		const keys = (await celebrations()).map(({ id }) => id);
		const other = student;
		student = await buildStudent(app, await buildParent(app));
		await seen(keys);
		student = other;
		expect((await celebrations()).map(({ id }) => id)).toEqual(keys);
	});
});

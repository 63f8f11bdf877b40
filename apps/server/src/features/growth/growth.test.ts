import * as contract from "@learnin/contract/routes/practice/growth.contract";
import { getPlan, getSeasons } from "@learnin/contract/routes/practice/learning.contract";
import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import { beforeEach, describe, expect, test } from "vitest";
import { buildParent, buildStudent, questionOf } from "../../platform/testing/factories.ts";
import type { Parent, Student } from "../../platform/testing/factories.ts";
import { sendAnswer, startSkill } from "../../platform/testing/send-answer.ts";
import { moveClock, testApp } from "../../platform/testing/test-app.ts";
import { tokenAt, workAt, type Worked } from "../../platform/testing/worked.ts";

const app = await testApp({ jobs: true });
let parent: Parent;
let maya: Student;
const start = new Date("2026-11-18T12:00:00Z");
const skill_id = "add-within-100";
beforeEach(async () => {
	app.clock.now = start;
	parent = await buildParent(app);
	maya = await buildStudent(app, parent, { name: "Maya Okafor" });
});

async function begin(skill_id?: string) {
	const { id, questions } = await startSkill(app, maya, skill_id);
	return { session_id: id, ids: questions.map((question) => question.id) };
}

async function answer(question_id: string, answerOf: (question: Question) => StudentAnswer) {
	moveClock(app, 1000);
	await sendAnswer(app, maya, { question_id, answer: answerOf(await questionOf(app, question_id)) });
}

const growth = async (session_id: string, token = maya.token) =>
	(await app.call(contract.getSetGrowth, { params: { session_id } }, token)).data.skills;

describe("skills strengthened by a set", () => {
	test("include a skill mastered in it, with how many were correct on the first try", async () => {
		const { session_id, ids } = await begin();
		expect(await growth(session_id)).toEqual([]);
		for (const id of ids) await answer(id, rightAnswer);
		expect(await growth(session_id)).toMatchObject([
			{
				skill_id,
				kind: "mastered",
				stage_before: "unknown",
				stage_after: "mastered",
				was_begun: false,
				tried: ids.length,
				first_try: ids.length,
			},
		]);
	});

	test("have the stage that the child's tiles show", async () => {
		const { data } = await app.call(startSession, { body: { kind: "daily" } }, maya.token);
		for (const { id } of data.questions) await answer(id, rightAnswer);
		const { tiles } = (await app.call(getPlan, {}, maya.token)).data.collection;
		const grown = await growth(data.id);
		expect(grown.length).toBeGreaterThan(1);
		for (const { skill_id: id, stage_after } of grown)
			expect(tiles.find((tile) => tile.skill_id === id)?.stage).toBe(stage_after);
	});

	test("exclude skills with only wrong first tries", async () => {
		const { session_id, ids } = await begin();
		for (const id of ids.slice(0, 4)) await answer(id, (question) => wrongAnswer(question, 0));
		expect(await growth(session_id)).toEqual([]);
	});

	test("are not found for another child's set", async () => {
		const { session_id } = await begin();
		const other = await buildStudent(app, parent);
		const answered = await app.call(contract.getSetGrowth, { params: { session_id } }, other.token);
		expect(answered.status).toBe(404);
	});
});

const ended = (date: string, count: number, outcome: NonNullable<Worked["outcome"]>): Worked[] =>
	Array.from({ length: count }, (_, at) => ({
		at: `${date}T10:00:00Z`,
		outcome,
		same: `${date} ${outcome} ${at}`,
	}));

describe("records", () => {
	const careful = async (moment: string) => {
		maya = { ...maya, token: await tokenAt(app, maya, moment) };
		const { records } = (await app.call(contract.getRecords, {}, maya.token)).data;
		return records.filter(({ record }) => record === "careful");
	};

	test("the most careful week is shown once it is over, and belongs to the child", async () => {
		for (const [date, right, helped] of [
			["2026-11-03", 10, 0],
			["2026-11-04", 2, 8],
			["2026-11-10", 10, 0],
			["2026-11-11", 9, 1],
		] as const)
			await workAt(app, maya, [...ended(date, right, "first_try"), ...ended(date, helped, "solved")]);
		expect(await careful("2026-11-15T12:00:00Z")).toEqual([
			{ record: "careful", monday: "2026-11-02", count: 12, of: 20 },
		]);
		const week = { record: "careful", monday: "2026-11-09", count: 19, of: 20 };
		expect(await careful("2026-11-16T12:00:00Z")).toEqual([week]);
		const { celebrations } = (await app.call(getPlan, {}, maya.token)).data;
		expect(celebrations.filter(({ id }) => id.startsWith("record:careful"))).toEqual([
			{ kind: "record", id: "record:careful:2026-11-09", ...week },
		]);
	});
});

const fiveSkills = [
	"add-facts-within-20",
	"subtract-facts-within-20",
	"hundreds-tens-ones",
	"number-forms-to-1000",
	"add-within-100",
];

test("the fifth skill ever mastered earns a season of tile art, which is celebrated and kept", async () => {
	const seasons = async () => (await app.call(getSeasons, {}, maya.token)).data;
	const master = async (skill: string) => {
		for (const id of (await begin(skill)).ids) await answer(id, rightAnswer);
	};
	const [last = "", ...first] = fiveSkills;
	for (const skill of first) await master(skill);
	expect(await seasons()).toMatchObject({
		mastered: 4,
		seasons: [{ season: "spring", earned_on: null }, {}, {}, {}],
	});
	await master(last);
	expect(await seasons()).toMatchObject({
		mastered: 5,
		seasons: [{ season: "spring", skills: 5, earned_on: "2026-11-18" }, { earned_on: null }, {}, {}],
	});
	const { celebrations } = (await app.call(getPlan, {}, maya.token)).data;
	expect(celebrations).toContainEqual({ kind: "season", id: "season:spring", season: "spring", skills: 5 });
});

describe("a month", () => {
	const monthOf = async (query: { student_id?: string; month?: string }, token = maya.token) =>
		(await app.call(contract.getMasteredMonth, { query }, token)).data;

	test("has what was mastered in it, only for the child and its parent", async () => {
		const { ids } = await begin();
		for (const id of ids) await answer(id, rightAnswer);
		const own = await monthOf({});
		expect(own).toMatchObject({
			student_name: "Maya Okafor",
			month: "2026-11",
			months: [{ month: "2026-11", mastered: 1 }],
			skills: [{ skill_id, mastered_on: "2026-11-18" }],
			practice_days: 1,
			finished: ids.length,
		});
		const { student_id } = maya;
		expect(await monthOf({ student_id }, parent.token)).toEqual(own);
		expect(await monthOf({ student_id, month: "2026-10" }, parent.token)).toMatchObject({
			month: "2026-10",
			skills: [],
			practice_days: 0,
		});
		const stranger = await buildParent(app);
		const refused = await app.call(contract.getMasteredMonth, { query: { student_id } }, stranger.token);
		expect(refused.status).toBe(404);
		// What an address says wrongly is refused in a sentence, without the names of its fields.
		const unclear = await app.call(contract.getMasteredMonth, { query: {} }, parent.token);
		expect(unclear).toMatchObject({ status: 400, body: { detail: "Please say which child is meant." } });
	});
});

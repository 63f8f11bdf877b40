import { getPlan } from "@learnin/contract/routes/practice/learning.contract";
import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import * as contract from "@learnin/contract/routes/practice/worksheets.contract";
import { expect, test } from "vitest";
import { buildParent, buildStudent } from "../../platform/testing/factories.ts";
import {
	sendRightAnswer,
	sendSkip,
	sendWrongAnswer,
	startedIds,
} from "../../platform/testing/send-answer.ts";
import { testApp } from "../../platform/testing/test-app.ts";
import { readSkillGraph } from "../skills/index.ts";
import { DAY_MS } from "@learnin/domain/time/day";

// Two sheets with the same settings differ only by chance.
const app = await testApp({ settings: { QUESTION_SEED: "" } });
const parent = await buildParent(app);
const child = await buildStudent(app, parent, { grade: 3 });
const stranger = await buildParent(app);

const wishes = { count: 10, level: "suiting" } as const;
const ofSkill = (skill_id = "multiply-facts-easy", by = parent, student_id = child.student_id) =>
	app.call(contract.makeWorksheet, { body: { source: "skill", skill_id, student_id, ...wishes } }, by.token);
const ofMistakes = (by = parent, student_id = child.student_id) =>
	app.call(contract.makeWorksheet, { body: { source: "mistakes", student_id, ...wishes } }, by.token);
const sheet = (code: string, by: { token: string } = parent) =>
	app.call(contract.getWorksheet, { params: { code } }, by.token);

async function missSome(skill_id: string) {
	const body = { kind: "skill", skill_id } as const;
	const { data } = await app.call(startSession, { body }, child.token);
	const [first = "", second = ""] = data.questions.map(({ id }) => id);
	await sendWrongAnswer(app, child, first);
	await sendRightAnswer(app, child, first);
	await sendSkip(app, child, second);
}

test("a sheet of a skill has its questions, its key, a home activity, and does not count as practice", async () => {
	const { data } = await ofSkill();
	expect(data).toMatchObject({
		source: "skill",
		student: { id: child.student_id },
		skills: [{ id: "multiply-facts-easy", grade: 3 }],
		home_activity: { title: expect.any(String) },
	});
	expect(data.questions).toHaveLength(10);
	for (const { question, right_answer, answer_list, explanation } of data.questions) {
		expect(right_answer.question_type).toBe(question.question_type);
		expect(answer_list.length).toBeGreaterThan(0);
		expect(explanation.html).not.toBe("");
	}
	const { count } = await app.database.db
		.selectFrom("practice_questions")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	expect(count).toBe(0);
});

test("the code makes the same sheet again, also as typed from paper; another sheet is different", async () => {
	const { data } = await ofSkill();
	expect((await sheet(data.code)).data).toEqual(data);
	const typed = `${data.code.slice(0, 4)}-${data.code.slice(4)}`.toLowerCase().replaceAll("0", "o");
	expect((await sheet(typed)).data).toEqual(data);
	const other = (await ofSkill()).data;
	expect(other.code).not.toBe(data.code);
	expect(other.questions.map(({ question }) => question.prompt)).not.toEqual(
		data.questions.map(({ question }) => question.prompt),
	);
	for (const nothing of ["ZZZZZZZZ", "x", "%00"]) expect((await sheet(nothing)).status).toBe(404);
});

test("what a child missed makes a sheet of fresh questions for its own family only", async () => {
	expect(await ofMistakes()).toMatchObject({ status: 409, body: { code: "nothing_to_practise" } });
	await missSome("round-10-100");
	await missSome("multiply-facts-easy");
	const { data } = await ofMistakes();
	expect(data.questions).toHaveLength(10);
	expect(data.skills.map(({ id }) => id).toSorted()).toEqual(["multiply-facts-easy", "round-10-100"]);
	expect((await sheet(data.code)).data).toEqual(data);
	expect((await sheet(data.code, stranger)).status).toBe(404);
	expect((await ofMistakes(stranger)).status).toBe(404);
	expect((await ofSkill("round-10-100", stranger)).status).toBe(404);
});

test("another family can open a sheet of a skill by its code, and learns nothing about the child", async () => {
	const { data } = await ofSkill();
	const theirs = await sheet(data.code, stranger);
	expect(theirs.data).toEqual({ ...data, student: null });
	expect(JSON.stringify(theirs.data)).not.toContain(child.student_id);
});

test("what comes next makes a mixed sheet, and the choices say what it will be", async () => {
	const choices = (await app.call(contract.getWorksheetChoices, {}, parent.token)).data;
	expect(choices.skills.length).toBeGreaterThan(260);
	expect(choices.children.map(({ id }) => id)).toEqual([child.student_id]);
	const [{ next, mistake_skills } = { next: [], mistake_skills: [] }] = choices.children;
	expect(mistake_skills).toHaveLength(2);
	expect(choices.recent[0]).toMatchObject({ student_name: "Maya Okafor", count: 10 });
	const { data } = await app.call(
		contract.makeWorksheet,
		{ body: { source: "next", student_id: child.student_id, ...wishes } },
		parent.token,
	);
	expect(new Set(data.skills.map(({ name }) => name))).toEqual(
		new Set(next.map(({ skill_name }) => skill_name)),
	);
	// The path of the child begins with the same skill.
	const plan = (await app.call(getPlan, {}, child.token)).data;
	const graph = await readSkillGraph(app.database.db);
	expect(next[0]?.skill_name).toBe(graph.nameOf(plan.next?.skill_id ?? ""));
	expect(next.map(({ reason }) => reason)).not.toContain("keep_fresh");
	expect((await app.call(contract.getWorksheetChoices, {}, stranger.token)).data).toMatchObject({
		children: [],
		recent: [],
	});
});

test("a child sees no sheet, because it would see the key", async () => {
	const { data } = await ofSkill();
	expect((await sheet(data.code, child)).status).toBe(403);
});

test("a parent whose child may not practice can still print", async () => {
	await app.database.db
		.updateTable("consents")
		.set({ withdrawn_at: app.clock.now })
		.where("student_id", "=", child.student_id)
		.execute();
	expect((await ofSkill()).data.questions).toHaveLength(10);
	expect((await ofMistakes()).data.questions).toHaveLength(10);
});

test.each([4, 31, 10.5])("refuses %s questions", async (count) => {
	const body = { source: "next", student_id: child.student_id, ...wishes, count } as const;
	expect((await app.call(contract.makeWorksheet, { body }, parent.token)).status).toBe(400);
});

test("making sheets is rate limited", async () => {
	const busy = await buildParent(app);
	const { student_id } = await buildStudent(app, busy);
	const statuses = new Set<number>();
	for (let made = 0; made <= 60; made += 1)
		statuses.add((await ofSkill("add-within-100", busy, student_id)).status);
	expect([...statuses]).toEqual([200, 429]);
});

test("what was only skipped is no mistake, neither on its day nor when it comes back in practice", async () => {
	const other = await buildParent(app);
	const leo = await buildStudent(app, other, { name: "Leo Okafor", grade: 3 });
	for (const id of await startedIds(app, leo, "round-10-100")) await sendSkip(app, leo, id);
	const mistakes = async () => {
		const { data } = await app.call(contract.getWorksheetChoices, {}, other.token);
		return data.children.map(({ mistake_skills }) => mistake_skills);
	};
	expect(await mistakes()).toEqual([[]]);
	const finished_at = new Date(app.clock.now.getTime() - 2 * DAY_MS);
	await app.database.db
		.updateTable("practice_questions")
		.set({ created_at: finished_at, finished_at })
		.where("student_id", "=", leo.student_id)
		.execute();
	expect(await mistakes()).toEqual([[]]);
});

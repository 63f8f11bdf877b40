import { getSkills } from "@learnin/contract/routes/practice/learning.contract";
import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import { createQuestion, decideQuestion } from "@learnin/contract/routes/bank/question-bank.contract";
import * as contract from "@learnin/contract/routes/bank/skills.contract";
import { skills as ofCurriculum } from "@learnin/curriculum/skills/skills";
import { exampleFillOne } from "@learnin/domain/examples/questions";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { buildAdmin, buildParent, buildStudent } from "../../platform/testing/factories.ts";
import { sendRightAnswer } from "../../platform/testing/send-answer.ts";
import { moveClock, testApp } from "../../platform/testing/test-app.ts";
import { readSkillGraph, seedSkills } from "./index.ts";
import { measureSkills } from "./measure-skills.ts";

const app = await testApp();
const admin = await buildAdmin(app);
const student = await buildStudent(app, await buildParent(app), { grade: 2 });

type Content = Parameters<typeof app.call<typeof contract.addSkill>>[1]["body"];

let serial = 0;
const newSkill = (changes: Partial<Content> = {}): Content => ({
	name: `Counting buses ${(serial += 1)}`,
	child_name: `Buses ${serial}`,
	parent_name: "Counts buses",
	description: "",
	grade: 2,
	domain: "OA",
	standard: "2.OA.A.1",
	also_covers: [],
	prerequisites: [],
	is_active: true,
	...changes,
});

const list = async () => (await app.call(contract.getCurriculum, {}, admin.token)).data;
const listed = async (id: string) => (await list()).skills.find((skill) => skill.id === id);
const read = async (skill_id: string) =>
	(await app.call(contract.getCurriculumSkill, { params: { skill_id } }, admin.token)).data;
const add = (body: Content) => app.call(contract.addSkill, { body }, admin.token);
const added = async (changes: Partial<Content> = {}) => (await add(newSkill(changes))).data.id;

/** Changes some fields of a skill. */
async function edit(skill_id: string, changes: Partial<Content>, version?: number) {
	const now = await read(skill_id);
	const { name, child_name, parent_name, description, grade, domain, standard } = now;
	const fields = { name, child_name, parent_name, description, grade, domain, standard };
	const { also_covers, prerequisites, is_active } = now;
	const body = { ...fields, also_covers, prerequisites, is_active, ...changes };
	return app.call(
		contract.editSkill,
		{ params: { skill_id }, body: { ...body, expected_version: version ?? now.version } },
		admin.token,
	);
}

const on = (...ids: string[]) => ids.map((skill_id) => ({ skill_id, weight: 0.5 }));

async function publish(skill_id: string, difficulty = 1): Promise<string> {
	const question = exampleFillOne({ prompt: `What is $3 + 4$? Bus ${(serial += 1)}.` });
	const body = { question, skill_id, difficulty, tags: [], state: "in_review" as const };
	const { data } = await app.call(createQuestion, { body }, admin.token);
	const decision = { decision: "approve" as const, expected_version: 1, note: "" };
	await app.call(decideQuestion, { params: { question_id: data.id }, body: decision }, admin.token);
	return data.id;
}

describe("the curriculum's own", () => {
	test("every skill is stored with its prerequisites, in teaching order, and a second start changes nothing", async () => {
		const before = await readSkillGraph(app.database.db);
		await seedSkills(app.database.db);
		expect((await readSkillGraph(app.database.db)).revision).toBe(before.revision);
		const { skills } = await list();
		for (const { id, prerequisites } of ofCurriculum) {
			const skill = skills.find((each) => each.id === id);
			expect(skill?.generator_version, id).toBeGreaterThan(0);
			expect(skill?.prerequisites.map(({ skill_id }) => skill_id).toSorted()).toEqual(
				prerequisites.toSorted(),
			);
		}
		const grades = skills.map(({ grade }) => grade);
		expect(grades).toEqual(grades.toSorted());
	});

	test("an edit survives the next release; an unedited skill follows it", async () => {
		await edit("odd-even-numbers", { child_name: "Odd or even?" });
		await app.database.pool.query(
			"update skills set name = 'Old words' where id = 'arrays-repeated-addition'",
		);
		await seedSkills(app.database.db);
		expect((await read("odd-even-numbers")).child_name).toBe("Odd or even?");
		const ours = ofCurriculum.find(({ id }) => id === "arrays-repeated-addition");
		expect((await read("arrays-repeated-addition")).name).toBe(ours?.name);
	});

	test("a release leaves out a prerequisite that would close a cycle with an edit", async () => {
		const top = ofCurriculum.find(({ id }) => id === "multiplication-equal-groups");
		const [below = ""] = top?.prerequisites ?? [];
		await edit("multiplication-equal-groups", { prerequisites: [], grade: 2 });
		await edit(below, { prerequisites: on("multiplication-equal-groups") });
		await app.database.pool.query(
			"update skills set edited_at = null where id = 'multiplication-equal-groups'",
		);
		await seedSkills(app.database.db);
		expect((await read("multiplication-equal-groups")).prerequisites).toEqual([]);
		await edit(below, { prerequisites: [] });
		await seedSkills(app.database.db);
		expect((await read("multiplication-equal-groups")).prerequisites).toEqual(on(below));
	});
});

describe("an edit", () => {
	test("applies at once, and is in the versions with its changes, and in the audit log", async () => {
		const [below, id] = [await added(), await added()];
		const prerequisites = [{ skill_id: below, weight: 0.25 }];
		expect((await edit(id, { description: "Buses in a row.", prerequisites })).data).toEqual({ version: 2 });
		expect(await read(id)).toMatchObject({ version: 2, description: "Buses in a row.", prerequisites });
		expect((await read(below)).needed_by).toEqual([id]);
		expect((await read(id)).versions).toEqual([
			expect.objectContaining({
				version: 2,
				changed: ["description", "builds_on"],
				created_by_name: expect.any(String),
			}),
			expect.objectContaining({ version: 1, changed: [] }),
		]);
		const graph = await readSkillGraph(app.database.db);
		expect(graph.learnedFrom(id).prerequisites).toEqual(prerequisites);
		const acts = await app.database.db
			.selectFrom("audit_log")
			.select(["action", "details"])
			.where("actor_id", "=", admin.account_id)
			.where(sql<boolean>`details ->> 'skill_id' = ${id}`)
			.orderBy("id")
			.execute();
		expect(acts).toEqual([
			{ action: "skill.added", details: { skill_id: id } },
			{ action: "skill.edited", details: { skill_id: id, version: 2, changed: "description builds_on" } },
		]);
	});

	test("of a curriculum skill keeps the earlier text as a version", async () => {
		await edit("skip-count-5-10-100", { parent_name: "Counts on in steps" });
		const { versions } = await read("skip-count-5-10-100");
		expect(versions.map(({ version, created_by_name }) => [version, created_by_name === null])).toEqual([
			[2, false],
			[1, true],
		]);
	});

	test("that changes nothing makes no version", async () => {
		const id = await added();
		expect((await edit(id, {})).data).toEqual({ version: 1 });
		expect((await edit(id, { name: "Counting trams" }, 1)).status).toBe(200);
		expect((await edit(id, { name: "Counting trains" }, 1)).body.code).toBe("skill_changed");
	});

	test("that closes a cycle is refused with the path, however long", async () => {
		const a = await added({ name: "Alpha" });
		const b = await added({ name: "Beta", prerequisites: on(a) });
		const c = await added({ name: "Gamma", prerequisites: on(b) });
		const refused = await edit(a, { prerequisites: on(c) });
		expect(refused).toMatchObject({
			status: 409,
			body: { code: "skill_cycle", message: { prerequisites: "Alpha → Gamma → Beta → Alpha" } },
		});
		expect((await edit(a, { prerequisites: on(a) })).body.code).toBe("skill_cycle");
		expect((await read(a)).prerequisites).toEqual([]);
	});

	test("of two edits that close a cycle only together one is refused", async () => {
		const [a, b] = [await added(), await added()];
		const both = await Promise.all([edit(a, { prerequisites: on(b) }), edit(b, { prerequisites: on(a) })]);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
	});

	test("that bypasses the server is refused by the database", async () => {
		const a = await added();
		const b = await added({ prerequisites: on(a) });
		await expect(
			app.database.pool.query(
				"insert into skill_prerequisites (skill_id, prerequisite_id, weight) values ($1, $2, 1)",
				[a, b],
			),
		).rejects.toThrow("cycle");
	});

	test.each([
		["a later grade below", { grade: 2, prerequisites: on("ratio-language") }, "skill_of_later_grade"],
		["what there is not", { prerequisites: on("no-such-skill") }, "not_found"],
		["the same twice", { prerequisites: on("add-within-100", "add-within-100") }, "not_found"],
		["no such domain", { domain: "XX" }, "not_found"],
		[
			"a weight of nothing",
			{ prerequisites: [{ skill_id: "add-within-100", weight: 0 }] },
			"invalid_request",
		],
		["no name", { name: " " }, "invalid_request"],
		["a grade that is not taught", { grade: 9 }, "invalid_request"],
	])("%s is refused", async (_, changes, code) => {
		const { body } = await add(newSkill(changes));
		expect(body.code ?? "invalid_request").toBe(code);
	});

	test("a name of another skill of the grade is refused, one of another grade is not", async () => {
		await added({ child_name: "Double deckers" });
		expect((await add(newSkill({ child_name: "double deckers" }))).body.code).toBe("skill_exists");
		const id = await added({ child_name: "Double deckers", grade: 3 });
		const needed = await added({ grade: 3, prerequisites: on(id) });
		expect((await edit(id, { grade: 4 })).body.code).toBe("skill_of_later_grade");
		expect((await read(needed)).prerequisites).toEqual(on(id));
	});
});

describe("students", () => {
	const onMap = async () => (await app.call(getSkills, {}, student.token)).data.skills.map(({ id }) => id);
	const begin = (skill_id: string) =>
		app.call(startSession, { body: { kind: "skill", skill_id } }, student.token);

	async function solve(question_id: string) {
		moveClock(app, 1000);
		return sendRightAnswer(app, student, question_id);
	}

	test("get the bank's questions of a skill without a generator, and again when all are done", async () => {
		const id = await added({ child_name: "Night buses" });
		expect((await begin(id)).body.code).toBe("nothing_to_practise");
		expect(await onMap()).not.toContain(id);
		const published = [await publish(id, 1), await publish(id, 3)];
		expect(await onMap()).toContain(id);
		const first = await begin(id);
		expect(first.data.title).toBe("Night buses");
		expect(first.data.questions).toHaveLength(2);
		for (const question of first.data.questions) expect((await solve(question.id)).status).toBe(200);
		const again = await begin(id);
		expect(again.data.id).not.toBe(first.data.id);
		const { rows } = await app.database.pool.query<{ bank_question_id: string }>(
			"select distinct bank_question_id from practice_questions where session_id = $1",
			[again.data.id],
		);
		expect(rows.map(({ bank_question_id }) => bank_question_id).toSorted()).toEqual(published.toSorted());
		await measureSkills({ db: app.database.db, now: () => app.clock.now });
		expect(await listed(id)).toMatchObject({
			students: 1,
			generator_version: null,
			questions: { published: 2, draft: 0 },
			difficulties: [1, 3],
			types: ["FILL_ONE"],
		});
	});

	test("get questions of every difficulty from a generator, without any in the bank", async () => {
		const skill_id = "add-within-100";
		const skill = await listed(skill_id);
		expect(skill).toMatchObject({ difficulties: [1, 2, 3, 4, 5], questions: { published: 0 } });
		const { generated } = await read(skill_id);
		expect([...new Set(generated.map(({ question_type }) => question_type))].toSorted()).toEqual(
			skill?.types,
		);
		const difficulties = new Set(generated.map(({ difficulty }) => difficulty));
		expect([...difficulties].toSorted()).toEqual([1, 2, 3, 4, 5]);
	});

	test("finish what they started in a deactivated skill, and start nothing new in it", async () => {
		const skill_id = "subtract-facts-within-20";
		const begun = await begin(skill_id);
		expect((await edit(skill_id, { is_active: false })).status).toBe(200);
		expect(await onMap()).not.toContain(skill_id);
		expect((await begin(skill_id)).data.id).toBe(begun.data.id);
		for (const question of begun.data.questions) expect((await solve(question.id)).status).toBe(200);
		expect((await begin(skill_id)).body.code).toBe("not_found");
		expect((await begin("add-within-100")).status).toBe(200);
		expect(await listed(skill_id)).toMatchObject({ is_active: false, on_map: null });
		await edit(skill_id, { is_active: true });
		expect(await onMap()).toContain(skill_id);
	});
});

import * as contract from "@learnin/contract/routes/practice/detective.contract";
import { getEvidence } from "@learnin/contract/routes/practice/evidence.contract";
import { getPlan } from "@learnin/contract/routes/practice/learning.contract";
import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import { procedureOf, proceduresPossible } from "@learnin/curriculum/procedures/procedure-of";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import { beforeEach, expect, test } from "vitest";
import { buildAdmin, buildParent, buildStudent, questionOf } from "../../platform/testing/factories.ts";
import type { Parent, Student } from "../../platform/testing/factories.ts";
import { sendAnswer } from "../../platform/testing/send-answer.ts";
import { moveClock, testApp } from "../../platform/testing/test-app.ts";
import { learnAfterAnswer } from "../mastery/index.ts";

const app = await testApp();
let parent: Parent;
let student: Student;
beforeEach(async () => {
	parent = await buildParent(app);
	student = await buildStudent(app, parent, { grade: 3 });
});

const skill_id = "subtract-within-100";
const procedure = "smaller-digit-from-larger";

const forParent = (token = parent.token) =>
	app.call(contract.getChildProcedures, { params: { student_id: student.student_id } }, token);

async function answer(question_id: string, answer: StudentAnswer) {
	moveClock(app, 1000);
	return sendAnswer(app, student, { question_id, answer });
}

/** The answer that the procedure leads to, if the question knows it, in the format of its type. */
function mistaken(question: Question): StudentAnswer | undefined {
	for (const [n] of question.known_mistakes.entries()) {
		const given = wrongAnswer(question, n);
		const grade = gradeAnswer(question, given);
		const id = grade.verdict === "incorrect" ? grade.known_mistake_id : null;
		if (id !== null && procedureOf(skill_id, id) === procedure) return given;
	}
	return undefined;
}

/**
 * A whole set; each question ends correct, after a first try by the procedure where it can show. Returns how
 * often it could.
 */
async function practice({ has }: { has: boolean }): Promise<number> {
	const { data } = await app.call(startSession, { body: { kind: "skill", skill_id } }, student.token);
	let made = 0;
	for (const { id } of data.questions) {
		const question = await questionOf(app, id);
		const wrong = has ? mistaken(question) : undefined;
		if (wrong !== undefined) {
			made += 1;
			await answer(id, wrong);
		}
		await answer(id, rightAnswer(question));
	}
	return made;
}

/**
 * More sets than any child needs until the procedure shows, is found or is gone: not every set can show it.
 */
const MAX_SETS = 12;

/** Sets by the procedure until it first shows; returns how often it did. */
async function practiceUntilItShows(): Promise<number> {
	for (let sets = 0; sets < MAX_SETS; sets += 1) {
		const made = await practice({ has: true });
		if (made > 0) return made;
	}
	throw new Error("no set could show the procedure");
}

/** Sets until the procedure is found, or until it is gone; returns how often it showed. */
async function practiceUntil({ isFound }: { isFound: boolean }): Promise<number> {
	let made = 0;
	for (let sets = 0; ((await estimate())?.is_found ?? false) !== isFound && sets < MAX_SETS; sets += 1)
		made += await practice({ has: isFound });
	return made;
}

/** The first question that can show the procedure; all before it are answered correctly. */
async function questionThatShows() {
	for (let sets = 0; sets < MAX_SETS; sets += 1) {
		const { data } = await app.call(startSession, { body: { kind: "skill", skill_id } }, student.token);
		for (const { id } of data.questions) {
			const question = await questionOf(app, id);
			const wrong = mistaken(question);
			if (wrong !== undefined) return { id, question, wrong };
			await answer(id, rightAnswer(question));
		}
	}
	throw new Error("no set could show the procedure");
}

const repair = (of = procedure, token = student.token) =>
	app.call(contract.getRepair, { query: { procedure: of } }, token);
const startRepair = (of = procedure) =>
	app.call(startSession, { body: { kind: "repair", procedure: of } }, student.token);
const planned = async () => (await app.call(getPlan, {}, student.token)).data.repairs;

const estimate = () =>
	app.database.db
		.selectFrom("procedure_estimates")
		.selectAll()
		.where("student_id", "=", student.student_id)
		.where("procedure", "=", procedure)
		.executeTakeFirst();

test("a procedure that shows in several sets is shown to the parent with its two answers, until it is gone", async () => {
	expect((await forParent()).data.procedures).toEqual([]);
	let made = await practiceUntilItShows();
	expect((await forParent()).data.procedures).toEqual([]);
	made += await practiceUntil({ isFound: true });
	const { student: named, procedures } = (await forParent()).data;
	const [found] = procedures;
	expect(found).toMatchObject({
		procedure,
		sentence: expect.stringMatching(
			new RegExp(`^${named.name.split(" ")[0]} subtracts the smaller digit from .+\\.$`),
		),
		helps: expect.stringContaining("52 − 27"),
		made_count: made,
	});
	const query = { student_id: student.student_id, procedure };
	const { answers } = (await app.call(getEvidence, { query }, parent.token)).data;
	expect(answers).toHaveLength(2);
	for (const { prompt, given, note } of answers)
		expect([prompt.html, given?.html, note?.html].every((html) => (html ?? "") !== "")).toBe(true);
	expect(JSON.stringify(answers)).not.toContain("known_mistakes");

	const admin = await buildAdmin(app);
	const common = (await app.call(contract.getCommonProcedures, {}, admin.token)).data.procedures;
	expect(common).toContainEqual(
		expect.objectContaining({ procedure, skill_id, is_shared: true, grade: 2, students: 1 }),
	);

	await practiceUntil({ isFound: false });
	expect((await forParent()).data.procedures).toEqual([]);
	expect(await estimate()).toMatchObject({ made_count: made, is_found: false });
});

test("the child repairs what was found: a lesson, three questions that would reveal it, and it is gone", async () => {
	expect(await repair()).toMatchObject({ status: 404, body: { code: "not_found" } });
	expect(await startRepair()).toMatchObject({ body: { code: "nothing_to_practise" } });
	await practiceUntil({ isFound: true });
	const sentence = "You sometimes take the top digit from the bottom one.";
	expect(await planned()).toEqual([{ procedure, sentence, questions: 3 }]);
	const { pair, figure, ...lesson } = (await repair()).data;
	expect(lesson).toMatchObject({ sentence, questions_left: null });
	expect(figure?.svg).toContain("<svg");
	expect(pair.wrong?.answer.spoken).not.toBe(pair.right.answer.spoken);

	const { data: set } = await startRepair();
	expect(set).toMatchObject({ kind: "repair", title: "Fix a mix-up", skill_id: null });
	expect((await startRepair()).data.id).toBe(set.id);
	const questions = await Promise.all(set.questions.map(({ id }) => questionOf(app, id)));
	expect(questions).toHaveLength(3);
	for (const question of questions) expect(proceduresPossible(skill_id, question)).toContain(procedure);
	expect(new Set(questions.map((question) => JSON.stringify(question))).size).toBe(3);
	for (const [at, { id }] of set.questions.entries()) {
		expect((await repair()).data.questions_left).toBe(3 - at);
		expect((await planned())[0]?.questions).toBe(3 - at);
		await answer(id, rightAnswer(questions[at] as Question));
	}
	expect(await planned()).toEqual([]);
	expect((await repair()).status).toBe(404);
	await practice({ has: false });
	expect(await estimate()).toMatchObject({ is_found: false });
});

test("a mistake in one skill is explained by a question of that skill; no one else's is", async () => {
	const own = "multiply-facts-easy/added-the-factors";
	const shown_by = ["one", "two"].map((key) => ({
		question_id: crypto.randomUUID(),
		question_key: key,
		session_id: crypto.randomUUID(),
		skill_id: "multiply-facts-easy",
		at_ms: app.clock.now.getTime(),
	}));
	await app.database.db
		.insertInto("procedure_estimates")
		.values({
			student_id: student.student_id,
			family_id: parent.family_id,
			procedure: own,
			odds: [2, 3, 4],
			possible_count: 5,
			made_count: 5,
			quiet_count: 0,
			updated_at: app.clock.now,
			shown_by: JSON.stringify(shown_by),
			shown_skill_id: "multiply-facts-easy",
			is_found: true,
		})
		.execute();
	const { pair, happens, sentence } = (await repair(own)).data;
	expect(sentence).toMatch(/^The same mistake came up more than once in “.+”\.$/);
	expect([happens, pair.asked, pair.right.how].every(({ html }) => html !== "")).toBe(true);
	expect(pair.wrong?.answer.spoken).not.toBe(pair.right.answer.spoken);
	const other = await buildStudent(app, await buildParent(app));
	expect((await repair(own, other.token)).status).toBe(404);
});

test("only the first try counts, once, and another family sees nothing", async () => {
	const tried = await questionThatShows();
	await answer(tried.id, tried.wrong);
	await learn();
	expect(await estimate()).toMatchObject({ possible_count: 1, made_count: 1, shown_skill_id: skill_id });
	await answer(tried.id, rightAnswer(tried.question));
	await learn();
	expect(await estimate()).toMatchObject({ possible_count: 1, made_count: 1 });
	const other = await buildParent(app);
	expect(await forParent(other.token)).toMatchObject({ status: 404, body: { code: "not_found" } });
});

const learn = () =>
	learnAfterAnswer(
		{
			db: app.database.db,
			log: { warn: (error: unknown) => expect(error).toBeUndefined() },
			config: app.config,
			now: () => app.clock.now,
			jobs: { add: async () => undefined, handle() {}, repeat() {}, async start() {}, async stop() {} },
		},
		student.student_id,
	);

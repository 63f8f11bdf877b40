import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { inTransaction } from "../../platform/db/database.ts";
import { buildParent, buildStudent, type Student } from "../../platform/testing/factories.ts";
import { insertFinished } from "../../platform/testing/give-finished.ts";
import {
	sendRightAnswer,
	sendSkip,
	sendWrongAnswer,
	startedIds,
} from "../../platform/testing/send-answer.ts";
import { moveClock, testApp } from "../../platform/testing/test-app.ts";
import { learnAllWaiting, learnFinishedOf } from "./index.ts";
import { learnFigures } from "./learning/learn-figures.ts";
import { learnFinished } from "./learning/learn-finished.ts";
import { takeQuestionsToLearn } from "./mastery.queries.ts";
import { readLearner, standingsOf } from "./read-learner.ts";
import { suggest, suitingDifficulty } from "./suggest.ts";
import { waitingCalls } from "../../platform/testing/while-locked.ts";

const app = await testApp();
let student: Student;
beforeEach(async () => {
	student = await buildStudent(app, await buildParent(app));
});

const skill_id = "add-within-100";
const context = () => ({
	db: app.database.db,
	log: { warn: () => undefined },
	config: app.config,
	now: () => app.clock.now,
	jobs: { add: async () => undefined, handle() {}, repeat() {}, async start() {}, async stop() {} },
});

const startSkill = (id = skill_id) => startedIds(app, student, id);

async function solve(question_id: string) {
	moveClock(app, 1000);
	return sendRightAnswer(app, student, question_id);
}

const miss = (question_id: string) => sendWrongAnswer(app, student, question_id);

async function steps() {
	return app.database.db
		.selectFrom("practice_questions")
		.select(["id as question_id", "skill_id", "tried_at", "mastery", "stage_before", "stage_after"])
		.where("student_id", "=", student.student_id)
		.where("mastery", "is not", null)
		.$narrowType<{ mastery: number }>()
		.orderBy("tried_at")
		.execute();
}

async function waiting() {
	const rows = await app.database.db
		.selectFrom("questions_to_learn")
		.select("question_id")
		.where("student_id", "=", student.student_id)
		.execute();
	return rows.length;
}

async function standing(id = skill_id) {
	const learner = await readLearner(app.database.db, student.student_id);
	return standingsOf(learner, app.clock.now).get(id);
}

test("a first try updates mastery once, when it is made, and the end of its question does not", async () => {
	const [first = "", second = ""] = await startSkill();
	await miss(first);
	await learnFinished(context(), student.student_id);
	expect(await steps()).toMatchObject([{ question_id: first, skill_id, stage_before: "unknown" }]);
	expect((await standing())?.evidence).toBeCloseTo(0.9);
	await solve(first);
	const missed = (await standing())?.evidence ?? 0;
	expect(missed).toBeCloseTo(0.9);
	await solve(second);
	expect((await steps()).map(({ question_id }) => question_id)).toEqual([first, second]);
	expect(await waiting()).toBe(0);
	const before = await standing();
	await learnFinished(context(), student.student_id);
	expect(await standing()).toEqual(before);
	// A correct answer weighs 1 minus the chance of guessing it, which depends on the question's type.
	expect(before?.evidence).toBeGreaterThanOrEqual(missed + 0.5);
	expect(before?.evidence).toBeLessThan(missed + 1.001);
});

test("an answer that ends its question does not wait for the mastery update of its first try", async () => {
	const { db } = app.database;
	const [first = ""] = await startSkill();
	await miss(first);
	await db.transaction().execute(async (tx) => {
		expect(await takeQuestionsToLearn(tx, student, 10)).toHaveLength(1);
		const end = { is_correct: true, attempt_count: 2, finished_at: app.clock.now };
		await db.updateTable("practice_questions").set(end).where("id", "=", first).execute();
		await tx
			.updateTable("practice_questions")
			.set({ tried_at: app.clock.now, mastery: 0.2, stage_before: "unknown", stage_after: "learning" })
			.where("id", "=", first)
			.execute();
	});
	expect(await waiting()).toBe(1);
	await learnFinished(context(), student.student_id);
	expect(await steps()).toHaveLength(1);
	expect(await waiting()).toBe(0);
});

test("a first try is taken without the end that is just being stored, and then with it", async () => {
	const { db } = app.database;
	const [first = ""] = await startSkill();
	await miss(first);
	const end = { is_correct: true, attempt_count: 2, finished_at: app.clock.now };
	await db.transaction().execute(async (tx) => {
		await tx.updateTable("practice_questions").set(end).where("id", "=", first).execute();
		const taken = await inTransaction(db, (other) => takeQuestionsToLearn(other, student, 10));
		expect(taken).toMatchObject([{ id: first, is_correct: false, finished_at: null }]);
	});
	const taken = await inTransaction(db, (tx) => takeQuestionsToLearn(tx, student, 10));
	expect(taken).toMatchObject([{ id: first, ...end }]);
	expect(await waiting()).toBe(0);
});

test("a mastery update for a first try waits to change its question, which is just ending", async () => {
	const { db } = app.database;
	const [first = ""] = await startSkill();
	await miss(first);
	const learning = await db.transaction().execute(async (tx) => {
		await tx
			.updateTable("practice_questions")
			.set({ is_correct: true, attempt_count: 2, finished_at: app.clock.now })
			.where("id", "=", first)
			.execute();
		const begun = learnFinished(context(), student.student_id);
		await expect.poll(() => waitingCalls(app)).toBe(1);
		return { begun };
	});
	await learning.begun;
	expect(await waiting()).toBe(1);
	await learnFinished(context(), student.student_id);
	expect(await steps()).toHaveLength(1);
	expect(await waiting()).toBe(0);
});

test("questions that were missed and left open show that the skill is not known", async () => {
	const ids = await startSkill();
	for (const id of ids) await miss(id);
	await learnFinished(context(), student.student_id);
	expect(await standing()).toMatchObject({ stage: "learning" });
	const suggestions = await suggest(app.database.db, { id: student.student_id, grade: 3 }, app.clock.now);
	expect(suggestions.find((each) => each.skill_id === skill_id)?.reason).toBe("prerequisite_first");
});

test("ten solved on the first try are mastered, and the history of it is stored", async () => {
	for (const id of await startSkill()) await solve(id);
	expect((await standing())?.stage).toBe("mastered");
	const rows = await steps();
	expect(rows).toHaveLength(10);
	expect(rows.at(-1)?.stage_after).toBe("mastered");
	expect(rows.map(({ mastery }) => mastery)).toEqual(
		rows.map(({ mastery }) => mastery).toSorted((a, b) => a - b),
	);
	expect(
		await suitingDifficulty(app.database.db, student.student_id, skill_id, app.clock.now),
	).toBeGreaterThan(2);
});

test("a skip lowers the estimate of the skill, and does not start it", async () => {
	const [first = ""] = await startSkill();
	await sendSkip(app, student, first);
	expect(await standing()).toBeUndefined();
	expect(await waiting()).toBe(0);
	expect(await steps()).toMatchObject([{ stage_after: "unknown" }]);
	const { masteries } = await readLearner(app.database.db, student.student_id);
	expect(masteries.get(skill_id)).toMatchObject({ finished_count: 1, evidence: 0 });
	expect(masteries.get(skill_id)?.mean).toBeLessThan(0);
});

test("what a dead node left pending is applied once, however many read concurrently", async () => {
	// Only typed ones: what could be guessed says less.
	const typed = "add-four-two-digit";
	const ids = await startSkill(typed);
	await solve(ids[0] ?? "");
	// As from a node that went down after the answer was stored.
	await app.database.db
		.updateTable("practice_questions")
		.set({ is_skipped: true, finished_at: app.clock.now })
		.where("id", "in", ids.slice(1, 4))
		.execute();
	expect(await waiting()).toBe(3);
	await Promise.all(Array.from({ length: 5 }, () => learnFinished(context(), student.student_id)));
	expect(await waiting()).toBe(0);
	expect((await standing(typed))?.evidence).toBe(1);
	expect(await steps()).toHaveLength(4);
});

test("the job folds observations into figures that identify no student, each once", async () => {
	await app.database.db.deleteFrom("mastery_observations").execute();
	const [first = ""] = await startSkill("subtract-within-100");
	await solve(first);
	await learnFigures(app.database.db);
	const figures = () =>
		app.database.db
			.selectFrom("skill_figures")
			.selectAll()
			.where("skill_id", "=", "subtract-within-100")
			.execute();
	const [once] = await figures();
	expect(once?.mean).toBeLessThan(0);
	await Promise.all([learnFigures(app.database.db), learnFigures(app.database.db)]);
	expect(await figures()).toEqual([once]);
	const keys = await app.database.db.selectFrom("question_figures").select("question_key").execute();
	expect(keys.map(({ question_key }) => question_key)).toContainEqual(
		expect.stringMatching(/^subtract-within-100:\d+:1$/),
	);
});

test("the job and mastery updates do not wait for each other", async () => {
	const [first = "", second = ""] = await startSkill();
	await solve(first);
	await app.database.db.transaction().execute(async (tx) => {
		await tx
			.insertInto("mastery_observations")
			.columns(["skill_id", "question_key", "difficulty", "observation"])
			.expression((eb) =>
				eb
					.selectFrom("mastery_observations")
					.select(["skill_id", "question_key", "difficulty", "observation"])
					.limit(1),
			)
			.execute();
		await learnFigures(app.database.db);
		await solve(second);
		expect(await waiting()).toBe(0);
	});
	expect(await app.database.db.selectFrom("mastery_observations").select("skill_id").execute()).toHaveLength(
		2,
	);
});

test("a new student begins at the first skill of the grade", async () => {
	const fresh = await suggest(app.database.db, { id: student.student_id, grade: 2 }, app.clock.now);
	expect(fresh[0]).toMatchObject({ reason: "next_new_skill", questions: 2 });
	expect(fresh.every(({ reason }) => reason === "next_new_skill")).toBe(true);
});

test("a read applies the oldest of thousands of pending questions, and the job the rest", async () => {
	await app.database.db.deleteFrom("questions_to_learn").execute();
	const other = await buildStudent(app, await buildParent(app));
	await giveMany(student, 1_200);
	await giveMany(other, 3);
	await learnFinishedOf(context(), [student.student_id], { impersonated_by: null });
	const taken = await steps();
	expect(taken).toHaveLength(200);
	expect(taken.at(-1)?.tried_at).toEqual(new Date(app.clock.now.getTime() - 1_001_000));
	await learnAllWaiting(context());
	expect(await app.database.db.selectFrom("questions_to_learn").select("student_id").execute()).toEqual([]);
	expect(await steps()).toHaveLength(1_200);
});

test("what a crash of the database took out of the queue is learned from by the next job, and only then", async () => {
	const { db } = app.database;
	const [solved = "", missed = "", tried = "", later = ""] = await startSkill();
	await miss(missed);
	await solve(solved);
	await miss(tried);
	const lost = await waiting();
	// What a crash leaves of tables that are not logged.
	await sql`truncate questions_to_learn, learning_queue_kept`.execute(db);
	await learnAllWaiting(context());
	expect(lost).toBeGreaterThan(0);
	const asked = new Set([solved, missed, tried]);
	expect(new Set((await steps()).map(({ question_id }) => question_id))).toEqual(asked);
	expect(await waiting()).toBe(0);
	await miss(later);
	await db.deleteFrom("questions_to_learn").execute();
	await learnAllWaiting(context());
	expect(await steps()).toHaveLength(3);
});

/** Questions of the type that is fastest to store, one finished each second up to now. */
async function giveMany({ student_id, family_id }: Student, count: number): Promise<void> {
	const at = new Date(app.clock.now.getTime() - count * 1_000);
	await insertFinished(app, { ...student, student_id, family_id }, { skill_id, marks: "+", at });
	await sql`
		insert into practice_questions (family_id, student_id, session_id, position, skill_id, difficulty, content_id,
			fingerprint, attempt_count, tries_remaining, is_correct, created_at, finished_at)
		select family_id, student_id, session_id, n, skill_id, difficulty, content_id, gen_random_uuid()::text,
			attempt_count, tries_remaining, is_correct, created_at, ${at}::timestamptz + n * interval '1 second'
		from practice_questions, generate_series(1, ${count - 1}::int) n where student_id = ${student_id}`.execute(
		app.database.db,
	);
}

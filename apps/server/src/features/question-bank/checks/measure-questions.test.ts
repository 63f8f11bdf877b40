import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import {
	actOnQuestions,
	createQuestion,
	decideQuestion,
	getQuestion,
} from "@learnin/contract/routes/bank/question-bank.contract";
import { exampleFillOne } from "@learnin/domain/examples/questions";
import { beforeAll, expect, test } from "vitest";
import { buildAdmin, buildParent, buildStudent, type Person } from "../../../platform/testing/factories.ts";
import { testApp } from "../../../platform/testing/test-app.ts";
import { measureQuestions } from "./measure-questions.ts";

const app = await testApp();
let admin: Person;
const students: { student_id: string; token: string }[] = [];
beforeAll(async () => {
	admin = await buildAdmin(app);
	const parent = await buildParent(app);
	for (let at = 0; at < 24; at += 1) students.push(await buildStudent(app, parent));
});

let serial = 0;

async function publish(skill_id: string): Promise<string> {
	const question = exampleFillOne({ prompt: `Measured: what is $3 + 4$? Number ${(serial += 1)}.` });
	const body = { question, skill_id, difficulty: 2, tags: [], state: "in_review" as const };
	const { data } = await app.call(createQuestion, { body }, admin.token);
	await app.call(
		decideQuestion,
		{ params: { question_id: data.id }, body: { decision: "approve", expected_version: 1, note: "" } },
		admin.token,
	);
	return data.id;
}

/** Gives the question to this many students, the first ones; returns the rows by student. */
async function give(question_id: string, skill_id: string, count: number): Promise<Map<string, string>> {
	for (const { token } of students.slice(0, count))
		await app.call(startSession, { body: { kind: "skill", skill_id } }, token);
	const rows = await app.database.db
		.selectFrom("practice_questions")
		.select(["id", "student_id"])
		.where("bank_question_id", "=", question_id)
		.execute();
	return new Map(rows.map(({ id, student_id }) => [student_id, id]));
}

async function finish(id: string, is_first_try: boolean) {
	await app.database.db
		.updateTable("practice_questions")
		.set({
			finished_at: app.clock.now,
			is_correct: is_first_try,
			attempt_count: is_first_try ? 1 : 10,
			tries_remaining: is_first_try ? 10 : 0,
		})
		.where("id", "=", id)
		.execute();
}

const measure = () => measureQuestions({ db: app.database.db, now: () => app.clock.now });
const read = async (question_id: string) =>
	(await app.call(getQuestion, { params: { question_id } }, admin.token)).data;

test("a good question is counted and stays; one that hardly anyone solves is suspended", async () => {
	const question_id = await publish("compare-three-digit");
	const given = [...(await give(question_id, "compare-three-digit", 24)).values()];
	expect(given).toHaveLength(24);
	for (const [at, id] of given.slice(0, 19).entries()) await finish(id, at < 1);
	await measure();
	const counted = await read(question_id);
	expect(counted.state).toBe("published");
	expect(counted.statistics).toMatchObject({ finished: 19, first_try: 1, skipped: 0, open_reports: 0 });
	expect(counted.statistics?.discrimination).toBeNull();
	expect(counted.statistics?.mean_tries).toBeCloseTo((1 + 18 * 10) / 19);
	// Filed differently it is another version, and the same question.
	const questions = [{ id: question_id, expected_version: 1 }];
	await app.call(actOnQuestions, { body: { act: { kind: "file", difficulty: 3 }, questions } }, admin.token);
	await measure();
	expect(await read(question_id)).toMatchObject({ version: 2, statistics: { finished: 19, first_try: 1 } });
	for (const id of given.slice(19)) await finish(id, false);
	await measure();
	await measure();
	const suspended = await read(question_id);
	expect(suspended.state).toBe("suspended");
	expect(suspended.events.filter(({ kind }) => kind === "suspended")).toMatchObject([
		{ actor_name: null, note: "Withdrawn from students: hardly anyone solves it on the first try." },
	]);
});

test("three reports by three students suspend it, two of them and an answered one do not", async () => {
	const question_id = await publish("compare-lengths");
	const given = [...(await give(question_id, "compare-lengths", 3)).entries()];
	const report = async (at: number, state: "open" | "fixed") => {
		const [student_id = "", row = ""] = given[at] ?? [];
		const { family_id } = await app.database.db
			.selectFrom("students")
			.select("family_id")
			.where("id", "=", student_id)
			.executeTakeFirstOrThrow();
		await app.database.db
			.insertInto("problem_reports")
			.values({
				family_id,
				student_id,
				question_id: row,
				reason: "question_unclear",
				note: "",
				state,
				created_at: app.clock.now,
				resolved_at: state === "open" ? null : app.clock.now,
			})
			.execute();
	};
	await report(0, "open");
	await report(1, "open");
	await measure();
	expect((await read(question_id)).state).toBe("published");
	await report(2, "fixed");
	await measure();
	expect((await read(question_id)).state).toBe("published");
	await app.database.db.updateTable("problem_reports").set({ state: "open", resolved_at: null }).execute();
	await measure();
	expect((await read(question_id)).state).toBe("suspended");
});

test("a rounding error does not stop the counting when exactly the able students solve it", async () => {
	const question_id = await publish("subtract-within-100");
	const given = [...(await give(question_id, "subtract-within-100", 23)).entries()];
	expect(given).toHaveLength(23);
	for (const [at, [, id]] of given.entries()) await finish(id, at % 4 === 0);
	for (let spread = 1; spread <= 20; spread += 1) {
		for (const [at, [student_id]] of given.entries())
			await setAbility(student_id, at % 4 === 0 ? spread * 0.0137 : spread * -0.0271);
		await measure();
		expect((await read(question_id)).statistics?.discrimination).toBeCloseTo(1);
	}
});

async function setAbility(student_id: string, mean: number): Promise<void> {
	const { db } = app.database;
	const { family_id } = await db
		.selectFrom("students")
		.select("family_id")
		.where("id", "=", student_id)
		.executeTakeFirstOrThrow();
	await db
		.insertInto("student_abilities")
		.values({ student_id, family_id, mean, variance: 1 })
		.onConflict((conflict) => conflict.columns(["student_id", "family_id"]).doUpdateSet({ mean }))
		.execute();
}

import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import { createQuestion, decideQuestion } from "@learnin/contract/routes/bank/question-bank.contract";
import { exampleFillOne } from "@learnin/domain/examples/questions";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildAdmin, buildParent, buildStudent } from "../../../platform/testing/factories.ts";
import type { Parent, Student } from "../../../platform/testing/factories.ts";
import { createTestApp, type TestApp } from "../../../platform/testing/test-app.ts";
import { createMakers } from "../../../platform/workers/makers.ts";
import type { Workers } from "../../../platform/workers/workers.ts";

let app: TestApp;
let parent: Parent;
let student: Student;
/** Runs each time just before questions are generated. */
let meanwhile: () => Promise<unknown>;
const real = createMakers();
const makers: Workers = {
	close: () => real.close(),
	async run(task, input) {
		await meanwhile();
		return real.run(task, input);
	},
};
beforeAll(async () => {
	app = await createTestApp({ makers });
	parent = await buildParent(app);
});
beforeEach(async () => {
	meanwhile = () => Promise.resolve();
	student = await buildStudent(app, parent);
});
afterAll(async () => {
	await app.stop();
	await real.close();
});

const skill_id = "add-within-100";
const start = (skill = skill_id) =>
	app.call(startSession, { body: { kind: "skill", skill_id: skill } }, student.token);
const sessionsOf = async () =>
	(
		await app.database.pool.query<{ id: string }>("select id from practice_sessions where student_id = $1", [
			student.student_id,
		])
	).rows.map(({ id }) => id);

test("no connection waits in a transaction while questions are generated", async () => {
	const seen: number[] = [];
	meanwhile = async () => {
		const { rows } = await sql<{ count: number }>`
			select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`.execute(
			app.database.db,
		);
		seen.push(rows[0]?.count ?? -1);
	};
	expect((await start()).status).toBe(200);
	expect(seen).toEqual([0]);
});

test("of concurrent starts one makes the session, and all get it", async () => {
	let waiting = 0;
	const { promise, resolve } = Promise.withResolvers<void>();
	meanwhile = () => {
		waiting += 1;
		if (waiting === 4) resolve();
		return promise;
	};
	const started = await Promise.all(Array.from({ length: 4 }, () => start()));
	expect(await sessionsOf()).toHaveLength(1);
	expect(new Set(started.map(({ data }) => data.id))).toEqual(new Set(await sessionsOf()));
	expect(waiting).toBe(4);
});

test("a set is generated again if the student started another one in the meantime", async () => {
	let made = 0;
	meanwhile = async () => {
		made += 1;
		if (made === 1) expect((await start("multiply-facts-hard")).status).toBe(200);
	};
	expect((await start()).data.skill_id).toBe(skill_id);
	expect(made).toBe(3);
	expect(await sessionsOf()).toHaveLength(2);
});

test("a question that is suspended while the set is generated is not given", async () => {
	const admin = await buildAdmin(app);
	const decide = (decision: "approve" | "suspend", question_id: string) =>
		app.call(
			decideQuestion,
			{ params: { question_id }, body: { decision, expected_version: 1, note: "" } },
			admin.token,
		);
	const question = exampleFillOne({ prompt: "What is $3 + 4$? Ask a friend." });
	const written = { question, skill_id, difficulty: 2, tags: [], state: "in_review" as const };
	const question_id = (await app.call(createQuestion, { body: written }, admin.token)).data.id;
	expect((await decide("approve", question_id)).status).toBe(200);
	const given = async () => {
		const text = "select 1 from practice_questions where student_id = $1 and bank_question_id = $2";
		return (await app.database.pool.query(text, [student.student_id, question_id])).rowCount;
	};
	expect([(await start()).status, await given()]).toEqual([200, 1]);

	student = await buildStudent(app, parent);
	let made = 0;
	meanwhile = async () => {
		made += 1;
		if (made === 1) expect((await decide("suspend", question_id)).status).toBe(200);
	};
	expect([(await start()).status, await given(), made]).toEqual([200, 0, 2]);
});

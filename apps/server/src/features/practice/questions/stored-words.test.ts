import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { generators } from "@learnin/curriculum/generators/generators";
import { seededRandom } from "@learnin/curriculum/random/seeded-random";
import { everyQuestion } from "@learnin/domain/examples/every-question";
import { createDatabaseFrom } from "@learnin/embedded-postgres/create-database-from";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";
import { questionTypeNames } from "@learnin/domain/question/question-type-names";
import pg from "pg";
import { expect, inject, test } from "vitest";
import { inTransaction } from "../../../platform/db/database.ts";
import { migrate, migrationsFolder } from "../../../platform/db/migrations/migrate.ts";
import { buildParent, buildStudent } from "../../../platform/testing/factories.ts";
import { testApp } from "../../../platform/testing/test-app.ts";
import { storeSession } from "../sets/give-session.ts";
import { makeQuestions } from "./make-questions.ts";
import { selectQuestions } from "../practice.queries.ts";
import { renderQuestion } from "./render-question.ts";

const app = await testApp();

const random = seededRandom("stored words");
const stormed = 120;

/** Questions of every type, and of random skills, seeds and difficulties. */
function manyQuestions(): { skill_id: string; difficulty: Difficulty; question: Question }[] {
	const examples = everyQuestion.map(({ skill_id, difficulty, question }) => ({
		skill_id,
		difficulty,
		question,
	}));
	const drawn = Array.from({ length: stormed }, () => {
		const generator = random.pick(generators);
		const difficulty = random.integer(1, 5) as Difficulty;
		const question = generator.generate(random.integer(0, 2 ** 31 - 1), difficulty);
		return { skill_id: generator.skill_id, difficulty, question };
	});
	return [...examples, ...drawn];
}

async function contentCount(): Promise<number> {
	const { rows } = await app.database.pool.query<{ count: number }>(
		"select count(*)::int from question_contents",
	);
	return rows[0]?.count ?? 0;
}

test("what was asked comes back word for word, is kept once, and never changes", async () => {
	const { pool, db } = app.database;
	const wanted = manyQuestions().map((each, position) => ({ ...each, position }));
	const made = makeQuestions(wanted, [], 1);
	expect(new Set(made.map(({ question }) => question.question_type)).size).toBe(questionTypeNames.length);
	const give = async () => {
		const { account_id, student_id, family_id } = await buildStudent(app, await buildParent(app));
		const session = {
			kind: "assignment",
			skill_id: null,
			title: "Storm",
			created_at: app.clock.now,
		} as const;
		const session_id = await inTransaction(db, (tx) =>
			storeSession(tx, { ...session, student_id, family_id }, made),
		);
		return { session_id, account_id };
	};
	const sessions = [await give(), await give()];
	const kept = await contentCount();
	sessions.push(await give());
	expect(await contentCount()).toBe(kept);
	for (const { session_id, account_id } of sessions) {
		const { rows } = await pool.query<{ id: string; position: number }>(
			"select id, position from practice_questions where session_id = $1",
			[session_id],
		);
		expect(rows).toHaveLength(made.length);
		for (const { id: question_id, position } of rows) {
			const [given] = await selectQuestions(pool, [{ question_id, account_id }]);
			const { question, rendered } = made[position] ?? {};
			const read = {
				question: JSON.parse(given?.question ?? ""),
				rendered: JSON.parse(given?.rendered ?? ""),
			};
			expect(read).toEqual(JSON.parse(JSON.stringify({ question, rendered })));
		}
	}
	const changed = await pool.query(
		`select id from question_contents
		where fingerprint <> sha256(convert_to(question::text || E'\\n' || rendered::text, 'UTF8'))`,
	);
	expect(changed.rows).toEqual([]);
	for (const statement of [
		`update question_contents set question = '{}'`,
		"delete from question_contents",
		"truncate question_contents",
	])
		await expect(pool.query(statement)).rejects.toThrow("does not change");
});

test("questions from before the contents come back word for word", async () => {
	const own = await createDatabaseFrom(inject("postgres"), "template0");
	const before = await mkdtemp(path.join(tmpdir(), "learnin-migrations-"));
	const client = new pg.Client({ connectionString: own.connectionString });
	try {
		const files = (await readdir(migrationsFolder)).filter((name) => name < "0100");
		for (const name of files) await cp(path.join(migrationsFolder, name), path.join(before, name));
		await migrate(own.connectionString, before);
		await client.connect();
		const asked = manyQuestions();
		await client.query(oldRows, [
			JSON.stringify(asked.map((each) => ({ ...each, rendered: renderQuestion(each.question) }))),
		]);
		const words = async (from: string) =>
			(
				await client.query<{ words: string }>(
					`select q.position || question::text || rendered::text as words from ${from} order by q.position`,
				)
			).rows;
		const stored = await words("practice_questions q");
		expect(stored).toHaveLength(asked.length);
		await migrate(own.connectionString);
		expect(await words("practice_questions q join question_contents c on c.id = q.content_id")).toEqual(
			stored,
		);
	} finally {
		await client.end();
		await own.drop();
		await rm(before, { recursive: true });
	}
});

const oldRows = `
	with asked as (
		select row_number() over () - 1 as position, a.* from jsonb_to_recordset($1::jsonb)
			as a (skill_id text, difficulty smallint, question jsonb, rendered jsonb)
	), skill as (
		insert into skills (id, grade, domain, domain_name, standard, name, has_generator)
		select distinct skill_id, 2, '', '', '', '', true from asked returning id
	), family as (
		insert into families default values returning id
	), account as (
		insert into accounts (email, name, user_type) values ('old@example.com', 'Old', 'STUDENT') returning id
	), student as (
		insert into students (family_id, account_id, name, email, grade, learning_objective)
		select family.id, account.id, 'Old', 'old@example.com', 5, 'Get ahead' from family, account returning id, family_id
	), session as (
		insert into practice_sessions (family_id, student_id, kind, title)
		select family_id, id, 'assignment', 'Old' from student returning id, student_id, family_id
	)
	insert into practice_questions (family_id, student_id, session_id, position, skill_id, difficulty, question, rendered)
	select s.family_id, s.student_id, s.id, a.position, a.skill_id, a.difficulty, a.question, a.rendered
	from session s, asked a
	where (select count(*) from skill) > 0`;

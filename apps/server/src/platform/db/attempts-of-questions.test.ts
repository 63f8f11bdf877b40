import { reportProblem } from "@learnin/contract/routes/bank/problem-reports.contract";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { selectSetDays } from "../../features/activity/activity.queries.ts";
import { selectEvidenceOf } from "../../features/evidence/evidence.queries.ts";
import { selectAttemptsOf } from "../../features/practice-days/attempts.queries.ts";
import { selectReports } from "../../features/problem-reports/problem-reports.queries.ts";
import { updateFingerprint } from "../../features/bookmarks/bookmarks.queries.ts";
import type { Db } from "./database.ts";
import type { Schema } from "./schema.generated.ts";
import { allStatements } from "./statements/statement.ts";
import { buildParent, buildStudent } from "../testing/factories.ts";
import { sendSkip, sendWrongAnswer, startSkill } from "../testing/send-answer.ts";
import { testApp } from "../testing/test-app.ts";
import {
	selectOptionalQuestionRow,
	selectQuestionsOfSession,
} from "../../features/practice/practice.queries.ts";
import { selectOptionalLastAttempt } from "../../features/practice/answers/attempts.queries.ts";

const app = await testApp();
const student = await buildStudent(app, await buildParent(app));
const { student_id, family_id } = student;
const { id: session_id, questions } = await startSkill(app, student);
const [question_id = "", other = "", old = ""] = questions.map(({ id }) => id);
await sendWrongAnswer(app, student, question_id, 0);
await sendWrongAnswer(app, student, question_id, 1);
await sendSkip(app, student, old);
const report = { question_id, reason: "question_unclear", note: "" } as const;
await app.call(reportProblem, { body: report }, student.token);

const client = new pg.Client({ connectionString: app.connectionString });
await client.connect();
afterAll(() => client.end());
// A year until now of this family and thirty others, an answer each hour, to questions that this test needs no rows of.
await client.query("set session_replication_role = replica");
await client.query(
	`insert into attempts (family_id, student_id, question_id, kind, verdict, attempt_number, tries_remaining, hints_opened,
		active_ms, client_time, created_at)
	select f.id, $2, gen_random_uuid(), 'answer', 'incorrect', 1, 9, 0, 1000, at, at
	from (select case when n = 0 then $1::uuid else gen_random_uuid() end as id from generate_series(0, 30) n) f,
		(select $3::timestamptz + n * interval '1 hour' as at from generate_series(-8760, 5) n) t`,
	[family_id, student_id, app.clock.now],
);
await client.query("set session_replication_role = origin");
await client.query(
	"update practice_questions set mastery = 0.5, tried_at = created_at, stage_before = 'unknown', stage_after = 'learning' where id = $1",
	[question_id],
);
await client.query("update practice_questions set fingerprint = null where id = $1", [old]);
await client.query("analyze attempts");

interface Node {
	"Node Type": string;
	"Relation Name"?: string;
	"Actual Loops": number;
	"Actual Rows": number;
	"Rows Removed by Filter"?: number;
	Plans?: Node[];
}

/** Each scan of attempts that the statement makes, and how many rows it looks at. */
async function scansOf(text: string, values: unknown[]): Promise<{ scan: string; rows: number }[]> {
	await client.query("begin");
	const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Node }] }>(
		`explain (analyze, format json) ${text}`,
		values,
	);
	await client.query("rollback");
	const scans: { scan: string; rows: number }[] = [];
	const visit = (node: Node) => {
		const seen = (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"];
		if (
			node["Relation Name"]?.startsWith("attempts") === true &&
			/Scan/.test(node["Node Type"]) &&
			node["Actual Loops"] > 0
		)
			scans.push({ scan: node["Node Type"], rows: seen });
		node.Plans?.forEach(visit);
	};
	for (const row of rows) for (const { Plan } of row["QUERY PLAN"]) visit(Plan);
	return scans;
}

/** What the query looks at, which is sent by the query builder. */
async function scansWhile(query: (db: Db) => Promise<unknown>): Promise<{ scan: string; rows: number }[]> {
	const scans: { scan: string; rows: number }[] = [];
	const explaining = {
		async query(text: string, values: readonly unknown[]) {
			scans.push(...(await scansOf(text, [...values])));
			return client.query(text, [...values]);
		},
		release() {},
	};
	const pool = { connect: async () => explaining, end: async () => undefined };
	await query(new Kysely<Schema>({ dialect: new PostgresDialect({ pool: pool as never }) }));
	return scans;
}

const expectFew = (scans: { scan: string; rows: number }[]) => {
	expect(scans).not.toEqual([]);
	for (const { scan, rows } of scans) {
		expect(scan).not.toBe("Seq Scan");
		expect(rows).toBeLessThan(200);
	}
};

const attemptsOf = (db: Db, of: Parameters<typeof selectAttemptsOf>[1]["of"]) =>
	selectAttemptsOf(db, { student_id, of }, { limit: 31 });

test.each<[string, (db: Db) => Promise<unknown>]>([
	["a question", (db) => selectOptionalQuestionRow(db, question_id, student_id)],
	["its last answer", (db) => selectOptionalLastAttempt(db, { question_id, family_id })],
	["each question of a set", (db) => selectQuestionsOfSession(db, session_id)],
	["a set, for its details,", (db) => attemptsOf(db, { session_id })],
	["a skill", (db) => attemptsOf(db, { skill_id: "add-within-100" })],
	["what a person asks for", (db) => attemptsOf(db, { question_ids: [question_id, other] })],
	["what a set did on each day", (db) => selectSetDays(db, family_id, [session_id])],
	["what a stage is known from", (db) => selectEvidenceOf(db, student_id, [question_id])],
	["a reported question", (db) => selectReports(db, { state: "open", after: undefined, limit: 30 })],
	["a question that gets its fingerprint", (db) => updateFingerprint(db, old, "of old")],
])("%s is read with the attempts of its time, of a year of them", async (_, query) => {
	expectFew(await scansWhile(query));
});

test("so is what learning takes", async () => {
	const waiting = "insert into questions_to_learn (question_id, student_id, family_id) values ($1, $2, $3)";
	await client.query(waiting, [question_id, student_id, family_id]);
	const taking = allStatements().find(({ name }) => name === "take-questions-to-learn");
	const values = { student_id, family_id, limit: 10 };
	expectFew(await scansOf(taking?.text ?? "", taking?.valuesOf(values) ?? []));
});

test("so is a wrong answer that asks for the mistakes before it", async () => {
	const answering = allStatements().find(({ name }) => name === "insert-attempt");
	const values = {
		question_id,
		student_id,
		family_id,
		client_key: crypto.randomUUID(),
		verdict: "incorrect",
		answer: null,
		answer_read: "-7",
		feedback: null,
		known_mistake_id: null,
		points_first_try: 100,
		points_helped: 50,
		time_to_first_ms: 1_000,
		active_ms: 2_000,
		client_time: app.clock.now,
		now: app.clock.now,
		is_decision: false,
		takes_repeat: false,
	};
	expectFew(await scansOf(answering?.text ?? "", answering?.valuesOf(values) ?? []));
});

const attempt = (of: { question_id: string; family_id: string }) =>
	client.query(
		`insert into attempts (family_id, student_id, question_id, kind, attempt_number, tries_remaining, hints_opened,
			active_ms, client_time, created_at) values ($1, $2, $3, 'skip', 0, 10, 0, 1, $4, $4)`,
		[of.family_id, student_id, of.question_id, app.clock.now],
	);

test("an attempt on no question of its family is refused, and those on a deleted question go with it", async () => {
	const refused = { code: "23503", constraint: "attempts_question" };
	await expect(attempt({ question_id: crypto.randomUUID(), family_id })).rejects.toMatchObject(refused);
	await expect(attempt({ question_id, family_id: crypto.randomUUID() })).rejects.toMatchObject(refused);
	await attempt({ question_id: other, family_id });
	const left = async () =>
		(await client.query("select 1 from attempts where question_id = any ($1)", [[question_id, other]])).rows
			.length;
	expect(await left()).toBe(3);
	await client.query("delete from practice_questions where id = any ($1)", [[question_id, other]]);
	expect(await left()).toBe(0);
});

import { getProblemReports, reportProblem } from "@learnin/contract/routes/bank/problem-reports.contract";
import {
	getAttemptDetails,
	getQuestionDetails,
	getStudentActivity,
} from "@learnin/contract/routes/practice/activity.contract";
import { getEvidence } from "@learnin/contract/routes/practice/evidence.contract";
import { getQuestionStatus, getSession } from "@learnin/contract/routes/practice/practice.contract";
import pg from "pg";
import { afterAll, expect, test } from "vitest";
import { buildAdmin, buildParent, buildStudent } from "../testing/factories.ts";
import { sendSkip, sendWrongAnswer, startSkill } from "../testing/send-answer.ts";
import { testApp } from "../testing/test-app.ts";
import { allStatements } from "./statements/statement.ts";

const app = await testApp();
const parent = await buildParent(app);
const student = await buildStudent(app, parent);
const admin = await buildAdmin(app);
const { student_id, family_id } = student;
const { id: session_id, questions } = await startSkill(app, student);
const [question_id = "", other = "", skipped = ""] = questions.map(({ id }) => id);
await sendWrongAnswer(app, student, question_id, 0);
await sendWrongAnswer(app, student, question_id, 1);
await sendSkip(app, student, skipped);
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

/** How each statement that reads the attempts of questions looks at them, of those that a call sends. */
async function scansWhile(
	call: () => Promise<{ status: number }>,
): Promise<{ scan: string; rows: number }[]> {
	const sent = new Map<string, unknown[]>();
	const pools = [app.database.pool, app.database.forAnswers.pool];
	const noted = new DisposableStack();
	const onAcquire = (connection: pg.PoolClient) => {
		const { query } = connection;
		connection.query = function noting(this: typeof connection, ...given: unknown[]) {
			const { text = "", values = [] } = given[0] as pg.QueryConfig<unknown[]>;
			if (text.includes("interval '1 hour'")) sent.set(text, values);
			return Reflect.apply(query, this, given);
		} as typeof query;
		noted.defer(() => {
			connection.query = query;
		});
	};
	for (const pool of pools) {
		pool.on("acquire", onAcquire);
		noted.defer(() => pool.off("acquire", onAcquire));
	}
	try {
		expect((await call()).status).toBe(200);
	} finally {
		noted.dispose();
	}
	const scans = [];
	for (const [text, values] of sent) scans.push(...(await scansOf(text, values)));
	return scans;
}

const expectFew = (scans: { scan: string; rows: number }[]) => {
	expect(scans).not.toEqual([]);
	for (const { scan, rows } of scans) {
		expect(scan).not.toBe("Seq Scan");
		expect(rows).toBeLessThan(200);
	}
};

const { token } = student;
const details = (query: { session_id: string } | { skill_id: string }) =>
	app.call(getAttemptDetails, { query }, token);
const skill_id = "add-within-100";

test.each<[string, () => Promise<{ status: number }>]>([
	["a question and its last answer", () => app.call(getQuestionStatus, { params: { question_id } }, token)],
	["each question of a set", () => app.call(getSession, { params: { session_id } }, token)],
	["a set, for its details,", () => details({ session_id })],
	["a skill", () => details({ skill_id })],
	["what a person asks for", () => app.call(getQuestionDetails, { params: { question_id } }, token)],
	["what a set did on each day", () => app.call(getStudentActivity, { query: { student_id } }, parent.token)],
	[
		"what a stage is known from",
		() => app.call(getEvidence, { query: { student_id, skill_id } }, parent.token),
	],
	["a reported question", () => app.call(getProblemReports, { query: { state: "open" } }, admin.token)],
])("%s is read with the attempts of its time, of a year of them", async (_, call) => {
	expectFew(await scansWhile(call));
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

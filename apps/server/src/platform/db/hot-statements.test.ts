import { randomUUID } from "node:crypto";
import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import { expect, test } from "vitest";
import { buildParent, buildStudent } from "../testing/factories.ts";
import { testApp } from "../testing/test-app.ts";
import { allStatements } from "./statements/statement.ts";
import { partitionFamilies } from "./testing/partition-families.ts";
import { ownDatabase } from "./testing/own-database.ts";

const { connectionString, client } = await ownDatabase();
await partitionFamilies(connectionString);
const app = await testApp({ connectionString });

interface Node {
	"Relation Name"?: string;
	"Actual Loops": number;
	Plans?: Node[];
}

/** Of each partitioned table the number of parts that the statement read. */
async function partsRead(text: string, values: unknown[]): Promise<Record<string, number>> {
	await client.query("begin");
	const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Node }] }>(
		`explain (analyze, format json) ${text}`,
		values,
	);
	await client.query("rollback");
	const parts = new Map<string, Set<string>>();
	const visit = (node: Node) => {
		const [, table] = /^(\w+)_\d$/.exec(node["Relation Name"] ?? "") ?? [];
		if (table !== undefined && node["Actual Loops"] > 0)
			parts.set(table, (parts.get(table) ?? new Set()).add(node["Relation Name"] ?? ""));
		node.Plans?.forEach(visit);
	};
	for (const row of rows) for (const { Plan } of row["QUERY PLAN"]) visit(Plan);
	return Object.fromEntries([...parts].map(([table, read]) => [table, read.size]));
}

/** What the statements below are about: a child whose session is open and who has begun a set. */
async function child() {
	const parent = await buildParent(app);
	const { account_id, student_id, family_id, token } = await buildStudent(app, parent, { grade: 3 });
	const body = { kind: "skill", skill_id: "add-within-100" } as const;
	const { data } = await app.call(startSession, { body }, token);
	const question_id = data.questions[0]?.id ?? "";
	await client.query(
		"insert into questions_to_learn (question_id, student_id, family_id) values ($1, $2, $3)",
		[question_id, student_id, family_id],
	);
	const { rows } = await client.query("select id from sessions where account_id = $1", [account_id]);
	return {
		session_id: rows[0]?.id,
		account_id,
		student_id,
		family_id,
		question_id,
		requires_second_factor: false,
		client_key: randomUUID(),
		verdict: "incorrect",
		answer: '{ "question_type": "FILL_ONE", "text": "-1" }',
		answer_read: "-1",
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
		limit: 10,
		question_ids: [question_id],
		account_ids: [account_id],
	};
}

/** One answer as the list that `insert-attempts` takes. */
function listed({ answer, feedback, session_id, account_id, ...values }: Awaited<ReturnType<typeof child>>) {
	const claims = { of_session: session_id, of_account: account_id };
	return JSON.stringify([{ ...values, ...claims, place: 0, answer: JSON.parse(answer), feedback }]);
}

const one = { consents: 1, enrolments: 1, guardians: 1, students: 1 };
const answered = { attempts: 1, practice_questions: 1 };

test.each([
	["select-viewer", one],
	["select-questions", { practice_questions: 1 }],
	["insert-attempts", { ...one, ...answered }],
	["insert-attempt", answered],
	["insert-skip", answered],
	[
		"take-questions-to-learn",
		{ attempts: 1, practice_questions: 1, questions_to_learn: 1, question_twins: 1 },
	],
])("%s reads one part of each table of families", async (name, parts) => {
	const statement = allStatements().find((each) => each.name === name);
	const answering = await child();
	const values: Record<string, unknown> = { ...answering, attempts: listed(answering) };
	expect(Object.keys(values)).toEqual(expect.arrayContaining([...(statement?.order ?? [])]));
	const read = await partsRead(statement?.text ?? "", statement?.order.map((each) => values[each]) ?? []);
	expect(read).toEqual(parts);
});

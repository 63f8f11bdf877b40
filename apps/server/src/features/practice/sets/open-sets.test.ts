import { startOver } from "@learnin/contract/routes/practice/practice.contract";
import { beforeEach, expect, test } from "vitest";
import { buildParent, buildStudent, leaveOneTry, type Student } from "../../../platform/testing/factories.ts";
import { sendSkip, sendWrongAnswer, startSkill } from "../../../platform/testing/send-answer.ts";
import { testApp } from "../../../platform/testing/test-app.ts";
import { untilOneWaits } from "../../../platform/testing/while-locked.ts";

const app = await testApp();
const parent = await buildParent(app);
let student: Student;
beforeEach(async () => {
	student = await buildStudent(app, parent);
});

/** A set of which one question is lost, and can be started over, and all others are skipped. */
async function lostSet() {
	const { id, questions } = await startSkill(app, student);
	const [lost = "", ...others] = questions.map((question) => question.id);
	for (const other of others) await sendSkip(app, student, other);
	await leaveOneTry(app, lost);
	await sendWrongAnswer(app, student, lost);
	return { id, lost };
}

async function openSets(): Promise<string[]> {
	const text = "select session_id from open_sets where student_id = $1 order by session_id";
	const { rows } = await app.database.pool.query<{ session_id: string }>(text, [student.student_id]);
	return rows.map(({ session_id }) => session_id);
}

const again = (question_id: string) =>
	app.call(startOver, { params: { question_id }, body: {} }, student.token);

test("a set goes off the list of open ones when another begins after its end, and back when a question is started over", async () => {
	const { id, lost } = await lostSet();
	expect(await openSets()).toEqual([id]);
	const next = await startSkill(app, student, "subtract-within-100");
	expect(await openSets()).toEqual([next.id]);
	expect((await again(lost)).status).toBe(200);
	expect((await openSets()).toSorted()).toEqual([id, next.id].toSorted());
});

test("a question that is started over while another set begins stays on the list", async () => {
	const { id, lost } = await lostSet();
	const other = await app.database.pool.connect();
	await other.query("begin");
	await other.query("select 1 from students where id = $1 for no key update", [student.student_id]);
	await other.query(
		"insert into practice_sessions (family_id, student_id, kind, title) values ($1, $2, 'daily', 'Another tab')",
		[student.family_id, student.student_id],
	);
	const starting = again(lost);
	await untilOneWaits(app);
	await other.query("commit");
	other.release();
	expect((await starting).status).toBe(200);
	expect(await openSets()).toEqual([id]);
});

test("a node of the release before finds the open questions, and deletes none", async () => {
	const { questions } = await startSkill(app, student);
	await sendSkip(app, student, questions[0]?.id);
	const { pool } = app.database;
	await pool.query("delete from open_questions where student_id = $1", [student.student_id]);
	const { rows } = await pool.query<{ question_id: string }>(
		"select question_id from open_questions where student_id = $1 and family_id = $2",
		[student.student_id, student.family_id],
	);
	const open = questions.slice(1).map(({ id }) => id);
	expect(rows.map(({ question_id }) => question_id).toSorted()).toEqual(open.toSorted());
});

import {
	getAttemptDetails,
	getQuestionDetails,
	getStudentActivity,
} from "@learnin/contract/routes/practice/activity.contract";
import { getProblemReports, reportProblem } from "@learnin/contract/routes/bank/problem-reports.contract";
import { exportData } from "@learnin/contract/routes/people/data-rights.contract";
import { getPracticeDay } from "@learnin/contract/routes/practice/practice-days.contract";
import { everyQuestion } from "@learnin/domain/examples/every-question";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import { practiceDayId } from "@learnin/domain/practice/practice-day-id";
import type { Question, QuestionType, StudentAnswer } from "@learnin/domain/question/question";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, test } from "vitest";
import { migrationsFolder } from "../../../platform/db/migrations/migrate.ts";
import { buildAdmin, buildParent, buildStudent } from "../../../platform/testing/factories.ts";
import type { Parent, Student } from "../../../platform/testing/factories.ts";
import { password } from "../../../platform/testing/full-family.ts";
import { giveQuestions } from "../testing/give-questions.ts";
import { sendAnswer, sendSkip } from "../../../platform/testing/send-answer.ts";
import { moveClock, testApp } from "../../../platform/testing/test-app.ts";

const app = await testApp({ jobs: true });
let parent: Parent;
let student: Student;
beforeEach(async () => {
	parent = await buildParent(app);
	student = await buildStudent(app, parent);
});

const give = async (questions: readonly Question[]) =>
	(await giveQuestions(app, student, questions)).questions.map(({ id }) => id);

const press = (question_id: string, answer: StudentAnswer, client_key: string = crypto.randomUUID()) =>
	sendAnswer(app, student, { question_id, answer, client_key });
const skip = (question_id: string, client_key: string) => sendSkip(app, student, question_id, client_key);

const answers: readonly StudentAnswer[] = [
	{ question_type: "SELECT_ONE", option_id: "a" },
	{ question_type: "SELECT_ALL", option_ids: ["a", "b"] },
	{ question_type: "FILL_ONE", text: "seen 41" },
	{ question_type: "FILL_MULTIPLE", answer_list: ["seen 42", "5"] },
	{ question_type: "MATCH_THE_FOLLOWING", answer_dict: { a: "b" } },
	{ question_type: "LABELED_INPUT", answer_dict: { a: "seen 43" } },
	{ question_type: "VERIFY_WITH_LLM", text: "seen 44" },
];
const typed = ["FILL_ONE", "FILL_MULTIPLE", "LABELED_INPUT", "VERIFY_WITH_LLM"];
const first = (type: QuestionType) =>
	everyQuestion.find(({ question }) => question.question_type === type)?.question as Question;
const types = answers.map(({ question_type }) => question_type);

describe.each(types)("an answer of another type than its question, %s,", (type) => {
	const others = answers.filter(({ question_type }) => question_type !== type);

	test("is stored as it came, and shown wherever answers are", async () => {
		const [question_id = ""] = await give([first(type)]);
		for (const answer of others) {
			const { data } = await press(question_id, answer);
			expect(data).toMatchObject({ feedback: { verdict: "unreadable", reason: "wrong-question-type" } });
			expect(await lastReported(question_id)).toEqual(shown(answer));
		}
		const told = others.map(shown).toSorted(byText);
		const list = await app.call(getStudentActivity, { query: {} }, parent.token);
		expect(list.data.attempts.map(({ answer }) => known(answer?.spoken)).toSorted(byText)).toEqual(told);
		const { student_id } = student;
		const day_id = practiceDayId({ student_id, date: app.clock.now.toISOString().slice(0, 10) });
		const day = await app.call(getPracticeDay, { params: { day_id } }, parent.token);
		expect(day.data.sessions.flatMap(({ questions }) => questions)[0]?.answers).toHaveLength(others.length);
		const one = await app.call(getQuestionDetails, { params: { question_id } }, parent.token);
		const all = await app.call(
			getAttemptDetails,
			{ query: { student_id, skill_id: "add-within-100" } },
			parent.token,
		);
		expect([list.status, day.status, one.status, all.status]).toEqual([200, 200, 200, 200]);
		expect(await exported()).toEqual(expect.arrayContaining([...others]));
	});
});

const byText = (one: unknown, other: unknown) => (String(one) < String(other) ? -1 : 1);
/** What was typed; of what was chosen, only that it causes no failure. */
const known = (text: string | undefined) => text?.match(/seen \d+/)?.[0] ?? null;
const shown = (answer: StudentAnswer) =>
	typed.includes(answer.question_type) ? known(JSON.stringify(answer)) : null;

async function lastReported(question_id: string) {
	await app.database.db.deleteFrom("problem_reports").where("question_id", "=", question_id).execute();
	moveClock(app, 1000);
	const body = { question_id, reason: "question_unclear" as const, note: "" };
	const { data } = await app.call(reportProblem, { body }, student.token);
	const admin = await buildAdmin(app);
	const list = await app.call(getProblemReports, { query: { state: "open" } }, admin.token);
	return known(list.data.reports.find(({ id }) => id === data.id)?.last_answer?.spoken);
}

async function exported(): Promise<StudentAnswer[]> {
	const response = await app.inject({
		method: exportData.method,
		url: exportData.path,
		payload: { student_id: student.student_id, password },
		headers: { authorization: `Bearer ${parent.token}` },
	});
	const files = Object.entries(unzipSync(response.rawPayload));
	const [, bytes] = files.find(([name]) => name.endsWith("attempts.json")) ?? [];
	const rows = JSON.parse(strFromU8(bytes ?? new Uint8Array())) as { answer: StudentAnswer }[];
	return rows.map(({ answer }) => answer);
}

describe("a press of Check that an earlier release stored under a key of its own, sent again,", () => {
	const fill = first("FILL_ONE");
	/** As that release stored it, with an id of the database's own, and then as migration 0116 leaves it. */
	const asBefore = async (client_key: string) => {
		const { pool } = app.database;
		await pool.query("update attempts set id = gen_random_uuid(), client_key = id where id = $1", [
			client_key,
		]);
		const file = await readFile(path.join(migrationsFolder, "0116_fewer_records_per_answer.sql"), "utf8");
		const moving = file.match(/^do \$\$.*?^end \$\$;$/gms)?.find((each) => each.includes("client_key"));
		await pool.query(moving ?? "");
	};
	const stored = async (question_id: string) => {
		const text = "select id from attempts where question_id = $1";
		return (await app.database.pool.query(text, [question_id])).rows.length;
	};

	test.each([
		["right", rightAnswer(fill)],
		["wrong", wrongAnswer(fill)],
		["unreadable", { question_type: "FILL_ONE", text: "" } as const],
	])("returns the first outcome of a %s answer and stores nothing", async (_, answer) => {
		const [question_id = ""] = await give([fill]);
		const key = crypto.randomUUID();
		const before = await press(question_id, answer, key);
		await asBefore(key);
		const again = await press(question_id, answer, key);
		expect([again.status, again.data]).toEqual([200, before.data]);
		expect(await stored(question_id)).toBe(1);
	});

	test("returns the skip", async () => {
		const [question_id = ""] = await give([fill]);
		const key = crypto.randomUUID();
		const before = await skip(question_id, key);
		await asBefore(key);
		const again = await skip(question_id, key);
		expect([again.status, again.data]).toEqual([200, before.data]);
		expect(await stored(question_id)).toBe(1);
	});
});

test("a match that is given again and again is kept in a few orders", async () => {
	const match = first("MATCH_THE_FOLLOWING");
	const contents = async () => {
		const text = `select c.question from question_contents c where c.id in
			(select content_id from practice_questions where student_id = $1)`;
		const { rows } = await app.database.pool.query<{ question: Question }>(text, [student.student_id]);
		return rows.map(({ question }) => question);
	};
	for (let n = 0; n < 3; n += 1) await give(Array.from({ length: 20 }, () => match));
	const orders = await contents();
	expect(orders.length).toBeGreaterThan(1);
	expect(orders.length).toBeLessThanOrEqual(8);
	// A missed one is asked again in the order that it had.
	for (const order of orders) await give(Array.from({ length: 10 }, () => order));
	expect((await contents()).length).toBeLessThanOrEqual(8);
});

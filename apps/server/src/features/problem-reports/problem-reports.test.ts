import * as contract from "@learnin/contract/routes/bank/problem-reports.contract";
import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import {
	createQuestion,
	decideQuestion,
	updateQuestion,
} from "@learnin/contract/routes/bank/question-bank.contract";
import { exampleFillOne } from "@learnin/domain/examples/questions";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import type { StudentAnswer } from "@learnin/domain/question/question";
import { describe, expect, test } from "vitest";
import { buildAdmin, buildParent, buildStudent, questionOf } from "../../platform/testing/factories.ts";
import type { Student } from "../../platform/testing/factories.ts";
import { sendAnswer } from "../../platform/testing/send-answer.ts";
import { moveClock, testApp } from "../../platform/testing/test-app.ts";
import { renderQuestion } from "../practice/index.ts";
import { readPages } from "../../platform/testing/read-pages.ts";

const app = await testApp();
const admin = await buildAdmin(app);

async function newQuestions() {
	const student = await buildStudent(app, await buildParent(app), { name: "Maya Secretname" });
	const body = { kind: "skill" as const, skill_id: "add-within-100" };
	const { data } = await app.call(startSession, { body }, student.token);
	return { student, questions: data.questions.map(({ id }) => id) as [string, string, string] };
}
const report = (student: Student, question_id: string, rest: object = {}) => {
	const body = { question_id, reason: "question_unclear" as const, note: "", ...rest };
	return app.call(contract.reportProblem, { body }, student.token);
};
const list = (state: contract.ReportState, cursor?: string) =>
	app.call(
		contract.getProblemReports,
		{ query: { state, ...(cursor !== undefined && { cursor }) } },
		admin.token,
	);
const resolve = (report_id: string, state: contract.ReportState, reply = "") =>
	app.call(contract.resolveProblemReport, { params: { report_id }, body: { state, reply } }, admin.token);
const answer = (student: Student, question_id: string, answer: StudentAnswer) =>
	sendAnswer(app, student, { question_id, answer });

const skill_id = "add-within-100";
const written = (words: string) => ({
	question: exampleFillOne({ prompt: `${words} What is $\\dfrac{3}{8} + \\dfrac{1}{4}$?` }),
	skill_id,
	difficulty: 2,
	tags: [],
	state: "in_review" as const,
});
const approve = (question_id: string, expected_version: number) =>
	app.call(
		decideQuestion,
		{ params: { question_id }, body: { decision: "approve", expected_version, note: "" } },
		admin.token,
	);
async function bankQuestionOf(words: string): Promise<string> {
	const { data } = await app.call(createQuestion, { body: written(words) }, admin.token);
	await approve(data.id, 1);
	return data.id;
}
async function mend(question_id: string, words: string): Promise<void> {
	const body = { ...written(words), expected_version: 1 };
	await app.call(updateQuestion, { params: { question_id }, body }, admin.token);
	await approve(question_id, 2);
}
/** The student's question that came from one in the bank. */
async function bankQuestionIn(student: Student, question_id: string): Promise<string> {
	const found = () =>
		app.database.db
			.selectFrom("practice_questions")
			.select("id")
			.where("student_id", "=", student.student_id)
			.where("bank_question_id", "=", question_id)
			.executeTakeFirst();
	for (let set = 0; set < 3 && (await found()) === undefined; set += 1)
		await app.call(startSession, { body: { kind: "skill", skill_id } }, student.token);
	return (await found())?.id ?? "";
}

describe("reporting a problem", () => {
	test("is possible once per question, for own questions only", async () => {
		const { student, questions } = await newQuestions();
		expect((await report(student, questions[0])).status).toBe(200);
		const again = await report(student, questions[0]);
		expect([again.status, again.body.code]).toEqual([409, "report_exists"]);
		const stranger = (await newQuestions()).student;
		expect((await report(stranger, questions[1])).status).toBe(404);
		expect((await report(student, crypto.randomUUID())).status).toBe(404);
	});

	test("twice concurrently makes one report", async () => {
		const { student, questions } = await newQuestions();
		const both = await Promise.all([report(student, questions[0]), report(student, questions[0])]);
		expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
	});

	test("refuses invalid texts with a message", async () => {
		const { student, questions } = await newQuestions();
		for (const rest of [
			{ reason: "because" },
			{ note: "x".repeat(1001) },
			{ note: "a\u0007b" },
			{ state: "fixed" },
		]) {
			const refused = await report(student, questions[0], rest);
			expect([refused.status, refused.body.code]).toEqual([400, "invalid_request"]);
		}
	});

	test("is rate limited", async () => {
		const { student } = await newQuestions();
		const answers = [];
		for (let n = 0; n < 21; n += 1) answers.push((await report(student, crypto.randomUUID())).status);
		expect([answers.at(0), answers.at(19), answers.at(20)]).toEqual([404, 404, 429]);
	});
});

describe("the list of reports", () => {
	test("shows the question, its correct answer and the answer before the report, and names no one", async () => {
		const { student, questions } = await newQuestions();
		const key = await questionOf(app, questions[0]);
		await answer(student, questions[0], wrongAnswer(key));
		moveClock(app, 1000);
		const { data } = await report(student, questions[0], {
			reason: "answer_not_accepted",
			note: "<b>But it is right!</b>",
		});
		moveClock(app, 1000);
		await answer(student, questions[0], rightAnswer(key));
		const page = await list("open");
		const found = page.data.reports.find(({ id }) => id === data.id);
		const wrong = wrongAnswer(key);
		expect(found).toMatchObject({
			reason: "answer_not_accepted",
			note: "<b>But it is right!</b>",
			state: "open",
			resolved_at: null,
			skill_id: "add-within-100",
		});
		expect(found?.last_answer?.spoken).toContain(wrong.question_type === "FILL_ONE" ? wrong.text : "");
		expect(found?.answer_list).toEqual(renderQuestion(key).answer_list);
		const text = JSON.stringify(page.body);
		for (const secret of ["Secretname", student.student_id, student.email, student.family_id])
			expect(text).not.toContain(secret);
	});

	test("names the version of a bank question that the child had, also after a corrected one is published", async () => {
		const question_id = await bankQuestionOf("Version one.");
		const student = await buildStudent(app, await buildParent(app));
		const reported = await bankQuestionIn(student, question_id);
		const { data } = await report(student, reported);
		const seen = async (state: contract.ReportState) =>
			(await list(state)).data.reports.find(({ id }) => id === data.id);
		expect((await seen("open"))?.bank).toEqual({ question_id, version: 1, published_version: 1 });
		await mend(question_id, "Version two.");
		await resolve(data.id, "fixed");
		expect(await seen("fixed")).toMatchObject({
			state: "fixed",
			bank: { question_id, version: 1, published_version: 2 },
		});
		expect((await seen("fixed"))?.prompt.spoken).toContain("Version one");
	});

	test("a report is fixed, dismissed and reopened, with a reply to the reporter", async () => {
		const { student, questions } = await newQuestions();
		const { data } = await report(student, questions[0]);
		const before = (await list("open")).data.counts;
		expect((await resolve(data.id, "fixed", "Thank you, the text is clearer now.")).data).toEqual({
			state: "fixed",
		});
		const fixed = await list("fixed");
		expect(fixed.data.counts).toEqual({ ...before, open: before.open - 1, fixed: before.fixed + 1 });
		expect(fixed.data.reports.find(({ id }) => id === data.id)).toMatchObject({
			reply: "Thank you, the text is clearer now.",
			resolved_at: app.clock.now.toISOString(),
		});
		await resolve(data.id, "dismissed", "It is right as it is.");
		expect((await list("dismissed")).data.reports.map(({ id }) => id)).toContain(data.id);
		await resolve(data.id, "open");
		const open = (await list("open")).data.reports.find(({ id }) => id === data.id);
		expect(open).toMatchObject({ state: "open", reply: "", resolved_at: null });
		expect((await resolve(crypto.randomUUID(), "fixed")).status).toBe(404);
	});

	test("is paged without skipping or repeating, also reports at the same moment", async () => {
		for (let n = 0; n < 3; n += 1) {
			const { student, questions } = await newQuestions();
			for (const question_id of questions) await report(student, question_id);
		}
		const pages = await readPages(({ cursor }) => list("open", cursor));
		const seen = pages.flatMap(({ reports }) => reports.map(({ id }) => id));
		const counted = pages.at(-1)?.counts.open;
		expect(seen.length).toBeGreaterThan(20);
		expect([seen.length, new Set(seen).size]).toEqual([counted, counted]);
		expect((await list("open", "nonsense")).status).toBe(404);
	});
});

import * as contract from "@learnin/contract/routes/problem-reports.contract";
import { startSession, submitAnswer } from "@learnin/contract/routes/practice.contract";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import type { StudentAnswer } from "@learnin/domain/question/question";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
	buildAdmin,
	buildParent,
	buildStudent,
	type Person,
	questionOf,
	type Student,
} from "../../platform/testing/factories.ts";
import { createTestApp, type TestApp } from "../../platform/testing/test-app.ts";

let app: TestApp;
let admin: Person;
beforeAll(async () => {
	app = await createTestApp();
	admin = await buildAdmin(app);
});
afterAll(() => app.stop());

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
const answer = (student: Student, question_id: string, given: StudentAnswer) => {
	const timing = { time_to_first_ms: 1, active_ms: 1, client_time: app.clock.now.toISOString() };
	const body = { client_key: crypto.randomUUID(), answer: given, ...timing };
	return app.call(submitAnswer, { params: { question_id }, body }, student.token);
};

describe("reporting a problem", () => {
	test("is done once per question, of own questions only", async () => {
		const { student, questions } = await newQuestions();
		expect((await report(student, questions[0])).status).toBe(200);
		const again = await report(student, questions[0]);
		expect([again.status, again.body.code]).toEqual([409, "report_exists"]);
		const stranger = (await newQuestions()).student;
		expect((await report(stranger, questions[1])).status).toBe(404);
		expect((await report(student, crypto.randomUUID())).status).toBe(404);
	});

	test("twice at the same moment is one report", async () => {
		const { student, questions } = await newQuestions();
		const both = await Promise.all([report(student, questions[0]), report(student, questions[0])]);
		expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
	});

	test("refuses what cannot be kept, in words", async () => {
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

	test("is limited", async () => {
		const { student } = await newQuestions();
		const answers = [];
		for (let n = 0; n < 21; n += 1) answers.push((await report(student, crypto.randomUUID())).status);
		expect([answers.at(0), answers.at(19), answers.at(20)]).toEqual([404, 404, 429]);
	});
});

describe("the list of reports", () => {
	test("shows the question, its right answer and the answer given before the report, and names nobody", async () => {
		const { student, questions } = await newQuestions();
		const key = await questionOf(app, questions[0]);
		await answer(student, questions[0], wrongAnswer(key));
		app.clock.now = new Date(app.clock.now.getTime() + 1000);
		const { data } = await report(student, questions[0], {
			reason: "answer_not_accepted",
			note: "<b>But it is right!</b>",
		});
		app.clock.now = new Date(app.clock.now.getTime() + 1000);
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
		expect(found?.answer_list).toHaveLength(1);
		const text = JSON.stringify(page.body);
		for (const secret of ["Secretname", student.student_id, student.email, student.family_id])
			expect(text).not.toContain(secret);
	});

	test("a report is fixed, dismissed and opened again, with a word to the reporter", async () => {
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

	test("comes in pages that neither skip nor repeat, also reports of one moment", async () => {
		for (let n = 0; n < 3; n += 1) {
			const { student, questions } = await newQuestions();
			for (const question_id of questions) await report(student, question_id);
		}
		const seen: string[] = [];
		let cursor: string | undefined;
		let counted = 0;
		do {
			const { data } = await list("open", cursor);
			seen.push(...data.reports.map(({ id }) => id));
			counted = data.counts.open;
			cursor = data.next_cursor ?? undefined;
		} while (cursor !== undefined);
		expect(seen.length).toBeGreaterThan(20);
		expect([seen.length, new Set(seen).size]).toEqual([counted, counted]);
		expect((await list("open", "nonsense")).status).toBe(404);
	});
});

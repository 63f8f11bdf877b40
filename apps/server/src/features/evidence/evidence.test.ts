import { getEvidence } from "@learnin/contract/routes/practice/evidence.contract";
import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import type { StudentAnswer } from "@learnin/domain/question/question";
import { beforeEach, describe, expect, test } from "vitest";
import { buildAdmin, buildParent, buildStudent, questionOf } from "../../platform/testing/factories.ts";
import type { Parent, Student } from "../../platform/testing/factories.ts";
import { sendAnswer } from "../../platform/testing/send-answer.ts";
import { moveClock, testApp } from "../../platform/testing/test-app.ts";
import { presentAnswer } from "../practice/index.ts";
import { readPages } from "../../platform/testing/read-pages.ts";

const app = await testApp();
let parent: Parent;
let student: Student;
beforeEach(async () => {
	parent = await buildParent(app);
	student = await buildStudent(app, parent, { grade: 3 });
});

const skill_id = "subtract-within-100";

async function answer(question_id: string, answer: StudentAnswer) {
	moveClock(app, 1000);
	await sendAnswer(app, student, { question_id, answer });
}

/**
 * One set, every question correct on the first try except the first, which is missed once. Returns the ids in
 * the order of the answers, and the answer to the first.
 */
async function practice() {
	const { data } = await app.call(startSession, { body: { kind: "skill", skill_id } }, student.token);
	const asked = data.questions.map(({ id }) => id);
	const [missed = ""] = asked;
	const question = await questionOf(app, missed);
	const wrong = wrongAnswer(question);
	await answer(missed, wrong);
	for (const id of asked) await answer(id, rightAnswer(await questionOf(app, id)));
	return { asked, missed, given: presentAnswer(question, wrong) };
}

const evidence = (token: string, query: Record<string, string>) => app.call(getEvidence, { query }, token);

describe("the answers behind a statement", () => {
	test("are sorted newest first, a page at a time, each once", async () => {
		const asked = [...(await practice()).asked, ...(await practice()).asked];
		const query = { student_id: student.student_id, skill_id };
		const pages = await readPages((page) => evidence(parent.token, { ...query, ...page }));
		for (const { answers } of pages) expect(answers.length).toBeLessThanOrEqual(10);
		const seen = pages.flatMap(({ answers }) => answers.map(({ question_id }) => question_id));
		expect(seen).toEqual(asked.toReversed());
	});

	test("show the question, the first answer and the outcome", async () => {
		const { asked, missed, given } = await practice();
		const { data } = await evidence(student.token, { skill_id });
		const of = (id: string | undefined) => data.answers.find(({ question_id }) => question_id === id);
		expect(of(asked[0])?.moved.from).toBe("unknown");
		expect(of(asked.findLast((id) => id !== missed))).toMatchObject({ result: "first_try", tries: 1 });
		expect(of(missed)).toMatchObject({ result: "later_try", tries: 2, hints_opened: 0 });
		expect(of(missed)?.given).toEqual(given);
		expect(of(missed)?.prompt.spoken).not.toBe("");
	});

	test("include a missed question that was left open", async () => {
		const { data: set } = await app.call(startSession, { body: { kind: "skill", skill_id } }, student.token);
		const open = set.questions.map(({ id }) => id);
		for (const id of open) await answer(id, wrongAnswer(await questionOf(app, id)));
		const { data } = await evidence(parent.token, { student_id: student.student_id, skill_id });
		expect(data.answers.map(({ question_id }) => question_id)).toEqual(open.toReversed());
		for (const { result } of data.answers) expect(result).toBe("open");
	});
});

test("are visible to the child itself and its parents, no one else", async () => {
	await practice();
	const other = await buildParent(app);
	const sibling = await buildStudent(app, parent, { grade: 3 });
	const query = { student_id: student.student_id, skill_id };
	expect((await evidence(student.token, query)).status).toBe(200);
	expect((await evidence(parent.token, query)).status).toBe(200);
	expect((await evidence(sibling.token, query)).status).toBe(404);
	expect((await evidence(other.token, query)).status).toBe(404);
});

test("leave an audit log entry when a super-admin views them", async () => {
	const admin = await buildAdmin(app);
	await evidence(admin.token, { student_id: student.student_id, skill_id });
	const acts = await app.database.db
		.selectFrom("audit_log")
		.select("action")
		.where("subject_id", "=", student.student_id)
		.where("actor_id", "=", admin.account_id)
		.execute();
	expect(acts).toEqual([{ action: "answers.seen" }]);
});

test("require one skill or one procedure, and a valid cursor", async () => {
	const { student_id } = student;
	expect((await evidence(parent.token, { student_id })).status).toBe(400);
	expect((await evidence(parent.token, { student_id, skill_id, procedure: "x" })).status).toBe(400);
	expect((await evidence(parent.token, { student_id, skill_id, cursor: "nonsense" })).status).toBe(404);
	expect((await evidence(parent.token, { skill_id })).status).toBe(400);
	const { data } = await evidence(parent.token, { student_id, procedure: "smaller-digit-from-larger" });
	expect(data).toEqual({ answers: [], next_cursor: null });
});

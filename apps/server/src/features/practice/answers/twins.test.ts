import { getQuestionDetails } from "@learnin/contract/routes/practice/activity.contract";
import { getEvidence } from "@learnin/contract/routes/practice/evidence.contract";
import {
	answerTwin,
	getSession,
	openHint,
	openTwin,
	startSession,
} from "@learnin/contract/routes/practice/practice.contract";
import { procedureOf } from "@learnin/curriculum/procedures/procedure-of";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import { gradeAnswer } from "@learnin/domain/grading/grade-answer";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import { expect, test } from "vitest";
import { buildParent, buildStudent, questionOf, type Student } from "../../../platform/testing/factories.ts";
import { sendAnswer } from "../../../platform/testing/send-answer.ts";
import { moveClock, testApp } from "../../../platform/testing/test-app.ts";

const app = await testApp();
const parent = await buildParent(app);

const skill_id = "multiply-decimals";

interface Mistaken {
	student: Student;
	session_id: string;
	question_id: string;
	question: Question;
	/** The answer that a known mistake leads to. */
	mistaken: StudentAnswer;
}

/** A typed question of a new student, and the answer of one of its known mistakes; not every set has one. */
async function begin(): Promise<Mistaken> {
	for (let students = 0; students < 10; students += 1) {
		const given = await findMistaken(await buildStudent(app, parent, { grade: 5 }));
		if (given !== undefined) return given;
	}
	throw new Error("no typed question with a known mistake");
}

async function findMistaken(student: Student): Promise<Mistaken | undefined> {
	const { data } = await app.call(startSession, { body: { kind: "skill", skill_id } }, student.token);
	for (const { id: question_id } of data.questions) {
		const question = await questionOf(app, question_id);
		const mistake = question.known_mistakes.find(({ id }) => procedureOf(skill_id, id) !== undefined);
		if (question.question_type !== "FILL_ONE" || mistake === undefined) continue;
		const mistaken = { question_type: "FILL_ONE", text: mistake.answer } as const;
		return { student, session_id: data.id, question_id, question, mistaken };
	}
	return undefined;
}

const answer = ({ student, question_id }: Mistaken, answer: StudentAnswer) =>
	sendAnswer(app, student, { question_id, answer });
const open = ({ student, question_id }: Mistaken, token = student.token) =>
	app.call(openTwin, { params: { question_id }, body: {} }, token);
const tryTwin = ({ student, question_id }: Mistaken, given: StudentAnswer) =>
	app.call(answerTwin, { params: { question_id }, body: { answer: given } }, student.token);

const storedTwin = async ({ question_id }: Mistaken) => {
	const row = await app.database.db
		.selectFrom("question_twins")
		.selectAll()
		.where("question_id", "=", question_id)
		.executeTakeFirstOrThrow();
	return { ...row, question: row.question as unknown as Question };
};

test("after two wrong tries of the same kind a twin is shown, with another correct answer, and answered", async () => {
	const given = await begin();
	const { student, session_id, question_id, question, mistaken } = given;
	expect((await answer(given, mistaken)).data.status.can_see_twin).toBe(false);
	expect(await open(given)).toMatchObject({ status: 404, body: { code: "not_found" } });
	// The same answer again is a free retry, and the same procedure.
	expect((await answer(given, mistaken)).data.status).toMatchObject({
		can_see_twin: true,
		tries_remaining: 9,
	});
	const params = { session_id };
	const { questions } = (await app.call(getSession, { params }, student.token)).data;
	expect(questions.find(({ id }) => id === question_id)?.status.can_see_twin).toBe(true);
	const hint = { params: { question_id }, body: { shown: 0 } };
	expect((await app.call(openHint, hint, student.token)).data.status.can_see_twin).toBe(true);

	const statusNow = async () =>
		(await app.call(getSession, { params }, student.token)).data.questions.find(
			({ id }) => id === question_id,
		)?.status;
	expect(await statusNow()).toMatchObject({ twin_opened: false });

	const { data, body } = await open(given);
	const twin = await storedTwin(given);
	expect(data.question).toMatchObject({ id: twin.id, question_type: "FILL_ONE", skill_id });
	expect(data.steps.length).toBeGreaterThan(0);
	expect(gradeAnswer(question, rightAnswer(twin.question)).verdict).toBe("incorrect");
	for (const secret of ['"key"', '"known_mistakes"', '"seed"'])
		expect(JSON.stringify(body)).not.toContain(secret);
	expect((await Promise.all([open(given), open(given)])).map((each) => each.data)).toEqual([data, data]);

	expect((await tryTwin(given, wrongAnswer(twin.question))).data.feedback.verdict).toBe("incorrect");
	expect((await storedTwin(given)).solved_at).toBeNull();
	expect((await tryTwin(given, rightAnswer(twin.question))).data.feedback.verdict).toBe("correct");
	expect((await open(given)).data.is_solved).toBe(true);

	// Help, not failure: no try was used, and the answer earns the points of one with help.
	const { status } = (await answer(given, rightAnswer(question))).data;
	expect(status).toMatchObject({
		attempt_count: 2,
		tries_remaining: 9,
		can_see_twin: false,
		twin_opened: true,
	});
	expect(await statusNow()).toMatchObject({ twin_opened: true });
	expect(status.points).toBeGreaterThan(0);
	expect(await open(given)).toMatchObject({ body: { code: "question_finished" } });
});

test("wrong tries of different kinds offer one after the third, and no one else's twin opens", async () => {
	const given = await begin();
	await answer(given, { question_type: "FILL_ONE", text: "98765" });
	expect((await answer(given, { question_type: "FILL_ONE", text: "98764" })).data.status.can_see_twin).toBe(
		false,
	);
	// Sent again, it is no further try.
	expect((await answer(given, { question_type: "FILL_ONE", text: "98764" })).data.status.can_see_twin).toBe(
		false,
	);
	expect((await answer(given, { question_type: "FILL_ONE", text: "98763" })).data.status.can_see_twin).toBe(
		true,
	);
	const other = await begin();
	for (const each of [other.mistaken, other.mistaken]) await answer(other, each);
	expect((await open(other)).status).toBe(200);
	expect((await open(other, given.student.token)).status).toBe(404);
});

test("parents see it as help: at the next answer, at the question and in the evidence", async () => {
	const given = await begin();
	const { question_id, question } = given;
	const read = async () => {
		const params = { question_id };
		return (await app.call(getQuestionDetails, { params }, parent.token)).data;
	};
	for (const each of [given.mistaken, given.mistaken]) await answer(given, each);
	expect((await read()).twin).toBeNull();
	moveClock(app, 60_000);
	const { data: opened } = await open(given);
	moveClock(app, 60_000);
	await answer(given, rightAnswer(question));
	const { twin, attempts } = await read();
	expect(twin).toMatchObject({ prompt: opened.question.prompt, is_solved: false });
	expect(attempts.map(({ twin_opened }) => twin_opened)).toEqual([false, false, true]);
	const query = { student_id: given.student.student_id, skill_id };
	const { data } = await app.call(getEvidence, { query }, parent.token);
	expect(data.answers).toMatchObject([
		{ question_id, result: "with_help", twin_opened: true, hints_opened: 0 },
	]);
});

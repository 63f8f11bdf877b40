import { answerLesson, getLesson, openLessonStep } from "@learnin/contract/routes/practice/lessons.contract";
import type { Lesson } from "@learnin/curriculum/lessons/lesson";
import { makeLesson } from "@learnin/curriculum/lessons/make-lesson";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import type { StudentAnswer } from "@learnin/domain/question/question";
import { beforeAll, expect, test } from "vitest";
import { buildParent, buildStudent, type Student } from "../../platform/testing/factories.ts";
import { startedIds } from "../../platform/testing/send-answer.ts";
import { testApp } from "../../platform/testing/test-app.ts";

const skill_id = "multiply-facts-mid";
const number = 0;

const app = await testApp();
let token: string;
let lesson: Lesson;
beforeAll(async () => {
	({ token } = await buildStudent(app, await buildParent(app)));
	const made = makeLesson(skill_id, number);
	if (made === undefined) throw new Error("no lesson");
	lesson = made;
});

const read = (id = skill_id) => app.call(getLesson, { params: { skill_id: id }, query: { number } }, token);
const open = (at: number, choice: number | null, version = lesson.version) =>
	app.call(openLessonStep, { params: { skill_id }, body: { version, number, at, choice } }, token);

test("a lesson reveals no answers to its questions", async () => {
	const { data } = await read();
	expect(data.skill.id).toBe(skill_id);
	expect(data.steps).toHaveLength(lesson.steps.length);
	const firstCheck = lesson.steps.findIndex(({ check }) => check !== undefined);
	expect(data.steps.map(({ opened }) => opened === null)).toEqual(
		lesson.steps.map((_, at) => firstCheck !== -1 && at >= firstCheck),
	);
	for (const { status } of [data.example, data.practice])
		expect(status).toMatchObject({ explanation: null, answer_list: null, answer_dict: null });
	const served = JSON.stringify(data);
	expect(served).not.toContain("known_mistakes");
	expect(served).not.toContain('"key"');
	expect(data.practice.status.hints.length).toBeGreaterThan(0);
	expect(lesson.started.length).toBeGreaterThan(0);
	expect(data.started).toHaveLength(lesson.started.length);
});

test("a step opens by the right choice or without one, not by a wrong one", async () => {
	const at = lesson.steps.findIndex(({ check }) => check !== undefined);
	const right = lesson.steps[at]?.check?.right ?? 0;
	const wrong = (await open(at, right === 0 ? 1 : 0)).data;
	expect(wrong).toMatchObject({ is_right: false, opened: [] });
	const opened = (await open(at, right)).data;
	expect(opened.is_right).toBe(true);
	expect((await open(at, null)).data.opened).toEqual(opened.opened);
	// Up to the next question.
	const next = lesson.steps.findIndex(({ check }, each) => each > at && check !== undefined);
	expect(opened.opened).toHaveLength((next === -1 ? lesson.steps.length : next) - at);
});

test("the question at the end is graded as in practice and does not count", async () => {
	const { question } = lesson.practice;
	const send = async (answer: StudentAnswer | null) => {
		const body = { version: lesson.version, number, answer };
		return (await app.call(answerLesson, { params: { skill_id }, body }, token)).data;
	};
	const wrong = await send(wrongAnswer(question));
	expect(wrong.feedback?.verdict).toBe("incorrect");
	expect(wrong.status).toMatchObject({ explanation: null, answer_list: null });
	expect(wrong.status.hints).toHaveLength(question.hints.length);
	const right = await send(rightAnswer(question));
	expect(right).toMatchObject({ feedback: { verdict: "correct" }, status: { is_correct: true } });
	expect((await send(null)).status.answer_list).not.toBeNull();
	const attempts = await app.database.db.selectFrom("attempts").select("id").execute();
	expect(attempts).toEqual([]);
});

test("a lesson opened from a question is like it, and like no question of another child", async () => {
	const [own, other] = [
		await buildStudent(app, await buildParent(app)),
		await buildStudent(app, await buildParent(app)),
	];
	const [question_id = ""] = await startedIds(app, own, skill_id);
	const ask = (who: Student, id = skill_id) =>
		app.call(getLesson, { params: { skill_id: id }, query: { question_id } }, who.token);
	const { data } = await ask(own);
	expect(data.number).toBeGreaterThanOrEqual(500);
	const { version, number: of } = data;
	const body = { version, number: of, at: 19, choice: null };
	expect((await app.call(openLessonStep, { params: { skill_id }, body }, own.token)).status).toBe(404);
	expect((await ask(other)).status).toBe(404);
	expect((await ask(own, "division-facts")).status).toBe(404);
});

test("a lesson with another version, step or skill is not found", async () => {
	expect((await open(0, null, lesson.version + 1)).status).toBe(404);
	expect((await open(19, null)).status).toBe(404);
	expect((await read("none")).status).toBe(404);
});

test("a child's lessons and steps are rate limited, and delay no one else", async () => {
	const [one, other] = [
		await buildStudent(app, await buildParent(app)),
		await buildStudent(app, await buildParent(app)),
	];
	const params = { skill_id: "none" };
	const ofLessons = async (who: Student) =>
		(await app.call(getLesson, { params, query: {} }, who.token)).status;
	const body = { version: lesson.version, number, at: 19, choice: null };
	const ofSteps = async (who: Student) =>
		(await app.call(openLessonStep, { params, body }, who.token)).status;
	for (const [ask, most] of [
		[ofLessons, 30],
		[ofSteps, 120],
	] as const) {
		for (let asked = 0; asked < most; asked++) expect(await ask(one)).toBe(404);
		expect(await ask(one)).toBe(429);
		expect(await ask(other)).toBe(404);
	}
});

import {
	skipQuestion,
	startSession,
	submitAnswer,
} from "@learnin/contract/routes/practice/practice.contract";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import type { StudentAnswer } from "@learnin/domain/question/question";
import { questionOf, type Student } from "./factories.ts";
import type { TestApp } from "./test-app.ts";

interface Sent {
	question_id: string;
	answer: StudentAnswer;
	/** The same key again is the same press. */
	client_key?: string;
	active_ms?: number;
}

/** Starts a set of one skill. */
export async function startSkill(app: TestApp, student: Student, skill_id = "add-within-100") {
	const body = { kind: "skill", skill_id } as const;
	return (await app.call(startSession, { body }, student.token)).data;
}

/** The ids of the questions of a new set of one skill. */
export async function startedIds(app: TestApp, student: Student, skill_id?: string): Promise<string[]> {
	return (await startSkill(app, student, skill_id)).questions.map(({ id }) => id);
}

/** Sends an answer as the practice page does. */
export function sendAnswer(
	app: TestApp,
	student: Student,
	{ question_id, answer, client_key = crypto.randomUUID(), active_ms = 4000 }: Sent,
) {
	const timing = { time_to_first_ms: 900, active_ms, client_time: app.clock.now.toISOString() };
	return app.call(
		submitAnswer,
		{ params: { question_id }, body: { client_key, answer, ...timing } },
		student.token,
	);
}

export async function sendRightAnswer(app: TestApp, student: Student, question_id = "") {
	return sendAnswer(app, student, { question_id, answer: rightAnswer(await questionOf(app, question_id)) });
}

/** Sends the wrong answer of this number. */
export async function sendWrongAnswer(app: TestApp, student: Student, question_id = "", n = 0) {
	return sendAnswer(app, student, {
		question_id,
		answer: wrongAnswer(await questionOf(app, question_id), n),
	});
}

export function sendSkip(
	app: TestApp,
	student: Student,
	question_id = "",
	client_key: string = crypto.randomUUID(),
) {
	const body = { client_key, active_ms: 4000, client_time: app.clock.now.toISOString() };
	return app.call(skipQuestion, { params: { question_id }, body }, student.token);
}

import type { submitAnswer } from "@learnin/contract/routes/practice/practice.contract";
import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import type { RouteResponse } from "@learnin/contract/define-route";
import { generators } from "@learnin/curriculum/generators/generators";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import type pg from "pg";
import { answersTo, wrongTries } from "../answers/answer-mix.ts";
import { type BenchStudent } from "../seed-answers.ts";
import { refusalOf, sendRequest } from "../send-request.ts";

/** A question of a set that was started, and the answers that end it. */
export interface Given {
	student: BenchStudent;
	question_id: string;
	answers: StudentAnswer[];
}

/** How many students are busy at once. */
const atOnce = 4;

/**
 * Every student starts sets of the same skills as in earlier rounds, as from the page. Throws on any response other
 * than 200.
 */
export async function giveSets(
	{ port, client }: { port: number; client: pg.Client },
	students: readonly BenchStudent[],
	sets: number,
): Promise<Given[]> {
	await inParallel(students.entries().toArray(), async ([number, { token }]) => {
		for (let set = 0; set < sets; set += 1) {
			const skill = generators[(number * 31 + set) % generators.length];
			const body = { kind: "skill", skill_id: skill?.skill_id };
			await ask({ port, path: startSession.path, token, body });
		}
	});
	const { rows } = await client.query<{ id: string; student_id: string; question: Question }>(openQuestions);
	return rows
		.filter(({ question }) => question.question_type !== "VERIFY_WITH_LLM")
		.flatMap(({ id, student_id, question }, number) => {
			const student = students.find((each) => each.student_id === student_id);
			const answers = answersTo(question, wrongTries[number % wrongTries.length] ?? 0);
			return student === undefined ? [] : [{ student, question_id: id, answers }];
		});
}

// A written answer waits for a model, so it stays open.
const openQuestions = `
	select q.id, q.student_id, c.question from practice_questions q join question_contents c on c.id = q.content_id
	where q.finished_at is null order by q.student_id, q.session_id, q.position`;

export interface Answered {
	answers: number;
	finished: number;
}

/** Answers all of it, each student one question after the other; counts what was stored. */
export async function answerAll(port: number, given: readonly Given[]): Promise<Answered> {
	const counts: Answered = { answers: 0, finished: 0 };
	const byStudent = Map.groupBy(given, ({ student }) => student.token);
	await inParallel([...byStudent.entries()], async ([token, questions]) => {
		for (const { question_id, answers } of questions)
			for (const answer of answers) {
				const path = `/api/practice/questions/${question_id}/attempts`;
				const text = await ask({ port, path, token, body: bodyOf(answer) });
				const { data } = JSON.parse(text) as { data: RouteResponse<typeof submitAnswer> };
				counts.answers += 1;
				if (data.status.is_correct) counts.finished += 1;
			}
	});
	return counts;
}

/** Opens the page that learns first, so that nothing is left to learn. */
export async function learnAll(port: number, students: readonly BenchStudent[]): Promise<void> {
	await inParallel(students, async ({ token }) => {
		await ask({ port, path: "/api/learning/plan", token });
	});
}

function bodyOf(answer: StudentAnswer) {
	const client_time = new Date().toISOString();
	return { client_key: keyOfPress(), answer, time_to_first_ms: 1000, active_ms: 3000, client_time };
}

/** In the order of time, as the page makes it. */
function keyOfPress(): string {
	const time = Date.now().toString(16).padStart(12, "0");
	return `${time.slice(0, 8)}-${time.slice(8)}-7${crypto.randomUUID().slice(15)}`;
}

async function ask(request: Parameters<typeof sendRequest>[0]): Promise<string> {
	const answered = await sendRequest(request);
	// A busy machine: what is measured here is bytes, not time.
	if (answered.status === 503) return ask(request);
	const refusal = refusalOf(request.path, answered);
	if (refusal !== null) throw new Error(refusal);
	return answered.text;
}

async function inParallel<T>(all: readonly T[], work: (each: T) => Promise<void>): Promise<void> {
	const waiting = [...all];
	const line = async () => {
		for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await work(next);
	};
	await Promise.all(Array.from({ length: atOnce }, line));
}

import { startSession, submitAnswer } from "@learnin/contract/routes/practice/practice.contract";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import { expect, test } from "vitest";
import { buildParent, buildStudent, questionOf, type Student } from "../../../platform/testing/factories.ts";
import { testApp } from "../../../platform/testing/test-app.ts";
import { createAnswerBatches } from "./answer-batches.ts";

const app = await testApp();
const parent = await buildParent(app);

interface Asked {
	student: Student;
	question_id: string;
	key: Awaited<ReturnType<typeof questionOf>>;
}

async function asked(): Promise<Asked> {
	const student = await buildStudent(app, parent);
	const body = { kind: "skill", skill_id: "add-within-100" } as const;
	const { data } = await app.call(startSession, { body }, student.token);
	const question_id = data.questions[0]?.id ?? "";
	return { student, question_id, key: await questionOf(app, question_id) };
}

const bodyOf = (answer: ReturnType<typeof rightAnswer>, client_key: string = crypto.randomUUID()) => ({
	client_key,
	answer,
	time_to_first_ms: 900,
	active_ms: 4_000,
	client_time: app.clock.now.toISOString(),
});

const send = ({ student, question_id }: Asked, body: ReturnType<typeof bodyOf>) =>
	app.call(submitAnswer, { params: { question_id }, body }, student.token);

/** How often the statement that stores answers ran while `work` did. */
async function statementsOf(work: () => Promise<void>): Promise<number> {
	const { pool } = app.database.forAnswers;
	let count = 0;
	const { query } = pool;
	pool.query = function counting(this: typeof pool, ...given: unknown[]) {
		if ((given[0] as { name?: string }).name === "insert-attempts") count += 1;
		return Reflect.apply(query, this, given);
	} as typeof query;
	await work().finally(() => {
		pool.query = query;
	});
	return count;
}

async function attemptsOn(question_ids: string[]) {
	return app.database.db
		.selectFrom("attempts")
		.select(["question_id", "student_id", "verdict", "points"])
		.where("question_id", "in", question_ids)
		.execute();
}

test("forty children answer at once: few statements, and each hears of its own answer", async () => {
	const all = await Promise.all(Array.from({ length: 40 }, asked));
	const count = await statementsOf(async () => {
		const results = await Promise.all(
			all.map((each, at) =>
				send(each, bodyOf(at % 2 === 0 ? rightAnswer(each.key) : wrongAnswer(each.key, 0))),
			),
		);
		expect(results.map(({ status }) => status)).toEqual(all.map(() => 200));
		expect(results.map(({ data }) => data.feedback.verdict)).toEqual(
			all.map((_, at) => (at % 2 === 0 ? "correct" : "incorrect")),
		);
	});
	expect(count).toBeLessThan(20);
	const stored = await attemptsOn(all.map(({ question_id }) => question_id));
	expect(stored).toHaveLength(40);
	for (const [at, { question_id, student }] of all.entries())
		expect(stored.find((attempt) => attempt.question_id === question_id)).toMatchObject({
			student_id: student.student_id,
			verdict: at % 2 === 0 ? "correct" : "incorrect",
		});
});

test("children who may not answer are refused, and those beside them are not", async () => {
	const [unconsented, signedOut, unpaid, other, ...fine] = await Promise.all(
		Array.from({ length: 8 }, asked),
	);
	if (!unconsented || !signedOut || !unpaid || !other) throw new Error("too few children");
	const { db } = app.database;
	const now = app.clock.now;
	await db
		.updateTable("consents")
		.set({ withdrawn_at: now })
		.where("student_id", "=", unconsented.student.student_id)
		.execute();
	await db
		.updateTable("sessions")
		.set({ ended_at: now, ended_because: "signed_out" })
		.where("account_id", "=", signedOut.student.account_id)
		.execute();
	await db
		.updateTable("enrolments")
		.set({ ended_early_at: now })
		.where("student_id", "=", unpaid.student.student_id)
		.execute();
	const foreign = { ...other, question_id: unconsented.question_id };
	const results = await Promise.all(
		[unconsented, signedOut, unpaid, foreign, ...fine].map((each) =>
			send(each, bodyOf(rightAnswer(each.key))),
		),
	);
	expect(results.map(({ status, body }) => (status === 200 ? status : body.code))).toEqual([
		"consent_missing",
		"session_ended",
		// One of the day's free questions.
		200,
		"not_found",
		200,
		200,
		200,
		200,
	]);
	const stored = await attemptsOn([unconsented, signedOut, other].map(({ question_id }) => question_id));
	expect(stored).toEqual([]);
});

test("an answer that the database rejects takes none of its batch with it", async () => {
	const [first, second] = [await asked(), await asked()];
	const batches = createAnswerBatches({ forAnswers: app.database.forAnswers, requiresSecondFactor: false });
	const { rows } = await app.database.pool.query<{ id: string; account_id: string }>(
		"select id, account_id from sessions where account_id = any($1)",
		[[first.student.account_id, second.student.account_id]],
	);
	const store = ({ student, question_id }: Asked, active_ms: number) =>
		batches.store({
			claims: {
				account_id: student.account_id,
				session_id: rows.find(({ account_id }) => account_id === student.account_id)?.id ?? "",
			},
			attempt: {
				question_id,
				client_key: crypto.randomUUID(),
				verdict: "correct",
				answer: null,
				answer_read: null,
				feedback: null,
				known_mistake_id: null,
				points_first_try: 100,
				points_helped: 50,
				time_to_first_ms: 1,
				active_ms,
				client_time: app.clock.now,
				now: app.clock.now,
				is_decision: false,
				takes_repeat: false,
			},
		});
	const [rejected, stored] = await Promise.allSettled([store(first, -1), store(second, 1)]);
	expect(rejected).toMatchObject({ status: "rejected", reason: { constraint: "attempts_active_ms_check" } });
	expect(stored).toMatchObject({ status: "fulfilled", value: { outcome: { is_correct: true } } });
	expect(await attemptsOn([first.question_id, second.question_id])).toHaveLength(1);
});

test("one child's answers to several questions at once are all stored", async () => {
	const { student } = await asked();
	const body = { kind: "skill", skill_id: "add-within-100" } as const;
	const { data } = await app.call(startSession, { body }, student.token);
	const questions = await Promise.all(
		data.questions.map(async ({ id }) => ({ student, question_id: id, key: await questionOf(app, id) })),
	);
	const results = await Promise.all(questions.map((each) => send(each, bodyOf(rightAnswer(each.key)))));
	expect(results.map(({ data: { status } }) => status.is_correct)).toEqual(questions.map(() => true));
	expect(await attemptsOn(questions.map(({ question_id }) => question_id))).toHaveLength(questions.length);
});

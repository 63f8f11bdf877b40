import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import { setTimeout as pause } from "node:timers/promises";
import { startSession, submitAnswer } from "@learnin/contract/routes/practice.contract";
import type { StudentAnswer } from "@learnin/domain/question/question";
import {
	buildParent,
	buildStudent,
	questionOf,
	type Student,
} from "@learnin/server/platform/testing/factories";
import { createTestApp, type TestApp } from "@learnin/server/platform/testing/test-app";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ensureWebIsBuilt } from "./ensure-web-is-built.ts";
import { callApi } from "./testing/call-api.ts";
import { checkout, killChildren } from "./testing/child-process.ts";
import { type Node, productionSettings, startNode } from "./testing/production.ts";

const clients = 32;
const questionsEach = 6;
const killAfter = 150;

let app: TestApp;
let node: Node;
/** The keys of all answers that were acknowledged, and of all that were ever sent. */
const acknowledged = new Set<string>();
const sent = new Set<string>();
let resets = 0;
const half = Promise.withResolvers<void>();

beforeAll(async () => {
	await ensureWebIsBuilt(checkout, { log: () => {}, signal: new AbortController().signal });
	const { JWT_SECRET = "" } = productionSettings("");
	app = await createTestApp({ settings: { JWT_SECRET } });
	app.clock.now = new Date();
	node = await startNode(app.connectionString, { LOG_LEVEL: "info" });
}, 120_000);
afterAll(async () => {
	killChildren();
	await app.stop();
});

/** Sends one answer again and again under the same key until it is acknowledged, as the pages do. */
async function submit(student: Student, question_id: string, answer: StudentAnswer): Promise<void> {
	const client_key = crypto.randomUUID();
	sent.add(client_key);
	const body = {
		client_key,
		answer,
		time_to_first_ms: 900,
		active_ms: 4000,
		client_time: new Date().toISOString(),
	};
	for (;;) {
		try {
			const { status } = await callApi(
				node.address,
				submitAnswer,
				{ params: { question_id }, body },
				student.token,
			);
			if (status === 503) continue;
			expect(status).toBe(200);
			acknowledged.add(client_key);
			if (acknowledged.size === killAfter) half.resolve();
			return;
		} catch (error) {
			if (!(error instanceof TypeError)) throw error;
			resets += 1;
			await pause(20);
		}
	}
}

/** Two wrong answers and the right one for each question. */
async function practise(student: Student, skill_id: string): Promise<void> {
	const { data } = await callApi(
		node.address,
		startSession,
		{ body: { kind: "skill", skill_id } },
		student.token,
	);
	for (const { id } of data.questions.slice(0, questionsEach)) {
		const question = await questionOf(app, id);
		if (question.question_type !== "FILL_ONE") continue;
		await submit(student, id, wrongAnswer(question, 100));
		await submit(student, id, wrongAnswer(question, 101));
		await submit(student, id, rightAnswer(question));
	}
}

test("kill -9 under load loses no acknowledged answer and counts none twice", {
	timeout: 60_000,
}, async () => {
	const parent = await buildParent(app);
	const students = await Promise.all(Array.from({ length: clients }, () => buildStudent(app, parent)));
	const work = Promise.all(students.map((student) => practise(student, "multiply-two-by-two-digit")));
	await Promise.race([half.promise, work]);
	expect(await node.child.end("SIGKILL")).toBe("SIGKILL");
	node = await startNode(app.connectionString, { LOG_LEVEL: "info", PORT: new URL(node.address).port });
	await work;

	const { db } = app.database;
	const attempts = await db
		.selectFrom("attempts")
		.select(["client_key", "question_id", "points", "verdict"])
		.execute();
	const keys = attempts.map(({ client_key }) => client_key);
	expect(resets).toBeGreaterThan(0);
	expect(acknowledged.size).toBe(clients * questionsEach * 3);
	expect(new Set(keys).size).toBe(keys.length);
	expect(new Set(keys)).toEqual(acknowledged);
	expect(acknowledged).toEqual(sent);

	const questions = await db
		.selectFrom("practice_questions")
		.select(["id", "points", "tries_remaining", "attempt_count", "is_correct"])
		.execute();
	for (const question of questions) {
		const own = attempts.filter(({ question_id }) => question_id === question.id);
		if (own.length === 0) continue;
		expect(question).toMatchObject({ tries_remaining: 8, attempt_count: 3, is_correct: true });
		expect(question.points).toBe(own.reduce((sum, { points }) => sum + points, 0));
		expect(own.filter(({ points }) => points > 0)).toHaveLength(1);
	}
});

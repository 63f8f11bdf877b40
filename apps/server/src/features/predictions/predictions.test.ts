import { getPredictions } from "@learnin/contract/routes/practice/predictions.contract";
import { startSession, submitAnswer } from "@learnin/contract/routes/practice/practice.contract";
import { rightAnswer } from "@learnin/domain/examples/answers";
import { replayInOrder } from "@learnin/domain/mastery/replay/replay-log";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAdmin, buildParent, buildStudent, questionOf } from "../../platform/testing/factories.ts";
import { createTestApp, type TestApp } from "../../platform/testing/test-app.ts";
import { readOwnAnswers } from "../mastery/index.ts";
import { measureOwnPredictions } from "./measure-own.ts";

let app: TestApp;
beforeAll(async () => {
	app = await createTestApp();
});
afterAll(() => app.stop());

const measure = () => measureOwnPredictions({ ...app.database, now: () => app.clock.now });

test("a super-admin reads what the job measured on the deployment's own answers", async () => {
	const admin = await buildAdmin(app);
	const read = async () => (await app.call(getPredictions, {}, admin.token)).data;
	expect(await read()).toEqual({ measured_at: null, all: null, grades: [], skills: [] });

	const student = await buildStudent(app, await buildParent(app), { grade: 3 });
	const body = { kind: "skill", skill_id: "subtract-within-100" } as const;
	const { data } = await app.call(startSession, { body }, student.token);
	for (const { id } of data.questions) {
		app.clock.now = new Date(app.clock.now.getTime() + 1000);
		const answer = {
			client_key: crypto.randomUUID(),
			answer: rightAnswer(await questionOf(app, id)),
			time_to_first_ms: 900,
			active_ms: 4000,
			client_time: app.clock.now.toISOString(),
		};
		await app.call(submitAnswer, { params: { question_id: id }, body: answer }, student.token);
	}
	const measured = await read();
	const replayed = replayInOrder(await readOwnAnswers(app.database.pool, 1000));
	const predicted = replayed.reduce((sum, { head }) => sum + head, 0) / replayed.length;
	expect(measured.measured_at).toBe(app.clock.now.toISOString());
	expect(measured.all).toMatchObject({ answers: data.questions.length, right: 1, ranking_quality: null });
	expect(measured.all?.predicted).toBeCloseTo(predicted);
	expect(measured.grades).toMatchObject([{ grade: 2, answers: data.questions.length }]);
	expect(measured.skills).toEqual([]);

	// A measurement is shown until the job measures again.
	app.clock.now = new Date(app.clock.now.getTime() + 60_000);
	expect(await read()).toEqual(measured);
	await measure();
	expect((await read()).measured_at).toBe(app.clock.now.toISOString());
});

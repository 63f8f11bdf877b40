import { getPredictions } from "@learnin/contract/routes/practice/predictions.contract";
import { replayInOrder } from "@learnin/domain/mastery/replay/replay-log";
import { expect, test } from "vitest";
import { buildAdmin, buildParent, buildStudent } from "../../platform/testing/factories.ts";
import { sendRightAnswer, startedIds } from "../../platform/testing/send-answer.ts";
import { moveClock, testApp } from "../../platform/testing/test-app.ts";
import { readOwnAnswers } from "../mastery/index.ts";
import { measureOwnPredictions } from "./measure-own.ts";

const app = await testApp();

const measure = () => measureOwnPredictions({ ...app.database, now: () => app.clock.now });

test("a super-admin reads what the job measured on the deployment's own answers", async () => {
	const admin = await buildAdmin(app);
	const read = async () => (await app.call(getPredictions, {}, admin.token)).data;
	expect(await read()).toEqual({ measured_at: null, all: null, grades: [], skills: [] });

	const student = await buildStudent(app, await buildParent(app), { grade: 3 });
	const ids = await startedIds(app, student, "subtract-within-100");
	for (const id of ids) {
		moveClock(app, 1000);
		await sendRightAnswer(app, student, id);
	}
	const measured = await read();
	const replayed = replayInOrder(await readOwnAnswers(app.database.pool, 1000));
	const predicted = replayed.reduce((sum, { head }) => sum + head, 0) / replayed.length;
	expect(measured.measured_at).toBe(app.clock.now.toISOString());
	expect(measured.all).toMatchObject({ answers: ids.length, right: 1, ranking_quality: null });
	expect(measured.all?.predicted).toBeCloseTo(predicted);
	expect(measured.grades).toMatchObject([{ grade: 2, answers: ids.length }]);
	expect(measured.skills).toEqual([]);

	// A measurement is shown until the job measures again.
	moveClock(app, 60_000);
	expect(await read()).toEqual(measured);
	await measure();
	expect((await read()).measured_at).toBe(app.clock.now.toISOString());
});

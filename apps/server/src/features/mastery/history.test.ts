import * as contract from "@learnin/contract/routes/practice/practice.contract";
import { RECENT } from "@learnin/domain/mastery/history/habits";
import { FIRST_WEIGHTS } from "@learnin/domain/mastery/history/history-features";
import { beforeEach, expect, test } from "vitest";
import { buildParent, buildStudent, type Student } from "../../platform/testing/factories.ts";
import { sendRightAnswer, sendWrongAnswer, startedIds } from "../../platform/testing/send-answer.ts";
import { moveClock, testApp } from "../../platform/testing/test-app.ts";
import { selectCommonHistory, selectHead, selectHeadWeights, selectHistory } from "./history.queries.ts";
import { learnFigures } from "./learning/learn-figures.ts";

const app = await testApp();
let student: Student;
beforeEach(async () => {
	student = await buildStudent(app, await buildParent(app));
});

const skill_id = "add-within-100";

async function answer(question_id: string, is_right: boolean, other = 0) {
	moveClock(app, 10_000);
	if (is_right) await sendRightAnswer(app, student, question_id);
	else await sendWrongAnswer(app, student, question_id, other);
}

const skip = (question_id: string) =>
	app.call(
		contract.skipQuestion,
		{
			params: { question_id },
			body: {
				client_key: crypto.randomUUID(),
				active_ms: 0,
				client_time: app.clock.now.toISOString(),
			},
		},
		student.token,
	);

const history = () => selectHistory(app.database.db, student.student_id, [skill_id]);
const tallyOnSkill = async () => (await history()).skills.get(skill_id)?.tally;

test("each finished question enters its learner's history once, and a skip is no try", async () => {
	const [first = "", second = "", third = ""] = await startedIds(app, student);
	await answer(first, false);
	await answer(first, false, 1);
	expect((await history()).general.all.seen).toBe(0);
	await answer(first, true);
	await answer(second, true);
	await skip(third);
	expect(await tallyOnSkill()).toMatchObject({ seen: 2, right: 1, streak: 1 });
	const { general, skills } = await history();
	expect(general).toMatchObject({ in_sitting: 2, last_skill_id: skill_id });
	expect(general.all).toMatchObject({ seen: 2, right: 1 });
	// The first question took three tries.
	expect(general.habits.struggle[RECENT]).toBeCloseTo(0.25 * 0.75);
	expect([...(skills.get(skill_id)?.items.values() ?? [])].at(-1)?.was_right).toBe(true);
	expect(skills.get(skill_id)?.tally.last_at_ms).toBe(general.all.last_at_ms);
});

test("weights, skill and items learn from each answer once, when the job folds it in", async () => {
	await learnFigures(app.database.db);
	const { db } = app.database;
	const learned = () => db.transaction().execute(async (tx) => (await selectHead(tx)).learned);
	const seen = async () =>
		(await selectCommonHistory(db, { skill_ids: [skill_id], question_keys: [] })).skills.get(skill_id)
			?.seen ?? 0;
	const before = { learned: await learned(), seen: await seen() };
	for (const [at, id] of (await startedIds(app, student)).entries()) await answer(id, at !== 3);
	expect({ learned: await learned(), seen: await seen() }).toEqual(before);
	await learnFigures(db);
	await learnFigures(db);
	// The fourth question is still open, and its first try was missed.
	expect({ learned: await learned(), seen: await seen() }).toEqual({
		learned: before.learned + 10,
		seen: before.seen + 10,
	});
	const weights = await selectHeadWeights(db);
	expect(weights).toHaveLength(FIRST_WEIGHTS.length);
	expect([...weights]).not.toEqual(FIRST_WEIGHTS);
	expect(weights.every(Number.isFinite)).toBe(true);
});

test("observations of a node with the previous version still count for the figures", async () => {
	const { db } = app.database;
	const [first = ""] = await startedIds(app, student);
	await answer(first, true);
	const row = await db
		.selectFrom("mastery_observations")
		.select(["id", "observation"])
		.executeTakeFirstOrThrow();
	const { history: _, ...old } = row.observation as Record<string, unknown>;
	await db
		.updateTable("mastery_observations")
		.set({ observation: JSON.stringify(old) })
		.where("id", "=", row.id)
		.execute();
	const { learned } = await db.transaction().execute(selectHead);
	await learnFigures(db);
	expect((await db.transaction().execute(selectHead)).learned).toBe(learned);
	expect(await db.selectFrom("mastery_observations").select("id").execute()).toEqual([]);
});

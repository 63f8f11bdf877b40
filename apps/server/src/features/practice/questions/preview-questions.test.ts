import * as contract from "@learnin/contract/routes/practice/practice-preview.contract";
import { generatorFor } from "@learnin/curriculum/generators/generators";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import { beforeAll, expect, test } from "vitest";
import { buildAdmin, buildParent, buildStudent } from "../../../platform/testing/factories.ts";
import { testApp } from "../../../platform/testing/test-app.ts";
import { renderQuestion } from "./render-question.ts";

const app = await testApp();
let token: string;
let studentToken: string;
beforeAll(async () => {
	const parent = await buildParent(app);
	token = parent.token;
	studentToken = (await buildStudent(app, parent)).token;
});

const skill_id = "add-within-100";
const preview = (by = token, id = skill_id) =>
	app.call(contract.getPreview, { params: { skill_id: id } }, by);
const answer = (preview_key: string, given: Parameters<typeof rightAnswer>[0] | null, isRight = true) =>
	app.call(
		contract.answerPreview,
		{ body: { preview_key, answer: given && (isRight ? rightAnswer(given) : wrongAnswer(given)) } },
		token,
	);
function questionOfKey(preview_key: string) {
	const [, , difficulty, seed] = preview_key.split(" ");
	const question = generatorFor(skill_id)?.generate(Number(seed), Number(difficulty) as Difficulty);
	if (question === undefined) throw new Error(preview_key);
	return question;
}

test("a parent and an admin see questions as a student does, without the key, and nothing is stored", async () => {
	for (const by of [token, (await buildAdmin(app)).token]) {
		const { data } = await preview(by);
		expect(data.questions).toHaveLength(10);
		const text = JSON.stringify(data.questions.map(({ question }) => question));
		for (const secret of ['"key"', '"known_mistakes"', '"seed"']) expect(text).not.toContain(secret);
	}
	const count = await app.database.db
		.selectFrom("practice_questions")
		.select((eb) => eb.fn.countAll<number>().as("count"))
		.executeTakeFirstOrThrow();
	expect(count.count).toBe(0);
});

test("an answer is graded as for a student, and the correct one is shown on request", async () => {
	const { data } = await preview();
	const [{ preview_key } = { preview_key: "" }] = data.questions;
	const question = questionOfKey(preview_key);
	expect((await answer(preview_key, question)).data).toMatchObject({
		feedback: { verdict: "correct" },
		status: { is_correct: true, explanation: { html: expect.any(String) } },
	});
	expect((await answer(preview_key, question, false)).data).toMatchObject({
		feedback: { verdict: "incorrect" },
		status: { is_correct: false, explanation: null, tries_remaining: 10 },
	});
	const shown = (await answer(preview_key, null)).data;
	expect(shown.feedback).toBeNull();
	expect(shown.status.answer_list).toEqual(renderQuestion(question).answer_list);
	expect(shown.status.hints.length).toBeGreaterThan(1);
});

test("a student is refused; a skill without questions and a key of nothing are not found", async () => {
	expect((await preview(studentToken)).status).toBe(403);
	expect((await preview(token, "no-such-skill")).status).toBe(404);
	for (const key of ["", "x", `${skill_id} 999 1 5`, `${skill_id} 1 9 5`, `${skill_id} 1 1 -5`])
		expect((await answer(key, null)).status).toBe(404);
});

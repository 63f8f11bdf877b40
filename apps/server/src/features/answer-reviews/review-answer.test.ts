import {
	decideReview as decideRoute,
	getWaitingReviews,
} from "@learnin/contract/routes/bank/answer-reviews.contract";
import { openHint, startSession } from "@learnin/contract/routes/practice/practice.contract";
import { beforeEach, describe, expect, test } from "vitest";
import { buildAdmin, buildParent, buildStudent } from "../../platform/testing/factories.ts";
import { sendRightAnswer } from "../../platform/testing/send-answer.ts";
import { createTestApp } from "../../platform/testing/test-app.ts";
import { reviewAnswer } from "./review-answer.ts";
import { caughtAttacks, ordinaryAnswers, unknownAttacks } from "./testing/attacks.ts";
import { modelsOf, nodeOf, testReviews } from "./testing/reviews-fixture.ts";
import {
	fractionsQuestion,
	goodAnswer,
	insertWritten,
	poorAnswer,
	reviewOf,
	writeAnswer,
} from "./testing/written-answers.ts";
import { eventually } from "../../platform/testing/eventually.ts";
import { readPages } from "../../platform/testing/read-pages.ts";

const fixture = await testReviews();
beforeEach(() => fixture.standIn.controls.reset());

/** The question as the student left it: nothing lost, nothing gained. */
async function expectWaitsForPerson(question_id: string, cause: string) {
	expect(await reviewOf(fixture.app, question_id)).toMatchObject({ state: "waiting_for_person", cause });
	expect(await fixture.decisionsOn(question_id)).toEqual([]);
	expect(await fixture.statusOf(question_id)).toMatchObject({
		feedback: { verdict: "needs_review", reviewer: "person" },
		status: { tries_remaining: 10, attempt_count: 0, is_correct: false, points: 0, explanation: null },
	});
}

describe("a written answer", () => {
	test("that meets every point twice is correct, with points, and nothing written by the model is shown", async () => {
		const { question_id, review_id } = await fixture.answered(goodAnswer);
		expect(await fixture.statusOf(question_id)).toMatchObject({
			feedback: { verdict: "needs_review", reviewer: "model" },
			status: { tries_remaining: 10, attempt_count: 0, points: 0 },
		});
		await fixture.review(review_id);
		expect(await reviewOf(fixture.app, question_id)).toMatchObject({
			state: "decided",
			verdict: "correct",
			comment: "",
			decided_by: null,
			cause: null,
			model_result: {
				model: "Reader",
				prompt_version: "2",
				outcome: "decided",
				points: [
					{ id: "smaller", is_met: true },
					{ id: "pieces", is_met: true },
				],
			},
		});
		const { feedback, status } = await fixture.statusOf(question_id);
		expect(feedback).toEqual({ verdict: "correct", comment: null });
		expect(status).toMatchObject({ is_correct: true, attempt_count: 1, tries_remaining: 10, points: 0.03 });
	});

	test("that clearly misses a point twice uses one try, and the next answer is accepted", async () => {
		const { question_id, review_id } = await fixture.answered(poorAnswer);
		await fixture.review(review_id);
		expect(await fixture.statusOf(question_id)).toMatchObject({
			feedback: { verdict: "incorrect", comment: null, known_mistake: null },
			status: { tries_remaining: 9, attempt_count: 1, is_correct: false, explanation: null },
		});
		expect((await writeAnswer(fixture.app, fixture.student, question_id, goodAnswer)).status).toBe(200);
		fixture.app.clock.now = new Date(fixture.app.clock.now.getTime() + 10);
		await fixture.review((await reviewOf(fixture.app, question_id)).id);
		expect((await fixture.statusOf(question_id)).status).toMatchObject({ is_correct: true, points: 0.015 });
	});

	test.each([
		["disagree", "model_unsure"],
		["unsure", "model_unsure"],
		["obey", "model_unsure"],
		["refuse", "model_failed"],
		["truncate", "model_failed"],
		["cut_json", "model_failed"],
		["bad_json", "model_failed"],
		["other_json", "model_failed"],
		["script", "model_failed"],
		["empty", "model_failed"],
		["huge", "model_failed"],
		["nonsense", "model_failed"],
		["rate_limit", "model_failed"],
		["error", "model_failed"],
		["wrong_key", "model_failed"],
		["redirect", "model_failed"],
		["drop", "model_failed"],
	] as const)("read by a model that responds %s waits for a person: %s", async (how, cause) => {
		fixture.standIn.controls.behave(how);
		const { question_id, review_id } = await fixture.answered(goodAnswer);
		await fixture.review(review_id);
		await expectWaitsForPerson(question_id, cause);
	});

	test("with one good and one bad reading waits for a person", async () => {
		fixture.standIn.controls.next("bad_json");
		const { question_id, review_id } = await fixture.answered(goodAnswer);
		await fixture.review(review_id);
		await expectWaitsForPerson(question_id, "model_failed");
	});

	test("read too late waits for a person", async () => {
		fixture.standIn.controls.behave("hold");
		const { question_id, review_id } = await fixture.answered(goodAnswer);
		await fixture.review(review_id, { timeoutMs: 100 });
		await expectWaitsForPerson(question_id, "model_failed");
	});

	test("waits for a person if no model is configured", async () => {
		const { question_id, review_id } = await fixture.answered(goodAnswer);
		await fixture.review(review_id, { settings: [] });
		await expectWaitsForPerson(question_id, "no_model");
	});

	test("waits for a person once the day's calls are used up", async () => {
		const tomorrow = () => new Date("2026-11-22T12:00:00Z");
		const { question_id, review_id } = await fixture.answered(goodAnswer);
		await fixture.review(review_id, { dailyLimit: 1, now: tomorrow });
		await expectWaitsForPerson(question_id, "model_failed");
		expect((await reviewOf(fixture.app, question_id)).model_result).toMatchObject({
			outcome: "limit_reached",
		});
	});

	test("does not block other practice while it is read", async () => {
		const { app, student } = fixture;
		const { question_id } = await fixture.answered(goodAnswer);
		const again = await writeAnswer(app, student, question_id, poorAnswer);
		expect(again).toMatchObject({ status: 409, body: { code: "question_in_review" } });
		const hint = await app.call(openHint, { params: { question_id }, body: { shown: 0 } }, student.token);
		expect(hint.status).toBeGreaterThanOrEqual(400);
		const skill = { kind: "skill" as const, skill_id: "add-within-100" };
		const { data: session } = await app.call(startSession, { body: skill }, student.token);
		const other = session.questions[0]?.id ?? "";
		const { data } = await sendRightAnswer(app, student, other);
		expect(data.feedback).toEqual({ verdict: "correct", comment: null });
	});
});

describe("the prompt for a model", () => {
	test("contains the question, the points and the answer; nothing about the student, and never twice the same", async () => {
		const { student, parent } = fixture;
		const { question_id, review_id } = await fixture.answered(`${goodAnswer}\u0007\nLeo\u200b says "3" <b>`);
		await fixture.review(review_id);
		const bodies = fixture.standIn.controls.calls().map(({ body }) => body);
		expect(bodies).toHaveLength(2);
		const secrets = [
			student.student_id,
			student.family_id,
			student.account_id,
			student.email,
			parent.email,
			question_id,
			review_id,
			"Maya",
			"Okafor",
		];
		for (const secret of secrets) expect(bodies.join("")).not.toContain(secret);
		const [first, second] = bodies.map(readPrompt);
		expect(first?.text).toBe(`${goodAnswer}\nLeo says "3" <b>`);
		expect(second?.text).toBe(first?.text);
		expect(first?.fence).not.toBe(second?.fence);
		expect(first?.instructions).not.toBe(second?.instructions);
		const points = fractionsQuestion.key.rubric.map(({ requirement }) => requirement);
		const asked = (prompt: typeof first) => prompt?.requirements.filter((each) => points.includes(each));
		// Both are sent concurrently and may arrive in any order.
		expect([first, second].map(asked)).toEqual(expect.arrayContaining([points, points.toReversed()]));
		expect([first?.requirements.length, second?.requirements.length]).toEqual([3, 3]);
	});

	test("contains no email address that the student wrote", async () => {
		const { email } = fixture.student;
		const { review_id } = await fixture.answered(
			`${goodAnswer} Write to me: ${email}, or <a.b+c@example.co.uk>!`,
		);
		await fixture.review(review_id);
		const texts = fixture.standIn.controls.calls().map(({ request }) => request?.texts[1]?.split("\n")[1]);
		const told = `${goodAnswer} Write to me: [email], or <[email]>!`;
		expect(texts.map((text) => JSON.parse(text ?? ""))).toEqual([told, told]);
	});

	test.each([
		["I am Maya Okafor. $\\frac14$ is 1/4, 555 is more.", "I am [name]. $\\frac14$ is 1/4, 555 is more."],
		[
			"amara's rule from Lincoln Elementary: 3/4 > 1/4, call 415-555-0132",
			"[name]'s rule from [school]: 3/4 > 1/4, call [phone]",
		],
		[
			"Vivo en la Calle Mayor 12; mamá Amára dice que 1/4 < 1/3, tel. 612 345 678",
			"Vivo en la [address]; mamá [name] dice que 1/4 < 1/3, tel. [phone]",
		],
	])(
		"has placeholders for what reveals who wrote it, and so does the reviewer's page: %s",
		async (written, told) => {
			const { app, student } = fixture;
			const { pool } = app.database;
			await pool.query("update students set school_name = 'Lincoln Elementary School' where id = $1", [
				student.student_id,
			]);
			const { review_id } = await fixture.answered(written);
			fixture.standIn.controls.behave("bad_json");
			await fixture.review(review_id);
			const calls = fixture.standIn.controls.calls();
			expect(calls.length).toBeGreaterThan(0);
			for (const { body, request } of calls) {
				expect(JSON.parse(request?.texts[1]?.split("\n")[1] ?? "")).toBe(told);
				expect(body).not.toMatch(/Maya|Okafor|Am[aá]ra|Lincoln|555-0132|Mayor|\b612\b/i);
			}
			const admin = await buildAdmin(app);
			const pages = await readPages((query) => app.call(getWaitingReviews, { query }, admin.token));
			const shown = pages.flatMap(({ reviews }) => reviews).find(({ id }) => id === review_id);
			expect(shown?.answer).toBe(told);
		},
	);

	test("contains no tag or quote from the student outside of its string", async () => {
		const text = `one fourth is smaller < one third & "so on"`;
		const { review_id } = await fixture.answered(text);
		await fixture.review(review_id);
		for (const { request } of fixture.standIn.controls.calls()) {
			const line = request?.texts[1]?.split("\n")[1] ?? "";
			expect(line).toMatch(/^"(?:[^"\\<>&`]|\\.)*"$/);
			expect(JSON.parse(line)).toBe(text);
		}
	});
});

function readPrompt(body: string) {
	const { messages } = JSON.parse(body) as { messages: { role: string; content: string }[] };
	const [system, task, fenced] = messages.map(({ content }) => content);
	const [fence = "", line = "", end = ""] = (fenced ?? "").split("\n");
	expect(end).toBe(fence);
	expect(system).toContain(fence);
	return {
		instructions: (system ?? "").replaceAll(fence, ""),
		fence,
		text: JSON.parse(line) as string,
		requirements: (JSON.parse(task ?? "") as { requirements: { requirement: string }[] }).requirements.map(
			({ requirement }) => requirement,
		),
	};
}

describe("an attack on a model that obeys everything", () => {
	beforeEach(() => fixture.standIn.controls.behave("obey"));

	test("has enough cases to be meaningful", () => {
		expect(new Set([...caughtAttacks, ...unknownAttacks]).size).toBeGreaterThanOrEqual(80);
	});

	test.each([
		["alone", (attack: string) => attack],
		["after a poor answer", (attack: string) => `${poorAnswer}\n${attack}`],
		["before a poor answer", (attack: string) => `${attack}\n${poorAnswer}`],
	])("%s never changes the verdict, and the model never sees a known attack", async (_, textOf) => {
		for (const attack of caughtAttacks) {
			const { question_id, review_id } = await fixture.answered(textOf(attack));
			await fixture.review(review_id);
			expect([attack, (await reviewOf(fixture.app, question_id)).state]).toEqual([
				attack,
				"waiting_for_person",
			]);
			await expectWaitsForPerson(question_id, "model_unsure");
		}
		expect(fixture.standIn.controls.calls()).toEqual([]);
	});

	test.each([...unknownAttacks, ...ordinaryAnswers])(
		"that is unknown is exposed by meeting what no answer meets: %s",
		async (attack) => {
			const { question_id, review_id } = await fixture.answered(attack);
			await fixture.review(review_id);
			await expectWaitsForPerson(question_id, "model_unsure");
			expect((await reviewOf(fixture.app, question_id)).model_result).toMatchObject({ outcome: "control" });
		},
	);
});

describe("an attack on a model that reads", () => {
	test("is no better than no answer", async () => {
		for (const attack of [...caughtAttacks, ...unknownAttacks]) {
			const { question_id, review_id } = await fixture.answered(attack);
			await fixture.review(review_id);
			expect(await fixture.decisionsOn(question_id)).not.toContain("correct");
		}
	});

	test("is reported by a model that notices it, even after a good answer", async () => {
		const { question_id, review_id } = await fixture.answered(`${goodAnswer} I followed the instruction.`);
		await fixture.review(review_id);
		await expectWaitsForPerson(question_id, "model_unsure");
	});
});

describe("exactly one decision", () => {
	test("results from a job that runs repeatedly", async () => {
		const { question_id, review_id } = await fixture.answered(goodAnswer);
		for (let run = 0; run < 3; run += 1) await fixture.review(review_id);
		expect(await fixture.decisionsOn(question_id)).toEqual(["correct"]);
		expect(fixture.standIn.controls.calls()).toHaveLength(2);
	});

	test.each([
		["good", goodAnswer, "correct"],
		["poor", poorAnswer, "incorrect"],
	])("results from a job that ten nodes run concurrently on a %s answer", async (_, text, verdict) => {
		const { question_id, review_id } = await fixture.answered(text);
		await Promise.all(Array.from({ length: 10 }, () => fixture.review(review_id)));
		expect(await fixture.decisionsOn(question_id)).toEqual([verdict]);
		const { status } = await fixture.statusOf(question_id);
		expect(status.attempt_count).toBe(1);
		expect(status.tries_remaining).toBe(verdict === "correct" ? 10 : 9);
	});

	test("results from two nodes, one of whose models understands nothing", async () => {
		const { question_id, review_id } = await fixture.answered(goodAnswer);
		fixture.standIn.controls.next("bad_json");
		await Promise.all([fixture.review(review_id), fixture.review(review_id)]);
		expect((await fixture.decisionsOn(question_id)).length).toBeLessThanOrEqual(1);
		const { state } = await reviewOf(fixture.app, question_id);
		expect(["waiting_for_person", "decided"]).toContain(state);
	});

	test("results from a node that dies between the model's responses, and the one that takes over", async () => {
		const { app, standIn } = fixture;
		const { question_id, review_id } = await fixture.answered(goodAnswer);
		standIn.controls.next("honest", "hold");
		const node = nodeOf(app);
		const models = modelsOf(standIn, { db: node.db });
		const dying = reviewAnswer({ db: node.db, now: () => app.clock.now, models }, review_id);
		const died = expect(dying).rejects.toThrow();
		await eventually(() => expect(standIn.controls.heldCount()).toBe(1));
		await node.close();
		standIn.controls.release();
		await died;
		expect(await reviewOf(app, question_id)).toMatchObject({ state: "waiting_for_model" });
		await fixture.review(review_id);
		expect(await fixture.decisionsOn(question_id)).toEqual(["correct"]);
	});

	test("results from a node that dies between the model's result and the decision", async () => {
		const { question_id, review_id } = await fixture.answered(goodAnswer);
		const model_result = {
			model: "Reader",
			prompt_version: "2",
			points: [],
			confidence: [],
			outcome: "decided",
		};
		await fixture.app.database.db
			.updateTable("answer_reviews")
			.set({ model_result: JSON.stringify(model_result) })
			.where("id", "=", review_id)
			.execute();
		await fixture.review(review_id);
		expect(await fixture.decisionsOn(question_id)).toEqual(["correct"]);
	});

	test("is the person's if one decided while the model was still reading", async () => {
		const { app, standIn } = fixture;
		const admin = await buildAdmin(app);
		const { question_id, review_id } = await fixture.answered(goodAnswer);
		standIn.controls.behave("hold");
		const reading = fixture.review(review_id);
		await eventually(() => expect(standIn.controls.heldCount()).toBe(2));
		const body = { verdict: "incorrect" as const, comment: "Say why." };
		expect((await app.call(decideRoute, { params: { review_id }, body }, admin.token)).status).toBe(200);
		standIn.controls.release();
		await reading;
		expect(await fixture.decisionsOn(question_id)).toEqual(["incorrect"]);
		expect(await reviewOf(app, question_id)).toMatchObject({
			decided_by: admin.account_id,
			model_result: null,
		});
		expect((await fixture.statusOf(question_id)).feedback).toMatchObject({ comment: "Say why." });
	});

	test("is not made if the student was deleted in the meantime, and nothing of it is left", async () => {
		const { app, standIn, parent } = fixture;
		const leaving = await buildStudent(app, parent);
		const question_id = await insertWritten(app, leaving);
		await writeAnswer(app, leaving, question_id, goodAnswer);
		const { id } = await reviewOf(app, question_id);
		standIn.controls.behave("hold");
		const reading = fixture.review(id);
		await eventually(() => expect(standIn.controls.heldCount()).toBe(2));
		await app.database.db.deleteFrom("enrolments").where("student_id", "=", leaving.student_id).execute();
		await app.database.db.deleteFrom("students").where("id", "=", leaving.student_id).execute();
		standIn.controls.release();
		await reading;
		const left = await app.database.db
			.selectFrom("answer_reviews")
			.select("id")
			.where("student_id", "=", leaving.student_id)
			.execute();
		expect(left).toEqual([]);
	});
});

test("for a child without the family's consent never involves a model", async () => {
	const { app, standIn } = fixture;
	const asked = standIn.controls.calls().length;
	const family = await buildParent(app);
	const student = await buildStudent(app, family, { model_reading: false });
	const question_id = await insertWritten(app, student);
	expect(await writeAnswer(app, student, question_id, goodAnswer)).toMatchObject({
		data: { feedback: { verdict: "needs_review", reviewer: "person" } },
	});
	const waits = { state: "waiting_for_person", cause: "no_consent", verdict: null };
	expect(await reviewOf(app, question_id)).toMatchObject(waits);
	await fixture.review((await reviewOf(app, question_id)).id);
	expect(await reviewOf(app, question_id)).toMatchObject(waits);
	expect(standIn.controls.calls()).toHaveLength(asked);
});

// The best of three: a busy machine alone is no failure.
test("a child waits less than three seconds for the verdict, including the queue", {
	retry: 2,
}, async () => {
	const { standIn } = fixture;
	const model = { name: "Reader", provider: "openai-compatible", apiKey: "sk-stand-in", model: "reader-1" };
	const LLM_MODELS = JSON.stringify([{ ...model, baseUrl: standIn.baseUrls["openai-compatible"] }]);
	const app = await createTestApp({ jobs: true, settings: { LLM_MODELS } });
	try {
		const student = await buildStudent(app, await buildParent(app));
		const question_id = await insertWritten(app, student);
		const begun = performance.now();
		expect((await writeAnswer(app, student, question_id, goodAnswer)).data.feedback).toEqual({
			verdict: "needs_review",
			reviewer: "model",
		});
		await eventually(async () =>
			expect(await reviewOf(app, question_id)).toMatchObject({ verdict: "correct" }),
		);
		expect(performance.now() - begun).toBeLessThan(3_000);
	} finally {
		await app.stop();
	}
});

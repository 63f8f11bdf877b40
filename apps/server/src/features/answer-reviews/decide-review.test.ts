import { getQuestionStatus, openHint } from "@learnin/contract/routes/practice/practice.contract";
import { describe, expect, test } from "vitest";
import { buildAdmin, buildParent, buildStudent } from "../../platform/testing/factories.ts";
import { testReviews } from "./testing/reviews-fixture.ts";
import {
	fractionsQuestion,
	insertWritten,
	goodAnswer,
	poorAnswer,
	reviewOf,
	writeAnswer,
} from "./testing/written-answers.ts";
import { decideReview } from "../practice/index.ts";

const fixture = await testReviews();

const decide = (review_id: string, verdict: "correct" | "incorrect", comment = "") => {
	const { database, clock } = fixture.app;
	return decideReview({ db: database.db, now: () => clock.now }, review_id, {
		verdict,
		comment,
		decided_by: null,
	});
};

/** Answers a question again, after the earlier decision. */
async function answerAgain(question_id: string, text: string) {
	const { app, student } = fixture;
	expect((await writeAnswer(app, student, question_id, text)).status).toBe(200);
	app.clock.now = new Date(app.clock.now.getTime() + 10);
	return (await reviewOf(app, question_id)).id;
}

const attemptsOn = (question_id: string) =>
	fixture.app.database.db
		.selectFrom("attempts")
		.selectAll()
		.where("question_id", "=", question_id)
		.orderBy("created_at")
		.execute();

describe("a decision", () => {
	test("is a separate attempt, and the answer does not change", async () => {
		const { review_id, question_id } = await fixture.answered(goodAnswer);
		const [before] = await attemptsOn(question_id);
		expect(await decide(review_id, "correct", "Well done.")).toBe(true);
		const [answer, decision] = await attemptsOn(question_id);
		expect(answer).toEqual(before);
		expect(answer).toMatchObject({ verdict: "needs_review", points: 0, attempt_number: 0 });
		expect(decision).toMatchObject({
			verdict: "correct",
			id: review_id,
			answer: { text: goodAnswer },
			attempt_number: 1,
			points: 300,
			active_ms: 0,
		});
	});

	test("that is correct after a hint earns half", async () => {
		const { app, student } = fixture;
		const question_id = await insertWritten(app, student, { ...fractionsQuestion, prompt: "Which? Why?" });
		await app.call(openHint, { params: { question_id }, body: { shown: 0 } }, student.token);
		await decide(await answerAgain(question_id, goodAnswer), "correct");
		expect((await fixture.statusOf(question_id)).status).toMatchObject({ is_correct: true, points: 0.015 });
	});

	test("that is incorrect uses a try; the same text again uses none and is not reviewed again", async () => {
		const { app, student } = fixture;
		const { review_id, question_id } = await fixture.answered(poorAnswer);
		await decide(review_id, "incorrect");
		app.clock.now = new Date(app.clock.now.getTime() + 10);
		const again = await writeAnswer(app, student, question_id, ` ${poorAnswer} `);
		const told = {
			feedback: { verdict: "incorrect", is_repeat: true },
			status: { tries_remaining: 9, attempt_count: 1, is_in_review: false },
		};
		expect(again).toMatchObject({ status: 200, data: told });
		expect(await fixture.statusOf(question_id)).toMatchObject(told);
		const [answer, decision, repeated, ...more] = await attemptsOn(question_id);
		expect([answer, decision, repeated].map((row) => row?.verdict)).toEqual([
			"needs_review",
			"incorrect",
			"incorrect",
		]);
		expect(more).toEqual([]);
	});

	test("that uses the last try ends the question and shows the explanation", async () => {
		const { review_id, question_id } = await fixture.answered("I guess 0.");
		await decide(review_id, "incorrect");
		for (let n = 1; n < 10; n += 1)
			await decide(await answerAgain(question_id, `I guess ${n}.`), "incorrect");
		const { status } = await fixture.statusOf(question_id);
		expect(status).toMatchObject({
			tries_remaining: 0,
			attempt_count: 10,
			is_correct: false,
			can_start_over: true,
		});
		expect(status.explanation?.html).toContain("smaller pieces");
		const late = await writeAnswer(fixture.app, fixture.student, question_id, goodAnswer);
		expect(late).toMatchObject({ status: 409, body: { code: "question_finished" } });
	});

	test("counts once, however many come concurrently, and the first one is final", async () => {
		const { review_id, question_id } = await fixture.answered(goodAnswer);
		const decisions = await Promise.all(
			Array.from({ length: 8 }, (_, n) => decide(review_id, n % 2 === 0 ? "correct" : "incorrect")),
		);
		expect(decisions.filter(Boolean)).toHaveLength(1);
		expect(await fixture.decisionsOn(question_id)).toHaveLength(1);
		const before = await reviewOf(fixture.app, question_id);
		expect(await decide(review_id, "incorrect", "Too late.")).toBe(false);
		expect(await reviewOf(fixture.app, question_id)).toEqual(before);
	});

	test("on a review that is gone changes nothing", async () => {
		expect(await decide(crypto.randomUUID(), "correct")).toBe(false);
	});

	test("on one question that was asked twice earns points once, also if decided concurrently", async () => {
		const { app, parent } = fixture;
		const student = await buildStudent(app, parent);
		const reviews: string[] = [];
		for (let n = 0; n < 2; n += 1) {
			const question_id = await insertWritten(app, student);
			await writeAnswer(app, student, question_id, goodAnswer);
			reviews.push((await reviewOf(app, question_id)).id);
		}
		expect(await Promise.all(reviews.map((id) => decide(id, "correct")))).toEqual([true, true]);
		const rows = await app.database.db
			.selectFrom("practice_questions")
			.select(["is_correct", "points"])
			.where("student_id", "=", student.student_id)
			.orderBy("points")
			.execute();
		expect(rows).toEqual([
			{ is_correct: true, points: 0 },
			{ is_correct: true, points: 300 },
		]);
	});
});

describe("the status of a question", () => {
	test("has no feedback before the first answer", async () => {
		const question_id = await insertWritten(fixture.app, fixture.student);
		expect(await fixture.statusOf(question_id)).toMatchObject({
			feedback: null,
			status: { tries_remaining: 10, attempt_count: 0, explanation: null },
		});
	});

	test("says who reads the answer, then the result, and nothing of the key too early", async () => {
		const { review_id, question_id } = await fixture.answered(goodAnswer);
		const reading = await fixture.statusOf(question_id);
		expect(reading.feedback).toEqual({ verdict: "needs_review", reviewer: "model" });
		await fixture.review(review_id, { settings: [] });
		const waiting = await fixture.statusOf(question_id);
		expect(waiting.feedback).toEqual({ verdict: "needs_review", reviewer: "person" });
		for (const early of [reading, waiting]) expect(JSON.stringify(early)).not.toContain("mistaken");
		await decide(review_id, "correct", "Yes!");
		const decided = await fixture.statusOf(question_id);
		expect(decided.feedback).toEqual({ verdict: "correct", comment: "Yes!" });
		expect(decided.status.explanation).not.toBeNull();
	});

	test("of another student's question, or of none, is not found", async () => {
		const { app, student } = fixture;
		const { question_id } = await fixture.answered(goodAnswer);
		const stranger = await buildStudent(app, await buildParent(app));
		for (const [id, token] of [
			[question_id, stranger.token],
			[crypto.randomUUID(), student.token],
			["1", student.token],
		] as const)
			expect((await app.call(getQuestionStatus, { params: { question_id: id } }, token)).status).toBe(404);
		const admin = await buildAdmin(app);
		expect((await app.call(getQuestionStatus, { params: { question_id } }, admin.token)).status).toBe(403);
	});
});

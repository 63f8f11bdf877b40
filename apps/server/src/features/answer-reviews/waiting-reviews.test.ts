import {
	decideReview as decideRoute,
	getWaitingReviews,
	type WaitingReview,
} from "@learnin/contract/routes/bank/answer-reviews.contract";
import { beforeEach, describe, expect, test } from "vitest";
import { buildAdmin } from "../../platform/testing/factories.ts";
import { testReviews } from "./testing/reviews-fixture.ts";
import { goodAnswer, poorAnswer, reviewOf } from "./testing/written-answers.ts";

const fixture = await testReviews();
const admin = await buildAdmin(fixture.app);
beforeEach(async () => {
	fixture.standIn.controls.reset();
	await fixture.app.database.db.deleteFrom("answer_reviews").execute();
});

const list = (query: { cursor?: string } = {}) => fixture.app.call(getWaitingReviews, { query }, admin.token);
const decide = (
	review_id: string,
	body: { verdict: "correct" | "incorrect"; comment: string },
	who = admin,
) => fixture.app.call(decideRoute, { params: { review_id }, body }, who.token);

/** An answer that no model could read. */
async function handedOver(text = goodAnswer) {
	const answered = await fixture.answered(text);
	await fixture.review(answered.review_id, { settings: [] });
	return answered;
}

describe("the list of waiting answers", () => {
	test("is empty if nothing waits, or only for a model", async () => {
		await fixture.answered(goodAnswer);
		expect((await list()).data).toEqual({ reviews: [], waiting_count: 0, next_cursor: null });
	});

	test("shows what a person needs to decide, and never who wrote it", async () => {
		fixture.standIn.controls.behave("disagree");
		const { review_id } = await fixture.answered(`${goodAnswer} <b>`);
		await fixture.review(review_id);
		const { data } = await list();
		expect(data.waiting_count).toBe(1);
		const [review] = data.reviews as [WaitingReview];
		expect(review).toMatchObject({
			id: review_id,
			skill_id: "add-within-100",
			figure: null,
			images: [],
			answer: `${goodAnswer} <b>`,
			rubric: [
				{ id: "smaller", requirement: "Says that one fourth is smaller than one third.", is_met: null },
				{ id: "pieces", is_met: null },
			],
			cause: "model_unsure",
		});
		expect(review.prompt.html).toContain("<math");
		expect(review.sample_answer.spoken).toContain("Leo is mistaken");
		const { student_id, family_id, email } = fixture.student;
		for (const secret of [student_id, family_id, email, "Maya"])
			expect(JSON.stringify(data)).not.toContain(secret);
	});

	test("shows the result of an unsure model", async () => {
		fixture.standIn.controls.behave("unsure");
		const { review_id } = await fixture.answered("one fourth is smaller than one third");
		await fixture.review(review_id);
		const [review] = (await list()).data.reviews;
		expect(review?.rubric.map(({ is_met }) => is_met)).toEqual([true, false]);
	});

	test("also lists an answer that no model read in time", async () => {
		const { review_id, question_id } = await fixture.answered(goodAnswer);
		const begun = fixture.app.clock.now;
		try {
			fixture.app.clock.now = new Date(begun.getTime() + 6 * 60_000);
			expect((await list()).data).toMatchObject({
				waiting_count: 1,
				reviews: [{ id: review_id, cause: "model_failed" }],
			});
			expect((await decide(review_id, { verdict: "correct", comment: "" })).status).toBe(200);
			await fixture.review(review_id);
			expect(await fixture.decisionsOn(question_id)).toEqual(["correct"]);
		} finally {
			fixture.app.clock.now = begun;
		}
	});

	test("is sorted oldest first, page by page, each once, while others are added", async () => {
		const ids: string[] = [];
		for (let n = 0; n < 45; n += 1) ids.push((await handedOver()).review_id);
		const seen: string[] = [];
		let cursor: string | null = null;
		do {
			const { data } = await list(cursor === null ? {} : { cursor });
			expect(data.reviews.length).toBeLessThanOrEqual(20);
			seen.push(...data.reviews.map(({ id }) => id));
			cursor = data.next_cursor;
			if (seen.length === 20) ids.push((await handedOver()).review_id);
		} while (cursor !== null);
		expect(seen).toEqual(ids);
	});

	test.each(["x", "!!!", "Zm9v", "a".repeat(200)])("refuses the cursor %s", async (cursor) => {
		expect(await list({ cursor })).toMatchObject({ status: 404, body: { code: "not_found" } });
	});

	test("refuses a cursor that is too long", async () => {
		expect((await list({ cursor: "a".repeat(201) })).status).toBe(400);
	});
});

describe("a person's decision", () => {
	test("is the verdict, with a name, and its comment reaches the child unchanged", async () => {
		const { review_id, question_id } = await handedOver();
		const comment = "Well explained! <b>Now</b> draw it:\n3 pieces, **4** pieces.";
		const answer = await decide(review_id, { verdict: "correct", comment });
		expect(answer).toMatchObject({ status: 200, data: { verdict: "correct" } });
		expect(await fixture.statusOf(question_id)).toMatchObject({
			feedback: { verdict: "correct", comment },
			status: { is_correct: true, points: 0.03 },
		});
		expect(await reviewOf(fixture.app, question_id)).toMatchObject({
			state: "decided",
			decided_by: admin.account_id,
			comment,
		});
		expect((await list()).data.waiting_count).toBe(0);
	});

	test("that the answer is not right yet uses one try", async () => {
		const { review_id, question_id } = await handedOver(poorAnswer);
		await decide(review_id, { verdict: "incorrect", comment: "" });
		expect(await fixture.statusOf(question_id)).toMatchObject({
			feedback: { verdict: "incorrect", comment: null },
			status: { tries_remaining: 9, attempt_count: 1 },
		});
	});

	test("counts once: the second is refused, also from the same person, also concurrently", async () => {
		const { review_id, question_id } = await handedOver();
		const other = await buildAdmin(fixture.app);
		const answers = await Promise.all([
			decide(review_id, { verdict: "correct", comment: "" }),
			decide(review_id, { verdict: "incorrect", comment: "" }, other),
		]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		const late = await decide(review_id, { verdict: "incorrect", comment: "" });
		expect(late).toMatchObject({ status: 409, body: { code: "review_decided" } });
		expect(await fixture.decisionsOn(question_id)).toHaveLength(1);
	});

	test("on a review that does not exist is not found", async () => {
		for (const id of [crypto.randomUUID(), "1", "'; drop table answer_reviews; --", "%00"])
			expect(await decide(id, { verdict: "correct", comment: "" })).toMatchObject({
				status: 404,
				body: { code: "not_found" },
			});
	});

	test.each([
		{},
		{ verdict: "correct" },
		{ verdict: "maybe", comment: "" },
		{ verdict: "correct", comment: "x".repeat(1001) },
		{ verdict: "correct", comment: "a\u0000b" },
		{ verdict: "correct", comment: 7 },
		{ verdict: "correct", comment: "", points: 999 },
		{ verdict: ["correct"], comment: "" },
		null,
		[],
		"correct",
	])("is refused with a message for %j", async (body) => {
		const { review_id, question_id } = await handedOver();
		const answer = await fixture.app.inject({
			method: "POST",
			url: `/api/answer-reviews/${review_id}/decision`,
			headers: { authorization: `Bearer ${admin.token}`, "content-type": "application/json" },
			payload: JSON.stringify(body),
		});
		expect(answer.statusCode).toBe(400);
		expect(answer.json()).toHaveProperty("code", "invalid_request");
		expect(await fixture.decisionsOn(question_id)).toEqual([]);
	});
});

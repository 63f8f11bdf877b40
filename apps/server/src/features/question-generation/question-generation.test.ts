import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import {
	createQuestion,
	decideQuestion,
	getQuestion,
} from "@learnin/contract/routes/bank/question-bank.contract";
import * as generated from "@learnin/contract/routes/bank/generated-candidates.contract";
import * as contract from "@learnin/contract/routes/bank/question-generation.contract";
import { describe, expect, test } from "vitest";
import { buildParent, buildStudent } from "../../platform/testing/factories.ts";
import { sendRightAnswer, sendWrongAnswer, startSkill } from "../../platform/testing/send-answer.ts";
import { createTestApp } from "../../platform/testing/test-app.ts";
import { forgetCalls } from "./forget-calls.ts";
import { type Order, testGeneration } from "./testing/generation-fixture.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const fixture = await testGeneration();

/** Runs a job to its end. */
async function done(order: Partial<Order> = {}) {
	const job_id = await fixture.start(order);
	await fixture.make(job_id);
	return fixture.read(job_id);
}

const take = (candidate_id: string, state: "draft" | "in_review" = "in_review") =>
	fixture.app.call(
		generated.takeCandidate,
		{ params: { candidate_id }, body: { state, tags: ["made"] } },
		fixture.admin.token,
	);
const bankIds = async () =>
	(await fixture.app.database.db.selectFrom("questions").select("id").execute()).map(({ id }) => id);

test("lists the models, what they cost, and what is left of the day", async () => {
	const { data } = await fixture.app.call(contract.getGenerationChoices, {}, fixture.admin.token);
	expect(data).toMatchObject({
		models: [
			{ name: "Thorough", is_stand_in: true, input_price: 3, output_price: 15 },
			{ name: "Quick", is_stand_in: true, input_price: 0.25, output_price: 1.25 },
		],
		most_candidates: 50,
		calls_left: 1600,
		cost_today: 0,
		cost_limit: 16_000_000,
	});
	expect(JSON.stringify(data)).not.toContain("sk-");
});

describe("refuses a job", () => {
	const code = async (order: Partial<Order>) =>
		fixture.start(order).then(
			() => "started",
			(error: Error) => error.message.replace("it was refused: ", ""),
		);

	test.each<[Partial<Order>, string]>([
		[{ models: ["Other"] }, "model_unknown"],
		[{ kind: "compare", models: ["Thorough", "Quick"], number: 26 }, "too_many_candidates"],
		[{ number: 51 }, "invalid_request"],
		[{ skill_id: "no-such-skill" }, "not_found"],
		[{ example: { kind: "question", question_id: crypto.randomUUID() } }, "not_found"],
	])("%j: %s", async (order, expected) => {
		expect(await code(order)).toBe(expected);
	});

	test("when the day's calls or money are used up", async () => {
		const { db } = fixture.app.database;
		await db.insertInto("model_days").values({ day: "2026-11-21", calls: 1600 }).execute();
		expect(await code({})).toBe("generation_limit_reached");
		await db.updateTable("model_days").set({ calls: 1, cost_micros: 16_000_000 }).execute();
		expect(await code({})).toBe("generation_limit_reached");
	});

	test("if no model is configured, with a clear message", async () => {
		const without = await createTestApp({ connectionString: fixture.app.connectionString });
		const { token } = fixture.admin;
		const { data } = await without.call(contract.getGenerationChoices, {}, token);
		expect(data.models).toEqual([]);
		const order = { kind: "single", skill_id: "add-within-100", question_type: "FILL_ONE" } as const;
		const rest = { answer_type: "INTEGER", difficulty: 1, wish: "", example: null, number: 1 } as const;
		const body = { ...order, ...rest, models: ["Thorough"], sends_to_review: false };
		const answer = await without.call(contract.startGeneration, { body }, token);
		expect([answer.status, answer.body.code]).toEqual([409, "model_missing"]);
		await without.stop();
	});
});

describe("a candidate", () => {
	test("is practiced only after it was taken and approved", async () => {
		const { app, admin } = fixture;
		const skill_id = "multiply-facts-mid";
		const job = await done({ skill_id, question_type: "SELECT_ONE" });
		const [candidate] = job.candidates;
		expect(candidate).toMatchObject({ state: "ready", question_id: null });
		const student = await buildStudent(app, await buildParent(app));
		const given = async () => {
			await app.call(startSession, { body: { kind: "skill", skill_id } }, student.token);
			const rows = await app.database.db
				.updateTable("practice_questions")
				.set({ is_skipped: true, finished_at: app.clock.now })
				.where("student_id", "=", student.student_id)
				.returning("bank_question_id")
				.execute();
			return rows.flatMap(({ bank_question_id }) => bank_question_id ?? []);
		};
		expect(await given()).toEqual([]);
		expect(await bankIds()).toEqual([]);
		const { question_id } = (await take(candidate?.id ?? "")).data;
		expect(await given()).toEqual([]);
		const { data } = await app.call(getQuestion, { params: { question_id } }, admin.token);
		expect(data).toMatchObject({ state: "in_review", source: "generated", skill_id, tags: ["made"] });
		expect(data.events.map(({ kind }) => kind)).toEqual(["submitted", "generated"]);
		expect((await take(candidate?.id ?? "")).body.code).toBe("candidate_taken");
		await app.call(
			decideQuestion,
			{ params: { question_id }, body: { decision: "approve", expected_version: 1, note: "" } },
			admin.token,
		);
		expect(await given()).toEqual([question_id]);
	});

	test.each([
		["a number line", { skill_id: "fraction-number-line", question_type: "FILL_ONE" }],
		["cards in order", { skill_id: "compare-order-rationals", question_type: "MATCH_THE_FOLLOWING" }],
		["cards in bins", { skill_id: "quadrilateral-categories", question_type: "LABELED_INPUT" }],
	] as const)(
		"answered by %s is practiced by hand: a wrong answer first, then the right one",
		async (_, asked) => {
			const { app, admin } = fixture;
			const { candidates } = await done({ ...asked, answer_type: "SIMPLE_FRACTION" });
			const [candidate] = candidates;
			const { question: made } = await fixture.candidate(candidate?.id ?? "");
			const { question_id } = (await take(candidate?.id ?? "")).data;
			const decision = { decision: "approve" as const, expected_version: 1, note: "" };
			await app.call(decideQuestion, { params: { question_id }, body: decision }, admin.token);
			const student = await buildStudent(app, await buildParent(app));
			const { questions } = await startSkill(app, student, asked.skill_id);
			const rows = await app.database.db
				.selectFrom("practice_questions")
				.where("student_id", "=", student.student_id)
				.where("bank_question_id", "=", question_id)
				.select("id")
				.execute();
			const id = rows[0]?.id ?? "";
			const given = questions.find((each) => each.id === id);
			expect(given?.interaction).toEqual(made?.interaction);
			expect((await sendWrongAnswer(app, student, id)).data.feedback.verdict).toBe("incorrect");
			expect((await sendRightAnswer(app, student, id)).data.feedback.verdict).toBe("correct");
		},
	);

	test("goes to the review queue automatically if the job says so, and no further; a failed one does not", async () => {
		fixture.standIn.controls.next("honest", "wrong_expression");
		const before = await bankIds();
		const job = await done({
			number: 2,
			sends_to_review: true,
			question_type: "SELECT_ONE",
			skill_id: "multiply-facts-easy",
		});
		const added = (await bankIds()).filter((id) => !before.includes(id));
		expect(job.candidates.map(({ question_id }) => question_id)).toEqual([added[0], null]);
		const { data } = await fixture.app.call(
			getQuestion,
			{ params: { question_id: added[0] ?? "" } },
			fixture.admin.token,
		);
		expect(data).toMatchObject({ state: "in_review", published_version: null, source: "generated" });
	});

	test("can be taken as a draft, but not if a check failed", async () => {
		fixture.standIn.controls.next("hint_tells", "honest");
		const { candidates } = await done({ number: 2 });
		const [caught, ready] = candidates;
		expect((await take(caught?.id ?? "")).body.code).toBe("candidate_not_ready");
		const { question_id } = (await take(ready?.id ?? "", "draft")).data;
		const { data } = await fixture.app.call(getQuestion, { params: { question_id } }, fixture.admin.token);
		expect(data.state).toBe("draft");
		expect((await take(crypto.randomUUID())).body.code).toBe("not_found");
	});

	test("is compared with the bank: the same question fails, the same with other numbers is marked", async () => {
		const job = await done({ number: 1 });
		const { question } = await fixture.candidate(job.candidates[0]?.id ?? "");
		if (question?.question_type !== "FILL_ONE") throw new Error("it is no FILL_ONE");
		await take(job.candidates[0]?.id ?? "");
		fixture.standIn.controls.reset();
		const again = await done({ number: 1 });
		const found = await fixture.candidate(again.candidates[0]?.id ?? "");
		expect(found).toMatchObject({ state: "caught", caught_by: "duplicates" });
		expect(found.near_duplicates[0]).toMatchObject({ resemblance: 1, number: null });
		const cousin = { ...question, prompt: question.prompt.replaceAll(/\d/g, "9"), known_mistakes: [] };
		await fixture.app.database.db.updateTable("questions").set({ state: "retired" }).execute();
		const filed = { skill_id: "add-within-100", difficulty: 2, tags: [] };
		const body = { question: cousin, ...filed, state: "draft" as const };
		const { data } = await fixture.app.call(createQuestion, { body }, fixture.admin.token);
		expect(data.id).toBeDefined();
		fixture.standIn.controls.reset();
		const near = await done({ number: 1 });
		expect(near.candidates[0]).toMatchObject({ state: "ready", is_near_duplicate: true });
	});

	test("is found in the bank among any number of others that say nearly the same", async () => {
		const retireAll = () =>
			fixture.app.database.db.updateTable("questions").set({ state: "retired" }).execute();
		await retireAll();
		const job = await done({ number: 1 });
		const { question } = await fixture.candidate(job.candidates[0]?.id ?? "");
		if (question?.question_type !== "FILL_ONE") throw new Error("it is no FILL_ONE");
		const add = async (prompt: string) => {
			const filed = { skill_id: "add-within-100", difficulty: 2, tags: [], state: "draft" as const };
			const body = { question: { ...question, prompt, known_mistakes: [] }, ...filed };
			return (await fixture.app.call(createQuestion, { body }, fixture.admin.token)).data.id;
		};
		const madeAgain = async () => {
			fixture.standIn.controls.reset();
			const again = await done({ number: 1 });
			return fixture.candidate(again.candidates[0]?.id ?? "");
		};
		// The same words about another operation are another question.
		await add(`${question.prompt.replaceAll(/\d+/g, "9")} ×`);
		expect((await madeAgain()).near_duplicates).toEqual([]);
		for (let number = 200; number < 245; number += 1)
			await add(question.prompt.replaceAll(/\d+/g, `${number}`));
		await add(question.prompt.replace(" ", ": "));
		const found = await madeAgain();
		expect(found.stages.find(({ stage }) => stage === "duplicates")).toMatchObject({
			outcome: "failed",
			reason: "same_in_bank",
		});
		await retireAll();
	});

	test("is stored with every prompt and response, for every admin to read", async () => {
		const { candidates } = await done({ question_type: "SELECT_ALL" });
		const { calls } = await fixture.callsOf(candidates[0]?.id ?? "");
		expect(calls.map(({ purpose }) => purpose)).toEqual([
			"generate-question",
			"solve-question",
			"solve-question",
		]);
		expect(calls[1]?.messages.join()).not.toContain("is_right");
		const { data } = await fixture.app.call(generated.getGenerationPrompts, {}, fixture.admin.token);
		for (const { purpose, prompt_version, answer } of calls) {
			expect(
				data.prompts.some((prompt) => prompt.purpose === purpose && prompt.version === prompt_version),
			).toBe(true);
			expect(JSON.parse(answer ?? "")).toBeTypeOf("object");
		}
	});
});

test("model calls are deleted after 90 days, unless the question was taken", async () => {
	const { app } = fixture;
	const { candidates, cost } = await done({ number: 2, skill_id: "subtract-within-100" });
	const [taken, left] = candidates.map(({ id }) => id);
	expect((await take(taken ?? "")).status).toBe(200);
	const day = DAY_MS;
	const later = (days: number) => ({
		...app.database,
		now: () => new Date(app.clock.now.getTime() + days * day),
	});
	const kept = async () =>
		Promise.all([taken, left].map(async (id) => (await fixture.callsOf(id ?? "")).calls.length));
	await forgetCalls(later(89));
	expect(Math.min(...(await kept()))).toBeGreaterThan(0);
	await forgetCalls(later(91));
	expect((await kept())[0]).toBeGreaterThan(0);
	expect((await kept())[1]).toBe(0);
	const [job] = (await fixture.app.call(contract.getGenerations, { query: {} }, fixture.admin.token)).data
		.jobs;
	expect(job?.cost).toBe(cost);
});

test("models side by side get the same brief, with the cost and duration of each", async () => {
	const job = await done({
		kind: "compare",
		models: ["Thorough", "Quick"],
		number: 2,
		wish: "About trains.",
	});
	expect(job.candidates.map(({ model }) => model)).toEqual(["Thorough", "Quick", "Thorough", "Quick"]);
	expect(job.by_model).toMatchObject([
		{ model: "Thorough", made: 2 },
		{ model: "Quick", made: 2 },
	]);
	for (const { cost, median_writing_ms } of job.by_model) {
		expect(cost).toBeGreaterThan(0);
		expect(median_writing_ms).toBeGreaterThanOrEqual(0);
	}
	expect(job.cost).toBe(job.by_model.reduce((sum, { cost }) => sum + (cost ?? 0), 0));
	const written = fixture.standIn.controls.calls().filter(({ body }) => body.includes("write_question"));
	expect(new Set(written.map(({ path }) => path))).toEqual(new Set(["/v1/chat/completions", "/v1/messages"]));
	expect(job.by_stage.find(({ stage }) => stage === "schema")?.passed).toBe(4);
});

test("lists what is most relevant to an example first", async () => {
	const text = "Zara has $23$ stickers and gets $14$ more. How many stickers has she now?";
	const { candidates } = await done({ kind: "relevance", number: 5, example: { kind: "text", text } });
	const scores = candidates.map(({ relevance }) => relevance ?? -1);
	expect(scores).toEqual(scores.toSorted((a, b) => b - a));
	expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
	expect(Math.max(...scores)).toBeLessThanOrEqual(1);
});

describe("cancelling", () => {
	const cancel = (job_id: string) =>
		fixture.app.call(contract.cancelGeneration, { params: { job_id } }, fixture.admin.token);

	test("finishes what is being made, starts nothing new, and keeps the results", async () => {
		const job_id = await fixture.start({ number: 4 });
		const ids = (await fixture.read(job_id)).candidates.map(({ id }) => id);
		await fixture.makeOne(ids[0] ?? "");
		fixture.standIn.controls.next("hold");
		const working = fixture.makeOne(ids[1] ?? "");
		await expect.poll(() => fixture.standIn.controls.heldCount()).toBe(1);
		expect((await cancel(job_id)).data).toEqual({ state: "cancelled" });
		fixture.standIn.controls.release();
		await working;
		const calls = fixture.standIn.controls.calls().length;
		for (const id of ids) await fixture.makeOne(id);
		expect(fixture.standIn.controls.calls()).toHaveLength(calls);
		const job = await fixture.read(job_id);
		expect(job.state).toBe("cancelled");
		expect(job.candidates.map(({ state }) => state)).toEqual(["ready", "ready", "cancelled", "cancelled"]);
		expect(job.counts).toMatchObject({ ready: 2, cancelled: 2, waiting: 0 });
		expect((await cancel(job_id)).data).toEqual({ state: "cancelled" });
	});

	test("of nothing is not found", async () => {
		expect((await cancel(crypto.randomUUID())).body.code).toBe("not_found");
	});
});

test("jobs are listed newest first, page by page, of one kind or all", async () => {
	for (let at = 0; at < 27; at += 1) {
		await fixture.start({ kind: at % 2 === 0 ? "several" : "single" });
		fixture.app.clock.now = new Date(fixture.app.clock.now.getTime() + 1000);
	}
	const list = async (query: { kind?: "single"; cursor?: string } = {}) =>
		(await fixture.app.call(contract.getGenerations, { query }, fixture.admin.token)).data;
	const first = await list();
	const second = await list({ cursor: first.next_cursor ?? "" });
	expect([first.jobs.length, second.jobs.length, second.next_cursor]).toEqual([25, 2, null]);
	const moments = [...first.jobs, ...second.jobs].map(({ created_at }) => created_at);
	expect(moments).toEqual(moments.toSorted().toReversed());
	expect((await list({ kind: "single" })).jobs).toHaveLength(13);
});

test("the queue makes candidates by itself, several at once", async () => {
	await fixture.app.database.pool.query("drop trigger keep_job on jobs.job");
	const job_id = await fixture.start({ number: 5 });
	await expect.poll(async () => (await fixture.read(job_id)).state).toBe("done");
	const { counts } = await fixture.read(job_id);
	expect(counts.ready + counts.caught).toBe(5);
});

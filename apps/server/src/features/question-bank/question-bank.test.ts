import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import * as contract from "@learnin/contract/routes/bank/question-bank.contract";
import { everyQuestion } from "@learnin/domain/examples/every-question";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import { exampleFillOne, exampleSelectOne, exampleVerifyWithLlm } from "@learnin/domain/examples/questions";
import type { Question } from "@learnin/domain/question/question";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { buildAdmin, buildParent, buildStudent } from "../../platform/testing/factories.ts";
import { testApp } from "../../platform/testing/test-app.ts";

const app = await testApp();
const admin = await buildAdmin(app);

let serial = 0;
/** A question that the bank does not have yet. */
const fresh = (changes: Parameters<typeof exampleFillOne>[0] = {}) =>
	exampleFillOne({ prompt: `What is $3 + 4$? Ask number ${(serial += 1)}.`, ...changes });

const written = (question = fresh()) => ({
	question,
	skill_id: "add-within-100",
	difficulty: 2,
	tags: ["sums"],
	state: "in_review" as const,
});
const create = (body: Parameters<typeof send>[0]) => send(body);
function send(
	body: ReturnType<typeof written> | (Omit<ReturnType<typeof written>, "state"> & { state: "draft" }),
) {
	return app.call(contract.createQuestion, { body }, admin.token);
}
const read = async (question_id: string) =>
	(await app.call(contract.getQuestion, { params: { question_id } }, admin.token)).data;
const decide = (
	question_id: string,
	decision: "approve" | "send_back" | "retire" | "suspend" | "restore",
	{ expected_version = 1, note = "" } = {},
) =>
	app.call(
		contract.decideQuestion,
		{ params: { question_id }, body: { decision, expected_version, note } },
		admin.token,
	);
const update = (question_id: string, expected_version: number, body = written()) =>
	app.call(
		contract.updateQuestion,
		{ params: { question_id }, body: { ...body, expected_version } },
		admin.token,
	);
const list = async (query: Parameters<typeof app.call<typeof contract.getQuestions>>[1]["query"]) =>
	(await app.call(contract.getQuestions, { query }, admin.token)).data;

test("skills to file a question under, by grade", async () => {
	const { skills } = (await app.call(contract.getQuestionSkills, {}, admin.token)).data;
	const { skill_id } = written();
	expect(skills.find(({ id }) => id === skill_id)).toMatchObject({
		name: expect.stringMatching(/\w/),
		grade: 2,
	});
	expect(skills.map(({ grade }) => grade)).toEqual(
		skills.map(({ grade }) => grade).toSorted((a, b) => a - b),
	);
});

test("a preview has the hints as a student gets them", async () => {
	const { question, skill_id, difficulty, tags } = written(fresh({ hints: ["Count on.", "From $3$."] }));
	const body = { question, skill_id, difficulty, tags };
	const { hints } = (await app.call(contract.previewQuestion, { body }, admin.token)).data;
	expect(hints.map(({ spoken }) => spoken)).toEqual(["Count on.", "From 3."]);
});

test.each([
	["\\frac{3}{4", "unreadable-math", "a brace that is open"],
	["\\fraction{3}{4}", "unreadable-math", "a command that LaTeX does not know"],
	["\\def\\a{\\a\\a}\\a", "math-macro", "a macro without end"],
	["\\cancelto{1}{3}", "too-much-math", "a command that multiplies what it holds"],
])("a formula %s is the fault %s at its field, and refused: %s", async (tex, fault) => {
	const question = fresh({ explanation: `Three and four make $${tex}$ of it, that is $7$.` });
	const { state: _, ...body } = written(question);
	const { faults } = (await app.call(contract.previewQuestion, { body }, admin.token)).data;
	expect(faults).toEqual([{ field: "explanation", fault, detail: tex }]);
	const { status, body: refusal } = await create(written(question));
	expect(status).toBe(400);
	expect(refusal).toMatchObject({ code: "question_faulty", message: { explanation: fault } });
});

test("an answer to a question with an invalid key is refused with the fault", async () => {
	const question = fresh({ key: { answers: ["seven"] }, known_mistakes: [] });
	const answer = { question_type: "FILL_ONE" as const, text: "7" };
	const { status, body } = await app.call(
		contract.answerQuestionPreview,
		{ body: { question, answer } },
		admin.token,
	);
	expect([status, body.code, body.message]).toEqual([
		400,
		"question_faulty",
		{ "key.answers": "key-unreadable" },
	]);
});

test("every text that a student may see is checked for formulas", async () => {
	const bad = "$\\def\\a{xx}\\a\\a$";
	const image = { src: `/images/${"a1".repeat(32)}.webp`, alt: "A square.", width: 9, height: 9 };
	const option = { id: "c", label: bad, image };
	const choice = exampleSelectOne();
	const review = exampleVerifyWithLlm();
	const faultsOf = async (question: Question) => {
		const { state: _, question: __, ...filed } = written();
		const body = { ...filed, question };
		const { data } = await app.call(contract.previewQuestion, { body }, admin.token);
		return data.faults.filter(({ fault }) => fault === "math-macro").map(({ field }) => field);
	};
	const everywhere = fresh({
		prompt: bad,
		cta: bad,
		explanation: bad,
		hints: [bad, bad],
		known_mistakes: [{ id: "a", answer: "3", feedback: bad }],
	});
	expect((await faultsOf(everywhere)).toSorted()).toEqual(
		["prompt", "cta", "explanation", "hints[0]", "hints[1]", "known_mistakes[0].feedback"].toSorted(),
	);
	const options = [...choice.options.slice(0, 2), option];
	expect(await faultsOf({ ...choice, options })).toEqual(["options[2].label"]);
	const key = { ...review.key, sample_answer: bad };
	expect(await faultsOf({ ...review, key })).toEqual(["key.sample_answer"]);
});

test("an external image in a text is a fault at its field, and refused", async () => {
	const prompt = "![three apples](https://elsewhere.example/a.png) and four make how many?";
	const { state: _, ...body } = written(fresh({ prompt }));
	const { data } = await app.call(contract.previewQuestion, { body }, admin.token);
	expect(data.faults).toEqual([
		{
			field: "prompt",
			fault: "unshown-picture",
			detail: "![three apples](https://elsewhere.example/a.png)",
		},
	]);
	expect(data.question.prompt.html).toContain("![three apples]");
	expect((await create(written(fresh({ prompt })))).body.code).toBe("question_faulty");
});

describe("writing", () => {
	test.each(everyQuestion.map(({ question }, at) => [at, question.question_type, question] as const))(
		"example %i, a %s, is stored and returned as it was written",
		async (_, __, question) => {
			const { status, data } = await create(written(question as ReturnType<typeof fresh>));
			expect([200, 409]).toContain(status);
			if (status === 200) expect((await read(data.id)).question).toEqual(question);
		},
	);

	test("refuses an invalid key, or another fault, with the faults by field", async () => {
		const answer = await create(written(fresh({ hints: [] })));
		expect(answer.status).toBe(400);
		expect(answer.body).toMatchObject({ code: "question_faulty", message: { hints: "hint-count" } });
	});

	test("accepts the very same question only once, until it was retired", async () => {
		const question = fresh();
		const { data } = await create(written(question));
		expect((await create(written(question))).body.code).toBe("question_exists");
		await decide(data.id, "retire");
		expect((await create(written(question))).status).toBe(200);
		expect((await decide(data.id, "restore")).body.code).toBe("question_exists");
	});

	test("of two concurrent edits of one version the second is refused, and nothing of the first is lost", async () => {
		const { data } = await create(written());
		const [first, second] = [fresh(), fresh()];
		expect((await update(data.id, 1, written(first))).data.version).toBe(2);
		expect((await update(data.id, 1, written(second))).body.code).toBe("question_changed");
		expect((await read(data.id)).question).toEqual(first);
	});

	test("an unknown skill or question is not found", async () => {
		expect((await create({ ...written(), skill_id: "nothing-like-it" })).status).toBe(404);
		expect((await update(crypto.randomUUID(), 1)).status).toBe(404);
	});
});

describe("review", () => {
	test("approve, edit, approve: students keep the published version until the next is approved", async () => {
		const { data } = await create(written());
		expect((await decide(data.id, "approve")).data).toEqual({ state: "published", published_version: 1 });
		await update(data.id, 1);
		expect(await read(data.id)).toMatchObject({ state: "in_review", version: 2, published_version: 1 });
		expect((await decide(data.id, "approve")).body.code).toBe("question_changed");
		const approved = await decide(data.id, "approve", { expected_version: 2 });
		expect(approved.data).toEqual({ state: "published", published_version: 2 });
		const { versions, events } = await read(data.id);
		expect(versions.map(({ version }) => version)).toEqual([2, 1]);
		expect(events.map(({ kind }) => kind)).toEqual([
			"approved",
			"submitted",
			"edited",
			"approved",
			"submitted",
			"created",
		]);
		expect(events[0]?.actor_name).toBe("Sam Admin");
	});

	test("sending back requires a note", async () => {
		const { data } = await create(written());
		expect((await decide(data.id, "send_back")).body.code).toBe("note_needed");
		expect((await decide(data.id, "send_back", { note: "The picture is missing." })).data.state).toBe(
			"draft",
		);
		expect((await read(data.id)).events[0]).toMatchObject({
			kind: "sent_back",
			note: "The picture is missing.",
		});
	});

	test.each(["suspend", "restore"] as const)(
		"%s is impossible for a question in review",
		async (decision) => {
			const { data } = await create(written());
			expect((await decide(data.id, decision)).body.code).toBe("decision_impossible");
		},
	);

	test("of two concurrent approvals one succeeds", async () => {
		const { data } = await create(written());
		const answers = await Promise.all([decide(data.id, "approve"), decide(data.id, "approve")]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
	});

	test("only a super-admin can be a reviewer", async () => {
		const { data } = await create(written());
		const assign = (account_id: string | null) =>
			app.call(
				contract.assignQuestion,
				{ params: { question_id: data.id }, body: { account_id } },
				admin.token,
			);
		const parent = await buildParent(app);
		expect((await assign(parent.account_id)).status).toBe(404);
		expect((await assign(admin.account_id)).data.assigned_to?.name).toBe("Sam Admin");
		expect((await list({ reviewer: "me" })).questions.map(({ id }) => id)).toEqual([data.id]);
		expect((await assign(null)).data.assigned_to).toBeNull();
	});
});

test("the bank is searched, filtered, counted and read page by page", async () => {
	const ids: string[] = [];
	for (let at = 0; at < 30; at += 1) {
		const question = fresh({ prompt: `A wombat digs $${at + 2} + 4$ holes. How many in all?` });
		ids.unshift((await create({ ...written(question), tags: ["wombats"] })).data.id);
		app.clock.now = new Date(app.clock.now.getTime() + 1000);
	}
	const first = await list({ search: "wombat holes" });
	expect(first.questions.map(({ id }) => id)).toEqual(ids.slice(0, 25));
	const second = await list({ search: "wombats", cursor: first.next_cursor ?? "" });
	expect(second.questions.map(({ id }) => id)).toEqual(ids.slice(25));
	expect(second.next_cursor).toBeNull();
	expect((await list({ tag: "wombats", grade: 2 })).questions).toHaveLength(25);
	expect((await list({ tag: "wombats", grade: 3 })).questions).toHaveLength(0);
	expect((await list({ tag: "wombats", state: "published" })).questions).toHaveLength(0);
	expect(first.counts.in_review).toBeGreaterThanOrEqual(30);
	expect((await list({ search: `"); drop table questions; --` })).questions).toEqual([]);
});

describe("a preview", () => {
	test("is the student's own page, graded by the student's own grader, and shows faults and advice", async () => {
		const { state: _, ...body } = written(fresh({ hints: ["Count on from $3$."], known_mistakes: [] }));
		const { data } = await app.call(contract.previewQuestion, { body }, admin.token);
		expect(JSON.stringify(data.question)).not.toContain("known_mistakes");
		expect(data.faults).toMatchObject([{ field: "hints", fault: "hint-count" }]);
		expect(data.advice).toContainEqual({ field: "known_mistakes", advice: "no-known-mistakes" });
		const judge = async (answer: ReturnType<typeof rightAnswer>) =>
			(
				await app.call(
					contract.answerQuestionPreview,
					{ body: { question: body.question, answer } },
					admin.token,
				)
			).data.feedback?.verdict;
		expect(await judge(rightAnswer(body.question))).toBe("correct");
		expect(await judge(wrongAnswer(body.question, 0))).toBe("incorrect");
	});
});

test("a draft is stored per author and question, and deleted on saving", async () => {
	const params = { draft_key: "new" };
	const save = (draft: Record<string, unknown> | null, token = admin.token) =>
		app.call(contract.saveQuestionDraft, { params, body: { draft } }, token);
	const kept = async (token = admin.token) =>
		(await app.call(contract.getQuestionDraft, { params }, token)).data.draft;
	await save({ prompt: "What is" });
	await save({ prompt: "What is $3" });
	expect(await kept()).toEqual({ prompt: "What is $3" });
	expect(await kept((await buildAdmin(app)).token)).toBeNull();
	expect((await save({ prompt: "x".repeat(200_001) })).body.code).toBe("draft_too_large");
	await create(written());
	expect(await kept()).toBeNull();
});

describe("students", () => {
	test("get published questions among the generated ones, never one that waits, was suspended or was seen before", async () => {
		const student = await buildStudent(app, await buildParent(app));
		const skill_id = "compare-three-digit";
		const ids: string[] = [];
		for (let at = 0; at < 4; at += 1) ids.push((await create({ ...written(), skill_id })).data.id);
		for (const id of ids.slice(0, 3)) await decide(id, "approve");
		await decide(ids[2] ?? "", "suspend");
		const start = async () => {
			await app.call(startSession, { body: { kind: "skill", skill_id } }, student.token);
			return app.database.db
				.selectFrom("practice_questions")
				.select(["bank_question_id", "bank_version"])
				.where("student_id", "=", student.student_id)
				.where("bank_question_id", "is not", null)
				.execute();
		};
		const first = await start();
		expect(new Set(first.map((row) => row.bank_question_id))).toEqual(new Set(ids.slice(0, 2)));
		await app.database.db
			.updateTable("practice_questions")
			.set({ is_skipped: true, finished_at: app.clock.now })
			.where("student_id", "=", student.student_id)
			.execute();
		expect(await start()).toHaveLength(2);
	});

	test("do not get a suspended question until it is approved again", async () => {
		const skill_id = "compare-lengths";
		const suspended = async () => {
			const { id } = (await create({ ...written(), skill_id })).data;
			await decide(id, "approve");
			await decide(id, "suspend");
			return id;
		};
		const [restored, edited] = [await suspended(), await suspended()];
		expect((await decide(restored, "restore")).data).toEqual({ state: "in_review", published_version: null });
		await update(edited, 1, { ...written(), skill_id });
		expect(await read(edited)).toMatchObject({ state: "in_review", published_version: null });
		const student = await buildStudent(app, await buildParent(app));
		const given = async () => {
			await app.call(startSession, { body: { kind: "skill", skill_id } }, student.token);
			const rows = await app.database.db
				.selectFrom("practice_questions")
				.select("bank_question_id")
				.where("student_id", "=", student.student_id)
				.where("bank_question_id", "is not", null)
				.execute();
			return rows.map(({ bank_question_id }) => bank_question_id);
		};
		expect(await given()).toEqual([]);
		await decide(edited, "approve", { expected_version: 2 });
		await app.database.db
			.updateTable("practice_questions")
			.set({ is_skipped: true, finished_at: app.clock.now })
			.where("student_id", "=", student.student_id)
			.execute();
		expect(await given()).toEqual([edited]);
	});
});

test.each(["grade=1.5", "grade=99999999999", "grade=1e400", "difficulty=2.5", "difficulty=-1e9", "grade="])(
	"a search with %s gets a result or a refusal",
	async (query) => {
		const url = `${contract.getQuestions.path}?${query}`;
		const headers = { authorization: `Bearer ${admin.token}` };
		expect([200, 400]).toContain((await app.inject({ method: "GET", url, headers })).statusCode);
	},
);

test("the stored counts by skill, state, type and difficulty equal those that would be counted", async () => {
	const counted = await sql<object>`select skill_id, state, question_type, difficulty, count(*) as count
		from questions group by 1, 2, 3, 4 order by 1, 2, 3, 4`.execute(app.database.db);
	const kept = await sql<object>`select skill_id, state, question_type, difficulty, count
		from question_coverage where count > 0 order by 1, 2, 3, 4`.execute(app.database.db);
	expect(counted.rows.length).toBeGreaterThan(3);
	expect(kept.rows).toEqual(counted.rows);
});

describe("other sort orders", () => {
	/**
	 * More than a page, each solved by one child more on the first try than the one before, and reported by
	 * more.
	 */
	let ids: string[];
	beforeAll(async () => {
		ids = [];
		for (let at = 0; at < 30; at += 1) ids.push((await create({ ...written(), tags: ["ordered"] })).data.id);
		for (const [at, id] of ids.entries()) {
			await decide(id, "approve");
			await sql`insert into question_statistics (question_id, version, finished, first_try, skipped, mean_tries,
				median_active_ms, open_reports, measured_at)
				values (${id}, 1, 30, ${at}, 0, 1, 1000, ${at % 3}, ${app.clock.now})`.execute(app.database.db);
		}
	});

	const inOrder = async (sort: contract.BankSort) => {
		const found: string[] = [];
		for (let cursor: string | undefined, pages = 0; pages < 3; pages += 1) {
			const page = await list({ tag: "ordered", sort, ...(cursor !== undefined && { cursor }) });
			found.push(...page.questions.map(({ id }) => id));
			if (page.next_cursor === null) break;
			cursor = page.next_cursor;
		}
		return found;
	};

	test("lists the hardest of those that students finished first, page by page", async () => {
		const untold = (await create({ ...written(), tags: ["ordered"] })).data.id;
		expect(await inOrder("hardest")).toEqual(ids);
		expect(await inOrder("oldest")).toContain(untold);
	});

	test("lists those with the most open reports first, page by page", async () => {
		const reports = (await inOrder("reported")).map((id) => ids.indexOf(id) % 3);
		expect(reports).toEqual([...Array.from({ length: 10 }, () => 2), ...Array.from({ length: 10 }, () => 1)]);
	});

	test("oldest change first is the reverse of newest change first", async () => {
		expect(await inOrder("oldest")).toEqual((await inOrder("newest")).toReversed());
	});

	test("rejects a cursor from another order", async () => {
		const { next_cursor } = await list({ tag: "ordered" });
		const query = { tag: "ordered", sort: "hardest" as const, cursor: next_cursor ?? "" };
		expect((await app.call(contract.getQuestions, { query }, admin.token)).status).toBe(404);
	});
});

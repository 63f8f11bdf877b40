import * as contract from "@learnin/contract/routes/practice/practice.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import { generators } from "@learnin/curriculum/generators/generators";
import { describe, expect, onTestFinished, test } from "vitest";
import { buildParent, buildStudent, questionOf, type Student } from "../../platform/testing/factories.ts";
import { sendAnswer } from "../../platform/testing/send-answer.ts";
import { testApp } from "../../platform/testing/test-app.ts";
import { giveSession } from "./sets/give-session.ts";
import { whileLocked } from "../../platform/testing/while-locked.ts";

const isAudit = process.env["AUDIT"] === "full";

const app = await testApp({ jobs: true });
const parent = await buildParent(app);

const skill_id = generators[0]?.skill_id ?? "";
const start = (student: Student, skill = skill_id) =>
	app.call(contract.startSession, { body: { kind: "skill", skill_id: skill } }, student.token);

async function newSession() {
	const student = await buildStudent(app, parent);
	const { data } = await start(student);
	const question = data.questions[0] as PracticeQuestion;
	return { student, session: data, question, key: await questionOf(app, question.id) };
}

const timing = () => ({ time_to_first_ms: 900, active_ms: 4000, client_time: app.clock.now.toISOString() });
const send = (student: Student, question_id: string, answer: StudentAnswer, client_key?: string) =>
	sendAnswer(app, student, { question_id, answer, ...(client_key !== undefined && { client_key }) });

const attemptsOn = (question_id: string) =>
	app.database.db.selectFrom("attempts").select("id").where("question_id", "=", question_id).execute();

async function fillOneSession() {
	for (const { skill_id: skill } of generators) {
		const student = await buildStudent(app, parent);
		const { data } = await start(student, skill);
		const question = data.questions.find(
			({ question_type, answer_type }) => question_type === "FILL_ONE" && answer_type === "INTEGER",
		);
		if (question !== undefined)
			return { student, session: data, question, key: await questionOf(app, question.id) };
	}
	throw new Error("no generator made a FILL_ONE question");
}

describe("a practice session", () => {
	test("has ten different questions with rendered texts and nothing of the key", async () => {
		const { session } = await newSession();
		expect(session.questions).toHaveLength(10);
		expect(session.current_index).toBe(0);
		expect(
			new Set(session.questions.map(({ prompt, figure }) => prompt.html + (figure?.alt ?? ""))).size,
		).toBe(10);
		const text = JSON.stringify(session);
		for (const secret of ['"key"', '"known_mistakes"', '"generator', '"seed"'])
			expect(text).not.toContain(secret);
		expect(
			session.questions.every(({ status }) => status.explanation === null && status.hints.length === 0),
		).toBe(true);
	});

	test("started concurrently is one session, and starting again returns the unfinished one", async () => {
		const student = await buildStudent(app, parent);
		const both = await Promise.all([start(student), start(student)]);
		const again = await start(student);
		expect(new Set([...both, again].map(({ data }) => data.id)).size).toBe(1);
	});

	test("every generator's questions can be asked and answered correctly", { timeout: 600_000 }, async () => {
		const student = await buildStudent(app, parent);
		const { student_id, family_id } = student;
		const owner = { student_id, family_id, title: null, created_at: app.clock.now };
		for (const [at, { skill_id }] of generators.entries()) {
			// The easiest or the hardest, in turn; an audit asks both.
			const asked = isAudit ? ([1, 5] as const) : ([at % 2 === 0 ? 1 : 5] as const);
			const wanted = asked.map((difficulty, position) => ({ position, skill_id, difficulty }));
			await app.database.db
				.transaction()
				.execute((tx) => giveSession(tx, { ...owner, kind: "skill", skill_id, wanted }));
			const { data } = await start(student, skill_id);
			expect(data.questions).toHaveLength(wanted.length);
			for (const { id } of data.questions) {
				const key = await questionOf(app, id);
				const { status, data: result } = await send(student, id, rightAnswer(key));
				const verdict = key.question_type === "VERIFY_WITH_LLM" ? "needs_review" : "correct";
				expect([skill_id, status, result.feedback.verdict]).toEqual([skill_id, 200, verdict]);
			}
		}
	});

	test("refuses a skill that has no questions or does not exist", async () => {
		const student = await buildStudent(app, parent);
		expect((await start(student, "no-such-skill")).status).toBe(404);
	});
});

describe("an answer", () => {
	test("correct on the first try earns full points and shows the explanation", async () => {
		const { student, question, key } = await newSession();
		const { data } = await send(student, question.id, rightAnswer(key));
		expect(data.feedback).toEqual({ verdict: "correct", comment: null });
		expect(data.status).toMatchObject({
			is_correct: true,
			attempt_count: 1,
			tries_remaining: 10,
			points: question.difficulty / 100,
		});
		expect(data.status.explanation?.html).toBeTruthy();
		const details = await app.call(getUserDetails, {}, student.token);
		expect(details.data).toMatchObject({
			reward_points: question.difficulty / 100,
			weekly_reward: question.difficulty / 100,
			completed_count: 1,
		});
	});

	test("wrong uses a try, shows no explanation, and a later success earns half", async () => {
		const { student, question, key } = await newSession();
		const wrong = await send(student, question.id, wrongAnswer(key));
		expect(wrong.data.feedback).toMatchObject({ verdict: "incorrect", is_repeat: false });
		expect(wrong.data.status).toMatchObject({
			tries_remaining: 9,
			attempt_count: 1,
			explanation: null,
			answer_list: null,
		});
		const right = await send(student, question.id, rightAnswer(key));
		expect(right.data.status).toMatchObject({ is_correct: true, points: question.difficulty / 200 });
	});

	test("repeated wrong counts once", async () => {
		const { student, question, key } = await newSession();
		await send(student, question.id, wrongAnswer(key));
		const again = await send(student, question.id, wrongAnswer(key));
		expect(again.data).toMatchObject({
			feedback: { is_repeat: true },
			status: { tries_remaining: 9, attempt_count: 1 },
		});
	});

	test("that cannot be read costs nothing and does not break a first-try success", async () => {
		const { student, question, key } = await fillOneSession();
		for (const text of ["", "x", "1/0", "12,34"]) {
			const { data } = await send(student, question.id, { question_type: "FILL_ONE", text });
			expect(data).toMatchObject({
				feedback: { verdict: "unreadable" },
				status: { tries_remaining: 10, attempt_count: 0 },
			});
		}
		const right = await send(student, question.id, rightAnswer(key));
		expect(right.data.status.points).toBe(question.difficulty / 100);
	});

	test("with a free retry is limited to sixty a minute, and accepted again after that", async () => {
		const { student, question, key } = await fillOneSession();
		const repeat = () => send(student, question.id, wrongAnswer(key));
		const unreadable = () => send(student, question.id, { question_type: "FILL_ONE", text: "x" });
		const first = crypto.randomUUID();
		await send(student, question.id, wrongAnswer(key), first);
		for (let n = 0; n < 30; n += 1)
			expect([(await repeat()).status, (await unreadable()).status]).toEqual([200, 200]);
		for (const answer of [repeat, unreadable])
			expect(await answer()).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
		const stored = await attemptsOn(question.id);
		expect(stored).toHaveLength(61);
		expect((await send(student, question.id, wrongAnswer(key, 1))).data.status.tries_remaining).toBe(8);
		const before = app.clock.now;
		onTestFinished(() => void (app.clock.now = before));
		app.clock.now = new Date(before.getTime() + 60_000);
		expect((await repeat()).data.feedback).toMatchObject({ is_repeat: true });
		expect((await send(student, question.id, wrongAnswer(key), first)).data.feedback).toMatchObject({
			is_repeat: false,
		});
	});

	test("sent again with the same client key counts once and returns the same result", async () => {
		const { student, question, key } = await newSession();
		const client_key = crypto.randomUUID();
		const answers = await Promise.all(
			Array.from({ length: 8 }, () => send(student, question.id, wrongAnswer(key), client_key)),
		);
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
		expect(answers.map(({ data }) => data.status.tries_remaining)).toEqual(answers.map(() => 9));
		const rows = await attemptsOn(question.id);
		expect(rows).toHaveLength(1);
	});

	test("two different wrong answers on the last try: one is counted, the other finds the question finished", async () => {
		const { student, question, key } = await fillOneSession();
		for (let n = 0; n < 9; n += 1) await send(student, question.id, wrongAnswer(key, n));
		const both = await Promise.all([
			send(student, question.id, wrongAnswer(key, 9)),
			send(student, question.id, wrongAnswer(key, 10)),
		]);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		const last = both.find(({ status }) => status === 200);
		expect(last?.data.status).toMatchObject({ tries_remaining: 0, can_start_over: true, is_correct: false });
		expect(last?.data.status.explanation).not.toBeNull();
	});

	test("refuses another student's question as if it did not exist, and a finished one with a message", async () => {
		const { student, question, key } = await newSession();
		const sibling = await buildStudent(app, parent);
		expect((await send(sibling, question.id, rightAnswer(key))).status).toBe(404);
		expect((await send(student, crypto.randomUUID(), rightAnswer(key))).status).toBe(404);
		await send(student, question.id, rightAnswer(key));
		expect(await send(student, question.id, rightAnswer(key))).toMatchObject({
			status: 409,
			body: { code: "question_finished" },
		});
	});

	test("stores what a learner model needs", async () => {
		const { student, question, key } = await newSession();
		await send(student, question.id, wrongAnswer(key));
		const row = await app.database.db
			.selectFrom("attempts as a")
			.innerJoin("practice_questions as q", "q.id", "a.question_id")
			.selectAll("a")
			.select("q.skill_id")
			.where("a.question_id", "=", question.id)
			.executeTakeFirstOrThrow();
		expect(row).toMatchObject({
			student_id: student.student_id,
			skill_id,
			kind: "answer",
			verdict: "incorrect",
			attempt_number: 1,
			tries_remaining: 9,
			hints_opened: 0,
			time_to_first_ms: 900,
			active_ms: 4000,
		});
		expect(row.answer_read).not.toBeNull();
	});
});

describe("hints, skip and start over", () => {
	const hint = (student: Student, question_id: string, shown: number) =>
		app.call(contract.openHint, { params: { question_id }, body: { shown } }, student.token);

	test("hints open one at a time, a repeated click opens only one, and the first halves the points", async () => {
		const { student, question, key } = await newSession();
		const clicks = await Promise.all([hint(student, question.id, 0), hint(student, question.id, 0)]);
		expect(clicks.map(({ status }) => status)).toEqual([200, 200]);
		const now = await app.call(
			contract.getSession,
			{ params: { session_id: (await start(student)).data.id } },
			student.token,
		);
		expect(now.data.questions[0]?.status.hints).toHaveLength(1);
		expect(now.data.questions[0]?.status.attempt_count).toBe(0);
		const right = await send(student, question.id, rightAnswer(key));
		expect(right.data.status.points).toBe(question.difficulty / 200);
	});

	test("there is no hint after the last one", async () => {
		const { student, question, key } = await newSession();
		for (let shown = 0; shown < key.hints.length; shown += 1) await hint(student, question.id, shown);
		const beyond = await hint(student, question.id, key.hints.length);
		expect(beyond.data.status).toMatchObject({ has_more_hints: false });
		expect(beyond.data.status.hints).toHaveLength(key.hints.length);
	});

	test("a skip shows the answer, earns nothing and counts once", async () => {
		const { student, question } = await newSession();
		const client_key = crypto.randomUUID();
		const body = { client_key, active_ms: 100, client_time: app.clock.now.toISOString() };
		const skip = () =>
			app.call(contract.skipQuestion, { params: { question_id: question.id }, body }, student.token);
		const [first, second] = [await skip(), await skip()];
		expect(first.data.status).toMatchObject({
			is_skipped: true,
			is_correct: false,
			points: 0,
			can_start_over: false,
		});
		expect(first.data.status.answer_list).not.toBeNull();
		expect(second.data).toEqual(first.data);
	});

	test("two concurrent skips, or an answer and a skip, with one client key count as one", async () => {
		const { student, session } = await newSession();
		const [first = "", second = "", third = ""] = session.questions.map(({ id }) => id);
		const { time_to_first_ms: _, ...timed } = timing();
		const skip = (question_id: string, client_key: string) =>
			app.call(
				contract.skipQuestion,
				{ params: { question_id }, body: { client_key, ...timed } },
				student.token,
			);
		const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
		const wrong = wrongAnswer(await questionOf(app, third));
		const answers = [
			...(await whileLocked(app, { table: "practice_questions", ids: [first, second] }, () => [
				skip(first, one),
				skip(second, one),
			])),
			...(await whileLocked(app, { table: "practice_questions", ids: [third] }, () => [
				send(student, third, wrong, other),
				skip(third, other),
			])),
		];
		const statuses = answers.map(({ status }) => status);
		expect([statuses.slice(0, 2).toSorted(), statuses.slice(2).toSorted()]).toEqual([
			[200, 409],
			[200, 409],
		]);
	});

	test("after the last try a fresh question of the same skill takes the slot, once", async () => {
		const { student, question, key, session } = await fillOneSession();
		const over = () =>
			app.call(contract.startOver, { params: { question_id: question.id }, body: {} }, student.token);
		expect((await over()).status).toBe(409);
		for (let n = 0; n < 10; n += 1) await send(student, question.id, wrongAnswer(key, n));
		const both = await Promise.all([over(), over()]);
		expect(new Set(both.map(({ data }) => data.question.id)).size).toBe(1);
		expect(both[0]?.data.question).toMatchObject({
			skill_id: question.skill_id,
			order: question.order,
			status: { tries_remaining: 10 },
		});
		const now = await app.call(contract.getSession, { params: { session_id: session.id } }, student.token);
		expect(now.data.questions).toHaveLength(10);
	});

	test("reloading returns to the same question", async () => {
		const { student, session, question, key } = await newSession();
		await send(student, question.id, rightAnswer(key));
		await send(student, session.questions[1]?.id ?? "", { question_type: "FILL_ONE", text: "900001" });
		const now = await app.call(contract.getSession, { params: { session_id: session.id } }, student.token);
		expect(now.data.current_index).toBe(1);
		expect(now.data.questions[0]).toMatchObject({
			status: { is_correct: true },
			given_answer: rightAnswer(key),
		});
		// An open question starts with empty boxes; a wrong entry is not restored.
		expect(now.data.questions[1]?.given_answer).toBeNull();
	});
});

describe("without a current enrollment", () => {
	const skip = (student: Student, question_id: string) => {
		const body = {
			client_key: crypto.randomUUID(),
			active_ms: 100,
			client_time: app.clock.now.toISOString(),
		};
		return app.call(contract.skipQuestion, { params: { question_id }, body }, student.token);
	};

	async function fiveDone() {
		const student = await buildStudent(app, parent, { enrolled: false });
		const { data: session } = await start(student);
		const last = { question_id: "", answer: { question_type: "FILL_ONE", text: "" } as StudentAnswer };
		const client_key = crypto.randomUUID();
		for (const [index, { id }] of session.questions.slice(0, 5).entries()) {
			const answer = rightAnswer(await questionOf(app, id));
			const key = index === 4 ? client_key : crypto.randomUUID();
			expect((await send(student, id, answer, key)).status).toBe(200);
			Object.assign(last, { question_id: id, answer });
		}
		const sixth = session.questions[5] as PracticeQuestion;
		return { student, session, sixth, key: await questionOf(app, sixth.id), last: { ...last, client_key } };
	}

	test("five questions a day are free, then a parent has to renew", async () => {
		const { student, sixth, key } = await fiveDone();
		const hint = app.call(
			contract.openHint,
			{ params: { question_id: sixth.id }, body: { shown: 0 } },
			student.token,
		);
		const refused = [send(student, sixth.id, rightAnswer(key)), skip(student, sixth.id), hint];
		for (const answer of await Promise.all(refused))
			expect(answer).toMatchObject({ status: 403, body: { code: "enrolment_needed" } });
	});

	test("concurrent answers or skips never exceed the free questions", async () => {
		const student = await buildStudent(app, parent, { enrolled: false });
		const { data: session } = await start(student);
		const keys = await Promise.all(session.questions.map(({ id }) => questionOf(app, id)));
		const answers = await Promise.all(
			session.questions.map(({ id }, at) =>
				at % 2 === 0 ? send(student, id, rightAnswer(keys[at] as Question)) : skip(student, id),
			),
		);
		const statuses = answers.map(({ status }) => status).toSorted();
		expect(statuses).toEqual([200, 200, 200, 200, 200, 403, 403, 403, 403, 403]);
	});

	test("the fifth answer, sent again after its response was lost, returns the same result", async () => {
		const { student, last } = await fiveDone();
		const again = await send(student, last.question_id, last.answer, last.client_key);
		expect(again).toMatchObject({ status: 200, data: { feedback: { verdict: "correct" } } });
	});

	test("the free questions come back at midnight in the student's time zone", async () => {
		const noon = app.clock.now;
		try {
			const { student, sixth, key } = await fiveDone();
			// 12:00 UTC is 17:45 in Nepal: 6 hours and 15 minutes before midnight.
			await app.database.db
				.updateTable("students")
				.set({ time_zone: "Asia/Kathmandu" })
				.where("id", "=", student.student_id)
				.execute();
			app.clock.now = new Date(noon.getTime() + (6 * 60 + 14) * 60_000);
			const { access_token } = (
				await app.call(loginUser, { body: { email: student.email, password: "correct horse battery" } })
			).data;
			const later = { ...student, token: access_token };
			expect((await send(later, sixth.id, rightAnswer(key))).status).toBe(403);
			app.clock.now = new Date(noon.getTime() + (6 * 60 + 15) * 60_000);
			expect((await send(later, sixth.id, rightAnswer(key))).status).toBe(200);
		} finally {
			app.clock.now = noon;
		}
	});
});

import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import { everyQuestion } from "@learnin/domain/examples/every-question";
import type { StudentAnswer } from "@learnin/domain/question/question";
import * as contract from "@learnin/contract/routes/practice/activity.contract";
import {
	getSession,
	openHint,
	skipQuestion,
	startSession,
} from "@learnin/contract/routes/practice/practice.contract";
import { getActivityTotals } from "@learnin/contract/routes/practice/reports.contract";
import { generators } from "@learnin/curriculum/generators/generators";
import { describe, expect, onTestFinished, test } from "vitest";
import { inTransaction } from "../../platform/db/database.ts";
import {
	buildAccount,
	buildAdmin,
	buildParent,
	buildStudent,
	type Parent,
	questionOf,
	type Student,
} from "../../platform/testing/factories.ts";
import { openInvitation } from "../../platform/testing/open-invitation.ts";
import { sendAnswer, sendSkip, startedIds } from "../../platform/testing/send-answer.ts";
import { moveClock, testApp } from "../../platform/testing/test-app.ts";
import { decideReview, giveSession, renderQuestion } from "../practice/index.ts";
import { eventually } from "../../platform/testing/eventually.ts";
import { readPages } from "../../platform/testing/read-pages.ts";

const app = await testApp({ jobs: true });

const skill_id = generators[0]?.skill_id ?? "";
const timing = () => ({ active_ms: 4000, client_time: app.clock.now.toISOString() });

function submit(student: Student, question_id: string, answer: StudentAnswer) {
	return sendAnswer(app, student, { question_id, answer });
}

async function practise(student: Student, count: number) {
	const { data } = await app.call(startSession, { body: { kind: "skill", skill_id } }, student.token);
	for (const { id } of data.questions.filter(({ status }) => !status.is_correct).slice(0, count)) {
		await submit(student, id, rightAnswer(await questionOf(app, id)));
		moveClock(app, 1000);
	}
	return data;
}

/** Whole sets, all of whose answers were given at the same moment. */
async function practiseAtOnce(student: Student, sets: number): Promise<void> {
	for (let n = 0; n < sets; n += 1) await practise(student, 10);
	await app.database.db
		.updateTable("attempts")
		.set({ created_at: app.clock.now })
		.where("student_id", "=", student.student_id)
		.execute();
}

/** A set of this one question; returns the question's id. */
async function giveQuestion(student: Student, example: (typeof everyQuestion)[number]): Promise<string> {
	return (await giveExample(student, example)).question_id;
}

async function giveExample(
	{ family_id, student_id, token }: Student,
	example: (typeof everyQuestion)[number],
) {
	const session = {
		family_id,
		student_id,
		kind: "assignment",
		skill_id: null,
		title: "One question",
		created_at: app.clock.now,
	} as const;
	const wanted = [{ position: 0, ...example }];
	const session_id = await inTransaction(app.database.db, (tx) => giveSession(tx, { ...session, wanted }));
	const { data } = await app.call(getSession, { params: { session_id } }, token);
	return { session_id, question_id: data.questions[0]?.id ?? "" };
}

const activity = (parent: Parent, query: object = {}) =>
	app.call(contract.getStudentActivity, { query }, parent.token);

describe("a parent's dashboard", () => {
	test("asks for attention when a paid child's invitation ends within a day", async () => {
		const parent = await buildParent(app);
		const { student_id, family_id, email } = await buildStudent(app, parent);
		const { db } = app.database;
		await db.updateTable("students").set({ account_id: null }).where("id", "=", student_id).execute();
		await openInvitation(app, { family_id, student_id, email });
		const toldAfter = async (hours: number) => {
			const expires_at = new Date(app.clock.now.getTime() + hours * 3_600_000);
			await db.updateTable("invitations").set({ expires_at }).where("student_id", "=", student_id).execute();
			const { data } = await app.call(contract.getParentDashboard, {}, parent.token);
			const [child] = data.children;
			return [
				child?.state.attention.includes("not_joined"),
				child?.invitation?.state,
				child?.invitation?.email,
			];
		};
		expect([await toldAfter(25), await toldAfter(23), await toldAfter(-1)]).toEqual([
			[false, "waiting", email],
			[true, "waiting", email],
			[true, "expired", email],
		]);
	});

	test("names the address while nobody has confirmed it", async () => {
		const parent = await buildParent(app);
		const toConfirm = async () =>
			(await app.call(contract.getParentDashboard, {}, parent.token)).data.email_to_confirm;
		const confirmedAt = (email_verified_at: Date | null) =>
			app.database.db
				.updateTable("accounts")
				.set({ email_verified_at })
				.where("id", "=", parent.account_id)
				.execute();
		await confirmedAt(null);
		expect(await toConfirm()).toBe(parent.email);
		await confirmedAt(app.clock.now);
		expect(await toConfirm()).toBeNull();
	});

	test("shows each child's week, and strengths only from enough evidence", async () => {
		const parent = await buildParent(app, "Amara Okafor");
		const maya = await buildStudent(app, parent, { name: "Maya Okafor" });
		await buildStudent(app, parent, { name: "Leo Okafor", enrolled: false });
		await practise(maya, 4);
		const before = await app.call(contract.getParentDashboard, {}, parent.token);
		expect(before.data.first_name).toBe("Amara");
		expect(
			before.data.children.map(({ name, has_joined, days_left }) => [name, has_joined, days_left]),
		).toEqual([
			["Maya Okafor", true, 30],
			["Leo Okafor", true, 0],
		]);
		expect(before.data.children[0]?.invitation).toBeNull();
		expect(before.data.children[0]).toMatchObject({
			today_count: 4,
			week_finished: 4,
			week_first_try: 4,
			strongest_skill: null,
		});
		await practise(maya, 1);
		const after = await app.call(contract.getParentDashboard, {}, parent.token);
		expect(after.data.children[0]?.strongest_skill).toMatchObject({ skill_id, finished: 5, first_try: 5 });
		expect(after.data.recent_sessions).toHaveLength(1);
		expect(after.data.recent_sessions[0]).toMatchObject({
			student_name: "Maya Okafor",
			finished: 5,
			skipped: 0,
			first_try: 5,
			total: 10,
			active_ms: 20_000,
		});
	});
});

test("a set that was only skipped is not the first one that a child finishes", async () => {
	const parent = await buildParent(app);
	const maya = await buildStudent(app, parent);
	const hasFinished = async () => {
		const { data } = await app.call(contract.getParentDashboard, {}, parent.token);
		return data.children[0]?.first_steps.find(({ step }) => step === "first_set")?.is_done;
	};
	for (const question_id of await startedIds(app, maya, skill_id)) await sendSkip(app, maya, question_id);
	expect(await hasFinished()).toBe(false);
	const { questions } = await practise(maya, 1);
	for (const { id } of questions.slice(1)) await sendSkip(app, maya, id);
	expect(await hasFinished()).toBe(true);
});

test("skipped questions are counted apart, and the same everywhere", async () => {
	const parent = await buildParent(app);
	const maya = await buildStudent(app, parent);
	const { questions } = await practise(maya, 6);
	for (const { id } of questions.slice(6)) await sendSkip(app, maya, id);
	const { data } = await app.call(contract.getParentDashboard, {}, parent.token);
	expect(data.recent_sessions).toMatchObject([{ finished: 6, skipped: 4, first_try: 6, total: 10 }]);
	expect(data.children[0]).toMatchObject({ week_finished: 6, week_first_try: 6 });
	const totals = await app.call(getActivityTotals, { query: {} }, parent.token);
	expect(totals.data.children).toMatchObject([{ finished: 6, skipped: 4, first_try: 6 }]);
	const { attempts } = (await activity(parent)).data;
	expect(attempts[0]?.set_of_day).toMatchObject({ questions: 10, skipped: 4, new_versions: 0 });
});

describe("student activity", () => {
	test("lists every answer with question, entry and correct answer, newest first", async () => {
		const parent = await buildParent(app);
		const maya = await buildStudent(app, parent);
		const session = await practise(maya, 2);
		const third = session.questions[2]?.id ?? "";
		await app.call(
			skipQuestion,
			{ params: { question_id: third }, body: { client_key: crypto.randomUUID(), ...timing() } },
			maya.token,
		);
		const { data } = await activity(parent);
		expect(data.attempts.map(({ kind }) => kind)).toEqual(["skip", "answer", "answer"]);
		expect(data.attempts[1]).toMatchObject({
			question_id: session.questions[1]?.id,
			feedback: { verdict: "correct" },
			attempt_number: 1,
		});
		expect(data.attempts[1]?.answer?.html).toBeTruthy();
		expect(data.attempts[0]).toMatchObject({ answer: null, feedback: null });
		expect((await activity(parent, { outcome: "skipped" })).data.attempts).toHaveLength(1);
		expect((await activity(parent, { outcome: "incorrect" })).data.attempts).toHaveLength(0);
	});

	test("says of each attempt how much its set had on that day, though the page holds only a part of it", async () => {
		const parent = await buildParent(app);
		const maya = await buildStudent(app, parent);
		const { questions } = await practise(maya, 10);
		const { db } = app.database;
		// One ended after ten tries, and a new version took its place.
		await db
			.updateTable("practice_questions")
			.set({ replaced_at: app.clock.now, position: 0 })
			.where("id", "=", questions[1]?.id ?? "")
			.execute();
		const of = (query: object) =>
			activity(parent, query).then(({ data }) => data.attempts.map(({ set_of_day }) => set_of_day));
		const all = await of({});
		expect(all).toHaveLength(10);
		expect(new Set(all.map((set) => JSON.stringify(set))).size).toBe(1);
		expect(all[0]).toMatchObject({ questions: 9, new_versions: 1, skills: 1 });
		const seconds = Date.parse(all[0]?.to ?? "") - Date.parse(all[0]?.from ?? "");
		expect(seconds).toBe(9000);
	});

	test("pages neither skip nor repeat an attempt, also at the same moment", async () => {
		const parent = await buildParent(app);
		const maya = await buildStudent(app, parent);
		await practiseAtOnce(maya, 5);
		const pages = await readPages((query) => activity(parent, query));
		const seen = pages.flatMap(({ attempts }) => attempts.map(({ id }) => id));
		expect(seen).toHaveLength(50);
		expect(new Set(seen).size).toBe(50);
	});

	test("another family's child does not exist", async () => {
		const parent = await buildParent(app);
		const stranger = await buildParent(app);
		const theirs = await buildStudent(app, stranger);
		await practise(theirs, 1);
		expect((await activity(parent, { student_id: theirs.student_id })).status).toBe(404);
		expect((await activity(parent, { student_id: crypto.randomUUID() })).status).toBe(404);
		expect((await activity(parent)).data.attempts).toEqual([]);
	});

	test("what a child typed is shown as text, never as markup", async () => {
		const parent = await buildParent(app);
		const maya = await buildStudent(app, parent);
		const typed = everyQuestion.find(({ question }) => question.question_type === "FILL_ONE");
		if (typed === undefined) throw new Error("no example of a typed answer");
		const question_id = await giveQuestion(maya, typed);
		const text = "<img src=x onerror=alert(1)> $\\href{javascript:1}{x}$ **b** &lt;";
		await submit(maya, question_id, { question_type: "FILL_ONE", text });
		const { data: list } = await activity(parent);
		expect(list.attempts[0]?.answer?.html).not.toMatch(/<(?!\/?(p|br|span|math)\b)/);
		expect(list.attempts[0]?.answer?.html).toContain("**b** &amp;lt;");
	});
});

describe("a parent's view of an open question", () => {
	test("has everything but the correct answer, which is shown once the question ends", async () => {
		const parent = await buildParent(app);
		const maya = await buildStudent(app, parent);
		const { data } = await app.call(startSession, { body: { kind: "skill", skill_id } }, maya.token);
		const id = data.questions[0]?.id ?? "";
		const key = await questionOf(app, id);
		await submit(maya, id, wrongAnswer(key));
		expect((await activity(parent)).data.attempts[0]?.correct_answer).toEqual([]);
		moveClock(app, 1000);
		await submit(maya, id, rightAnswer(key));
		const { attempts } = (await activity(parent)).data;
		const right = renderQuestion(key).answer_list;
		expect(attempts.map(({ correct_answer }) => correct_answer)).toEqual([right, right]);
	});
});

test("an answer from an interaction is drawn for the parent as the child made it", async () => {
	const parent = await buildParent(app);
	const maya = await buildStudent(app, parent);
	const example = everyQuestion.find(({ question }) => question.interaction?.kind === "shading");
	if (example === undefined) throw new Error("no example of something to shade");
	const question_id = await giveQuestion(maya, example);
	await submit(maya, question_id, { question_type: "FILL_ONE", text: "3/8" });
	const [attempt] = (await app.call(contract.getStudentActivity, { query: {} }, parent.token)).data.attempts;
	expect(attempt?.made?.alt).toBe("8 equal parts, 3 of them shaded.");
	expect(attempt?.made?.svg.split("--fig-sky").length).toBe(4);
});

describe("a reviewed written answer", () => {
	async function reviewed(decision?: { verdict: "correct" | "incorrect"; comment: string }) {
		const parent = await buildParent(app);
		const maya = await buildStudent(app, parent);
		const example = everyQuestion.find(({ question }) => question.question_type === "VERIFY_WITH_LLM");
		if (example === undefined) throw new Error("no example of a written answer");
		const { session_id, question_id } = await giveExample(maya, example);
		await submit(maya, question_id, rightAnswer(example.question));
		const answered_at = app.clock.now.toISOString();
		const review = await app.database.db
			.selectFrom("answer_reviews")
			.select("id")
			.where("question_id", "=", question_id)
			.executeTakeFirstOrThrow();
		moveClock(app, 60_000);
		const context = { db: app.database.db, now: () => app.clock.now };
		if (decision) await decideReview(context, review.id, { ...decision, decided_by: null });
		return { parent, maya, question_id, session_id, review_id: review.id, answered_at };
	}

	test("is shown once, at the time of the answer, with its verdict, comment and points", async () => {
		const { parent, maya, question_id, session_id, answered_at } = await reviewed({
			verdict: "correct",
			comment: "Clearly explained.",
		});
		const shown = {
			feedback: { verdict: "correct", comment: "Clearly explained." },
			attempt_number: 1,
			active_ms: 4000,
			created_at: answered_at,
		};
		const lists = [
			(await activity(parent)).data.attempts,
			(await activity(parent, { student_id: maya.student_id, outcome: "correct" })).data.attempts,
			(await app.call(contract.getAttemptDetails, { query: { session_id } }, maya.token)).data.attempts,
			(await app.call(contract.getQuestionDetails, { params: { question_id } }, maya.token)).data.attempts,
		];
		for (const attempts of lists) {
			expect(attempts).toHaveLength(1);
			expect(attempts[0]).toMatchObject(shown);
			expect(attempts[0]?.points).toBeGreaterThan(0);
		}
		expect((await activity(parent, { outcome: "incorrect" })).data.attempts).toEqual([]);
	});

	test("is shown as waiting, says when a person reads it, and reveals no sample answer", async () => {
		const { parent, question_id, review_id } = await reviewed();
		const first = (await activity(parent)).data.attempts[0];
		expect(first).toMatchObject({
			feedback: { verdict: "needs_review" },
			correct_answer: [],
		});
		await app.database.db
			.updateTable("answer_reviews")
			.set({ state: "waiting_for_person", cause: "model_unsure" })
			.where("id", "=", review_id)
			.execute();
		const { data } = await app.call(contract.getQuestionDetails, { params: { question_id } }, parent.token);
		expect(data.attempts[0]?.feedback).toEqual({ verdict: "needs_review", reviewer: "person" });
		expect(data.question.status).toMatchObject({ is_in_review: true, explanation: null, answer_list: null });
	});
});

describe("attempt and question details", () => {
	test("show a session's and a skill's attempts newest first, a question's oldest first, to child, parent and admin", async () => {
		const parent = await buildParent(app);
		const maya = await buildStudent(app, parent, { name: "Maya Okafor" });
		const admin = await buildAdmin(app);
		const { id: session_id, questions } = await practise(maya, 2);
		const question_id = questions[2]?.id ?? "";
		const key = await questionOf(app, question_id);
		await submit(maya, question_id, wrongAnswer(key));
		moveClock(app, 1000);
		await submit(maya, question_id, rightAnswer(key));
		for (const { token } of [maya, parent, admin]) {
			const ofSession = await app.call(contract.getAttemptDetails, { query: { session_id } }, token);
			expect(ofSession.data.student_name).toBe("Maya Okafor");
			expect(ofSession.data.attempts.map((attempt) => attempt.question_id)).toEqual([
				question_id,
				question_id,
				questions[1]?.id,
				questions[0]?.id,
			]);
			const student_id = token === maya.token ? undefined : maya.student_id;
			const query = { skill_id, ...(student_id !== undefined && { student_id }) };
			const ofSkill = await app.call(contract.getAttemptDetails, { query }, token);
			expect(ofSkill.data).toEqual(ofSession.data);
			const ofQuestion = await app.call(contract.getQuestionDetails, { params: { question_id } }, token);
			expect(ofQuestion.data.attempts.map(({ feedback }) => feedback?.verdict)).toEqual([
				"incorrect",
				"correct",
			]);
			expect(ofQuestion.data.question.status).toMatchObject({ is_correct: true, attempt_count: 2 });
			expect(ofQuestion.data.question.status.explanation?.html).toBeTruthy();
		}
	});

	test("reveal nothing too early: neither answer, explanation nor unopened hints of an open question", async () => {
		const parent = await buildParent(app);
		const maya = await buildStudent(app, parent);
		const admin = await buildAdmin(app);
		const { data } = await app.call(startSession, { body: { kind: "skill", skill_id } }, maya.token);
		const question_id = data.questions[0]?.id ?? "";
		await submit(maya, question_id, wrongAnswer(await questionOf(app, question_id)));
		await app.call(openHint, { params: { question_id }, body: { shown: 0 } }, maya.token);
		for (const { token } of [maya, parent, admin]) {
			const open = await app.call(contract.getQuestionDetails, { params: { question_id } }, token);
			expect(open.data.question.status).toMatchObject({
				explanation: null,
				answer_list: null,
				answer_dict: null,
			});
			expect(open.data.question.status.hints).toHaveLength(1);
			for (const secret of ['"key"', '"known_mistakes"', '"seed"', '"wrong_answers"', '"fingerprint"'])
				expect(JSON.stringify(open.body)).not.toContain(secret);
		}
	});

	test("do not exist for a sibling, another family, another parent and an account still registering", async () => {
		const parent = await buildParent(app);
		const maya = await buildStudent(app, parent);
		const { id: session_id, questions } = await practise(maya, 1);
		const question_id = questions[0]?.id ?? "";
		const other = await buildParent(app);
		const strangers = [await buildStudent(app, parent), await buildStudent(app, other), other];
		for (const { token } of strangers) {
			const queries = [{ session_id }, { skill_id, student_id: maya.student_id }];
			for (const query of queries)
				expect((await app.call(contract.getAttemptDetails, { query }, token)).status).toBe(404);
			expect((await app.call(contract.getQuestionDetails, { params: { question_id } }, token)).status).toBe(
				404,
			);
		}
		const { token } = await buildAccount(app);
		expect((await app.call(contract.getAttemptDetails, { query: { session_id } }, token)).status).toBe(403);
		expect((await app.call(contract.getQuestionDetails, { params: { question_id } }, token)).status).toBe(
			403,
		);
	});

	test("require exactly one of session and skill, and the child if there are several", async () => {
		const parent = await buildParent(app);
		const maya = await buildStudent(app, parent);
		const { id: session_id } = await practise(maya, 1);
		const ask = (query: object) => app.call(contract.getAttemptDetails, { query }, parent.token);
		for (const query of [{}, { session_id, skill_id }, { skill_id }]) {
			const refused = await ask(query);
			expect([refused.status, refused.body.code]).toEqual([400, "invalid_request"]);
			expect(JSON.stringify(refused.body.message)).toMatch(/Please (ask|say)/);
		}
		const { student_id } = maya;
		expect((await ask({ skill_id: "no-such-skill", student_id })).status).toBe(404);
		expect((await ask({ session_id, cursor: "nonsense" })).status).toBe(404);
	});

	test("are paged without skipping or repeating an attempt", async () => {
		const parent = await buildParent(app);
		const maya = await buildStudent(app, parent);
		await practiseAtOnce(maya, 4);
		const pages = await readPages((page) =>
			app.call(contract.getAttemptDetails, { query: { skill_id, ...page } }, maya.token),
		);
		const seen = pages.flatMap(({ attempts }) => attempts.map(({ id }) => id));
		expect([seen.length, new Set(seen).size]).toEqual([40, 40]);
	});
});

describe("live", () => {
	// The best of three: a busy machine alone is no failure.
	test("a line arrives within a second of a child's answer, and only for the own family", {
		retry: 2,
	}, async () => {
		const address = await app.listen();
		const parent = await buildParent(app);
		const maya = await buildStudent(app, parent);
		const stranger = await buildParent(app);
		const lines = await openStream(address, parent.token);
		const theirs = await openStream(address, stranger.token);
		await eventually(() => expect([lines.types(), theirs.types()]).toEqual([["hello"], ["hello"]]));
		const sent = Date.now();
		await practise(maya, 1);
		await eventually(() => expect(lines.types()).toContain("changed"));
		expect(Date.now() - sent).toBeLessThan(1_500);
		expect(theirs.types()).toEqual(["hello"]);
	});
});

async function openStream(address: string, token: string) {
	const abort = new AbortController();
	const response = await fetch(`${address}${contract.streamActivity.path}`, {
		headers: { authorization: `Bearer ${token}` },
		signal: abort.signal,
	});
	let text = "";
	const reading = (async () => {
		for await (const chunk of response.body ?? []) text += Buffer.from(chunk).toString();
	})().catch(() => undefined);
	onTestFinished(async () => {
		abort.abort();
		await reading;
	});
	return {
		types: () =>
			text
				.split("\n")
				.filter(Boolean)
				.map((line) => (JSON.parse(line) as { type: string }).type),
	};
}

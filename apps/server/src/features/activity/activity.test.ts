import { rightAnswer } from "@learnin/domain/examples/answers";
import * as contract from "@learnin/contract/routes/activity.contract";
import { skipQuestion, startSession, submitAnswer } from "@learnin/contract/routes/practice.contract";
import { generators } from "@learnin/curriculum/generators/generators";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import {
	buildParent,
	buildStudent,
	type Parent,
	questionOf,
	type Student,
} from "../../platform/testing/factories.ts";
import { createTestApp, type TestApp } from "../../platform/testing/test-app.ts";

let app: TestApp;
beforeAll(async () => {
	app = await createTestApp();
});
afterAll(() => app.stop());

const skill_id = generators[0]?.skill_id ?? "";
const timing = () => ({ active_ms: 4000, client_time: app.clock.now.toISOString() });

async function practise(student: Student, count: number) {
	const { data } = await app.call(startSession, { body: { kind: "skill", skill_id } }, student.token);
	for (const { id } of data.questions.filter(({ status }) => !status.is_correct).slice(0, count)) {
		const key = await questionOf(app, id);
		const answer = rightAnswer(key);
		const body = { client_key: crypto.randomUUID(), answer, time_to_first_ms: 500, ...timing() };
		await app.call(submitAnswer, { params: { question_id: id }, body }, student.token);
		app.clock.now = new Date(app.clock.now.getTime() + 1000);
	}
	return data;
}

const activity = (parent: Parent, query: object = {}) =>
	app.call(contract.getStudentActivity, { query }, parent.token);

describe("a parent's dashboard", () => {
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
		expect(before.data.children[0]?.invited_email).toBeNull();
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
			first_try: 5,
			total: 10,
			active_ms: 20_000,
		});
	});
});

describe("student activity", () => {
	test("lists every answer with what was asked, given and right, newest first", async () => {
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

	test("pages neither skip nor repeat an attempt, also of the same moment", async () => {
		const parent = await buildParent(app);
		const maya = await buildStudent(app, parent);
		for (let n = 0; n < 5; n += 1) await practise(maya, 10);
		await app.database.db
			.updateTable("attempts")
			.set({ created_at: app.clock.now })
			.where("student_id", "=", maya.student_id)
			.execute();
		const seen: string[] = [];
		let cursor: string | undefined;
		do {
			const { data } = await activity(parent, cursor === undefined ? {} : { cursor });
			seen.push(...data.attempts.map(({ id }) => id));
			cursor = data.next_cursor ?? undefined;
		} while (cursor !== undefined);
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
		const { data } = await app.call(startSession, { body: { kind: "skill", skill_id } }, maya.token);
		const fill = data.questions.find(({ question_type }) => question_type === "FILL_ONE");
		const text = "<img src=x onerror=alert(1)> $\\href{javascript:1}{x}$ **b**";
		const body = {
			client_key: crypto.randomUUID(),
			answer: { question_type: "FILL_ONE" as const, text },
			time_to_first_ms: 1,
			...timing(),
		};
		await app.call(submitAnswer, { params: { question_id: fill?.id ?? "" }, body }, maya.token);
		const { data: list } = await activity(parent);
		expect(list.attempts[0]?.answer?.html).not.toMatch(/<(?!\/?(p|br|span|math)\b)/);
	});
});

describe("live", () => {
	test("a line arrives within a second of a child's answer, and only for the own family", async () => {
		const address = await app.listen();
		const parent = await buildParent(app);
		const maya = await buildStudent(app, parent);
		const stranger = await buildParent(app);
		const lines = await openStream(address, parent.token);
		const theirs = await openStream(address, stranger.token);
		await vi.waitFor(() => expect([lines.types(), theirs.types()]).toEqual([["hello"], ["hello"]]));
		const sent = Date.now();
		await practise(maya, 1);
		await vi.waitFor(() => expect(lines.types()).toContain("changed"), { timeout: 5_000, interval: 10 });
		expect(Date.now() - sent).toBeLessThan(1_500);
		expect(theirs.types()).toEqual(["hello"]);
		lines.close();
		theirs.close();
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
	return {
		types: () =>
			text
				.split("\n")
				.filter(Boolean)
				.map((line) => (JSON.parse(line) as { type: string }).type),
		close: () => {
			abort.abort();
			void reading;
		},
	};
}

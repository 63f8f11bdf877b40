import * as contract from "@learnin/contract/routes/practice/bookmarks.contract";
import { getSession, startSession } from "@learnin/contract/routes/practice/practice.contract";
import { describe, expect, test } from "vitest";
import { buildParent, buildStudent, type Student } from "../../platform/testing/factories.ts";
import { sendRightAnswer } from "../../platform/testing/send-answer.ts";
import { moveClock, testApp } from "../../platform/testing/test-app.ts";
import { readPages } from "../../platform/testing/read-pages.ts";

const app = await testApp();

const newStudent = async () => buildStudent(app, await buildParent(app));
const practise = async (student: Student, kind: "skill" | "bookmarks" = "skill") => {
	const body = kind === "skill" ? { kind, skill_id: "add-within-100" } : { kind };
	return (await app.call(startSession, { body }, student.token)).data;
};
const add = (student: Student, question_id: string) =>
	app.call(contract.addBookmark, { params: { question_id }, body: {} }, student.token);
const remove = (student: Student, question_id: string) =>
	app.call(contract.removeBookmark, { params: { question_id } }, student.token);
const list = (student: Student, cursor?: string) =>
	app.call(contract.getBookmarks, { query: cursor === undefined ? {} : { cursor } }, student.token);
const solve = (student: Student, question_id: string) => sendRightAnswer(app, student, question_id);
const later = () => {
	moveClock(app, 1000);
};

describe("bookmarks", () => {
	test("are listed newest first, once each, and say whether the question was ever solved", async () => {
		const student = await newStudent();
		const session = await practise(student);
		const [first, second] = session.questions.map(({ id }) => id) as [string, string];
		expect((await add(student, first)).data).toEqual({ bookmarked: true });
		later();
		await add(student, second);
		await add(student, first);
		const before = await list(student);
		expect(before.data.total).toBe(2);
		expect(before.data.bookmarks.map(({ question_id }) => question_id)).toEqual([second, first]);
		expect(before.data.bookmarks.map(({ is_solved }) => is_solved)).toEqual([false, false]);
		const page = await app.call(getSession, { params: { session_id: session.id } }, student.token);
		expect(page.data.questions.slice(0, 3).map(({ bookmarked }) => bookmarked)).toEqual([true, true, false]);

		// Solved when the same question was asked again.
		const again = await practise(student, "bookmarks");
		const copy = again.questions.find(({ prompt }) => prompt.html === session.questions[0]?.prompt.html);
		await solve(student, copy?.id ?? "");
		const after = await list(student);
		expect(after.data.bookmarks.map(({ is_solved }) => is_solved)).toEqual([false, true]);
	});

	test("are removed through any copy of the question, and twice is no error", async () => {
		const student = await newStudent();
		const session = await practise(student);
		await add(student, session.questions[0]?.id ?? "");
		const again = await practise(student, "bookmarks");
		const copy = again.questions[0]?.id ?? "";
		expect((await remove(student, copy)).data).toEqual({ bookmarked: false });
		expect((await remove(student, copy)).data).toEqual({ bookmarked: false });
		expect((await list(student)).data).toEqual({ bookmarks: [], total: 0, next_cursor: null });
	});

	test("are paged without skipping or repeating, also at the same moment", async () => {
		const student = await newStudent();
		for (const skill_id of ["add-within-100", "add-within-1000", "add-facts-within-20"]) {
			const body = { kind: "skill" as const, skill_id };
			const { questions } = (await app.call(startSession, { body }, student.token)).data;
			for (const { id } of questions) await add(student, id);
		}
		const pages = await readPages(({ cursor }) => list(student, cursor));
		const ids = pages.flatMap(({ bookmarks }) => bookmarks.map(({ question_id }) => question_id));
		expect(pages.length).toBeGreaterThan(1);
		expect(new Set(ids).size).toBe(pages.at(-1)?.total);
	});

	test("work for questions from before there were fingerprints", async () => {
		const student = await newStudent();
		const session = await practise(student);
		const old = session.questions[0]?.id ?? "";
		const { db } = app.database;
		await db.updateTable("practice_questions").set({ fingerprint: null }).where("id", "=", old).execute();
		expect((await add(student, old)).status).toBe(200);
		const page = await app.call(getSession, { params: { session_id: session.id } }, student.token);
		expect(page.data.questions[0]?.bookmarked).toBe(true);
		expect((await list(student)).data.total).toBe(1);
		await remove(student, old);
		expect((await list(student)).data.total).toBe(0);
	});

	test("of two equal old questions that both earned points can both be set and removed", async () => {
		const student = await newStudent();
		const session = await practise(student);
		const [first, second] = session.questions.map(({ id }) => id) as [string, string];
		const { db } = app.database;
		const content = db.selectFrom("practice_questions").select("content_id").where("id", "=", first);
		const { content_id } = await content.executeTakeFirstOrThrow();
		const alike = { fingerprint: null, points: 100, content_id };
		await db.updateTable("practice_questions").set(alike).where("id", "in", [first, second]).execute();
		expect([(await add(student, first)).status, (await add(student, second)).status]).toEqual([200, 200]);
		expect((await list(student)).data.total).toBe(1);
		await remove(student, first);
		expect((await list(student)).data.total).toBe(0);
	});

	test("refuse an invalid cursor", async () => {
		const student = await newStudent();
		for (const cursor of ["x", "", Buffer.from("2026-11-21T12:00:00.000Z '; --").toString("base64url")])
			expect((await list(student, cursor)).status).toBe(404);
	});

	test("of another student's question cannot be set", async () => {
		const [student, stranger] = [await newStudent(), await newStudent()];
		const question_id = (await practise(student)).questions[0]?.id ?? "";
		expect((await add(stranger, question_id)).status).toBe(404);
		expect((await remove(stranger, question_id)).status).toBe(404);
		expect((await add(stranger, crypto.randomUUID())).status).toBe(404);
	});
});

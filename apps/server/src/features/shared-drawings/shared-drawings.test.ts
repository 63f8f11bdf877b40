import { getQuestionDetails, getStudentActivity } from "@learnin/contract/routes/practice/activity.contract";
import { getChildren, setConsent } from "@learnin/contract/routes/people/children.contract";
import { getUserDetails } from "@learnin/contract/routes/people/profile.contract";
import * as contract from "@learnin/contract/routes/practice/shared-drawings.contract";
import { startImpersonation } from "@learnin/contract/routes/people/impersonation.contract";
import { describe, expect, test } from "vitest";
import { buildAdmin, buildParent, buildStudent } from "../../platform/testing/factories.ts";
import type { Parent, Person, Student } from "../../platform/testing/factories.ts";
import { sendWrongAnswer, startedIds } from "../../platform/testing/send-answer.ts";
import { moveClock, testApp } from "../../platform/testing/test-app.ts";

const app = await testApp({ jobs: true });

type Drawing = { height: number; strokes: [number, number, number][][] };
const drawing: Drawing = {
	height: 640,
	strokes: [
		[
			[10, 20, 40],
			[-3, 900, 100],
		],
	],
};
const other: Drawing = { height: 640, strokes: [[[5, 5, 40]]] };

const turn = (parent: Parent, student_id: string, is_on: boolean) =>
	app.call(contract.setDrawingSharing, { params: { student_id }, body: { is_on } }, parent.token);
const show = (student: Student, question_id: string, body = drawing) =>
	app.call(contract.shareDrawing, { params: { question_id }, body }, student.token);
const read = (student: Student, question_id: string) =>
	app.call(contract.getSharedDrawing, { params: { question_id } }, student.token);
const remove = ({ token }: { token: string }, question_id: string) =>
	app.call(contract.removeSharedDrawing, { params: { question_id } }, token);
const seenBy = async ({ token }: Pick<Person, "token">, question_id: string) =>
	(await app.call(getQuestionDetails, { params: { question_id } }, token)).data.drawing;
const stored = async (student_id: string) =>
	(
		await app.database.db
			.selectFrom("shared_drawings")
			.select("question_id")
			.where("student_id", "=", student_id)
			.execute()
	).length;

/** A family whose parent turned it on, and one question of the child. */
async function family() {
	const parent = await buildParent(app);
	const child = await buildStudent(app, parent);
	const [question_id = ""] = await startedIds(app, child);
	await turn(parent, child.student_id, true);
	return { parent, child, question_id };
}

describe("the switch", () => {
	test("is off at first: the child is refused in words, and nothing is stored", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		const [question_id = ""] = await startedIds(app, child);
		expect((await read(child, question_id)).data).toEqual({ may_show: false, drawing: null });
		expect((await app.call(getUserDetails, {}, child.token)).data.shows_drawings).toBe(false);
		expect(await show(child, question_id)).toMatchObject({
			status: 403,
			body: {
				code: "drawings_off",
				detail: "Your parent hasn’t turned this on, so drawings can’t be shown.",
			},
		});
		expect(await stored(child.student_id)).toBe(0);
	});

	test("is turned on for one child, said to parent and child, and recorded once", async () => {
		const parent = await buildParent(app);
		const child = await buildStudent(app, parent);
		const sister = await buildStudent(app, parent);
		for (const _ of [1, 2]) expect((await turn(parent, child.student_id, true)).status).toBe(200);
		const { children } = (await app.call(getChildren, {}, parent.token)).data;
		expect(Object.fromEntries(children.map(({ id, shows_drawings }) => [id, shows_drawings]))).toEqual({
			[child.student_id]: true,
			[sister.student_id]: false,
		});
		expect((await app.call(getUserDetails, {}, child.token)).data.shows_drawings).toBe(true);
		const acts = await app.database.db
			.selectFrom("audit_log")
			.select("action")
			.where("subject_id", "=", child.student_id)
			.execute();
		expect(acts).toEqual([{ action: "drawings.turned_on" }]);
	});

	test("turned off, deletes what was shown by this child and by no other", async () => {
		const { parent, child, question_id } = await family();
		const sister = await buildStudent(app, parent);
		const [ofSister = ""] = await startedIds(app, sister);
		await turn(parent, sister.student_id, true);
		await show(child, question_id);
		await show(sister, ofSister);
		await turn(parent, child.student_id, false);
		expect(await seenBy(parent, question_id)).toBeNull();
		await turn(parent, child.student_id, true);
		expect(await seenBy(parent, question_id)).toBeNull();
		expect(await seenBy(parent, ofSister)).toMatchObject(drawing);
	});

	test("turned off while a drawing is being shown, leaves none behind", async () => {
		const { parent, child, question_id } = await family();
		await Promise.all([show(child, question_id), turn(parent, child.student_id, false)]);
		expect(await stored(child.student_id)).toBe(0);
	});

	test("of another family's child is not found", async () => {
		const { child } = await family();
		const stranger = await buildParent(app);
		expect((await turn(stranger, child.student_id, false)).status).toBe(404);
		expect((await app.call(getUserDetails, {}, child.token)).data.shows_drawings).toBe(true);
	});
});

describe("a drawing that a child shows", () => {
	test("is seen by its parent and itself; shown twice it is one; a new one replaces it", async () => {
		const { parent, child, question_id } = await family();
		const both = await Promise.all([show(child, question_id), show(child, question_id)]);
		expect(both.map(({ status }) => status)).toEqual([200, 200]);
		const shared_at = app.clock.now.toISOString();
		expect(await seenBy(parent, question_id)).toEqual({ ...drawing, shared_at });
		expect(await seenBy(child, question_id)).toEqual({ ...drawing, shared_at });
		moveClock(app, 1000);
		expect((await show(child, question_id)).data).toEqual({ shared_at });
		expect((await show(child, question_id, other)).data).toEqual({ shared_at: app.clock.now.toISOString() });
		expect((await read(child, question_id)).data).toMatchObject({ may_show: true, drawing: other });
		expect(await stored(child.student_id)).toBe(1);
	});

	test("is announced beside the answers to its question in the parent's activity", async () => {
		const { parent, child, question_id } = await family();
		const [, other_id = ""] = await startedIds(app, child);
		for (const id of [question_id, other_id]) await sendWrongAnswer(app, child, id);
		await show(child, question_id);
		const announced = async (token: string) => {
			const { attempts } = (await app.call(getStudentActivity, { query: {} }, token)).data;
			return Object.fromEntries(attempts.map((attempt) => [attempt.question_id, attempt.has_drawing]));
		};
		expect(await announced(parent.token)).toEqual({ [question_id]: true, [other_id]: false });
		const token = await seeingAs(await buildAdmin(app), parent.account_id);
		expect(await announced(token)).toEqual({ [question_id]: false, [other_id]: false });
	});

	test("is taken back by the child or deleted by its parent, and again is no error", async () => {
		const { parent, child, question_id } = await family();
		for (const who of [child, parent]) {
			await show(child, question_id);
			for (const _ of [1, 2]) expect((await remove(who, question_id)).status).toBe(200);
			expect(await seenBy(parent, question_id)).toBeNull();
		}
	});

	test("is nobody else's: not another family's, a sibling's or a super-admin's, not even seeing as the parent", async () => {
		const { parent, child, question_id } = await family();
		await show(child, question_id);
		const sister = await buildStudent(app, parent);
		await turn(parent, sister.student_id, true);
		const stranger = await buildParent(app);
		const strangersChild = await buildStudent(app, stranger);
		await turn(stranger, strangersChild.student_id, true);
		const admin = await buildAdmin(app);
		for (const student of [sister, strangersChild]) {
			expect((await show(student, question_id, other)).status).toBe(404);
			expect((await read(student, question_id)).status).toBe(404);
		}
		for (const who of [sister, strangersChild, stranger, admin])
			expect((await remove(who, question_id)).status).toBe(404);
		expect(await seenBy(admin, question_id)).toBeNull();
		for (const { account_id } of [parent, child]) {
			const token = await seeingAs(admin, account_id);
			expect(await seenBy({ token }, question_id)).toBeNull();
			const own = await app.call(contract.getSharedDrawing, { params: { question_id } }, token);
			expect(own.status).toBe(403);
			expect((await remove({ token }, question_id)).status).toBe(403);
		}
		expect(await seenBy(parent, question_id)).toMatchObject(drawing);
	});

	test("needs the consent to practice", async () => {
		const { parent, child, question_id } = await family();
		const body = { scope: "practice" as const, is_given: false };
		await app.call(setConsent, { params: { student_id: child.student_id }, body }, parent.token);
		expect(await show(child, question_id)).toMatchObject({ status: 403, body: { code: "consent_missing" } });
		expect(await stored(child.student_id)).toBe(0);
	});

	test.each<[string, object]>([
		["no strokes", { ...drawing, strokes: [] }],
		["a stroke without points", { ...drawing, strokes: [[]] }],
		["a place that is no number", { ...drawing, strokes: [[["1", 2, 40]]] }],
		["a place far outside", { ...drawing, strokes: [[[1e9, 2, 40]]] }],
		["half a thousandth", { ...drawing, strokes: [[[0.5, 2, 40]]] }],
		["a pressure that no pen has", { ...drawing, strokes: [[[1, 2, 101]]] }],
		["no height", { strokes: drawing.strokes }],
		["a card without height", { ...drawing, height: 0 }],
		["text beside the numbers", { ...drawing, text: "hello" }],
		["markup instead of strokes", { ...drawing, strokes: "<svg></svg>" }],
		["too many strokes", { ...drawing, strokes: Array.from({ length: 501 }, () => [[1, 2, 40]]) }],
	])("is refused with %s", async (_, body) => {
		const { child, question_id } = await family();
		expect((await show(child, question_id, body as Drawing)).status).toBe(400);
		expect(await stored(child.student_id)).toBe(0);
	});

	test("that is too large is refused in plain words, by the database too", async () => {
		const { child, question_id } = await family();
		const strokes = Array.from({ length: 100 }, () =>
			Array.from({ length: 100 }, (): [number, number, number] => [1000, 10_000, 100]),
		);
		expect(await show(child, question_id, { height: 640, strokes })).toMatchObject({
			status: 400,
			body: {
				code: "drawing_too_large",
				detail: "This drawing has too many lines to show. Undo some and try again.",
			},
		});
		const { student_id, family_id } = child;
		const row = { question_id, student_id, family_id, shared_at: app.clock.now };
		const write = (stored: object) =>
			app.database.db
				.insertInto("shared_drawings")
				.values({ ...row, drawing: JSON.stringify(stored) })
				.execute();
		await expect(write({ height: 640, strokes })).rejects.toThrow("shared_drawings_are_small");
		await expect(write({ height: 640, strokes: "<svg></svg>" })).rejects.toThrow(
			"shared_drawings_are_strokes",
		);
	});

	test("can be shown 120 times an hour", async () => {
		const { child, question_id } = await family();
		const codes = new Set<string | undefined>();
		for (let time = 0; time <= 120; time += 1) codes.add((await show(child, question_id)).body.code);
		expect([...codes]).toEqual([undefined, "too_many_requests"]);
	});
});

async function seeingAs(admin: Person, account_id: string): Promise<string> {
	const { data } = await app.call(startImpersonation, { params: { account_id }, body: {} }, admin.token);
	return data.access_token;
}

import { getPreview } from "@learnin/contract/routes/practice/practice-preview.contract";
import { startOver, startSession } from "@learnin/contract/routes/practice/practice.contract";
import { addBookmark } from "@learnin/contract/routes/practice/bookmarks.contract";
import { generatorFor } from "@learnin/curriculum/generators/generators";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import { exampleSelectOne } from "@learnin/domain/examples/questions";
import type { Difficulty } from "@learnin/domain/question/difficulty";
import type { Question } from "@learnin/domain/question/question";
import { whatIsAsked } from "@learnin/domain/question/what-is-asked";
import { beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../../platform/db/database.ts";
import { buildParent, buildStudent, leaveOneTry, questionOf } from "../../../platform/testing/factories.ts";
import type { Student } from "../../../platform/testing/factories.ts";
import { sendAnswer } from "../../../platform/testing/send-answer.ts";
import { moveClock, testApp } from "../../../platform/testing/test-app.ts";
import { giveSession } from "../index.ts";

const app = await testApp();
const parent = await buildParent(app);
let student: Student;
beforeEach(async () => {
	student = await buildStudent(app, parent);
});

/**
 * It has about a hundred different questions at each difficulty: without deduplication a week would have
 * repeats.
 */
const small = "multiply-facts-easy";

/** It has fewer different questions at difficulty 1 than any other skill. */
const smallest = "generate-equivalents-simple";
type Wish = { kind: "skill"; skill_id: string } | { kind: "daily" | "bookmarks" };
const start = async (body: Wish = { kind: "skill", skill_id: small }, by = student) =>
	(await app.call(startSession, { body }, by.token)).data;
const answer = async (
	question_id: string,
	toAnswer: (question: Question) => ReturnType<typeof rightAnswer>,
) =>
	(await sendAnswer(app, student, { question_id, answer: toAnswer(await questionOf(app, question_id)) }))
		.data;
const solve = (question_id: string) => answer(question_id, rightAnswer);

/** Everything the student was ever asked, the oldest first, compared the way a learner would. */
async function asked(): Promise<string[]> {
	const rows = await app.database.db
		.selectFrom("practice_questions as q")
		.innerJoin("question_contents as c", "c.id", "q.content_id")
		.select("c.question")
		.where("q.student_id", "=", student.student_id)
		.orderBy("q.created_at")
		.execute();
	return rows.map(({ question }) => whatIsAsked(question as unknown as Question));
}

describe("fresh questions", () => {
	test("are always new to the student, within the session and before", async () => {
		for (let session = 0; session < 8; session += 1)
			for (const { id } of (await start()).questions) await solve(id);
		const all = await asked();
		expect(all).toHaveLength(80);
		expect(new Set(all).size).toBe(80);
	});

	test("do not repeat those of an abandoned session", async () => {
		for (let session = 0; session < 6; session += 1) {
			await start();
			await app.database.db
				.updateTable("practice_questions")
				.set({ replaced_at: app.clock.now })
				.where("student_id", "=", student.student_id)
				.execute();
		}
		expect(new Set(await asked()).size).toBe(60);
	});

	test("include the replacement for a question", async () => {
		const { questions } = await start();
		const [first = ""] = questions.map(({ id }) => id);
		await leaveOneTry(app, first);
		await answer(first, wrongAnswer);
		await app.call(startOver, { params: { question_id: first }, body: {} }, student.token);
		const all = await asked();
		expect(all).toHaveLength(11);
		expect(new Set(all).size).toBe(11);
	});

	test("once all were seen, the least recently seen come back first", async () => {
		const skill_id = smallest;
		const wanted = Array.from({ length: 10 }, (_, position) => ({
			position,
			skill_id,
			difficulty: 1 as const,
		}));
		const { family_id, student_id } = student;
		let last: string[] = [];
		let repeats = 0;
		for (let session = 0; session < 60 && repeats < 20; session += 1) {
			moveClock(app, 30_000);
			const given = { kind: "assignment", skill_id: null, title: "All", created_at: app.clock.now } as const;
			await inTransaction(app.database.db, (tx) =>
				giveSession(tx, { family_id, student_id, ...given, wanted }),
			);
			const all = await asked();
			const now = all.slice(-10);
			expect(new Set([...last, ...now]).size).toBe(last.length + 10);
			repeats = all.length - new Set(all).size;
			last = now;
		}
		expect(repeats).toBeGreaterThanOrEqual(20);
	});

	test("ignore other students' questions", async () => {
		const other = await buildStudent(app, parent);
		await start(undefined, other);
		expect((await start()).questions).toHaveLength(10);
	});

	test("a preview has ten different ones", async () => {
		for (let time = 0; time < 5; time += 1) {
			const { data } = await app.call(getPreview, { params: { skill_id: small } }, parent.token);
			const shown = data.questions.map(({ preview_key }) => {
				const [, , difficulty, seed] = preview_key.split(" ");
				const question = generatorFor(small)?.generate(Number(seed), Number(difficulty) as Difficulty);
				return question && whatIsAsked(question);
			});
			expect(new Set(shown).size).toBe(10);
		}
	});
});

async function give(...questions: Question[]): Promise<string[]> {
	const { family_id, student_id } = student;
	const difficulty = 1;
	const wanted = questions.map((question, position) => ({
		position,
		skill_id: small,
		difficulty,
		question,
	})) satisfies { difficulty: Difficulty }[];
	const session = { kind: "assignment", skill_id: null, title: "Times", created_at: app.clock.now } as const;
	const session_id = await inTransaction(app.database.db, (tx) =>
		giveSession(tx, { family_id, student_id, ...session, wanted }),
	);
	const rows = await app.database.db
		.selectFrom("practice_questions")
		.select("id")
		.where("session_id", "=", session_id)
		.orderBy("position")
		.execute();
	return rows.map(({ id }) => id);
}

test("the same question with other wrong options earns no points again", async () => {
	const others = ["$65$", "$48$", "$56$"].map((label, at) => ({ id: "abc"[at] ?? "", label }));
	const [first = "", second = ""] = await give(
		exampleSelectOne(),
		exampleSelectOne({ options: others, key: { option_id: "c" }, known_mistakes: [] }),
	);
	expect((await solve(first)).status.points).toBeGreaterThan(0);
	expect((await solve(second)).status).toMatchObject({ is_correct: true, points: 0 });
});

test("a question stored under an older fingerprint keeps it when its bookmark asks it again", async () => {
	const [old = ""] = (await start()).questions.map(({ id }) => id);
	const fingerprint = "made-in-another-way-00";
	await app.database.db
		.updateTable("practice_questions")
		.set({ fingerprint })
		.where("id", "=", old)
		.execute();
	await app.call(addBookmark, { params: { question_id: old }, body: {} }, student.token);
	await solve(old);
	const [again] = (await start({ kind: "bookmarks" })).questions;
	expect(again?.bookmarked).toBe(true);
	expect((await solve(again?.id ?? "")).status).toMatchObject({ is_correct: true, points: 0 });
});

describe("the set of the first day", () => {
	// The first skills in teaching order without prerequisites in the grade; the others add question types.
	test.each([
		[2, ["add-facts-within-20", "hundreds-tens-ones"]],
		[4, ["place-value-ten-times", "multiplicative-comparison"]],
		[7, ["unit-rate-fractions", "percent-change"]],
	])("of grade %i begins where a teacher would", async (grade, expected) => {
		student = await buildStudent(app, parent, { grade });
		const { questions } = await start({ kind: "daily" });
		expect(questions.slice(0, 2).map(({ skill_id }) => skill_id)).toEqual(expected);
	});

	test("continues with dependent skills once the first are known", async () => {
		student = await buildStudent(app, parent, { grade: 2 });
		const skillsOfSet = async () => {
			const { questions } = await start({ kind: "daily" });
			for (const { id } of questions) await solve(id);
			return new Set(questions.map(({ skill_id }) => skill_id));
		};
		const first = await skillsOfSet();
		const second = await skillsOfSet();
		expect(first).toContain("add-facts-within-20");
		expect(second).toContain("subtract-facts-within-20");
		expect(second).not.toContain("add-facts-within-20");
	});
});

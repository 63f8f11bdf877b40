import * as contract from "@learnin/contract/routes/practice/practice.contract";
import { getStudentDashboard } from "@learnin/contract/routes/practice/student-dashboard.contract";
import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { everyQuestion } from "@learnin/domain/examples/every-question";
import { beforeEach, describe, expect, test } from "vitest";
import { buildParent, buildStudent, leaveOneTry, type Student } from "../../../platform/testing/factories.ts";
import { sendRightAnswer, sendWrongAnswer, sendSkip } from "../../../platform/testing/send-answer.ts";
import { testApp } from "../../../platform/testing/test-app.ts";
import { readSkillGraph } from "../../skills/index.ts";
import { giveQuestions } from "../testing/give-questions.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const app = await testApp({ jobs: true });
const parent = await buildParent(app);
let student: Student;
beforeEach(async () => {
	student = await buildStudent(app, parent);
	await enrolUntil("2029-12-31");
});

const skill = (skill_id: string) => ({ kind: "skill", skill_id }) as const;
type Wish = Parameters<typeof start>[0];
const start = (body: { kind: "skill"; skill_id: string } | { kind: "daily" | "review" | "bookmarks" }) =>
	app.call(contract.startSession, { body }, student.token);
const ids = async (wish: Wish) => (await start(wish)).data.questions.map(({ id }) => id);

const solve = (id = "") => sendRightAnswer(app, student, id);
const miss = (id = "", n = 0) => sendWrongAnswer(app, student, id, n);
const skip = (question_id = "") => sendSkip(app, student, question_id);
const notebook = async () => (await app.call(getStudentDashboard, {}, student.token)).data.mistakes;

/** As many as "Fix your mistakes" says are left or ready, and as many as it opens. */
async function promisedAndOpened(): Promise<[number, number]> {
	const { unfinished, mistakes } = (await app.call(getStudentDashboard, {}, student.token)).data;
	const open = unfinished.find(({ kind }) => kind === "review");
	const { status, data } = await start({ kind: "review" });
	const opened = status === 409 ? [] : data.questions.filter((each) => each.status.explanation === null);
	return [open?.questions_left ?? mistakes.due_count, opened.length];
}

/** The same time of day, some days later; no sign-in lasts so long. */
function wait(days: number) {
	return setClock(new Date(app.clock.now.getTime() + days * DAY_MS));
}

async function setClock(now: Date) {
	app.clock.now = now;
	const body = { email: student.email, password: "correct horse battery" };
	student = { ...student, token: (await app.call(loginUser, { body })).data.access_token };
}

describe("the mistake notebook", () => {
	test("a miss comes back the next day as a sibling question, and not before", async () => {
		const [missed, solved] = await ids(skill("add-within-100"));
		await miss(missed);
		expect(await notebook()).toEqual({ due_count: 0, later_count: 0, next_due_on: null });
		await solve(missed);
		await solve(solved);
		expect(await notebook()).toMatchObject({ due_count: 0, later_count: 1 });
		expect((await start({ kind: "review" })).status).toBe(409);
		await wait(1);
		expect(await notebook()).toEqual({ due_count: 1, later_count: 0, next_due_on: null });
		const { data } = await start({ kind: "review" });
		expect(data).toMatchObject({ kind: "review", skill_id: null, title: "Fix your mistakes" });
		expect(data.questions).toHaveLength(1);
		expect(data.questions[0]).toMatchObject({ is_review: true, skill_id: "add-within-100" });
		expect(data.questions[0]?.id).not.toBe(missed);
	});

	test("while its repeat is open it is not due a second time", async () => {
		const [missed] = await ids(skill("add-within-100"));
		await skip(missed);
		await wait(1);
		const first = await ids({ kind: "review" });
		expect(await notebook()).toMatchObject({ due_count: 0 });
		expect(await ids({ kind: "review" })).toEqual(first);
	});

	test("is over after two solved on the first try: after 1 and 3 days", async () => {
		const [missed] = await ids(skill("add-within-100"));
		await skip(missed);
		await wait(1);
		await solve((await ids({ kind: "review" }))[0]);
		expect(await notebook()).toMatchObject({ due_count: 0, later_count: 1 });
		await wait(2);
		expect(await notebook()).toMatchObject({ due_count: 1 });
		await solve((await ids({ kind: "review" }))[0]);
		expect(await notebook()).toEqual({ due_count: 0, later_count: 0, next_due_on: null });
	});

	test("a repeat that is missed too makes no second entry and comes back later", async () => {
		const [missed] = await ids(skill("add-within-100"));
		await skip(missed);
		await wait(1);
		const [back] = await ids({ kind: "review" });
		await miss(back);
		await solve(back);
		expect(await notebook()).toMatchObject({ due_count: 0, later_count: 1 });
		await wait(2);
		await solve((await ids({ kind: "review" }))[0]);
		expect(await notebook()).toMatchObject({ due_count: 0, later_count: 1 });
		await wait(4);
		await solve((await ids({ kind: "review" }))[0]);
		expect(await notebook()).toMatchObject({ due_count: 0, later_count: 0 });
	});

	test("a repeat in an abandoned day's set is due again, once", async () => {
		const [missed] = await ids(skill("add-within-100"));
		await skip(missed);
		await wait(1);
		const { data } = await start({ kind: "daily" });
		expect(data.questions.filter(({ is_review }) => is_review)).toHaveLength(1);
		expect(await notebook()).toMatchObject({ due_count: 0 });
		await wait(1);
		expect(await notebook()).toMatchObject({ due_count: 1 });
		expect(await ids({ kind: "review" })).toHaveLength(1);
		expect(await notebook()).toMatchObject({ due_count: 0 });
	});

	test("as many open as the dashboard promises, whatever was missed, however much, and after each change", async () => {
		const graph = await readSkillGraph(app.database.db);
		const others = graph.skills.filter(({ has_generator, grade }) => has_generator && grade === 4);
		const [wrong = "", ...more] = others.map(({ id }) => id).slice(0, 10);
		// Wrong, again of the same skill, left open after a wrong try, skipped, written by hand, and right later that day.
		const given = await ids(skill(wrong));
		for (const id of given.slice(0, 3)) await miss(id);
		for (const id of given.slice(0, 2)) await solve(id);
		for (const skill_id of more) await skip((await ids(skill(skill_id)))[0]);
		const written = (
			await giveQuestions(
				app,
				student,
				everyQuestion.slice(0, 2).map((each) => each.question),
			)
		).questions;
		for (const { id } of written) await skip(id);
		await skip((await ids(skill("subtract-within-100")))[0]);
		await solve((await ids(skill("subtract-within-100")))[1]);
		await wait(1);
		expect(await promisedAndOpened()).toEqual([10, 10]);
		const opened = await ids({ kind: "review" });
		for (const id of opened.slice(0, 8)) await solve(id);
		expect(await promisedAndOpened()).toEqual([2, 2]);
		for (const id of opened.slice(8)) await solve(id);
		expect(await promisedAndOpened()).toEqual([2, 2]);
		await wait(1);
		await start({ kind: "daily" });
		const [promised, found] = await promisedAndOpened();
		expect(promised).toBe(found);
	});

	test("a repeat that is started over counts as one, and not as a first try", async () => {
		const [missed] = await ids(skill("add-within-100"));
		await skip(missed);
		await wait(1);
		const [back = ""] = await ids({ kind: "review" });
		await leaveOneTry(app, back);
		await miss(back);
		const over = await app.call(
			contract.startOver,
			{ params: { question_id: back }, body: {} },
			student.token,
		);
		expect(await notebook()).toMatchObject({ due_count: 0, later_count: 0 });
		expect((await start({ kind: "review" })).data).toMatchObject({
			questions: [{ id: over.data.question.id }],
			replaced_count: 1,
		});
		await solve(over.data.question.id);
		await wait(2);
		expect(await notebook()).toMatchObject({ due_count: 1 });
		await solve((await ids({ kind: "review" }))[0]);
		expect(await notebook()).toMatchObject({ due_count: 0, later_count: 1 });
		await wait(4);
		await solve((await ids({ kind: "review" }))[0]);
		expect(await notebook()).toMatchObject({ due_count: 0, later_count: 0 });
	});

	test("several mistakes of one skill count as one, and any question of the skill counts for them", async () => {
		const first = await ids(skill("add-within-100"));
		const second = await ids(skill("subtract-within-100"));
		for (const id of [...first.slice(0, 3), ...second.slice(0, 3)]) await skip(id);
		await wait(1);
		expect(await notebook()).toMatchObject({ due_count: 2 });
		expect(
			(await start({ kind: "review" })).data.questions.map(({ skill_id }) => skill_id).toSorted(),
		).toEqual(["add-within-100", "subtract-within-100"]);
		await solve(first[5]);
		await wait(2);
		await solve(first[6]);
		expect(await notebook()).toMatchObject({ later_count: 0 });
	});

	test("a question that was answered wrong and left open is a mistake from the next day on", async () => {
		const [open] = await ids(skill("add-within-100"));
		await miss(open);
		expect(await notebook()).toMatchObject({ due_count: 0, later_count: 0 });
		await wait(1);
		expect(await notebook()).toMatchObject({ due_count: 1 });
		await wait(2);
		await solve((await ids({ kind: "review" }))[0]);
		expect(await notebook()).toMatchObject({ due_count: 0, later_count: 1 });
	});

	test("a mistake expires after ninety days", async () => {
		await skip((await ids(skill("add-within-100")))[0]);
		await wait(89);
		expect(await notebook()).toMatchObject({ due_count: 1 });
		await wait(2);
		expect(await notebook()).toMatchObject({ due_count: 0, later_count: 0 });
	});

	test("a day is in the student's time zone: just before midnight in Kathmandu and just after", async () => {
		await app.database.db
			.updateTable("students")
			.set({ time_zone: "Asia/Kathmandu" })
			.where("id", "=", student.student_id)
			.execute();
		await setClock(new Date("2027-03-09T18:00:00Z"));
		await skip((await ids(skill("add-within-100")))[0]);
		expect(await notebook()).toMatchObject({ due_count: 0, next_due_on: "2027-03-10" });
		await setClock(new Date("2027-03-09T18:14:59Z"));
		expect(await notebook()).toMatchObject({ due_count: 0 });
		await setClock(new Date("2027-03-09T18:15:00Z"));
		expect(await notebook()).toMatchObject({ due_count: 1 });
	});
});

/** The free questions would not be enough for these tests. */
async function enrolUntil(day: string) {
	await app.database.db
		.updateTable("enrolments")
		.set({ ends_at: new Date(`${day}T00:00:00Z`) })
		.where("student_id", "=", student.student_id)
		.execute();
}

describe("today's set", () => {
	test("has as many questions as the goal, of several skills, mixed, and is one session all day", async () => {
		const { data } = await start({ kind: "daily" });
		expect(data).toMatchObject({ kind: "daily", skill_id: null, title: "Today’s set" });
		expect(data.questions).toHaveLength(10);
		const skills = data.questions.map(({ skill_id }) => skill_id);
		expect(new Set(skills).size).toBeGreaterThan(1);
		expect(skills.filter((each, at) => each === skills[at - 1])).toEqual([]);
		expect((await start({ kind: "daily" })).data.id).toBe(data.id);
	});

	test("brings a skill's mistakes back as one question, next to others of the skill while it is not known", async () => {
		for (const id of (await ids(skill("hundreds-tens-ones"))).slice(0, 4)) await skip(id);
		await wait(1);
		const { data } = await start({ kind: "daily" });
		const ofSkill = data.questions.filter(({ skill_id }) => skill_id === "hundreds-tens-ones");
		expect(data.questions.filter(({ is_review }) => is_review)).toHaveLength(1);
		expect(ofSkill.length).toBeGreaterThan(1);
		expect(data.questions).toHaveLength(10);
	});

	test("the next day there is a new one", async () => {
		const { data } = await start({ kind: "daily" });
		await wait(1);
		expect((await start({ kind: "daily" })).data.id).not.toBe(data.id);
	});

	test("is smaller after work on the goal", async () => {
		for (const id of (await ids(skill("add-within-100"))).slice(0, 3)) await solve(id);
		expect(await ids({ kind: "daily" })).toHaveLength(7);
	});

	test("skipped questions still need to be done", async () => {
		for (const id of (await ids(skill("add-within-100"))).slice(0, 3)) await skip(id);
		expect(await ids({ kind: "daily" })).toHaveLength(10);
	});
});

test("unfinished sessions are the day's set and the newest ones with an answer and open questions, and all their questions are counted", async () => {
	const dashboard = async () => (await app.call(getStudentDashboard, {}, student.token)).data.unfinished;
	const later = () => setClock(new Date(app.clock.now.getTime() + 60_000));
	const oldest = (await start(skill("divide-by-one-digit"))).data;
	await later();
	const older = (await start(skill("add-within-100"))).data;
	await later();
	const newer = (await start(skill("subtract-within-100"))).data;
	await later();
	const daily = (await start({ kind: "daily" })).data;
	await later();
	// Opened and left.
	await start(skill("round-10-100"));
	for (const { questions } of [oldest, older]) await solve(questions[0]?.id ?? "");
	for (const { id } of newer.questions.slice(0, 3)) await solve(id);
	const of = (session: { id: string }, questions_left = 9) => ({ session_id: session.id, questions_left });
	expect(await dashboard()).toMatchObject([of(daily, 10), of(newer, 7), of(older), of(oldest)]);
	for (const { id } of newer.questions.slice(3)) await skip(id);
	expect(await dashboard()).toMatchObject([of(daily, 10), of(older), of(oldest)]);
	await wait(1);
	expect(await dashboard()).toMatchObject([of(older), of(oldest)]);
});

test("mistakes that were opened and left stay on the dashboard, however many sets were opened since", async () => {
	for (const id of (await ids(skill("hundreds-tens-ones"))).slice(0, 2)) await skip(id);
	await wait(1);
	const review = (await start({ kind: "review" })).data;
	for (const other of ["add-within-100", "subtract-within-100", "round-10-100", "divide-by-one-digit"]) {
		await setClock(new Date(app.clock.now.getTime() + 60_000));
		await solve((await ids(skill(other)))[0] ?? "");
	}
	const { unfinished } = (await app.call(getStudentDashboard, {}, student.token)).data;
	expect(unfinished[0]).toMatchObject({ session_id: review.id, kind: "review" });
	expect(unfinished).toHaveLength(4);
});

test("without bookmarks there is nothing to practice from them", async () => {
	const { status, body } = await app.call(
		contract.startSession,
		{ body: { kind: "bookmarks" } },
		student.token,
	);
	expect([status, body.code]).toEqual([409, "nothing_to_practise"]);
});

describe("points", () => {
	const total = async () =>
		(
			await app.database.db
				.selectFrom("practice_questions")
				.select((eb) => eb.fn.sum<number>("points").as("points"))
				.where("student_id", "=", student.student_id)
				.executeTakeFirstOrThrow()
		).points;

	const [asked, other] = everyQuestion
		.map(({ question }) => question)
		.filter(({ question_type }) => question_type === "FILL_ONE");

	/** A question, the very same once more, and another one. */
	async function givenTwice(): Promise<string[]> {
		if (asked === undefined || other === undefined) throw new Error("two examples are typed");
		return (await giveQuestions(app, student, [asked, asked, other])).questions.map(({ id }) => id);
	}

	test("a question earns points once, however often it is asked", async () => {
		const [first = "", second = ""] = await givenTwice();
		await solve(first);
		const earned = await total();
		expect(earned).toBeGreaterThan(0);
		const again = await solve(second);
		expect(again.data).toMatchObject({ feedback: { verdict: "correct" }, status: { points: 0 } });
		expect(await total()).toBe(earned);
	});

	test("and none once its answer was shown", async () => {
		const [first = "", second = ""] = await givenTwice();
		await skip(first);
		const { data } = await solve(second);
		expect(data).toMatchObject({ feedback: { verdict: "correct" }, status: { points: 0 } });
		expect(await total()).toBe(0);
	});

	test("and counts once for the goal of the day", async () => {
		const [first = "", second = "", third = ""] = await givenTwice();
		for (const id of [first, second, third]) await solve(id);
		const { data } = await app.call(getStudentDashboard, {}, student.token);
		expect(data.today_count).toBe(2);
	});

	test("and once if both are solved concurrently", async () => {
		const [first = "", second = ""] = await givenTwice();
		const both = await Promise.all([solve(first), solve(second)]);
		expect(both.map(({ status }) => status)).toEqual([200, 200]);
		expect(both.filter(({ data }) => data.status.points > 0)).toHaveLength(1);
	});
});

import { getNotifications } from "@learnin/contract/routes/people/notifications.contract";
import { getPlan, getSkills } from "@learnin/contract/routes/practice/learning.contract";
import * as contract from "@learnin/contract/routes/practice/placement.contract";
import { getStudentReport } from "@learnin/contract/routes/practice/reports.contract";
import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import { getStudentDashboard } from "@learnin/contract/routes/practice/student-dashboard.contract";
import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import { contextOf, placedBelief } from "@learnin/domain/mastery/learning/learner";
import { stepsToLearn } from "@learnin/domain/mastery/planning/todays-plan";
import { standingOf } from "@learnin/domain/mastery/standing";
import type { Question, StudentAnswer } from "@learnin/domain/question/question";
import { beforeEach, describe, expect, test } from "vitest";
import { buildParent, buildStudent, questionOf } from "../../platform/testing/factories.ts";
import type { Parent, Student } from "../../platform/testing/factories.ts";
import { sendAnswer } from "../../platform/testing/send-answer.ts";
import { insertFinished } from "../../platform/testing/give-finished.ts";
import { testApp } from "../../platform/testing/test-app.ts";
import { readLearner } from "../mastery/index.ts";
import { readSkillGraph } from "../skills/index.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const app = await testApp();
let parent: Parent;
let student: Student;
beforeEach(async () => {
	parent = await buildParent(app);
	student = await buildStudent(app, parent, { grade: 5 });
});

const dashboard = async () => (await app.call(getStudentDashboard, {}, student.token)).data;
/** As the page of the starting point shows it, which the dashboard must agree with. */
async function standing() {
	const { data } = await app.call(contract.getPlacement, {}, student.token);
	expect((await dashboard()).placement).toEqual(data);
	return data;
}
const start = () => app.call(contract.startPlacement, { body: {} }, student.token);
const give = (question_id: string, answer: StudentAnswer | null, token = student.token) =>
	app.call(
		contract.answerPlacement,
		{ params: { placement_question_id: question_id }, body: { answer } },
		token,
	);
const result = () => app.call(contract.getPlacementResult, {}, student.token);
const forParent = (token = parent.token) =>
	app.call(contract.getChildPlacement, { params: { student_id: student.student_id } }, token);

async function keyOf(id = ""): Promise<Question> {
	const row = await app.database.db
		.selectFrom("placement_questions")
		.select("question")
		.where("id", "=", id)
		.executeTakeFirstOrThrow();
	return row.question as Question;
}

type Asked = NonNullable<Awaited<ReturnType<typeof start>>["data"]["question"]>;

async function begun(): Promise<Asked> {
	const { question } = (await start()).data;
	if (question === null) throw new Error("nothing was asked");
	return question;
}

/** Answers to the end: correct up to that grade, "not learned yet" above it. Returns the questions. */
const placeAt = (grade: number) => place((asked) => asked.grade <= grade);

/** Answers to the end: correct what the child knows, "not learned yet" otherwise. Returns the questions. */
async function place(isKnown: (asked: Asked) => boolean): Promise<Asked[]> {
	const asked: Asked[] = [];
	for (let question: Asked | null = await begun(); question !== null; ) {
		asked.push(question);
		const answer: StudentAnswer | null = isKnown(question) ? rightAnswer(await keyOf(question.id)) : null;
		app.clock.now = new Date(app.clock.now.getTime() + 20_000);
		question = (await give(question.id, answer)).data.question;
	}
	return asked;
}

/** The same time of day, some days later; no sign-in lasts so long. */
async function wait(days: number) {
	app.clock.now = new Date(app.clock.now.getTime() + days * DAY_MS);
	const body = { email: student.email, password: "correct horse battery" };
	student = { ...student, token: (await app.call(loginUser, { body })).data.access_token };
}

describe("a placement", () => {
	test("invites a new child, asks at most 25 questions, and shows where to start", async () => {
		expect(await standing()).toEqual({
			state: "none",
			invitation: "new",
			may_start_from: null,
			answered: 0,
			most: 25,
			finished_at: null,
		});
		expect((await result()).body.code).toBe("not_found");
		const asked = await placeAt(4);
		expect(asked.length).toBeGreaterThan(8);
		expect(asked.length).toBeLessThanOrEqual(25);
		expect(new Set(asked.map(({ skill_id }) => skill_id)).size).toBe(asked.length);
		expect(asked.map(({ order }) => order)).toEqual(asked.map((_, at) => at));
		for (const { status } of asked)
			expect(status).toMatchObject({
				has_more_hints: false,
				hints: [],
				explanation: null,
				answer_list: null,
			});
		const { data } = await result();
		const all = data.domains.flatMap(({ skills }) => skills);
		const knownIn = (grade: number) => {
			const of = all.filter((skill) => skill.grade === grade);
			return of.filter(({ look }) => look === "known").length / of.length;
		};
		expect(knownIn(3)).toBeGreaterThan(0.9);
		expect(knownIn(6)).toBeLessThan(0.1);
		expect(data.starts.length).toBeGreaterThan(0);
		for (const { grade } of data.starts) expect(grade).toBeGreaterThanOrEqual(4);
		expect(await standing()).toMatchObject({ state: "finished", invitation: null, answered: 0 });
	});

	test("waits if unfinished, for as long as the child likes", async () => {
		const first = await begun();
		const { data } = await give(first.id, null);
		expect(data).toMatchObject({ answered: 1, most: 25, feedback: null });
		expect(await standing()).toMatchObject({ state: "open", invitation: null, answered: 1 });
		await wait(70);
		expect((await start()).data).toEqual({ question: data.question, answered: 1, most: 25 });
	});

	test("counts a repeated answer once, and does not change it", async () => {
		const first = await begun();
		const key = await keyOf(first.id);
		const { data: once } = await give(first.id, rightAnswer(key));
		expect((await give(first.id, rightAnswer(key))).data).toEqual(once);
		expect((await give(first.id, wrongAnswer(key, 0))).data).toEqual(once);
		expect((await give(first.id, null)).data).toEqual(once);
		const { response } = await app.database.db
			.selectFrom("placement_questions")
			.select("response")
			.where("id", "=", first.id)
			.executeTakeFirstOrThrow();
		expect(response).toBe("right");
	});

	test("is started once by concurrent presses, with one question", async () => {
		const starts = await Promise.all([start(), start(), start()]);
		const [first] = starts.map(({ data }) => data.question?.id ?? "");
		expect(new Set(starts.map(({ data }) => data.question?.id))).toEqual(new Set([first]));
		const answers = await Promise.all([1, 2, 3, 4].map(() => give(first ?? "", null)));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
		expect(new Set(answers.map(({ data }) => data.question?.id)).size).toBe(1);
		expect(await standing()).toMatchObject({ answered: 1 });
	});

	test("does not accept an unreadable answer, which can be corrected", async () => {
		const first = await begun();
		const { question_type } = first;
		const empty: StudentAnswer =
			question_type === "FILL_ONE" ? { question_type, text: "??" } : { question_type: "FILL_ONE", text: "" };
		const { data } = await give(first.id, empty);
		expect(data.feedback?.verdict).toBe("unreadable");
		expect(data.question?.id).toBe(first.id);
		expect(await standing()).toMatchObject({ answered: 0 });
	});

	test("is free, once in 60 days, and offered again after an absence", async () => {
		student = await buildStudent(app, parent, { enrolled: false });
		const asked = await placeAt(4);
		expect((await start()).body.code).toBe("placement_too_soon");
		const { may_start_from } = await standing();
		expect(Date.parse(may_start_from ?? "")).toBeGreaterThan(app.clock.now.getTime() + 59 * DAY_MS);
		// Nothing of it counts as practice: all of the day's free questions are left.
		const body = { kind: "daily" } as const;
		expect((await app.call(startSession, { body }, student.token)).status).toBe(200);
		await wait(61);
		expect(await standing()).toMatchObject({ invitation: "away", may_start_from: null });
		const again = await begun();
		expect(asked.map(({ id }) => id)).not.toContain(again.id);
		// The result stays until the new one is finished.
		expect((await result()).status).toBe(200);
	});

	test("reveals nothing about another child's question", async () => {
		const other = await buildStudent(app, await buildParent(app));
		const first = await begun();
		expect((await give(first.id, null, other.token)).body.code).toBe("not_found");
		expect((await give(crypto.randomUUID(), null)).body.code).toBe("not_found");
	});
});

describe("the result", () => {
	test("is the prior of the mastery model, and masters nothing", async () => {
		await placeAt(4);
		const learner = await readLearner(app.database.db, student.student_id);
		const chanceOf = (skill_id: string) => placedBelief(learner, skill_id)?.known_chance;
		expect(chanceOf("add-facts-within-20")).toBeUndefined();
		expect(chanceOf("multiply-facts-easy") ?? chanceOf("multiply-facts-hard")).toBeGreaterThan(0.9);
		const skill = learner.graph.learnedFrom("multiply-facts-hard");
		const { stage, mastery, evidence } = standingOf(contextOf(learner, skill), app.clock.now.getTime());
		expect({ stage, evidence }).toEqual({ stage: "unknown", evidence: 0 });
		expect(mastery).toBeGreaterThan(0.75);
	});

	test("is told apart from mastery in the parents' report, and in the list of skills", async () => {
		await placeAt(5);
		const call = { params: { student_id: student.student_id }, query: {} };
		const { grade_skills } = (await app.call(getStudentReport, call, parent.token)).data;
		const looking = grade_skills.filter(({ looks_known }) => looks_known);
		expect(looking.length).toBeGreaterThan(0);
		expect(new Set(looking.map(({ state }) => state))).toEqual(new Set(["not_started"]));
		const { skills } = (await app.call(getSkills, {}, student.token)).data;
		const listed = skills.filter(({ grade, looks_known }) => grade === 5 && looks_known);
		expect(looking.map(({ skill_id }) => skill_id).toSorted()).toEqual(listed.map(({ id }) => id).toSorted());
		// The dashboard counts the same skills as the path and the result.
		const { collection } = (await app.call(getPlan, {}, student.token)).data;
		const onPath = skills.filter(({ looks_known }) => looks_known).map(({ id }) => id);
		expect(collection.known_count).toBe(onPath.length);
		expect(collection.known.map(({ skill_id }) => skill_id)).toEqual(onPath.slice(-8).toReversed());
		const found = (await result()).data.domains.flatMap((domain) => domain.skills);
		expect(found.filter(({ look }) => look === "known")).toHaveLength(onPath.length);
	});

	test("stays what it was after practice, and a right answer in what looked known is a step up", async () => {
		await placeAt(5);
		const plan = async () => (await app.call(getPlan, {}, student.token)).data.collection;
		const before = await plan();
		expect(before.known_practised).toBe(0);
		const [right, wrong] = before.known.map(({ skill_id }) => skill_id);
		if (right === undefined || wrong === undefined) throw new Error("too few skills look known");
		await insertFinished(app, student, { skill_id: right, marks: "+", at: app.clock.now });
		await insertFinished(app, student, { skill_id: wrong, marks: "+-", at: app.clock.now });
		const { known_count, known_practised, tiles } = await plan();
		expect({ known_count, known_practised }).toEqual({ known_count: before.known_count, known_practised: 2 });
		const { skills } = (await app.call(getSkills, {}, student.token)).data;
		for (const id of [right, wrong]) {
			const shown = skills.find((skill) => skill.id === id)?.shown_right;
			expect(shown).toBe(id === right ? 1 : 0);
			expect(tiles.find(({ skill_id }) => skill_id === id)?.shown_right).toBe(shown);
		}
	});

	test("is shown to the parents with every answer, and to no one else", async () => {
		expect((await forParent()).data).toMatchObject({ student: { grade: 5 }, placement: null });
		const asked = await placeAt(4);
		const { placement } = (await forParent()).data;
		expect(placement?.answers.map(({ skill_id }) => skill_id)).toEqual(asked.map(({ skill_id }) => skill_id));
		for (const { response, given, right_answer, grade } of placement?.answers ?? []) {
			expect(response).toBe(grade <= 4 ? "right" : "not_learned");
			expect(given === null).toBe(response === "not_learned");
			expect(right_answer.length).toBeGreaterThan(0);
		}
		const skills = placement?.domains.flatMap((domain) => domain.skills) ?? [];
		expect(skills.filter((skill) => skill.asked !== null)).toHaveLength(asked.length);
		expect(skills.some((skill) => skill.asked === null && skill.related_answers > 0)).toBe(true);
		expect((await forParent((await buildParent(app)).token)).body.code).toBe("not_found");
	});
});

describe("finishing early", () => {
	const finish = () => app.call(contract.finishPlacement, { body: {} }, student.token);

	test("gives a result from the answers so far, and the guardians are notified once", async () => {
		expect((await finish()).status).toBe(404);
		let question: Asked | null = await begun();
		for (let answered = 0; answered < 5 && question !== null; answered += 1) {
			// Too early it continues with the open question.
			expect((await finish()).data.question?.id).toBe(question.id);
			question = (await give(question.id, rightAnswer(await keyOf(question.id)))).data.question;
		}
		const left = question?.id ?? "";
		expect((await finish()).data).toEqual({ question: null, answered: 5, most: 25 });
		expect((await standing()).state).toBe("finished");
		expect((await result()).data.starts.length).toBeGreaterThan(0);
		expect((await forParent()).data.placement?.answers).toHaveLength(5);
		expect((await give(left, null)).status).toBe(404);
		await finish();
		const notifications = (await app.call(getNotifications, { query: {} }, parent.token)).data.notifications;
		expect(notifications.map(({ kind, description }) => [kind, description])).toEqual([
			["placement_finished", expect.stringContaining("answered 5 questions to find a starting point.")],
		]);
	});
});

describe("what comes next", () => {
	const plan = async () => (await app.call(getPlan, {}, student.token)).data;
	const daysSet = async () => (await app.call(startSession, { body: { kind: "daily" } }, student.token)).data;
	const unfinished = async () => (await dashboard()).unfinished;
	const idsOf = (of: readonly { skill_id: string }[]) => of.map(({ skill_id }) => skill_id);

	/** What the result names, the plan teaches and the next set asks are the same. */
	async function expectAgreement() {
		const starts = idsOf((await result()).data.starts);
		expect(starts.length).toBeGreaterThan(0);
		expect(idsOf((await forParent()).data.placement?.starts ?? [])).toEqual(starts);
		const { steps, next } = await plan();
		expect(idsOf(stepsToLearn(steps))).toEqual(starts);
		expect(next?.skill_id).toBe(starts[0]);
		const { questions } = await daysSet();
		expect([...new Set(idsOf(questions))].toSorted()).toEqual(idsOf(steps).toSorted());
		return questions;
	}

	test("is the same in the result, on the path and in the next set", async () => {
		await placeAt(4);
		const questions = await expectAgreement();
		// Answers within the set move on to what is left of it, never back to something known.
		for (const { id } of questions) {
			const { next } = await plan();
			expect(next?.reason).not.toBe("keep_fresh");
			expect((await result()).data.starts[0]?.skill_id).toBe(next?.skill_id);
			await sendAnswer(app, student, { question_id: id, answer: rightAnswer(await questionOf(app, id)) });
		}
	});

	test("is nothing that the result shows as known", async () => {
		student = await buildStudent(app, parent, { grade: 2 });
		const of_grade = (await readSkillGraph(app.database.db)).skills.filter(({ grade }) => grade === 2);
		const known = new Set(of_grade.slice(0, 20).map(({ id }) => id));
		await place(({ skill_id }) => known.has(skill_id));
		const { domains } = (await result()).data;
		const looksKnown = domains.flatMap(({ skills }) => skills.filter(({ look }) => look === "known"));
		expect(idsOf(looksKnown)).toContain("add-facts-within-20");
		const taught = idsOf(stepsToLearn((await plan()).steps));
		expect(taught.filter((id) => idsOf(looksKnown).includes(id))).toEqual([]);
		await expectAgreement();
	});

	test.each([0, 3])("also if %i questions of the day's set were answered before", async (answered) => {
		const before = await daysSet();
		for (const { id } of before.questions.slice(0, answered))
			await sendAnswer(app, student, { question_id: id, answer: rightAnswer(await questionOf(app, id)) });
		await placeAt(4);
		expect(await unfinished()).toEqual([]);
		const questions = await expectAgreement();
		expect(questions).toHaveLength(before.questions.length - answered);
		expect(await unfinished()).toMatchObject([{ kind: "daily", total: questions.length }]);
		expect((await daysSet()).questions.map(({ id }) => id)).toEqual(questions.map(({ id }) => id));
	});
});

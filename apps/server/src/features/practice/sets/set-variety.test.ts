import * as contract from "@learnin/contract/routes/practice/practice.contract";
import type { PracticeQuestion } from "@learnin/contract/schemas/practice.schema";
import { loginUser } from "@learnin/contract/routes/people/sign-in.contract";
import { generators } from "@learnin/curriculum/generators/generators";
import { skillById } from "@learnin/curriculum/skills/skills";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import { exampleSelectAll, exampleSelectOne, exampleFillOne } from "@learnin/domain/examples/questions";
import { describe, expect, test } from "vitest";
import { buildParent, buildStudent, questionOf, type Student } from "../../../platform/testing/factories.ts";
import { sendAnswer } from "../../../platform/testing/send-answer.ts";
import { moveClock, testApp } from "../../../platform/testing/test-app.ts";
import { generatedInteractions } from "@learnin/curriculum/generators/generated-kinds";
import { generatedKinds } from "../../skills/index.ts";
import { mixInBank } from "./mix-in-bank.ts";
import { DAY_MS } from "@learnin/domain/time/day";

const app = await testApp({ jobs: true });

const isAudit = process.env["AUDIT"] === "full";
/** Every third; an audit takes all. */
const someOf = <T>(all: readonly T[]) => all.filter((_, at) => isAudit || at % 3 === 0);
const grades = [2, 3, 4, 5, 6, 7, 8];
/** One child per grade, because days-set.test.ts tests the choice itself with many. */
const days = isAudit ? 2 : 1;

const childOf = async (grade: number) => buildStudent(app, await buildParent(app), { grade });
async function start(student: Student, body: { kind: "daily" } | { kind: "skill"; skill_id: string }) {
	return (await app.call(contract.startSession, { body }, student.token)).data.questions;
}
const typesOf = (questions: readonly PracticeQuestion[]) => [
	...new Set(questions.map(({ question_type }) => question_type)),
];

/** Every third question is missed first; those that wait for a reader are skipped. */
async function practise(student: Student, questions: readonly PracticeQuestion[]) {
	for (const [at, { id, question_type }] of questions.entries()) {
		if (question_type === "VERIFY_WITH_LLM") continue;
		const question = await questionOf(app, id);
		const answers = [...(at % 3 === 2 ? [wrongAnswer(question, at)] : []), rightAnswer(question)];
		for (const answer of answers) await sendAnswer(app, student, { question_id: id, answer });
	}
}

async function nextDay(student: Student): Promise<Student> {
	moveClock(app, DAY_MS);
	const body = { email: student.email, password: "correct horse battery" };
	return { ...student, token: (await app.call(loginUser, { body })).data.access_token };
}

describe.each(grades)("a set of ten of grade %i", (grade) => {
	test("shows five types of question at first, three or more on later days", async () => {
		let student = await childOf(grade);
		const first = await start(student, { kind: "daily" });
		expect(first).toHaveLength(10);
		expect(typesOf(first).length, `${typesOf(first)}`).toBeGreaterThanOrEqual(5);
		expect(typesOf(first)).not.toContain("VERIFY_WITH_LLM");
		await practise(student, first);
		for (let day = 1; day <= days; day += 1) {
			student = await nextDay(student);
			const next = await start(student, { kind: "daily" });
			const asked = next.map(({ skill_id, question_type }) => `${skill_id} ${question_type}`);
			expect(typesOf(next).length, asked.join("\n")).toBeGreaterThanOrEqual(3);
			await practise(student, next);
		}
	});

	test("of one skill shows three types if the skill has three", async () => {
		const student = await childOf(grade);
		const able = generators.filter(
			({ skill_id }) =>
				skillById(skill_id)?.grade === grade &&
				new Set(generatedKinds(skill_id).map(({ question_type }) => question_type)).size >= 3,
		);
		expect(able.length).toBeGreaterThan(0);
		for (const { skill_id } of someOf(able))
			expect(
				typesOf(await start(student, { kind: "skill", skill_id })).length,
				skill_id,
			).toBeGreaterThanOrEqual(3);
	});
});

test("a set of one skill has two to four interactions if the skill has them at every difficulty", async () => {
	const able = generators.filter(
		({ skill_id }) =>
			new Set(generatedInteractions(skill_id).map(({ difficulty }) => difficulty)).size === 5 &&
			new Set(generatedKinds(skill_id).map(({ question_type }) => question_type)).size >= 3,
	);
	expect(able.length).toBeGreaterThan(10);
	const student = await childOf(4);
	const made = new Map<string, number>();
	for (const { skill_id } of someOf(able)) {
		const questions = await start(student, { kind: "skill", skill_id });
		made.set(skill_id, questions.filter(({ interaction }) => interaction).length);
	}
	expect([...made].filter(([, count]) => count < 2 || count > 4)).toEqual([]);
});

test("a slot reserved for an interaction takes no typed question of the bank", () => {
	const place = { skill_id: "a", difficulty: 2 as const };
	const wanted = [0, 1, 2, 3, 4].map((position) => ({ ...place, position }));
	const served = { ...place, question_id: "0", version: 1, question: exampleFillOne({}), fingerprint: "0" };
	expect(mixInBank(wanted, [served])[0]?.bank).toBeDefined();
	expect(
		mixInBank(
			wanted.map((each) => ({ ...each, is_made: true })),
			[served],
		)[0]?.bank,
	).toBeUndefined();
});

test("a slot reserved for a type takes no other question of the bank", () => {
	const place = { skill_id: "a", difficulty: 2 as const };
	const wanted = [0, 1, 2, 3, 4].map((position) => ({ ...place, position }));
	const held = wanted.map((each) => ({ ...each, question_type: "SELECT_ALL" as const }));
	const served = [exampleSelectOne({}), exampleFillOne({}), exampleSelectAll({})].map((question, at) => ({
		...place,
		question_id: `${at}`,
		version: 1,
		question,
		fingerprint: `${at}`,
	}));
	const taken = (places: typeof wanted) => mixInBank(places, served).map(({ bank }) => bank?.question_id);
	expect(taken(wanted)).toEqual(["0", "1", undefined, undefined, undefined]);
	expect(taken(held)).toEqual(["2", undefined, undefined, undefined, undefined]);
});

import { getStatements, stateSkill } from "@learnin/contract/routes/practice/evidence.contract";
import { getPlan } from "@learnin/contract/routes/practice/learning.contract";
import { startSession } from "@learnin/contract/routes/practice/practice.contract";
import type { ParentStatement } from "@learnin/domain/mastery/planning/ask-about-statements";
import { beforeEach, expect, test } from "vitest";
import { buildParent, buildStudent, type Parent, type Student } from "../../platform/testing/factories.ts";
import { sendRightAnswer } from "../../platform/testing/send-answer.ts";
import { moveClock, testApp } from "../../platform/testing/test-app.ts";

const app = await testApp();
let parent: Parent;
let student: Student;
beforeEach(async () => {
	parent = await buildParent(app);
	student = await buildStudent(app, parent, { grade: 3 });
});

const skill_id = "subtract-within-100";

const state = (says: ParentStatement | null, token = parent.token, skill = skill_id) =>
	app.call(
		stateSkill,
		{ params: { student_id: student.student_id, skill_id: skill }, body: { says } },
		token,
	);
const statements = async (token = parent.token) =>
	app.call(getStatements, { params: { student_id: student.student_id } }, token);

/** Answers the first question of the skill in the day's set correctly. */
async function answerFirst() {
	const { data } = await app.call(startSession, { body: { kind: "daily" } }, student.token);
	const asked = data.questions.filter((question) => question.skill_id === skill_id);
	const [first] = asked;
	if (first === undefined) throw new Error("the set does not ask about it");
	moveClock(app, 1000);
	await sendRightAnswer(app, student, first.id);
	return asked;
}

test("a parent's statement leads to a question in the next set, and the answer is shown with it", async () => {
	expect((await statements()).data.statements).toEqual([]);
	await state("not_yet");
	await state("knows");
	const [open] = (await statements()).data.statements;
	expect(open).toMatchObject({ skill_id, says: "knows", answer: null });
	const { steps } = (await app.call(getPlan, {}, student.token)).data;
	expect(steps.find((step) => step.skill_id === skill_id)?.reason).toBe("told_by_parent");
	const asked = await answerFirst();
	const [answered] = (await statements()).data.statements;
	expect(answered?.answer).toEqual({ question_id: asked[0]?.id, is_first_try: true });
});

test("it does not change mastery by itself, and may be withdrawn", async () => {
	await state("knows");
	const masteries = () =>
		app.database.db
			.selectFrom("skill_masteries")
			.selectAll()
			.where("student_id", "=", student.student_id)
			.execute();
	expect(await masteries()).toEqual([]);
	await state(null);
	expect((await statements()).data.statements).toEqual([]);
	const { steps } = (await app.call(getPlan, {}, student.token)).data;
	expect(steps.map(({ reason }) => reason)).not.toContain("told_by_parent");
});

test("no one writes or reads one about another family's child, or about an unknown skill", async () => {
	const other = await buildParent(app);
	await state("knows");
	expect((await state("not_yet", other.token)).status).toBe(404);
	expect((await statements(other.token)).status).toBe(404);
	expect((await state("knows", parent.token, "no-such-skill")).status).toBe(404);
	expect((await statements()).data.statements).toMatchObject([{ says: "knows" }]);
});

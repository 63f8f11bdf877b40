import * as contract from "@learnin/contract/routes/practice/practice.contract";
import { rightAnswer, wrongAnswer } from "@learnin/domain/examples/answers";
import { everyQuestion } from "@learnin/domain/examples/every-question";
import type { Question, QuestionType, StudentAnswer } from "@learnin/domain/question/question";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { buildParent, buildStudent, type Student } from "../../../platform/testing/factories.ts";
import { giveQuestions } from "../testing/give-questions.ts";
import { sendAnswer, sendSkip } from "../../../platform/testing/send-answer.ts";
import { testApp } from "../../../platform/testing/test-app.ts";

const app = await testApp({ jobs: true });
const parent = await buildParent(app);

/** These questions as a session of a new student, as its page gets them. */
async function given(...questions: Question[]) {
	const student = await buildStudent(app, parent);
	const session = await giveQuestions(app, student, questions);
	return { student, session, ids: session.questions.map(({ id }) => id) };
}

const send = (student: Student, question_id = "", answer: StudentAnswer) =>
	sendAnswer(app, student, { question_id, answer });
const skip = (student: Student, question_id?: string) => sendSkip(app, student, question_id);
const example = <T extends QuestionType>(type: T) =>
	everyQuestion.find(({ question }) => question.question_type === type)?.question as Extract<
		Question,
		{ question_type: T }
	>;

describe.each(everyQuestion)("$title", ({ question }) => {
	const isWritten = question.question_type === "VERIFY_WITH_LLM";

	test("is given without any part of its key", async () => {
		const { session } = await given(question);
		const text = JSON.stringify(session);
		for (const secret of ['"key"', '"known_mistakes"', '"rubric"', '"sample_answer"', '"tolerance"'])
			expect(text).not.toContain(secret);
		for (const secret of [question.explanation, ...question.hints])
			expect(text).not.toContain(JSON.stringify(secret).slice(1, -1));
		expect(session.questions[0]).toMatchObject({
			question_type: question.question_type,
			answer_type: question.answer_type,
			status: { explanation: null, answer_list: null, answer_dict: null },
		});
	});

	test("accepts the correct answer", async () => {
		const { student, ids } = await given(question);
		const { data } = await send(student, ids[0], rightAnswer(question));
		expect(data.feedback.verdict).toBe(isWritten ? "needs_review" : "correct");
		expect(data.status).toMatchObject({
			is_correct: !isWritten,
			is_in_review: isWritten,
			tries_remaining: 10,
		});
	});

	test("accepts a wrong answer for one try, once", async () => {
		const { student, ids } = await given(question);
		const { data } = await send(student, ids[0], wrongAnswer(question));
		if (data.feedback.verdict === "needs_review") return;
		expect(data).toMatchObject({ feedback: { verdict: "incorrect" }, status: { tries_remaining: 9 } });
		const again = await send(student, ids[0], wrongAnswer(question));
		expect(again.data).toMatchObject({ feedback: { is_repeat: true }, status: { tries_remaining: 9 } });
	});

	test("shows the correct answer after a skip", async () => {
		const { student, ids } = await given(question);
		const { data } = await skip(student, ids[0]);
		expect(data.status.answer_list?.length).toBeGreaterThan(0);
		for (const { html, spoken } of data.status.answer_list ?? []) {
			expect(html).not.toBe("");
			expect(spoken).not.toBe("");
		}
		const isByPart = ["MATCH_THE_FOLLOWING", "LABELED_INPUT"].includes(question.question_type);
		const isOnBoard = question.question_type !== "SELECT_ALL" && question.interaction !== undefined;
		const hasDict = isByPart || isOnBoard;
		expect(data.status.answer_dict !== null).toBe(hasDict);
	});

	test("no answer to it causes a failure", async () => {
		const { student, ids } = await given(question);
		const part = fc.oneof(fc.string(), fc.constantFrom("a", "b", "c", "1", "__proto__", "constructor", ""));
		const { question_type } = question;
		const answer = fc.oneof(
			fc.record({ question_type: fc.constant(question_type), option_id: fc.option(part) }),
			fc.record({ question_type: fc.constant(question_type), option_ids: fc.array(part) }),
			fc.record({ question_type: fc.constant(question_type), text: fc.string({ unit: "binary" }) }),
			fc.record({ question_type: fc.constant(question_type), answer_list: fc.array(fc.string()) }),
			fc.record({ question_type: fc.constant(question_type), answer_dict: fc.dictionary(part, fc.string()) }),
		);
		await fc.assert(
			fc.asyncProperty(answer, async (any) => {
				const { status } = await send(student, ids[0], any as StudentAnswer);
				expect([200, 400, 409]).toContain(status);
			}),
			{ numRuns: process.env["AUDIT"] === "full" ? 24 : 4 },
		);
	});
});

test.each(["SELECT_ONE", "SELECT_ALL"] as const)(
	"a right option of %s keeps its HTML, by which the page marks it",
	async (type) => {
		const question = example(type);
		// In narrow options, long formulas break into lines.
		const options = question.options.map((option, at) => ({ ...option, label: `$y = ${at + 2}x + 5$` }));
		const { student, session, ids } = await given({ ...question, options } as Question);
		const { data } = await skip(student, ids[0]);
		const [asked] = session.questions;
		const labels =
			asked !== undefined && "options" in asked ? asked.options.map(({ label }) => label.html) : [];
		expect(data.status.answer_list?.length).toBeGreaterThan(0);
		for (const { html } of data.status.answer_list ?? []) expect(labels).toContain(html);
	},
);

describe("an answer of several boxes", () => {
	const fill = example("FILL_MULTIPLE");

	test("names the empty box and says nothing about the others", async () => {
		const { student, ids } = await given(fill);
		const answer_list = rightList(fill).with(0, "");
		const { data } = await send(student, ids[0], { question_type: "FILL_MULTIPLE", answer_list });
		expect(data.feedback).toEqual({ verdict: "unreadable", reason: "empty", parts: [fill.blanks[0]?.id] });
		expect(data.status).toMatchObject({ tries_remaining: 10, attempt_count: 0 });
	});

	test("is told how many are right, and which", async () => {
		const { student, ids } = await given(fill);
		const total = fill.blanks.length;
		for (let n = 0; n < 9; n += 1) {
			const { data } = await send(student, ids[0], wrongAnswer(fill, n));
			expect(data.feedback).toMatchObject({ right_count: total - 1, part_count: total });
			const { tries_remaining } = data.status;
			const right_parts = data.feedback.verdict === "incorrect" ? data.feedback.right_parts : undefined;
			expect([tries_remaining, right_parts]).toEqual([9 - n, fill.blanks.slice(1).map(({ id }) => id)]);
		}
	});

	function rightList(question: typeof fill) {
		const answer = rightAnswer(question);
		return answer.question_type === "FILL_MULTIPLE" ? answer.answer_list : [];
	}
});

test("shuffles the right side of a match", async () => {
	const match = example("MATCH_THE_FOLLOWING");
	const { session } = await given(...Array.from({ length: 12 }, () => match));
	const orders = session.questions.flatMap((question) =>
		question.question_type === "MATCH_THE_FOLLOWING"
			? [question.right_options.map(({ id }) => id).join(" ")]
			: [],
	);
	expect(orders).toHaveLength(12);
	expect(new Set(orders).size).toBeGreaterThan(1);
});

test("while a written answer is read, the question takes no other, no hint and no skip", async () => {
	const written = example("VERIFY_WITH_LLM");
	const { student, ids } = await given(written);
	const [question_id = ""] = ids;
	await send(student, question_id, rightAnswer(written));
	const refused = [
		await send(student, question_id, rightAnswer(written)),
		await skip(student, question_id),
		await app.call(contract.openHint, { params: { question_id }, body: { shown: 0 } }, student.token),
	];
	expect(refused.map(({ body }) => body.code)).toEqual(refused.map(() => "question_in_review"));
	const { data } = await app.call(contract.getQuestionStatus, { params: { question_id } }, student.token);
	expect(data).toMatchObject({
		feedback: { verdict: "needs_review", reviewer: expect.stringMatching(/^(model|person)$/) },
		status: { is_in_review: true, tries_remaining: 10 },
	});
});

test("the example of every type has its own question type and answer type", () => {
	const cells = everyQuestion.map(({ question }) => `${question.question_type} ${question.answer_type}`);
	expect(new Set(cells).size).toBe(7 * 6);
});

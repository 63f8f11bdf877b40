import { describe, expect, test } from "vitest";
import { everyQuestion } from "../examples/every-question.ts";
import { exampleLabeledInput, exampleMatch, exampleSelectAll } from "../examples/questions.ts";
import type { StudentAnswer } from "../question/question.ts";
import { MAX_ENTRY_LENGTH } from "./answer-forms/normalise.ts";
import { gradeAnswer } from "./grade-answer.ts";
import { MAX_WRITTEN_ANSWER_LENGTH } from "./max-written-answer.ts";

describe("an answer of any length", () => {
	const LONG = 100_000;
	const texts = [" ", "1", "1 ", "1/", "1,", "½", "\ud800", "\u200b", "é", "- ", "$", "π"].map((piece) =>
		piece.repeat(LONG / piece.length),
	);
	const many = Array.from({ length: 10_000 }, (_, at) => `option-${at}`);
	const dict = Object.fromEntries(many.map((id) => [id, "1"]));
	const answers: StudentAnswer[] = [
		...texts.flatMap((text): StudentAnswer[] => [
			{ question_type: "FILL_ONE", text },
			{ question_type: "VERIFY_WITH_LLM", text },
			{ question_type: "SELECT_ONE", option_id: text },
			{ question_type: "FILL_MULTIPLE", answer_list: [text, text] },
			{ question_type: "LABELED_INPUT", answer_dict: { first: text, top: text, a: text } },
		]),
		{ question_type: "FILL_MULTIPLE", answer_list: many },
	];

	test("is refused as fast as one pass over its characters", () => {
		const one_of_each = new Map(everyQuestion.map(({ question }) => [question.question_type, question]));
		const pairs = [...one_of_each.values()].flatMap((question) =>
			answers
				.filter(({ question_type }) => question_type === question.question_type)
				.map((answer) => [question, answer] as const),
		);
		const grading = fastest(() => {
			for (const [question, answer] of pairs) gradeAnswer(question, answer);
		});
		const looking = fastest(() => {
			for (const _ of pairs) countBlanks(texts[1] ?? "");
		});
		for (const [question, answer] of pairs) expect(gradeAnswer(question, answer).verdict).toBe("unreadable");
		expect(grading).toBeLessThan(looking);
	});

	test("ten thousand options or pairs take no longer than adding them to a set 25 times", () => {
		const select: StudentAnswer = { question_type: "SELECT_ALL", option_ids: many };
		const match: StudentAnswer = { question_type: "MATCH_THE_FOLLOWING", answer_dict: dict };
		const labels: StudentAnswer = { question_type: "LABELED_INPUT", answer_dict: dict };
		const grading = fastest(() => {
			gradeAnswer(exampleSelectAll(), select);
			gradeAnswer(exampleMatch(), match);
			gradeAnswer(exampleLabeledInput(), labels);
		});
		const collecting = fastest(() => {
			for (let pass = 0; pass < 25; pass += 1)
				if (new Set(many).size < many.length) throw new Error("ids differ");
		});
		for (const [question, answer] of [
			[exampleSelectAll(), select],
			[exampleMatch(), match],
			[exampleLabeledInput(), labels],
		] as const)
			expect(gradeAnswer(question, answer)).toMatchObject({ reason: "unknown-option" });
		expect(grading).toBeLessThan(collecting);
	});

	test("a readable answer takes no longer than 100 passes over 100,000 characters", () => {
		const pieces = ["1 ", "1/", "1,111", "½", "é", "-", "a", "$1"];
		const answered = everyQuestion.flatMap(({ question }) => {
			const { question_type } = question;
			if (question_type !== "FILL_ONE" && question_type !== "VERIFY_WITH_LLM") return [];
			const most = question_type === "FILL_ONE" ? MAX_ENTRY_LENGTH : MAX_WRITTEN_ANSWER_LENGTH;
			return pieces.map((piece) => [question, piece.repeat(most).slice(0, most)] as const);
		});
		const slowest = answered.map(([question, text]) =>
			fastest(() => gradeAnswer(question, { question_type: question.question_type, text } as StudentAnswer)),
		);
		const looking = fastest(() => {
			for (let pass = 0; pass < 100; pass += 1) countBlanks(texts[1] ?? "");
		});
		expect(Math.max(...slowest)).toBeLessThan(looking);
	});

	/** The fastest of several runs in milliseconds: the time without disturbance. */
	function fastest(work: () => void): number {
		const runs = Array.from({ length: 3 }, () => {
			const start = performance.now();
			work();
			return performance.now() - start;
		});
		return Math.min(...runs);
	}

	function countBlanks(text: string): number {
		let count = 0;
		for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) === 0x20) count += 1;
		return count;
	}
});

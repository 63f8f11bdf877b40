import { describe, expect, test } from "vitest";
import { everyQuestion } from "../examples/every-question.ts";
import { exampleLabeledInput, exampleMatch, exampleSelectAll } from "../examples/questions.ts";
import type { StudentAnswer } from "../question/question.ts";
import { gradeAnswer } from "./grade-answer.ts";

describe("however long an answer is", () => {
	const LONG = 100_000;
	const texts = [" ", "1", "1 ", "1/", "1,", "½", "\ud800", "\u200b", "é", "- ", "$", "π"].map((piece) =>
		piece.repeat(LONG / piece.length),
	);
	const many = Array.from({ length: LONG }, (_, at) => `o${at}`);
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

	test("it is refused, and quickly: as fast as looking at each of its characters ten times", () => {
		const pairs = everyQuestion.flatMap(({ question }) =>
			answers
				.filter(({ question_type }) => question_type === question.question_type)
				.map((answer) => [question, answer] as const),
		);
		const grading = fastest(() => {
			for (const [question, answer] of pairs) gradeAnswer(question, answer);
		});
		const looking = fastest(() => {
			for (const _ of pairs) for (let pass = 0; pass < 10; pass += 1) countBlanks(texts[1] ?? "");
		});
		for (const [question, answer] of pairs) expect(gradeAnswer(question, answer).verdict).toBe("unreadable");
		expect(grading).toBeLessThan(looking);
	});

	test("a hundred thousand ticks or pairs take no longer than putting them into a set fifty times", () => {
		const select: StudentAnswer = { question_type: "SELECT_ALL", option_ids: many };
		const match: StudentAnswer = { question_type: "MATCH_THE_FOLLOWING", answer_dict: dict };
		const labels: StudentAnswer = { question_type: "LABELED_INPUT", answer_dict: dict };
		const grading = fastest(() => {
			gradeAnswer(exampleSelectAll(), select);
			gradeAnswer(exampleMatch(), match);
			gradeAnswer(exampleLabeledInput(), labels);
		});
		const collecting = fastest(() => {
			for (let pass = 0; pass < 50; pass += 1) if (new Set(many).size < LONG) throw new Error("ids differ");
		});
		for (const [question, answer] of [
			[exampleSelectAll(), select],
			[exampleMatch(), match],
			[exampleLabeledInput(), labels],
		] as const)
			expect(gradeAnswer(question, answer)).toMatchObject({ reason: "unknown-option" });
		expect(grading).toBeLessThan(collecting);
	});

	/** The fastest of some runs in milliseconds: what the work takes when nothing else disturbs it. */
	function fastest(work: () => void): number {
		const runs = Array.from({ length: 5 }, () => {
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

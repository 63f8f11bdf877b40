import fc from "fast-check";
import { expect, test } from "vitest";
import { exampleFillOne } from "../examples/questions.ts";
import type { AnswerType } from "../question/question.ts";
import { gradeAnswer } from "./grade-answer.ts";

const TYPES: AnswerType[] = ["INTEGER", "STRING", "SIMPLE_FRACTION", "MIXED_FRACTION", "FLOAT", "MIXED"];

function verdict(answer_type: AnswerType, key: string, text: string): string {
	const question = exampleFillOne({ answer_type, key: { answers: [key] }, known_mistakes: [] });
	return gradeAnswer(question, { question_type: "FILL_ONE", text }).verdict;
}

const nearlyNumbers = fc
	.array(fc.constantFrom(..."0123456789 .,'+-/\\½e%$x=\u2212\u00a0\u200b"), { maxLength: 24 })
	.map((characters) => characters.join(""));

test("no string makes the grader throw", () => {
	const entries = fc.oneof(fc.string({ unit: "binary", maxLength: 250 }), nearlyNumbers);
	fc.assert(
		fc.property(entries, fc.constantFrom(...TYPES), (text, type) => {
			expect(verdict(type, "3", text)).toMatch(/^(correct|incorrect|wrong_form|unreadable)$/);
		}),
		{ numRuns: 2000 },
	);
});

test("an integer grades itself correct in every accepted spelling", () => {
	fc.assert(
		fc.property(fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n }), (n) => {
			const grouped = n.toString().replace(/\B(?=(\d{3})+$)/g, ",");
			const spellings = [`${n}`, `${n}.0`, `${n}.`, ` ${n} `, grouped, grouped.replaceAll(",", "\u202f")];
			for (const text of [...spellings, `${n}`.replace("-", "\u2212")])
				expect(verdict("INTEGER", `${n}`, text)).toBe("correct");
			expect(verdict("INTEGER", `${n}`, `${n + 1n}`)).toBe("incorrect");
		}),
	);
});

test("a decimal equals itself with more zeros and differs from its neighbour at any scale", () => {
	fc.assert(
		fc.property(fc.bigInt({ min: 0n, max: 10n ** 25n }), fc.integer({ min: 1, max: 20 }), (n, places) => {
			const spell = (digits: bigint) => {
				const text = digits.toString().padStart(places + 1, "0");
				return `${text.slice(0, -places)}.${text.slice(-places)}`;
			};
			expect(verdict("FLOAT", spell(n), `${spell(n)}000`)).toBe("correct");
			expect(verdict("FLOAT", spell(n), spell(n + 1n))).toBe("incorrect");
		}),
	);
});

test("equal fractions grade equal, unequal ones never do", () => {
	const part = fc.integer({ min: 1, max: 400 });
	fc.assert(
		fc.property(part, part, part, part, (a, b, c, d) => {
			const question = exampleFillOne({
				answer_type: "SIMPLE_FRACTION",
				key: { answers: [`${a}/${b}`], simplest: "optional" },
				known_mistakes: [],
			});
			const grade = gradeAnswer(question, { question_type: "FILL_ONE", text: `${c}/${d}` });
			expect(grade.verdict).toBe(a * d === b * c ? "correct" : "incorrect");
			expect(gradeAnswer(question, { question_type: "FILL_ONE", text: `${a * c}/${b * c}` }).verdict).toBe(
				"correct",
			);
		}),
	);
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { exampleFillOne } from "../examples/questions.ts";
import type { AnswerType } from "../question/question.ts";
import { gradeAnswer } from "./grade-answer.ts";

function verdict(answer_type: AnswerType, key: string, text: string): string {
	const question = exampleFillOne({ answer_type, key: { answers: [key] }, known_mistakes: [] });
	return gradeAnswer(question, { question_type: "FILL_ONE", text }).verdict;
}

describe("equal values in accepted forms are always equal", () => {
	test("an integer in every accepted spelling", () => {
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
	test("a decimal with more zeros, and never its neighbor, at any scale", () => {
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
	test("a fraction with both parts multiplied, and no other", () => {
		const part = fc.oneof(fc.bigInt({ min: 1n, max: 400n }), fc.bigInt({ min: 1n, max: 10n ** 18n }));
		fc.assert(
			fc.property(part, part, part, part, (a, b, c, d) => {
				const question = exampleFillOne({
					key: { answers: [`${a}/${b}`], simplest: "optional" },
					known_mistakes: [],
				});
				const said = (text: string) => gradeAnswer(question, { question_type: "FILL_ONE", text }).verdict;
				expect(said(`${c}/${d}`)).toBe(a * d === b * c ? "correct" : "incorrect");
				expect(said(`${a * c}/${b * c}`)).toBe("correct");
				expect(said(`${a * c + 1n}/${b * c}`)).toBe("incorrect");
			}),
		);
	});
	test("any number as fraction, mixed number and terminating decimal", () => {
		const parts = [fc.nat({ max: 60 }), fc.nat({ max: 60 }), fc.integer({ min: 1, max: 60 })] as const;
		fc.assert(
			fc.property(...parts, fc.boolean(), (whole, top, bottom, is_negative) => {
				const sign = is_negative ? "-" : "";
				const key = { answers: [`${sign}${whole * bottom + top}/${bottom}`], simplest: "optional" } as const;
				const question = exampleFillOne({
					answer_type: "MIXED",
					key: { ...key, answers: [...key.answers] },
					known_mistakes: [],
				});
				const said = (text: string) => gradeAnswer(question, { question_type: "FILL_ONE", text }).verdict;
				expect(said(`${sign}${whole} ${top}/${bottom}`)).toBe("correct");
				expect(said(`${sign}${whole} ${top + bottom * 2}/${bottom}`)).toBe("incorrect");
				if ([1, 2, 4, 5, 8, 10, 20, 25, 40, 50].includes(bottom))
					expect(said(`${sign}${((whole * bottom + top) / bottom).toFixed(3)}`)).toBe("correct");
			}),
		);
	});
	test("and the same wrong value in another spelling is recognized", () => {
		const part = fc.integer({ min: 1, max: 5000 });
		fc.assert(
			fc.property(part, part, part, (a, b, c) => {
				const question = exampleFillOne({ key: { answers: ["-1/7"] }, known_mistakes: [] });
				const read = (text: string) => {
					const grade = gradeAnswer(question, { question_type: "FILL_ONE", text });
					return grade.verdict === "incorrect" ? grade.answer_read : grade.verdict;
				};
				expect(read(`${a * c}/${b * c}`)).toBe(read(`${a}/${b}`));
			}),
		);
	});
});

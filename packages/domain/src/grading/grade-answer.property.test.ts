import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { everyQuestion } from "../examples/every-question.ts";
import {
	exampleFillList,
	exampleFillOne,
	exampleLabeledInput,
	exampleMatch,
	exampleSelectAll,
} from "../examples/questions.ts";
import { checkQuestion } from "../question/check-question.ts";
import type { AnswerType, Question, StudentAnswer } from "../question/question.ts";
import { rightAnswer } from "../question/right-answer.ts";
import { gradeAnswer } from "./grade-answer.ts";
import { hostileAnswers } from "./testing/hostile-answers.ts";
import { someKey } from "./testing/some-key.ts";
import { someQuestion } from "./testing/some-question.ts";

const TYPES: AnswerType[] = ["INTEGER", "STRING", "SIMPLE_FRACTION", "MIXED_FRACTION", "FLOAT", "MIXED"];
const VERDICTS = ["correct", "incorrect", "wrong_form", "unreadable", "needs_review"];
const questions = fc.constantFrom(...everyQuestion.map(({ question }) => question));

function verdict(answer_type: AnswerType, key: string, text: string): string {
	const question = exampleFillOne({ answer_type, key: { answers: [key] }, known_mistakes: [] });
	return gradeAnswer(question, { question_type: "FILL_ONE", text }).verdict;
}

describe("grading never throws", () => {
	const nearlyNumbers = fc
		.array(fc.constantFrom(..."0123456789 .,'+-/\\½e%$x=π\u2212\u00a0\u200b\ud800"), { maxLength: 24 })
		.map((characters) => characters.join(""));
	test("for any string in any box", () => {
		const entries = fc.oneof(fc.string({ unit: "binary", maxLength: 250 }), nearlyNumbers);
		const printed = fc.record({
			answer_prefix: fc.option(nearlyNumbers, { nil: undefined }),
			answer_suffix: fc.option(fc.constantFrom("%", "π cm", "cm", "$", ".", "5"), { nil: undefined }),
		});
		fc.assert(
			fc.property(entries, fc.constantFrom(...TYPES), printed, (text, answer_type, around) => {
				const changes = Object.fromEntries(Object.entries(around).filter(([, value]) => value !== undefined));
				const question = exampleFillOne({ answer_type, key: { answers: ["31"] }, ...changes });
				expect(VERDICTS).toContain(gradeAnswer(question, { question_type: "FILL_ONE", text }).verdict);
			}),
			{ numRuns: 3000 },
		);
	});
	test("for any answer to any question, however hostile", () => {
		fc.assert(
			fc.property(questions, hostileAnswers, (question, answer) => {
				expect(VERDICTS).toContain(gradeAnswer(question, answer).verdict);
			}),
			{ numRuns: 3000 },
		);
	});
	test("and the same answer gives the same grade", () => {
		fc.assert(
			fc.property(questions, hostileAnswers, (question, answer) => {
				expect(gradeAnswer(question, structuredClone(answer))).toEqual(gradeAnswer(question, answer));
			}),
			{ numRuns: 1000 },
		);
	});
});

describe("a key grades itself correct", () => {
	test("in any question that has no fault", () => {
		let sound = 0;
		fc.assert(
			fc.property(someQuestion, (question) => {
				if (checkQuestion(question).length > 0) return;
				sound += 1;
				expect(gradeAnswer(question, rightAnswer(question)).verdict).toBe("correct");
			}),
			{ numRuns: 1000 },
		);
		expect(sound).toBeGreaterThan(500);
	});
	test("in its own form, for every type of number", () => {
		fc.assert(
			fc.property(someKey, ({ answer_type, key }) => {
				expect(verdict(answer_type, key, key)).toBe("correct");
			}),
			{ numRuns: 2000 },
		);
	});
});

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
	test("a decimal with more zeros, and never its neighbour, at any scale", () => {
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
	test("a fraction times one, and no other", () => {
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
	test("any number as fraction, mixed number and, where it ends, decimal", () => {
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
	test("and the same wrong value in another spelling is read as the same", () => {
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

describe("order never matters", () => {
	const sorted = (question: Question, one: StudentAnswer, other: StudentAnswer) =>
		expect(gradeAnswer(question, one)).toEqual(gradeAnswer(question, other));
	const shuffled = <T>(values: readonly T[]) =>
		fc.shuffledSubarray([...values], { minLength: values.length, maxLength: values.length });
	test("of ticks", () => {
		const ticks = fc.subarray([..."abcde"]).chain((ids) => fc.tuple(fc.constant(ids), shuffled(ids)));
		fc.assert(
			fc.property(ticks, ([one, other]) => {
				const question = exampleSelectAll();
				sorted(
					question,
					{ question_type: "SELECT_ALL", option_ids: one },
					{ question_type: "SELECT_ALL", option_ids: other },
				);
			}),
		);
	});
	test("of pairs and of labels", () => {
		const rights = fc.constantFrom("a", "b", "c", "d", "", "z");
		const pairs = fc
			.tuple(rights, rights, rights)
			.map(([half, fourth, three]) => Object.entries({ half, fourth, "three-fourths": three }))
			.chain((list) => fc.tuple(fc.constant(list), shuffled(list)));
		fc.assert(
			fc.property(pairs, ([one, other]) => {
				const answer_dicts = [Object.fromEntries(one), Object.fromEntries(other)] as const;
				const match = answer_dicts.map((answer_dict) => ({
					question_type: "MATCH_THE_FOLLOWING" as const,
					answer_dict,
				}));
				expect(gradeAnswer(exampleMatch(), match[0] as StudentAnswer)).toEqual(
					gradeAnswer(exampleMatch(), match[1] as StudentAnswer),
				);
			}),
		);
		sorted(
			exampleLabeledInput(),
			{ question_type: "LABELED_INPUT", answer_dict: { first: "3", second: "80" } },
			{ question_type: "LABELED_INPUT", answer_dict: { second: "80", first: "3" } },
		);
	});
	test("of options in the question", () => {
		const { options } = exampleSelectAll();
		fc.assert(
			fc.property(shuffled(options), fc.subarray([..."abcde"]), (mixed, option_ids) => {
				const answer: StudentAnswer = { question_type: "SELECT_ALL", option_ids };
				const [one, other] = [exampleSelectAll(), exampleSelectAll({ options: mixed })].map((question) =>
					gradeAnswer(question, answer),
				);
				expect(other?.verdict).toBe(one?.verdict);
			}),
		);
	});
	test("of entries where any order is fine: verdict, count and what was read are the same", () => {
		const entry = fc.constantFrom("1", "2", "4", "8", "16/2", "3", "16", "x", "", "2.0");
		const lists = fc
			.array(entry, { minLength: 4, maxLength: 4 })
			.chain((list) => fc.tuple(fc.constant(list), shuffled(list)));
		fc.assert(
			fc.property(lists, ([one, other]) => {
				const [first, second] = [one, other].map((answer_list) => {
					const grade = gradeAnswer(exampleFillList(), { question_type: "FILL_MULTIPLE", answer_list });
					const right = grade.verdict === "incorrect" ? grade.right_parts?.ids.length : null;
					const read = grade.verdict === "unreadable" ? null : grade.answer_read;
					return { verdict: grade.verdict, right, read };
				});
				expect(second).toEqual(first);
			}),
			{ numRuns: 1000 },
		);
	});
});

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
			for (let pass = 0; pass < 50; pass += 1) new Set(many);
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

import { describe, expect, test } from "vitest";
import {
	exampleFillOne,
	exampleLabeledInput,
	exampleSelectAll,
	exampleSelectOne,
	exampleVerifyWithLlm,
} from "../../examples/questions.ts";
import type { FillOneQuestion } from "../question.ts";
import { faultsOf, someMistake } from "../testing/fault-codes.ts";

describe("texts of any question", () => {
	test.each<[string, Partial<FillOneQuestion>, string]>([
		["a blank prompt", { prompt: " " }, "prompt: blank-text"],
		["a blank instruction", { cta: "" }, "cta: blank-text"],
		["a blank explanation", { explanation: "\n" }, "explanation: blank-text"],
		["a blank hint", { hints: ["Think.", ""] }, "hints[1]: blank-text"],
		[
			"a blank feedback",
			{ known_mistakes: [someMistake("1/3", { feedback: "" })] },
			"known_mistakes[0].feedback: blank-text",
		],
		["an open dollar sign", { explanation: "It is $5." }, "explanation: unbalanced-math"],
		["an open dollar sign in the prompt", { prompt: "$3" }, "prompt: unbalanced-math"],
		["no hint", { hints: [] }, "hints: hint-count"],
		["one hint", { hints: ["Think."] }, "hints: hint-count"],
		["five hints", { hints: ["1", "2", "3", "4", "6"] }, "hints: hint-count"],
		[
			"a hint with the answer",
			{ hints: ["Think.", "It is $\\dfrac{5}{8}$."] },
			"hints[1]: hint-shows-answer",
		],
		[
			"a hint with the answer unsimplified",
			{ hints: ["Simplify 10/16.", "Think."] },
			"hints[0]: hint-shows-answer",
		],
		[
			"a feedback with the answer",
			{ known_mistakes: [someMistake("1/3", { feedback: "No, 5/8." })] },
			"known_mistakes[0].feedback: feedback-shows-answer",
		],
		[
			"two mistakes of one name",
			{ known_mistakes: [someMistake("1/3"), someMistake("1/4")] },
			"known_mistakes: repeated-id",
		],
		[
			"a mistake without a name",
			{ known_mistakes: [someMistake("1/3", { id: "" })] },
			"known_mistakes: bad-id",
		],
		[
			"a mistake whose name has blanks",
			{ known_mistakes: [someMistake("1/3", { id: "a b" })] },
			"known_mistakes: bad-id",
		],
	])("%s", (_, changes, fault) => {
		expect(faultsOf(exampleFillOne(changes))).toEqual([fault]);
	});
	test.each([
		["a written dollar sign", { explanation: "It costs \\$5." }],
		["four hints", { hints: ["Think.", "Draw.", "Count.", "Cut."] }],
		["no known mistake", { known_mistakes: [] }],
	])("%s is none", (_, changes) => {
		expect(faultsOf(exampleFillOne(changes))).toEqual([]);
	});
});

describe("what the prompt already states is no secret", () => {
	test("a hint may contain the answer to 3 + 0", () => {
		const question = exampleFillOne({
			answer_type: "INTEGER",
			prompt: "What is $3 + 0$?",
			hints: ["Start at 3.", "How many are added?"],
			key: { answers: ["3"] },
			known_mistakes: [],
		});
		expect(faultsOf(question)).toEqual([]);
	});
});

describe("what must not be revealed", () => {
	test("the label of the right option", () => {
		expect(faultsOf(exampleSelectOne({ hints: ["Think.", "It is 56."] }))).toEqual([
			"hints[1]: hint-shows-answer",
		]);
	});
	test("the number of a written answer", () => {
		expect(faultsOf(exampleVerifyWithLlm({ hints: ["Think.", "Is it 3?"] }))).toEqual([
			"hints[1]: hint-shows-answer",
		]);
	});
	test("but a hint may mention one of several right options or labels", () => {
		expect(faultsOf(exampleSelectAll({ hints: ["Is 3 one?", "Think."] }))).toEqual([]);
		expect(faultsOf(exampleLabeledInput({ hints: ["Is it 30?", "Think."] }))).toEqual([]);
	});
});

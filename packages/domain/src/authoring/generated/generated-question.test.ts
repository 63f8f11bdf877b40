import { describe, expect, test } from "vitest";
import { checkQuestion } from "../../question/checks/check-question.ts";
import { exampleFillOne, exampleSelectOne } from "../../examples/questions.ts";
import type { AnswerType, Question } from "../../question/question.ts";
import { checkByCalculation } from "./generated-calculation.ts";
import { checkDistractors } from "./generated-distractors.ts";
import { checkExpressions, workOut } from "./generated-expressions.ts";
import { valueOfLabel } from "./label-value.ts";
import { checkLevel } from "./generated-level.ts";
import type { GeneratedOption } from "./generated-form.ts";
import { questionOfGenerated } from "./generated-question.ts";
import { testSheet } from "./testing/test-sheet.ts";
import { relevanceOf } from "./generated-relevance.ts";

const base = {
	prompt: "Ana has 12 plums and eats 5. How many are left?",
	instruction: "",
	hints: ["What happens to the plums?", "Take away."],
	explanation: "She takes 5 away from 12.",
};
const option = (label: string, is_right = false): GeneratedOption => ({ label, is_right, feedback: "" });
const chosen = (options: GeneratedOption[], expression = "12 - 5") =>
	questionOfGenerated({ ...base, question_type: "SELECT_ONE", options, expression }, "INTEGER", testSheet);
const filled = (answer: string, expression: string, answer_type: AnswerType = "INTEGER") =>
	questionOfGenerated(
		{ ...base, question_type: "FILL_ONE", answer, unit: "", expression, mistakes: [], interaction: null },
		answer_type,
		testSheet,
	);

describe("a question made from a model's output", () => {
	test("has its options in the order of their values, so that their order reveals nothing", () => {
		const { question } = chosen([option("7", true), option("17"), option("5"), option("12")]);
		if (question.question_type !== "SELECT_ONE") throw new Error("it is another type");
		expect(question.options.map(({ id, label }) => `${id} ${label}`)).toEqual(["a 5", "b 7", "c 12", "d 17"]);
		expect(question.key).toEqual({ option_id: "b" });
		expect(checkQuestion(question)).toEqual([]);
	});

	test.each([
		["none", [option("7"), option("5")]],
		["two", [option("7", true), option("5", true)]],
	])("with %s called right has no key", (_, options) => {
		expect(checkQuestion(chosen(options).question)).toMatchObject([{ field: "key" }]);
	});

	test("of pairs has the right sides in their own order", () => {
		const pairs = [
			{ left: "$3 + 4$", right: "7", expression: "3 + 4" },
			{ left: "$1 + 1$", right: "2", expression: "1 + 1" },
		];
		const made = { ...base, question_type: "MATCH_THE_FOLLOWING" as const, pairs, others: ["5"] };
		const { question, expressions } = questionOfGenerated(
			{ ...made, interaction: null },
			"INTEGER",
			testSheet,
		);
		if (question.question_type !== "MATCH_THE_FOLLOWING") throw new Error("it is another type");
		expect(question.right_options.map(({ label }) => label)).toEqual(["2", "5", "7"]);
		expect(question.key.answer_dict).toEqual({ l1: "r3", l2: "r1" });
		expect(checkExpressions(question, expressions).outcome).toBe("passed");
	});
});

describe("the expression", () => {
	test.each([
		["7", "12 - 5", "INTEGER", "passed", null],
		["7", "plums = 12; eaten = 5; plums - eaten", "INTEGER", "passed", null],
		["0.5", "1 / 2", "FLOAT", "passed", null],
		["3/4", "1 - 1/4", "SIMPLE_FRACTION", "passed", null],
		["8", "12 - 5", "INTEGER", "failed", "expression_is_not_the_key"],
		["3/4", "3 * 1/4", "INTEGER", "failed", "answer_unlike_type"],
		["7", "", "INTEGER", "failed", "expression_missing"],
		["7", "process.exit(1)", "INTEGER", "failed", "expression_unreadable"],
		["7", "9 ^ 9 ^ 9", "INTEGER", "failed", "expression_unreadable"],
		["7", "1 / 0", "INTEGER", "failed", "expression_unreadable"],
	] as const)("of the key %s: %s (%s)", (answer, expression, answer_type, outcome, reason) => {
		const { question, expressions } = filled(answer, expression, answer_type);
		expect(checkExpressions(question, expressions)).toMatchObject({ outcome, reason });
	});

	test("is not required of an answer in words", () => {
		const { question, expressions } = filled("odd", "", "STRING");
		expect(checkExpressions(question, expressions).outcome).toBe("not_applicable");
	});

	test("is shown with its value, where it has one", () => {
		const expressions = ["1/3 + 1/3", "1 / 4", "nobody + 1"].map((expression) => ({
			part: "answer",
			expression,
		}));
		expect(workOut(expressions).map(({ value }) => value)).toEqual(["2/3", "0.25", null]);
	});

	test.each([
		["$12$", true],
		["1,250 apples", true],
		["$y = x + 6$", false],
		["(3, 4)", false],
		["$3x$", false],
		["k - 2", false],
		["half past 3:30", false],
	])("%s is a number: %s", (label, isNumber) => {
		expect(valueOfLabel(label) !== null).toBe(isNumber);
	});
});

describe("wrong options", () => {
	test.each([
		[["7", "5", "12"], "passed", null],
		[["7", "7.0", "5"], "failed", "distractor_equals_answer"],
		[["7", "14/2", "5"], "failed", "distractor_equals_answer"],
	])("%j", (labels, outcome, reason) => {
		const { question, expressions } = chosen(labels.map((label, at) => option(label, at === 0)));
		expect(checkDistractors(question, expressions)).toMatchObject({ outcome, reason });
	});

	test("with the same number of other things are still wrong", () => {
		const { question, expressions } = chosen([option("7 kilograms", true), option("7 grams")]);
		expect(checkDistractors(question, expressions).outcome).toBe("passed");
	});

	test("include one with the expression's value, where the key is another", () => {
		const { question, expressions } = chosen([option("5", true), option("7"), option("12")]);
		expect(checkDistractors(question, expressions).reason).toBe("expression_fits_two_options");
	});
});

describe("a bare calculation", () => {
	test.each([
		["What is $34 + 48$?", "82", "calculation_agrees"],
		["Work out: $\\dfrac{1}{2} + 1\\dfrac{1}{4}$.", "7/4", "calculation_agrees"],
		["$3 \\times (4 + 2^{3}) = \\square$", "36", "calculation_agrees"],
		["What is $1{,}000 - 1$?", "999", "calculation_agrees"],
		["What is $34 + 48$?", "72", "calculation_differs"],
		["About how much is $34 + 48$?", "80", null],
		["What is $x + 3$?", "5", null],
		["Ana has $3$ plums. What is $3 + 4$?", "7", null],
	])("%s with the key %s: %s", (prompt, answer, reason) => {
		const question = exampleFillOne({ prompt, answer_type: "MIXED", key: { answers: [answer] } });
		expect(checkByCalculation(question)?.reason ?? null).toBe(reason);
	});

	test("among options", () => {
		const question = exampleSelectOne();
		expect(checkByCalculation(question)?.outcome ?? "none").not.toBe("failed");
	});
});

describe("the level", () => {
	const of = (changes: Partial<Question>) => exampleFillOne(changes as Parameters<typeof exampleFillOne>[0]);
	test.each([
		["fits", of({}), 3, null],
		["a large number", of({ prompt: "What is $5000 + 1$?" }), 2, "number_too_large"],
		["below zero", of({ prompt: "What is $-3 + 10$?" }), 4, "negative_too_early"],
		["a decimal", of({ prompt: "What is $0.5$ times $14$?" }), 3, "decimal_too_early"],
		["a fraction", of({ prompt: "What is $\\dfrac{1}{5}$ of $35$?" }), 3, "fraction_too_early"],
		["a long sentence", of({ prompt: `${"and then ".repeat(20)}?` }), 3, "sentence_too_long"],
		["a long text", of({ prompt: "One. Two. ".repeat(40) }), 3, "text_too_long"],
		["hard words", of({ prompt: "Notwithstanding circumstances, what is $3 + 4$?" }), 3, "words_too_hard"],
		["words of mathematics", of({ prompt: "What is the numerator and the denominator?" }), 4, null],
		["gambling", of({ prompt: "At the casino you bet $3$." }), 6, "not_for_children"],
		["a link", of({ explanation: "See https://evil.example." }), 6, "holds_link_or_code"],
		["a tag", of({ hints: ["<script>x</script>", "b"] }), 6, "holds_link_or_code"],
		["a macro", of({ prompt: "$\\href{x}{y}$" }), 6, "holds_link_or_code"],
		["an address", of({ prompt: "Write to ann@example.com." }), 6, "holds_personal_data"],
		["a comparison, which is no tag", of({ prompt: "Is $3 < 4$ and $5 > 4$?" }), 3, null],
	] as const)("%s", (_, question, grade, reason) => {
		expect(checkLevel(question, grade).reason).toBe(reason);
	});
});

describe("relevance", () => {
	const example = "Zara has 23 stickers and gets 14 more. How many stickers has she now?";
	const texts = [
		example,
		"Tom has 31 stickers and gets 12 more. How many stickers has he now?",
		"What is $23 + 14$?",
		"What is the area of a rectangle of 3.5 cm by 2 cm?",
	];

	test("falls with fewer words, operations and numbers in common", () => {
		const scores = texts.map((text) => relevanceOf(text, [example]));
		expect(scores[0]).toBeCloseTo(1);
		expect(scores).toEqual(scores.toSorted((a, b) => b - a));
		expect(scores.at(-1)).toBeLessThan(0.4);
	});

	test("is that to the most similar text; zero for none", () => {
		expect(relevanceOf(example, texts.slice(1))).toBe(relevanceOf(example, [texts[1] ?? ""]));
		expect(relevanceOf(example, [])).toBe(0);
	});
});

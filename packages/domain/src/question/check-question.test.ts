import { describe, expect, test } from "vitest";
import { exampleFillOne, exampleSelectOne } from "../examples/questions.ts";
import { checkQuestion } from "./check-question.ts";
import { numbersIn, toPlainText } from "./plain-text.ts";
import type { FillOneQuestion, Question, SelectOneQuestion } from "./question.ts";

const codes = (question: Question) => checkQuestion(question).map(({ fault }) => fault);
const mistake = (answer: string, id = "m") => ({ id, answer, feedback: "Look again." });

test("the examples have no faults", () => {
	expect(checkQuestion(exampleFillOne())).toEqual([]);
	expect(checkQuestion(exampleSelectOne())).toEqual([]);
});

describe("a FILL_ONE question", () => {
	test.each<[string, Partial<FillOneQuestion>, string]>([
		["an unreadable key", { key: { answers: ["five"] } }, "key-unreadable"],
		["a key with a unit", { key: { answers: ["5/8 cm"] } }, "key-unreadable"],
		["no key", { key: { answers: [] } }, "key-count"],
		["two numbers as key", { key: { answers: ["5/8", "10/16"] } }, "key-count"],
		["an unsimplified key", { key: { answers: ["10/16"] } }, "key-fails-own-grader"],
		["a decimal key of a fraction question", { key: { answers: ["0.625"] } }, "key-fails-own-grader"],
		["a tolerance on a fraction", { key: { answers: ["5/8"], tolerance: "0.1" } }, "bad-tolerance"],
		["a mistake equal to the key", { known_mistakes: [mistake("5/8")] }, "mistake-equals-key"],
		["a mistake equal in value to the key", { known_mistakes: [mistake("10/16")] }, "mistake-equals-key"],
		["a mistake nobody can read", { known_mistakes: [mistake("many")] }, "mistake-unreadable"],
		["two equal mistakes", { known_mistakes: [mistake("1/3"), mistake("2/6", "n")] }, "equal-mistakes"],
		["two mistakes of one name", { known_mistakes: [mistake("1/3"), mistake("1/4")] }, "repeated-id"],
		["one hint", { hints: ["Think."] }, "hint-count"],
		["a hint with the answer", { hints: ["Think.", "It is $\\dfrac{5}{8}$."] }, "hint-shows-answer"],
		["a hint with the answer unsimplified", { hints: ["Think.", "Simplify 10/16."] }, "hint-shows-answer"],
		[
			"a feedback with the answer",
			{ known_mistakes: [{ ...mistake("1/3"), feedback: "No, 5/8." }] },
			"feedback-shows-answer",
		],
		["a blank prompt", { prompt: " " }, "blank-text"],
		["an open dollar sign", { explanation: "It is $5." }, "unbalanced-math"],
		[
			"a figure without words",
			{ figure: { svg: '<svg viewBox="0 0 1 1"></svg>', alt: "" } },
			"figure-without-alt",
		],
		[
			"a figure that runs code",
			{ figure: { svg: '<svg viewBox="0 0 1 1"><g onload="x()"/></svg>', alt: "a" } },
			"unsafe-figure",
		],
		[
			"a figure of fixed size",
			{ figure: { svg: '<svg viewBox="0 0 1 1" width="9"></svg>', alt: "a" } },
			"unsafe-figure",
		],
	])("with %s has that fault", (_, changes, fault) => {
		expect(codes(exampleFillOne(changes))).toContain(fault);
	});

	test("may repeat in a hint what its prompt states", () => {
		const question = exampleFillOne({
			answer_type: "INTEGER",
			prompt: "What is $3 + 0$?",
			hints: ["Start at 3.", "How many are added?"],
			key: { answers: ["3"] },
			known_mistakes: [],
		});
		expect(checkQuestion(question)).toEqual([]);
	});
});

describe("a SELECT_ONE question", () => {
	const labels = (...texts: string[]) => texts.map((label, at) => ({ id: "abcd"[at] ?? "", label }));
	test.each<[string, Partial<SelectOneQuestion>, string]>([
		["a key that is no option", { key: { option_id: "z" } }, "key-unreadable"],
		["one option", { options: labels("$56$"), known_mistakes: [] }, "too-few-options"],
		[
			"an option id used twice",
			{ options: [...labels("$56$"), { id: "a", label: "$3$" }], known_mistakes: [] },
			"repeated-id",
		],
		["two equal labels", { options: labels("$56$", "$15$", "56", "$48$") }, "equal-options"],
		[
			"two equal values",
			{ answer_type: "MIXED", options: labels("$\\dfrac{1}{2}$", "$0.5$", "$1$") },
			"equal-options",
		],
		["a mistake at no option", { known_mistakes: [mistake("z")] }, "mistake-unreadable"],
		["a mistake at the key", { known_mistakes: [mistake("a")] }, "mistake-equals-key"],
		["two mistakes at one option", { known_mistakes: [mistake("b"), mistake("b", "n")] }, "equal-mistakes"],
		["a hint with the right label", { hints: ["Think.", "It is 56."] }, "hint-shows-answer"],
	])("with %s has that fault", (_, changes, fault) => {
		expect(codes(exampleSelectOne(changes))).toContain(fault);
	});
});

test("numbers are found in Markdown with LaTeX", () => {
	expect(toPlainText("Add $1\\dfrac{2}{3}$ and **$4 \\times 5$**.")).toBe("Add 1 2/3 and 4 × 5.");
	expect([...numbersIn("Is $8 - 3$ more than $-3$, 1,200, $\\dfrac{6}{8}$ or 2.50?")]).toEqual([
		"8",
		"3",
		"-3",
		"1200",
		"3/4",
		"2.5",
	]);
});

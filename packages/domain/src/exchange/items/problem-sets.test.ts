import { describe, expect, test } from "vitest";
import { checkQuestion } from "../../question/checks/check-question.ts";
import { outcomeOf } from "../exchange-note.ts";
import { readProblemSet } from "./problem-sets.ts";
import type { ReadItem } from "./sketch.ts";

/** The first item of a set with these rows. */
function read(...rows: object[]): ReadItem {
	const [item] = readProblemSet(rows.map((row) => JSON.stringify(row)).join("\n")) ?? [];
	if (item === undefined) throw new Error("nothing was read");
	if (item.question !== null) expect(checkQuestion(item.question)).toEqual([]);
	return item;
}
const codes = ({ notes }: ReadItem) => notes.map(({ code }) => code);
const general = ["general-hints"];

describe("word problems with a formula", () => {
	const row = { ID: "p-1", Body: "Ann has 8 pens.", Question: "She gives 3 away. How many are left?" };

	test("the formula becomes the explanation, in either spelling of the set", () => {
		const published = read({ ...row, Equation: "( 8.0 - 3.0 )", Answer: 5, Type: "Subtraction" });
		expect(published).toMatchObject({
			name: "p-1",
			filing: { tags: ["Subtraction"] },
			question: {
				question_type: "FILL_ONE",
				answer_type: "INTEGER",
				prompt: "Ann has 8 pens. She gives 3 away. How many are left?",
				explanation: "$8 - 3 = 5$",
				key: { answers: ["5"] },
			},
		});
		const plain = read({
			source: "set",
			source_id: 7,
			prompt: "Ann has 8 pens.",
			answer_list: ["5"],
			explanation: "( ( 8.0 / 4.0 ) * 2.5 )",
		});
		expect(plain).toMatchObject({
			name: "set 7",
			question: { explanation: "$(8 \\div 4) \\times 2.5 = 5$" },
		});
		expect(codes(plain)).toEqual(general);
	});

	test("one whose formula gives another value is flagged", () => {
		const item = read({ ...row, Equation: "( ( 4.0 - 2.0 ) + 3.0 )", Answer: 1.0 });
		expect(item.notes).toContainEqual({ code: "equation-disagrees", detail: "(4 - 2) + 3 ≠ 1" });
		expect(outcomeOf(item.notes)).toBe("flagged");
	});
});

describe("word problems with a worked solution", () => {
	test("four signs precede the answer, calculator marks are removed, thousands lose their commas", () => {
		const item = read({
			question: "A farm sells 24 boxes for $45 each. How much is that?",
			answer: "It sells 24*45=$<<24*45=1080>>1080.\n#### 1,080",
		});
		expect(item.question).toMatchObject({
			prompt: "A farm sells 24 boxes for \\$45 each. How much is that?",
			explanation: "It sells 24 × 45=\\$1080.",
			key: { answers: ["1080"] },
		});
		expect(codes(item)).toEqual(["marks-taken-off", "general-hints"]);
	});

	test("a wrong step is flagged, a rounded one is not", () => {
		const wrong = read({ question: "What is it?", answer: "See <<2+2=5>>5 and <<10/3=3.33>>3.33.\n#### 5" });
		expect(wrong.notes).toContainEqual({ code: "step-wrong", detail: "2+2=5" });
		expect(codes(wrong).filter((code) => code === "step-wrong")).toHaveLength(1);
	});

	test("hints that reveal the answer are removed, and at most four stay", () => {
		const hints = [
			"Is it 12?",
			"Count the boys.",
			"Count the girls.",
			"Add both.",
			"Are you sure?",
			"Look back.",
		];
		const item = read({
			prompt: "How many children?",
			answer_list: ["12"],
			explanation: "6 + 6 = 12",
			hints,
		});
		expect(item.question?.hints).toEqual([
			"Count the boys.",
			"Count the girls.",
			"Add both.",
			"Are you sure?",
		]);
		expect(codes(item)).toEqual(["hint-gave-answer", "hints-cut"]);
	});
});

describe("questions with options", () => {
	const row = { question: "How fast is it?", correct: "B", rationale: "60 / 3 = 20\nAnswer B" };

	test("letters before the options are removed", () => {
		const item = read({ ...row, options: ["A)10 kmph", "B)20 kmph", "C)30 kmph"] });
		expect(item.question).toMatchObject({
			question_type: "SELECT_ONE",
			options: [
				{ id: "a", label: "10 kmph" },
				{ id: "b", label: "20 kmph" },
				{ id: "c", label: "30 kmph" },
			],
			key: { option_id: "b" },
		});
	});

	test("of two options that say the same the right one stays, and the item is flagged", () => {
		const item = read({ ...row, options: ["A)20", "B)20.0", "C)30"] });
		expect(item.question).toMatchObject({
			options: [{ label: "20.0" }, { label: "30" }],
			key: { option_id: "a" },
		});
		expect(item.notes).toContainEqual({ code: "equal-options", detail: "20" });
	});

	test("a solution that ends with another letter is flagged", () => {
		const item = read({ ...row, rationale: "So the answer is C.", options: ["A)1", "B)2", "C)3"] });
		expect(item.notes).toContainEqual({ code: "letter-disagrees", detail: "C" });
	});
});

test("several answers become boxes to fill in any order", () => {
	const item = read({ prompt: "Which two numbers?", answer_list: ["3", "5"], explanation: "3 and 5." });
	expect(item.question).toMatchObject({ question_type: "FILL_MULTIPLE", is_any_order: true });
});

test.each([
	["a line that is no JSON", '{"prompt":"a","answer_list":["1"]}\nnonsense', "unreadable"],
	["a list of texts", '["a"]', "unreadable"],
	["no answer", '{"prompt":"a"}', "no-right-answer"],
	["no question", '{"prompt":" ","answer_list":["1"]}', "no-question-text"],
	[
		"a letter that is none of the options",
		'{"question":"a","options":["x","y"],"correct":"E"}',
		"no-right-answer",
	],
])("%s refuses the item alone", (_, text, code) => {
	const items = readProblemSet(text) ?? [];
	expect(items.at(-1)?.notes.map((note) => note.code)).toContain(code);
	expect(items.at(-1)?.question).toBeNull();
});

test("other texts are no set", () => {
	expect(readProblemSet("What is it? {=4}")).toBeNull();
});

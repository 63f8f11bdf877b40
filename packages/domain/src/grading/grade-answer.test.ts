import { describe, expect, test } from "vitest";
import { exampleFillOne, exampleSelectOne } from "../examples/questions.ts";
import type { AnswerType, FillOneQuestion } from "../question/question.ts";
import { gradeAnswer } from "./grade-answer.ts";

/** The grade in one word, with its detail behind a colon. */
function graded(question: FillOneQuestion, text: string): string {
	const grade = gradeAnswer(question, { question_type: "FILL_ONE", text });
	switch (grade.verdict) {
		case "correct":
			return "correct";
		case "incorrect":
			return grade.not_simplest ? "incorrect: not simplest" : "incorrect";
		case "wrong_form":
			return `wrong form: ${grade.wanted_form}`;
		case "unreadable":
			return `unreadable: ${grade.reason}`;
		case "needs_review":
			return "needs review";
	}
}

function blank(answer_type: AnswerType, key: FillOneQuestion["key"]): FillOneQuestion {
	return exampleFillOne({ answer_type, key, known_mistakes: [] });
}

const TABLES: [AnswerType, FillOneQuestion["key"], [string, string][]][] = [
	[
		"INTEGER",
		{ answers: ["6"] },
		[
			["6", "correct"],
			["+6", "correct"],
			["06", "correct"],
			["6.", "correct"],
			["6.0", "correct"],
			["12/2", "wrong form: integer"],
			["5 1/1", "wrong form: integer"],
			["7", "incorrect"],
			["13/2", "incorrect"],
			["-6", "incorrect"],
			["6 apples", "unreadable: unexpected-unit"],
		],
	],
	[
		"INTEGER",
		{ answers: ["1234"] },
		[
			["1,234", "correct"],
			["1 234", "correct"],
			["12,34", "unreadable: decimal-comma"],
		],
	],
	[
		"INTEGER",
		{ answers: ["9007199254740993"] },
		[
			["9007199254740992", "incorrect"],
			["9007199254740993", "correct"],
		],
	],
	[
		"INTEGER",
		{ answers: ["0"] },
		[
			["0", "correct"],
			["-0", "correct"],
			["", "unreadable: empty"],
		],
	],
	["INTEGER", { answers: ["16"] }, [["16,000", "incorrect"]]],
	[
		"FLOAT",
		{ answers: ["0.5"] },
		[
			[".5", "correct"],
			["0.50", "correct"],
			["1/2", "wrong form: decimal"],
			["½", "wrong form: decimal"],
			["5e-1", "unreadable: exponent"],
			["0,5", "unreadable: decimal-comma"],
			["0.5000000000000000000000001", "incorrect"],
		],
	],
	[
		"FLOAT",
		{ answers: ["3.14"], tolerance: "0.01" },
		[
			["3.15", "correct"],
			["3.13", "correct"],
			["3.1300", "correct"],
			["3.1299999", "incorrect"],
			["3.151", "incorrect"],
		],
	],
	[
		"SIMPLE_FRACTION",
		{ answers: ["1/2"] },
		[
			["1/2", "correct"],
			["-1/-2", "wrong form: simplest-form"],
			["1 / 2", "correct"],
			["2/4", "wrong form: simplest-form"],
			["0.5", "wrong form: fraction"],
			["2/3", "incorrect"],
			["4/6", "incorrect"],
			["1", "incorrect"],
		],
	],
	[
		"SIMPLE_FRACTION",
		{ answers: ["3/2"] },
		[
			["3/2", "correct"],
			["1 1/2", "wrong form: fraction"],
		],
	],
	[
		"SIMPLE_FRACTION",
		{ answers: ["-3/4"] },
		[
			["-3/4", "correct"],
			["\u22123/4", "correct"],
			["3/-4", "wrong form: simplest-form"],
		],
	],
	[
		"SIMPLE_FRACTION",
		{ answers: ["2"] },
		[
			["2", "correct"],
			["2.0", "correct"],
			["4/2", "wrong form: simplest-form"],
		],
	],
	[
		"SIMPLE_FRACTION",
		{ answers: ["1/2"], simplest: "enforced" },
		[
			["2/4", "incorrect: not simplest"],
			["1/2", "correct"],
		],
	],
	[
		"SIMPLE_FRACTION",
		{ answers: ["2/4"], simplest: "optional" },
		[
			["2/4", "correct"],
			["1/2", "correct"],
			["3/6", "correct"],
		],
	],
	["SIMPLE_FRACTION", { answers: ["1/3"] }, [["0.3333333333", "incorrect"]]],
	[
		"MIXED_FRACTION",
		{ answers: ["1 1/2"] },
		[
			["1 1/2", "correct"],
			["1½", "correct"],
			["1+1/2", "correct"],
			["3/2", "wrong form: mixed-number"],
			["1.5", "wrong form: mixed-number"],
			["1 2/4", "wrong form: simplest-form"],
			["-1 1/2", "incorrect"],
			["11/2", "incorrect"],
		],
	],
	[
		"MIXED_FRACTION",
		{ answers: ["-1 1/2"] },
		[
			["-1 1/2", "correct"],
			["-1/2", "incorrect"],
		],
	],
	[
		"MIXED_FRACTION",
		{ answers: ["3"] },
		[
			["3", "correct"],
			["6/2", "wrong form: integer"],
			["2 2/2", "wrong form: simplest-form"],
		],
	],
	[
		"MIXED_FRACTION",
		{ answers: ["3/4"] },
		[
			["3/4", "correct"],
			["0 3/4", "wrong form: simplest-form"],
			[".75", "wrong form: fraction"],
		],
	],
	[
		"MIXED",
		{ answers: ["1.5"] },
		[
			["1.5", "correct"],
			["3/2", "correct"],
			["1 1/2", "correct"],
			["6/4", "wrong form: simplest-form"],
			["1.50", "correct"],
			["1.6", "incorrect"],
		],
	],
	[
		"STRING",
		{ answers: ["isosceles", "isosceles triangle"] },
		[
			["Isosceles", "correct"],
			["  ISOSCELES   triangle ", "correct"],
			["isoceles", "wrong form: check-spelling"],
			["isoscelse", "wrong form: check-spelling"],
			["isosceles triangel", "wrong form: check-spelling"],
			["isocelse", "incorrect"],
			["scalene", "incorrect"],
			["   ", "unreadable: empty"],
		],
	],
	["STRING", { answers: ["cube"] }, [["cub", "incorrect"]]],
	["STRING", { answers: ["123456"] }, [["123457", "incorrect"]]],
];

describe.each(TABLES)("%s with key %j", (answer_type, key, cases) => {
	test.each(cases)("%j is %s", (text, expected) => {
		expect(graded(blank(answer_type, key), text)).toBe(expected);
	});
});

describe("known mistakes", () => {
	test("are matched by value, as the grader compares", () => {
		const answer = (text: string) => gradeAnswer(exampleFillOne(), { question_type: "FILL_ONE", text });
		expect(answer("4/12")).toMatchObject({ verdict: "incorrect", known_mistake_id: "added-denominators" });
		expect(answer("1/3")).toMatchObject({ known_mistake_id: "added-denominators", answer_read: "1/3" });
		expect(answer("2/3")).toMatchObject({ known_mistake_id: null });
	});

	test("win over a slip of the pen", () => {
		const known_mistakes = [{ id: "six-sides", answer: "hexagons", feedback: "Count the sides once more." }];
		const question = exampleFillOne({
			answer_type: "STRING",
			key: { answers: ["hexagona"] },
			known_mistakes,
		});
		expect(gradeAnswer(question, { question_type: "FILL_ONE", text: "Hexagons" })).toMatchObject({
			verdict: "incorrect",
			known_mistake_id: "six-sides",
		});
	});
});

test("the same wrong value has one spelling, whatever was typed", () => {
	const spelled = (text: string) => {
		const grade = gradeAnswer(blank("FLOAT", { answers: ["2"] }), { question_type: "FILL_ONE", text });
		return grade.verdict === "unreadable" ? null : grade.answer_read;
	};
	expect(["0.5", ".50", "+0.500"].map(spelled)).toEqual(["0.5", "0.5", "0.5"]);
	expect(["-1.25", "3", "3.0", "03", "9/12", "1 2/4"].map(spelled)).toEqual([
		"-1.25",
		"3",
		"3",
		"3",
		"3/4",
		"1 1/2",
	]);
});

describe("SELECT_ONE", () => {
	const answer = (option_id: string | null) =>
		gradeAnswer(exampleSelectOne(), { question_type: "SELECT_ONE", option_id });
	test("takes exactly the right option", () => {
		expect(answer("a")).toEqual({ verdict: "correct", answer_read: "a" });
		expect(answer("b")).toMatchObject({ verdict: "incorrect", known_mistake_id: "added" });
		expect(answer("c")).toMatchObject({ verdict: "incorrect", known_mistake_id: null });
	});
	test("cannot read nothing or an unknown option", () => {
		expect(answer(null)).toEqual({ verdict: "unreadable", reason: "nothing-chosen", parts: [] });
		expect(answer("z")).toEqual({ verdict: "unreadable", reason: "unknown-option", parts: [] });
	});
});

test("an answer of another question type is unreadable", () => {
	expect(gradeAnswer(exampleSelectOne(), { question_type: "FILL_ONE", text: "56" })).toEqual({
		verdict: "unreadable",
		reason: "wrong-question-type",
		parts: [],
	});
});

test("a key nobody can read is a fault of ours, never a grade", () => {
	expect(() => graded(blank("INTEGER", { answers: ["six"] }), "6")).toThrow();
});

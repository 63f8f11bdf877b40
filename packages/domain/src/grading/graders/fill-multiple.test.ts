import { describe, expect, test } from "vitest";
import { exampleFillList, exampleFillMultiple } from "../../examples/questions.ts";
import type { Blank, FillMultipleQuestion } from "../../question/question.ts";
import { gradeAnswer } from "../grade-answer.ts";
import { sayGrade } from "../testing/say-grade.ts";

function grade(question: FillMultipleQuestion, answer_list: readonly string[]) {
	return gradeAnswer(question, { question_type: "FILL_MULTIPLE", answer_list: [...answer_list] });
}

describe("every box by its own type", () => {
	const blanks: Blank[] = [
		{ id: "a", answer_type: "INTEGER", key: { answers: ["3"] } },
		{ id: "b", answer_type: "SIMPLE_FRACTION", key: { answers: ["1/2"] } },
		{ id: "c", answer_type: "STRING", key: { answers: ["triangle"] } },
	];
	const question = exampleFillMultiple({ answer_type: "MIXED", blanks, known_mistakes: [] });
	test.each<[string[], string]>([
		[["3", "1/2", "triangle"], "correct"],
		[["3.0", "\u00bd", "Triangle"], "correct"],
		[["3", "2/4", "triangle"], "wrong form: simplest-form -> b"],
		[["6/2", "1/2", "triangle"], "wrong form: integer -> a"],
		[["3", "1/2", "triangel"], "wrong form: check-spelling -> c"],
		[["6/2", "2/4", "triangel"], "wrong form: integer -> a"],
		[["4", "2/4", "triangel"], "incorrect"],
		[["3", "1/2", "square"], "incorrect"],
		[["", "1/2", "triangle"], "unreadable: empty -> a"],
		[["", "", "triangle"], "unreadable: empty -> a b"],
		[["", "", ""], "unreadable: empty -> a b c"],
		[["3", "1/0", "triangle"], "unreadable: zero-denominator -> b"],
		[["", "1/0", "triangle"], "unreadable: empty -> a"],
		[["3", "1/2"], "unreadable: empty -> c"],
		[[], "unreadable: empty -> a b c"],
		[["3", "1/2", "triangle", "4"], "unreadable: wrong-question-type"],
	])("%j is %s", (entries, expected) => {
		expect(sayGrade(grade(question, entries))).toBe(expected);
	});
});

describe("while a box is unreadable, nothing is said about the others", () => {
	test("whether they are right, wrong, in another form or a known mistake", () => {
		const question = exampleFillMultiple();
		const said = ["3", "4", "6/2", "77"].map((first) => grade(question, [first, "?"]));
		expect(new Set(said.map((each) => JSON.stringify(each))).size).toBe(1);
		expect(said[0]).toEqual({ verdict: "unreadable", reason: "not-a-number", parts: ["rest"] });
	});
});

describe("known mistakes", () => {
	const mistake = (id: string, answer: string, part?: string) => ({
		id,
		answer,
		feedback: "Look again.",
		...(part === undefined ? {} : { part }),
	});
	test.each<[string[], string]>([
		[["4", "2"], "incorrect: in-first"],
		[["3", "4"], "incorrect"],
		[["3", "9"], "incorrect: anywhere"],
		[["9", "2"], "incorrect: anywhere"],
		[["5", "9"], "incorrect: anywhere"],
	])("%j is %s", (entries, expected) => {
		const known_mistakes = [mistake("in-first", "4", "quotient"), mistake("anywhere", "9")];
		expect(sayGrade(grade(exampleFillMultiple({ known_mistakes }), entries))).toBe(expected);
	});
});

describe("an incorrect answer says which parts are right and how many", () => {
	test.each<[string[], string[]]>([
		[["3", "1"], ["quotient"]],
		[["1", "2"], ["rest"]],
		[["1", "1"], []],
		[["6/2", "1"], ["quotient"]],
	])("%j: %j", (entries, ids) => {
		expect(grade(exampleFillMultiple(), entries)).toMatchObject({ right_parts: { ids, total: 2 } });
	});
	test("unsimplified is reported only if nothing else is wrong", () => {
		const enforced = (id: string, answer: string): Blank => ({
			id,
			answer_type: "SIMPLE_FRACTION",
			key: { answers: [answer], simplest: "enforced" },
		});
		const blanks = [enforced("a", "1/2"), enforced("b", "1/3")];
		const question = exampleFillMultiple({ answer_type: "SIMPLE_FRACTION", blanks, known_mistakes: [] });
		expect(sayGrade(grade(question, ["2/4", "1/3"]))).toBe("incorrect: not simplest");
		expect(sayGrade(grade(question, ["2/4", "1/4"]))).toBe("incorrect");
	});
});

describe("in any order", () => {
	const list = exampleFillList();
	test.each<[string[], string]>([
		[["1", "2", "4", "8"], "correct"],
		[["8", "4", "2", "1"], "correct"],
		[["4", "1", "8", "2"], "correct"],
		[["4.0", "+1", "08", " 2 "], "correct"],
		[["1", "2", "4", "16/2"], "wrong form: integer -> factor-4"],
		[["16/2", "4", "2", "1"], "wrong form: integer -> factor-1"],
		[["1", "2", "3", "8"], "incorrect"],
		[["16", "2", "4", "8"], "incorrect: multiple"],
		[["3", "5", "6", "7"], "incorrect"],
	])("%j is %s", (entries, expected) => {
		expect(sayGrade(grade(list, entries))).toBe(expected);
	});
	test.each<[string[], string]>([
		[["1", "1", "4", "8"], "unreadable: repeated-answer -> factor-2"],
		[["1", "1", "1", "8"], "unreadable: repeated-answer -> factor-2 factor-3"],
		[["3", "2", "3", "8"], "unreadable: repeated-answer -> factor-3"],
		[["2", "4/2", "4", "8"], "unreadable: repeated-answer -> factor-2"],
		[["1", "1.0"], "unreadable: repeated-answer -> factor-2"],
	])("an answer twice is told: %j is %s", (entries, expected) => {
		expect(sayGrade(grade(list, entries))).toBe(expected);
	});
	test.each<[string[], string]>([
		[["1", "2"], "unreadable: more-answers"],
		[["3", "5"], "unreadable: more-answers"],
		[["1", ""], "unreadable: empty -> factor-2"],
		[["1", "2", "4", ""], "unreadable: empty -> factor-4"],
		[["", "two", "4", ""], "unreadable: empty -> factor-1 factor-4"],
		[["1", "two", "4", "8"], "unreadable: not-a-number -> factor-2"],
		[[], "unreadable: empty"],
		[["1", "2", "4", "8", "16"], "unreadable: wrong-question-type"],
	])("a list that is not finished says so and nothing of the rest: %j is %s", (entries, expected) => {
		expect(sayGrade(grade(list, entries))).toBe(expected);
	});
	test("counts each right answer once, in any box", () => {
		expect(grade(list, ["8", "3", "1", "5"])).toMatchObject({
			right_parts: { ids: ["factor-1", "factor-3"], total: 4 },
		});
	});
	test("the same wrong answers in another order are the same wrong answer", () => {
		const read = (entries: string[]) => {
			const said = grade(list, entries);
			return said.verdict === "incorrect" ? said.answer_read : null;
		};
		expect(read(["8", "3", "1", "5"])).toBe(read(["1", "5", "8", "3"]));
		expect(read(["8", "3", "1", "5"])).not.toBe(read(["8", "3", "1", "7"]));
	});
});

describe("in any order, words find their keys regardless of order", () => {
	const texts = (...answers: string[][]) =>
		exampleFillList({
			answer_type: "STRING",
			known_mistakes: [],
			initial_count: answers.length,
			blanks: answers.map((each, at) => ({ id: `t${at}`, answer_type: "STRING", key: { answers: each } })),
		});
	test("a typo of one key that equals another key is no typo", () => {
		const question = texts(["hexagons"], ["hexagon"]);
		expect(sayGrade(grade(question, ["hexagon", "hexagons"]))).toBe("correct");
		expect(sayGrade(grade(question, ["hexagons", "hexagon"]))).toBe("correct");
	});
	test("a typo gives way to the entry that fits", () => {
		const question = texts(["hexagons"], ["hexagon"]);
		expect(sayGrade(grade(question, ["hexagonz", "hexagon"]))).toBe("wrong form: check-spelling -> t0");
		expect(sayGrade(grade(question, ["hexagon", "hexagonz"]))).toBe("wrong form: check-spelling -> t1");
	});
	test("two names of one answer count once", () => {
		const question = texts(["square", "regular quadrilateral"], ["circle"]);
		expect(sayGrade(grade(question, ["circle", "regular quadrilateral"]))).toBe("correct");
		expect(grade(question, ["square", "regular quadrilateral"])).toMatchObject({
			verdict: "incorrect",
			right_parts: { ids: ["t0"], total: 2 },
		});
	});
	test("a bar in an answer is not the separator", () => {
		const question = texts(["a"], ["b"]);
		const read = (entries: string[]) => JSON.stringify(grade(question, entries));
		expect(read(["x | y", "z"])).not.toBe(read(["x", "y | z"]));
	});
	test("a printed unit may be repeated, and makes no other answer", () => {
		const blanks = ["6", "8"].map(
			(answer, at): Blank => ({
				id: `n${at}`,
				answer_type: "INTEGER",
				answer_suffix: "cm",
				key: { answers: [answer] },
			}),
		);
		const question = exampleFillList({ blanks, known_mistakes: [], initial_count: 2 });
		expect(sayGrade(grade(question, ["8 cm", "6"]))).toBe("correct");
		expect(sayGrade(grade(question, ["8 cm", "8"]))).toBe("unreadable: repeated-answer -> n1");
	});
});

describe("a mistake that exchanges two boxes is seen in both or in none", () => {
	const blanks = ["3", "6"].map(
		(answer, at): Blank => ({ id: `b${at}`, answer_type: "INTEGER", key: { answers: [answer] } }),
	);
	const mistake = (id: string, part: string, answer: string) => ({
		id,
		part,
		answer,
		feedback: "Look again.",
	});
	const question = exampleFillMultiple({
		blanks,
		known_mistakes: [
			mistake("reversed-order", "b0", "6"),
			mistake("reversed-order", "b1", "3"),
			mistake("took-the-other-part", "b0", "4"),
			mistake("took-the-other-part", "b1", "4"),
		],
	});
	test.each([
		["6", "3", "incorrect: reversed-order"],
		["6", "6", "incorrect"],
		["6", "5", "incorrect"],
		["3", "3", "incorrect"],
		["6", "4", "incorrect: took-the-other-part"],
		["4", "6", "incorrect: took-the-other-part"],
	])("%s to %s is %s", (first, second, expected) => {
		expect(sayGrade(grade(question, [first, second]))).toBe(expected);
	});
});

test("unsimplified fractions in any order are recognized", () => {
	const blanks = ["1/2", "1/3"].map(
		(answer, at): Blank => ({
			id: `f${at}`,
			answer_type: "SIMPLE_FRACTION",
			key: { answers: [answer], simplest: "enforced" },
		}),
	);
	const question = exampleFillList({
		answer_type: "SIMPLE_FRACTION",
		blanks,
		known_mistakes: [],
		initial_count: 2,
	});
	expect(sayGrade(grade(question, ["2/6", "1/2"]))).toBe("incorrect: not simplest");
	expect(sayGrade(grade(question, ["1/3", "2/4"]))).toBe("incorrect: not simplest");
	expect(sayGrade(grade(question, ["1/3", "1/2"]))).toBe("correct");
});

describe("of a chart with several wrong columns, a mistake names those too high and too low", () => {
	const names = ["2 1/8", "2 1/4", "2 1/2"];
	const question = exampleFillMultiple({
		answer_type: "INTEGER",
		interaction: { kind: "chart", style: "dots", names, step: 1, most: 8 },
		blanks: ["a", "b", "c"].map((id) => ({ id, answer_type: "INTEGER", key: { answers: ["3"] } })),
		known_mistakes: ["a", "b"].map((part) => ({
			id: "counted-one-twice",
			part,
			answer: "4",
			feedback: "There is one too many in this column.",
		})),
	});
	const offOf = (entries: string[]) => {
		const given = grade(question, entries);
		return "columns_off" in given ? given.columns_off : null;
	};
	test.each<[string[], string[], string[]]>([
		[["4", "4", "3"], ["2 1/8", "2 1/4"], []],
		[["4", "3", "2"], ["2 1/8"], ["2 1/2"]],
		[["4", "6", "0"], ["2 1/8", "2 1/4"], ["2 1/2"]],
	])("%j: %j and %j", (entries, over, under) => {
		expect(offOf(entries)).toEqual({ style: "dots", over, under });
	});
	test("not of one alone, nor without a known mistake", () => {
		expect(offOf(["4", "3", "3"])).toBeNull();
		expect(offOf(["2", "2", "1"])).toBeNull();
	});
});
